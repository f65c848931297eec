import type { Issue } from '../../base/shape/issue.ts';
import { checkShape } from '../../base/shape/check-shape.ts';
import { checkColumnRule, checkTableRule } from './check-rule.ts';
import type { ColumnRule, Rules, TableRule } from './rules.ts';
import { isTableRule, rulesShape } from './rules-shape.ts';

export type ParsedRules = { readonly rules: Rules } | { readonly issues: readonly Issue[] };

/**
 * Reads rules from any value, or reports everything that is wrong with them. The planner checks that the tables exist.
 */
export function parseRules(input: unknown): ParsedRules {
  const shapeIssues = checkShape(rulesShape, input, 'rules');
  if (shapeIssues.length > 0) return { issues: shapeIssues };
  const rules = input as Rules;
  const issues = Object.entries(rules).flatMap(([key, rule]) =>
    isTableRule(rule, key)
      ? checkTableRule(rule as TableRule, `rules.${key}`)
      : checkColumnRule(rule as ColumnRule, `rules.${key}`),
  );
  return issues.length > 0 ? { issues } : { rules };
}
