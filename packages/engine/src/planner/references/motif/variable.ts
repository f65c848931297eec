/** A value shared by several columns of several rows, possibly still unknown. */
export type Variable = {
  /** The variable that this one turned out to equal. */
  same: Variable | undefined;
  /** Its possible values; undefined for anything. */
  values: readonly string[] | undefined;
  /** Whether it is NULL; undefined while unknown. */
  isNull: boolean | undefined;
  uses: readonly Use[];
};

export type Use = { readonly row: MotifRow; readonly column: string };

/** A row of the motif. */
export type MotifRow = {
  readonly table: string;
  readonly values: ReadonlyMap<string, Variable>;
  /** By reference index: the row that it leads to, or null if it is NULL. */
  readonly parents: Map<number, MotifRow | null>;
  /** How many references lead to it. */
  children: number;
};

export function rootOf(variable: Variable): Variable {
  let at = variable;
  while (at.same !== undefined) at = at.same;
  return at;
}

/** The variable in a column of a row. */
export function valueIn(row: MotifRow, column: string): Variable {
  const found = row.values.get(column);
  if (found === undefined) throw new Error(`${row.table}.${column} is not a column of the motif.`);
  return rootOf(found);
}

/** Steps that can be undone, in order. */
export class Trail {
  readonly #undo: (() => void)[] = [];

  get length(): number {
    return this.#undo.length;
  }

  push(undo: () => void): void {
    this.#undo.push(undo);
  }

  backTo(length: number): void {
    while (this.#undo.length > length) this.#undo.pop()?.();
  }
}
