import type { Issue } from '../../base/shape/issue.ts';
import type { SchemaDocument } from '../../language/schema/schema-document.ts';
import { tableKey } from '../../language/schema/table-key.ts';
import type { PlanResult } from '../../document/plan/plan-result.ts';
import type { Rules } from '../../document/rules/rules.ts';
import { readRules } from '../rules/read-rules.ts';
import type { Wishes } from '../draft/wishes.ts';

/** Tables that a plan leaves out, each with the reason. */
export type LeftOut = ReadonlyMap<string, Issue>;

/**
 * Plans again without the unfillable tables, so that the others get their rows. Errors in the request itself, such as a
 * row count for such a table, or a rule without which it could be filled, stay issues.
 */
export function planLeavingOut(
  schema: SchemaDocument,
  wishes: Wishes,
  plan: (leftOut: LeftOut, wishes: Wishes) => PlanResult,
): PlanResult {
  const first = plan(new Map(), wishes);
  if ('plan' in first || wishes.leave_out !== true) return first;
  const { rules = {} } = wishes;
  const numbered = numberedTables(schema, wishes);
  const ruled = readRules(schema, rules).columns;
  const leftOut = new Map<string, Issue>();
  let result: PlanResult = first;
  while ('issues' in result) {
    const before = leftOut.size;
    const found = new Map<string, Issue>();
    for (const issue of result.issues) {
      const key = tableOf(schema, issue);
      // Planning that has taken too long would take as long again.
      if (key === undefined || numbered.has(key) || issue.code === 'planning_stopped') return first;
      if (!leftOut.has(key) && !found.has(key)) found.set(key, issue);
    }
    const suspects = [...found.keys()].filter((key) => ruled.has(key));
    if (suspects.length > 0) {
      const without = plan(leftOut, { ...wishes, rules: withoutColumns(schema, rules, new Set(suspects)) });
      const still = new Set('issues' in without ? without.issues.map((issue) => tableOf(schema, issue)) : []);
      if (suspects.some((key) => !still.has(key))) return first;
    }
    for (const [key, issue] of found) leftOut.set(key, noteOn(key, issue));
    if (leftOut.size === before) return first;
    result = plan(leftOut, wishes);
  }
  return result.plan.tables.some(({ rows }) => rows > 0) ? result : first;
}

/** The table that an issue is about, unless it is about the request. */
function tableOf({ tables }: SchemaDocument, { path }: Issue): string | undefined {
  const keys = tables.map(tableKey).filter((name) => `${path}.`.startsWith(`tables.${name}.`));
  return keys.toSorted((a, b) => b.length - a.length)[0];
}

/** Tables with a row count from the user: leaving them empty is the user's decision. */
function numberedTables(schema: SchemaDocument, { rows, rules = {} }: Wishes): ReadonlySet<string> {
  const named = typeof rows === 'object' ? Object.keys(rows).filter((name) => (rows[name] ?? 0) > 0) : [];
  const ruled = [...readRules(schema, rules).tables].flatMap(([key, rule]) => ((rule.rows ?? 0) > 0 ? [key] : []));
  return new Set([...named, ...ruled]);
}

/** Rules without those for columns of these tables. */
function withoutColumns(schema: SchemaDocument, rules: Rules, tables: ReadonlySet<string>): Rules {
  return Object.fromEntries(
    Object.entries(rules).filter(([name, rule]) => {
      const [key] = readRules(schema, { [name]: rule }).columns.keys();
      return key === undefined || !tables.has(key);
    }),
  );
}

function noteOn(key: string, { message }: Issue): Issue {
  return {
    code: 'table_left_out',
    path: `tables.${key}`,
    message: `${key} gets no rows, as with the rule {"${key}": {"skip": true}}: ${message}`,
  };
}
