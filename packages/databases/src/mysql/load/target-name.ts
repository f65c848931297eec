import { flatTableName, quoteName, type RunContext } from '@rowloom/engine';

/** The table's name in the session's database: MySQL has no schemas, so a document's schema is part of the name. */
export function targetName(run: RunContext, key: string): string {
  const context = run.tables.get(key);
  if (context === undefined) throw new Error(`The plan has no table ${key}.`);
  const tables = [...run.tables.values()].map(({ table }) => table);
  return quoteName('mysql', flatTableName({ tables }, context.table));
}
