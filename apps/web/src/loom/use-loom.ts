import type { PreviewRow } from '@rowloom/engine';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type Loom, openLoom } from './open-loom.ts';
import type { ColumnProfile } from './profile-rows.ts';
import type { FoundRow, LoomSource, LoomWishes, WovenPlan } from './protocol.ts';

let loom: Loom | undefined;

/** One for the page, started when a screen first needs it. */
export const theLoom = (): Loom => (loom ??= openLoom());

const FOREVER = { staleTime: Infinity, retry: false, throwOnError: false } as const;

export const useSchema = (source: LoomSource | undefined) =>
  useQuery({
    queryKey: ['loom.open', source?.key],
    queryFn: ({ signal }) =>
      theLoom()
        .until(signal)
        .open(source as LoomSource),
    enabled: source !== undefined,
    ...FOREVER,
  });

/** A plan with what it is of: the one before stays until the next is there. */
export type PlanOf = WovenPlan & { readonly source: LoomSource; readonly wishes: LoomWishes };

export const usePlan = (source: LoomSource | undefined, wishes: LoomWishes): UseQueryResult<PlanOf> =>
  useQuery({
    queryKey: ['loom.plan', source?.key, wishes],
    queryFn: async ({ signal }) => {
      const planned = source as LoomSource;
      return { ...(await theLoom().until(signal).plan(planned, wishes)), source: planned, wishes };
    },
    enabled: source !== undefined,
    placeholderData: keepPreviousData,
    ...FOREVER,
  });

export const useRows = (
  source: LoomSource | undefined,
  wishes: LoomWishes,
  table: string | undefined,
  first: number,
  count: number,
): UseQueryResult<readonly PreviewRow[]> =>
  useQuery({
    queryKey: ['loom.rows', source?.key, wishes, table, first, count],
    queryFn: ({ signal }) =>
      theLoom()
        .until(signal)
        .rows(source as LoomSource, wishes, table ?? '', first, count),
    enabled: source !== undefined && table !== undefined,
    placeholderData: keepPreviousData,
    ...FOREVER,
  });

/** `enabled`: not before the rows themselves are there. */
export const useProfile = (
  source: LoomSource,
  wishes: LoomWishes,
  table: string,
  enabled: boolean,
): UseQueryResult<Readonly<Record<string, ColumnProfile>>> =>
  useQuery({
    queryKey: ['loom.profile', source.key, wishes, table],
    queryFn: ({ signal }) => theLoom().until(signal).profile(source, wishes, table),
    enabled,
    ...FOREVER,
  });

/** Rows of a table by values of theirs: the parent of a row, or its children. */
export const useFoundRows = (
  source: LoomSource | undefined,
  wishes: LoomWishes,
  table: string,
  values: PreviewRow | undefined,
  most: number,
): UseQueryResult<readonly FoundRow[]> =>
  useQuery({
    queryKey: ['loom.find', source?.key, wishes, table, values, most],
    queryFn: ({ signal }) =>
      theLoom()
        .until(signal)
        .find(source as LoomSource, wishes, table, values ?? {}, most),
    enabled: source !== undefined && values !== undefined,
    ...FOREVER,
  });

export const usePacks = () => useQuery({ queryKey: ['loom.packs'], queryFn: () => theLoom().packs(), ...FOREVER });

/** The catalogue of generators: it is part of the engine, and never changes while the page is open. */
export const useGenerators = () =>
  useQuery({ queryKey: ['loom.generators'], queryFn: () => theLoom().generators(), ...FOREVER });
