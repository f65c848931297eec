import type { Expression, Table } from '@rowloom/engine';

/** A query for rows of one table by columns of the new row. */
export type Lookup = {
  readonly table: Table;
  readonly keys: readonly { readonly column: string; readonly own: string }[];
  /** Further conditions on the rows, over their own columns. */
  readonly conditions: readonly Expression[];
  /** The new row itself is excluded: `id <> NEW.id`. */
  readonly isOther: boolean;
};

/** The question to a query; in expressions it is represented by a column whose name no table has. */
export type Probe = { readonly lookup: Lookup; readonly gives: 'exists' | 'count' | { readonly column: string } };

export type Probes = {
  readonly add: (probe: Probe) => Expression;
  readonly find: (name: string) => Probe | undefined;
};

const PREFIX = 'rowloom_probe_';

export function openProbes(): Probes {
  const known: Probe[] = [];
  return {
    add: (probe) => {
      known.push(probe);
      return { op: 'column', name: `${PREFIX}${known.length - 1}` };
    },
    find: (name) => (name.startsWith(PREFIX) ? known[Number(name.slice(PREFIX.length))] : undefined),
  };
}
