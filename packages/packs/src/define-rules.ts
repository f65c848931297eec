import type { ColumnRule, Rules, TableRule } from '@rowloom/engine';

/** Rules of one table, its columns inside it. Text is an expression that derives the column. */
export type TableRules = TableRule & { readonly columns?: Readonly<Record<string, string | ColumnRule>> };

/** The rules document of tables that include their columns' rules. */
export function defineRules(tables: Readonly<Record<string, TableRules>>): Rules {
  const rules: Record<string, TableRule | ColumnRule> = {};
  for (const [table, { columns = {}, ...rule }] of Object.entries(tables)) {
    if (Object.keys(rule).length > 0) rules[table] = rule;
    for (const [column, how] of Object.entries(columns)) {
      rules[`${table}.${column}`] = typeof how === 'string' ? { derive: how } : how;
    }
  }
  return rules;
}
