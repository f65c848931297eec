import {
  compileParents,
  compilePreview,
  type Plan,
  type PreviewRow,
  type RunContext,
  type TablePlan,
} from '@rowloom/engine';

/** A table of a plan, row by row. */
export type NaturalTable = {
  readonly plan: TablePlan;
  readonly read: (row: number) => PreviewRow;
  /** Reads only these columns, for searching many rows. */
  readonly reader: (columns: readonly string[]) => (row: number) => PreviewRow;
  /** By reference index: the number of the referenced row. */
  readonly parentsOf: (row: number) => readonly (number | undefined)[];
};

export type NaturalRows = {
  readonly run: RunContext;
  readonly plan: Plan;
  readonly table: (name: string) => NaturalTable | undefined;
};

/** Tests use the first rows of a table repeatedly. */
const MAX_KEPT = 2000;

/** Tables are compiled on use: a test that needs two of a hundred waits for two. */
export function openNaturalRows(run: RunContext): NaturalRows {
  const open = new Map<string, NaturalTable>();
  return {
    run,
    plan: run.plan,
    table(name) {
      const known = open.get(name);
      if (known !== undefined) return known;
      const plan = run.tables.get(name)?.plan;
      if (plan === undefined) return undefined;
      const table = openTable(run, plan);
      open.set(name, table);
      return table;
    },
  };
}

function openTable(run: RunContext, plan: TablePlan): NaturalTable {
  const { read } = compilePreview(run, plan.name);
  const parentsOf = compileParents(run, plan.name);
  return {
    plan,
    read: keep((row) => read(row, row + 1)[0] ?? {}),
    reader: (columns) => {
      const { read: readSome } = compilePreview(run, plan.name, columns);
      return (row) => readSome(row, row + 1)[0] ?? {};
    },
    parentsOf: keep(parentsOf),
  };
}

function keep<T>(make: (row: number) => T): (row: number) => T {
  const kept = new Map<number, T>();
  return (row) => {
    const known = kept.get(row);
    if (known !== undefined) return known;
    if (kept.size >= MAX_KEPT) kept.clear();
    const made = make(row);
    kept.set(row, made);
    return made;
  };
}
