import type { Issue } from '../../base/shape/issue.ts';
import { checkSource } from '../parse/check-source.ts';
import type { Draft } from '../draft/draft.ts';
import type { Plan } from '../../document/plan/plan.ts';
import type { PlannedTable } from '../../document/plan/planned-table.ts';

/** Rules that refer to missing columns, references or tables. */
export function findUnknownNames(draft: Draft, plan: Plan): readonly Issue[] {
  const planned = new Map<string, PlannedTable>();
  for (const table of plan.tables) {
    const found = draft.tables.get(table.name)?.table;
    if (found !== undefined)
      planned.set(table.name, { plan: table, table: found, columns: new Set(found.columns.map(({ name }) => name)) });
  }
  return [...planned.values()].flatMap((table) => {
    const ruled = draft.tables.get(table.plan.name)?.columnRules;
    return table.plan.columns.flatMap((column) => {
      const issues: Issue[] = [];
      if (ruled?.has(column.name) === true) checkSource(column, table, planned, '', issues);
      const path = `rules.${table.plan.name}.${column.name}`;
      return issues.map(({ code, message }) => ({ code, path, message: `${path.slice('rules.'.length)}: ${message}` }));
    });
  });
}
