import type { CreateProject, Project, UpdateProject } from '@rowloom/contract';
import type { Engine } from '../store/column-types.ts';

export const engineOf = (asked: CreateProject['engine']): Engine => (asked === 'postgres' ? 'postgresql' : asked);

export type ProjectChanges = {
  readonly [Field in keyof UpdateProject]?: { readonly from: unknown; readonly to: unknown };
};

const CHANGEABLE = ['name', 'schema_name', 'settings'] as const;

/** What a PATCH actually changes: a field sent with its current value is not a change. */
export function changesOf(before: Pick<Project, (typeof CHANGEABLE)[number]>, patch: UpdateProject): ProjectChanges {
  return Object.fromEntries(
    CHANGEABLE.flatMap((field) => {
      const from = before[field];
      const to = patch[field];
      return to === undefined || isSame(from, to) ? [] : [[field, { from, to }]];
    }),
  );
}

/** Settings are flat; the store returns their keys in its own order. */
function isSame(from: unknown, to: unknown): boolean {
  const settled = (value: unknown): unknown =>
    typeof value === 'object' && value !== null ? Object.entries(value).toSorted(byKey) : value;
  return JSON.stringify(settled(from)) === JSON.stringify(settled(to));
}

const byKey = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);
