import type { Lexicon } from '../base/locale/lexicon.ts';
import type { Issue } from '../base/shape/issue.ts';
import type { PlanResult } from '../document/plan/plan-result.ts';
import type { SchemaDocument } from '../language/schema/schema-document.ts';
import { emptyTables } from './attempt/empty-tables.ts';
import { type Lengths, USUAL } from './attempt/lengths.ts';
import { planAttempt } from './attempt/plan-attempt.ts';
import { planLeavingOut } from './left-out/plan-leaving-out.ts';
import { type Meaning, planMeant } from './meaning/plan-meant.ts';
import { orderOptions } from './order-options.ts';
import { planWithTriggers } from './plan-with-triggers.ts';
import { planWithin } from './rows/plan-within.ts';
import { DEFAULT_ROWS, type Wishes } from './draft/wishes.ts';
import { DEFAULT_PLANNING_WORK, PlanBudget, PlanningStopped, type WorkBudget } from './draft/work-budget.ts';

/** Turns a schema and a user's request into a plan, or explains why there cannot be one. */
export function makePlan(schema: SchemaDocument, wishes: Wishes, lexicon: Lexicon): PlanResult {
  const budget = new PlanBudget(wishes.work ?? DEFAULT_PLANNING_WORK);
  const result = planLeavingOut(schema, wishes, (leftOut, asked) =>
    planWithTriggers(schema, (declared) =>
      planMeant(declared, (meaning) =>
        planFollowing(declared, asked, lexicon, { leftOut, ...meaning, work: budget.attempt() }),
      ),
    ),
  );
  return 'plan' in result ? { plan: orderOptions(result.plan) } : result;
}

function planFollowing(
  schema: SchemaDocument,
  wishes: Wishes,
  lexicon: Lexicon,
  shared: Pick<Lengths, 'leftOut' | 'work' | keyof Meaning>,
): PlanResult {
  const { rows: wished = DEFAULT_ROWS } = wishes;
  try {
    const result = planAgreeing(schema, wishes, lexicon, shared);
    if (typeof wished !== 'number') return result;
    return planWithin(schema, wished, result, (rows) => planAgreeing(schema, { ...wishes, rows }, lexicon, shared));
  } catch (error) {
    if (error instanceof PlanningStopped) return { issues: [sayStopped(error, shared.work)] };
    throw error;
  }
}

function sayStopped({ at }: PlanningStopped, { most }: WorkBudget): Issue {
  return {
    code: 'planning_stopped',
    path: `tables.${at}`,
    message: `Planning stopped at ${at} after ${most} steps, its limit: the keys and CHECKs of ${at} can be met in too many ways to try them all. Name the key that owns its rows with the rule {"${at}": {"owner": "…"}}, leave the table out with {"${at}": {"skip": true}}, or allow more steps.`,
  };
}

/** The maximum number of times tables are added to a motif before planning gives up. */
const MAX_WIDENINGS = 12;

/** Tables whose keys cannot be made to agree by owners alone are planned again as a motif, with the tables above them. */
function planAgreeing(
  schema: SchemaDocument,
  wishes: Wishes,
  lexicon: Lexicon,
  shared: Pick<Lengths, 'leftOut' | 'work' | keyof Meaning>,
): PlanResult {
  const torn = new Set<string>();
  const first = planAttempt({ schema, wishes, lexicon }, new Set(), { ...USUAL, ...shared, torn });
  if (torn.size === 0 || emptyTables(first) === 0) return first;
  let seeds: ReadonlySet<string> = torn;
  for (let attempt = 0; attempt < MAX_WIDENINGS; attempt++) {
    const further = new Set<string>();
    const result = planAttempt({ schema, wishes, lexicon }, new Set(), { ...USUAL, ...shared, seeds, torn: further });
    if (emptyTables(result) === 0) return result;
    const wider = new Set([...seeds, ...further]);
    if (wider.size === seeds.size) return isBetter(result, first) ? result : first;
    seeds = wider;
  }
  return first;
}

function isBetter(result: PlanResult, first: PlanResult): boolean {
  if ('plan' in result) return emptyTables(result) < emptyTables(first);
  // Remaining issues matter only if the keys did not agree before.
  const isTorn = ({ code }: Issue): boolean => code === 'unsatisfiable_reference';
  return 'issues' in first && first.issues.some(isTorn) && !result.issues.some(isTorn);
}
