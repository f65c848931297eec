import type { Input, Item, ListId } from '@rowloom/client';
import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type ListPage, renewHead, renewPart } from './renew-pages.ts';
import { useClient } from './session-context.ts';

export type GrowingOptions = {
  /** Milliseconds after which what is shown is looked at again, for what changes by itself. */
  readonly refetchInterval?: number;
};

type Cursor = string | undefined;
type Shown<T> = InfiniteData<ListPage<T>, Cursor>;
type ReadPage<T> = (cursor: Cursor, signal: AbortSignal) => Promise<ListPage<T>>;

/** A list that grows downwards, page after page. */
export function useGrowing<Id extends ListId>(
  id: Id,
  input: Input<Id>,
  { refetchInterval: interval }: GrowingOptions = {},
) {
  const client = useClient();
  const call = client[id] as unknown as (input: object) => Promise<ListPage<Item<Id>>>;
  const readPage: ReadPage<Item<Id>> = (cursor, signal) => {
    const { query } = input as { query?: object };
    return call({ ...input, query: { ...query, ...(cursor === undefined ? {} : { cursor }) }, signal });
  };
  const list = useInfiniteQuery({
    queryKey: [id, 'growing', input],
    queryFn: ({ signal, pageParam }) => readPage(pageParam, signal),
    initialPageParam: undefined as Cursor,
    getNextPageParam: ({ next_cursor: cursor }) => cursor ?? undefined,
    ...(interval === undefined
      ? {}
      : {
          refetchOnWindowFocus: false,
          refetchOnReconnect: false,
          // One that has not come yet is asked for until it does; then its pages are renewed instead.
          refetchInterval: ({ state }: { readonly state: { readonly data: unknown } }) =>
            state.data === undefined && interval,
        }),
  });
  useRenewal([id, 'growing', input], readPage, list.data === undefined ? undefined : interval);
  return list;
}

/**
 * Keeps a list alive by two pages at a time, however many are shown: the first one, where things arrive, and one of the
 * others in turn.
 */
function useRenewal<T>(key: readonly unknown[], readPage: ReadPage<T>, interval: number | undefined): void {
  const queries = useQueryClient();
  const turn = useRef(0);
  useQuery({
    queryKey: ['renewed', ...key],
    queryFn: async ({ signal }) => {
      const before = queries.getQueryState(key)?.dataUpdatedAt;
      const further = queries.getQueryData<Shown<T>>(key)?.pageParams.slice(1) ?? [];
      const [head, part] = await Promise.all([
        readPage(undefined, signal),
        further.length === 0 ? undefined : readPage(further[turn.current++ % further.length], signal),
      ]);
      const shown = queries.getQueryData<Shown<T>>(key);
      // Whatever was read meanwhile is as new as this, and longer.
      if (shown === undefined || queries.getQueryState(key)?.dataUpdatedAt !== before) return null;
      const pages = renewHead(shown.pages, head);
      if (pages === undefined) void queries.invalidateQueries({ queryKey: key, exact: true });
      else
        queries.setQueryData<Shown<T>>(key, {
          pages: [...(part === undefined ? pages : renewPart(pages, part))],
          pageParams: shown.pageParams.slice(0, pages.length),
        });
      return null;
    },
    initialData: null,
    enabled: interval !== undefined,
    refetchInterval: interval ?? false,
  });
}
