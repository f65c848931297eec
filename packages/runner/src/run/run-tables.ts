import { type Rules, type SchemaDocument, type Table, tableKey } from '@rowloom/engine';

/** The tables that a run fills, or empties; those that a rule skips stay as they are. */
export function runTables({
  schema,
  plan,
  rules,
}: {
  readonly schema: SchemaDocument;
  readonly plan: { readonly tables: readonly { readonly name: string; readonly rows: number }[] };
  readonly rules: Rules;
}): readonly Table[] {
  const byName = new Map(schema.tables.map((table) => [tableKey(table), table]));
  return plan.tables.flatMap(({ name, rows }) => {
    const table = byName.get(name);
    return table === undefined || (rows === 0 && isSkippedBy(rules, table)) ? [] : [table];
  });
}

/** Whether a rule leaves the table alone. */
export function isSkippedBy(rules: Rules, table: Table): boolean {
  const rule = rules[tableKey(table)] ?? rules[table.name];
  return rule !== undefined && 'skip' in rule && rule.skip;
}
