import type { Issue } from '../../base/shape/issue.ts';
import type { SchemaDocument } from '../../language/schema/schema-document.ts';
import { tableKey } from '../../language/schema/table-key.ts';
import type { PlanResult } from '../../document/plan/plan-result.ts';
import { readRules } from '../rules/read-rules.ts';
import type { Wishes } from '../wishes.ts';

/** Tables that a plan does without, each with the reason. */
export type LeftOut = ReadonlyMap<string, Issue>;

/**
 * Plans again without the tables that cannot be filled, so that they do not cost the others theirs. What is wrong with the
 * wishes themselves, such as a table that the user gave a number or a rule, stays an issue.
 */
export function planLeavingOut(
  schema: SchemaDocument,
  wishes: Wishes,
  plan: (leftOut: LeftOut) => PlanResult,
): PlanResult {
  const first = plan(new Map());
  if ('plan' in first || wishes.leave_out !== true) return first;
  const asked = askedTables(schema, wishes);
  const keys = schema.tables.map(tableKey).toSorted((a, b) => b.length - a.length);
  const leftOut = new Map<string, Issue>();
  let result: PlanResult = first;
  while ('issues' in result) {
    const before = leftOut.size;
    for (const issue of result.issues) {
      const key = keys.find((name) => `${issue.path}.`.startsWith(`tables.${name}.`));
      // Planning that has taken too long would take as long again.
      if (key === undefined || asked.has(key) || issue.code === 'planning_stopped') return first;
      if (!leftOut.has(key)) leftOut.set(key, noteOn(key, issue));
    }
    if (leftOut.size === before) return first;
    result = plan(leftOut);
  }
  return result.plan.tables.some(({ rows }) => rows > 0) ? result : first;
}

/** Tables that the user speaks of: that they get nothing is for the user to decide. */
function askedTables(schema: SchemaDocument, { rows, rules = {} }: Wishes): ReadonlySet<string> {
  const read = readRules(schema, rules);
  const named = typeof rows === 'object' ? Object.keys(rows).filter((name) => (rows[name] ?? 0) > 0) : [];
  return new Set([
    ...named,
    ...read.columns.keys(),
    ...[...read.tables].flatMap(([key, rule]) => ((rule.rows ?? 0) > 0 ? [key] : [])),
  ]);
}

function noteOn(key: string, { message }: Issue): Issue {
  return {
    code: 'table_left_out',
    path: `tables.${key}`,
    message: `${key} gets no rows, as by {"${key}": {"skip": true}}: ${message}`,
  };
}
