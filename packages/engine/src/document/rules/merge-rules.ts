import { COLUMN_WAYS } from './column-ways.ts';
import type { ColumnRule, Rules, TableRule } from './rules.ts';

/** The number of rows of a table is given in one of these ways. */
const COUNTS = ['rows', 'rows_per', 'skip'] as const;

/** The user's rules over a pack's: a column's rule is replaced, a table's is completed. */
export function mergeRules(under: Rules, over: Rules): Rules {
  const merged: Record<string, TableRule | ColumnRule> = { ...under };
  for (const [key, rule] of Object.entries(over)) {
    const before = merged[key];
    merged[key] = before === undefined ? rule : mergeRule(before, rule);
  }
  return merged;
}

function mergeRule(before: TableRule | ColumnRule, rule: TableRule | ColumnRule): TableRule | ColumnRule {
  if (COLUMN_WAYS.some((way) => way in rule)) return rule;
  const references = {
    ...('references' in before ? before.references : {}),
    ...('references' in rule ? rule.references : {}),
  };
  const kept = COUNTS.some((way) => way in rule)
    ? Object.fromEntries(Object.entries(before).filter(([name]) => !(COUNTS as readonly string[]).includes(name)))
    : before;
  return { ...kept, ...rule, ...(Object.keys(references).length === 0 ? {} : { references }) };
}
