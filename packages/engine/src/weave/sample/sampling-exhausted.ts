/** A constraint that no draw satisfies, or several that no draw satisfies together. */
export type UnmetConstraint = { readonly name: string; readonly columns: readonly string[] };

/** No attempt satisfied the row's constraints; the planner's probe finds this before a run does. */
export class SamplingExhausted extends Error {
  override readonly name = 'SamplingExhausted';
  readonly table: string;
  readonly row: number;
  readonly unmet: readonly UnmetConstraint[];

  /** `keys` are columns of the table's key: a rule for one of them is not a remedy. */
  constructor(
    table: string,
    row: number,
    attempts: number,
    unmet: readonly UnmetConstraint[],
    keys: readonly string[] = [],
  ) {
    const columns = [...new Set(unmet.flatMap((constraint) => constraint.columns))];
    const names = unmet.map(({ name }) => name);
    const checks = names.length === 1 ? `the CHECK ${names[0]}` : `the CHECKs ${names.join(', ')} together`;
    const ruled = columns.findLast((name) => !keys.includes(name)) ?? columns.at(-1) ?? '';
    const fewer = row === 0 ? '' : ` ask for fewer rows of ${table} (${row} at most),`;
    super(
      `None of ${attempts} draws of row ${row + 1} of ${table} satisfies ${checks}, over (${columns.join(', ')}). Give ${columns.length === 1 ? 'the column' : 'one of the columns'} a rule whose values do, such as {"${table}.${ruled}": {"one_of": [...]}},${fewer} or skip the table with {"${table}": {"skip": true}}.`,
    );
    this.table = table;
    this.row = row;
    this.unmet = unmet;
  }
}

/** In the form in which another thread passes it on: without its class, and perhaps without its fields. */
export type RowWithoutDraw = Error & Partial<Pick<SamplingExhausted, 'table' | 'unmet'>>;

/** Recognises a row without a draw by the error's name, which threads preserve. */
export function isSamplingExhausted(error: unknown): error is RowWithoutDraw {
  return error instanceof Error && error.name === 'SamplingExhausted';
}
