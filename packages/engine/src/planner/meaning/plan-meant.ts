import type { SchemaDocument } from '../../language/schema/schema-document.ts';
import { tableKey } from '../../language/schema/table-key.ts';
import type { PlanResult } from '../../document/plan/plan-result.ts';

/** Tables to be planned as declared, and a place to note in which of the others names were followed. */
export type Meaning = { readonly literal: ReadonlySet<string>; readonly meant: Set<string> };

/**
 * Plans with what names say about references and sums, and without it where that costs a table its rows or a constraint
 * its proof: what the schema declares can be met, and names must not stand in its way.
 */
export function planMeant(schema: SchemaDocument, plan: (meaning: Meaning) => PlanResult): PlanResult {
  const meant = new Set<string>();
  const first = plan({ literal: new Set(), meant });
  if (meant.size === 0 || faultsOf(first) === 0) return first;
  const everywhere = new Set(meant);
  const plain = plan({ literal: everywhere, meant: new Set() });
  const least = faultsOf(plain);
  let literal: ReadonlySet<string> = new Set();
  let result = first;
  // A table without rows may be the fault of another one, so that the first to be left alone are not always the last.
  for (let attempt = 0; faultsOf(result) > least && attempt < MAX_ATTEMPTS; attempt++) {
    const faulty = [...everywhere].filter((key) => !literal.has(key) && isFaulty(schema, result, key));
    if (faulty.length === 0) return plain;
    literal = new Set([...literal, ...faulty]);
    result = plan({ literal, meant: new Set() });
  }
  return faultsOf(result) > least ? plain : result;
}

const MAX_ATTEMPTS = 3;

const NO_PLAN = 1e9;

/** What a plan does without: tables that have no rows, constraints that are not held. */
function faultsOf(result: PlanResult): number {
  if ('issues' in result) return NO_PLAN;
  return result.plan.tables.reduce(
    (sum, { rows, constraints }) =>
      sum + (rows === 0 ? 1000 : constraints.filter(({ verdict }) => verdict === 'unsupported').length),
    0,
  );
}

function isFaulty(schema: SchemaDocument, result: PlanResult, key: string): boolean {
  if ('plan' in result) {
    const table = result.plan.tables.find(({ name }) => name === key);
    return (
      table === undefined || table.rows === 0 || table.constraints.some(({ verdict }) => verdict === 'unsupported')
    );
  }
  const known = schema.tables.map(tableKey).toSorted((a, b) => b.length - a.length);
  return result.issues.some(
    ({ path }) =>
      known.find((name) => ['tables', 'rows'].some((root) => `${path}.`.startsWith(`${root}.${name}.`))) === key,
  );
}
