import type { ColumnRule, Rules, TableRule } from '@rowloom/engine';

/** Rules of one table, its columns inside it. Text stands for an expression to derive the column by. */
export type TableRules = TableRule & { readonly columns?: Readonly<Record<string, string | ColumnRule>> };

/** The rules document of tables that carry their columns' rules with them. */
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
