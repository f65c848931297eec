import type { Expression, Table } from '@rowloom/engine';

/** A query for rows of one table by columns of the new row. */
export type Lookup = {
  readonly table: Table;
  readonly keys: readonly { readonly column: string; readonly own: string }[];
  /** What else the rows must be like, over their own columns. */
  readonly conditions: readonly Expression[];
  /** The new row itself is not among them: `id <> NEW.id`. */
  readonly isOther: boolean;
};

/** What is asked of a query; its place in expressions is taken by a column of a name that no table has. */
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
