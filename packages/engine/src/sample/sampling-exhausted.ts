/** A constraint that no draw met, or several that no draw met together. */
export type UnmetConstraint = { readonly name: string; readonly columns: readonly string[] };

/** No attempt satisfied the row's constraints; the planner's probe meets this before a run does. */
export class SamplingExhausted extends Error {
  override readonly name = 'SamplingExhausted';
  readonly table: string;
  readonly row: number;
  readonly unmet: readonly UnmetConstraint[];

  constructor(table: string, row: number, attempts: number, unmet: readonly UnmetConstraint[]) {
    const columns = [...new Set(unmet.flatMap((constraint) => constraint.columns))];
    const names = unmet.map(({ name }) => name);
    const checks = names.length === 1 ? `the CHECK ${names[0]}` : `the CHECKs ${names.join(', ')} together`;
    super(
      `None of ${attempts} draws of row ${row + 1} of ${table} satisfies ${checks}, over (${columns.join(', ')}). Give ${columns.length === 1 ? 'the column' : 'one of the columns'} a rule whose values do, such as {"${table}.${columns.at(-1) ?? ''}": {"one_of": [...]}}, or skip the table with {"${table}": {"skip": true}}.`,
    );
    this.table = table;
    this.row = row;
    this.unmet = unmet;
  }
}
