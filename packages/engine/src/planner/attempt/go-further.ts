import type { Plan } from '../../document/plan/plan.ts';
import type { PlanResult } from '../../document/plan/plan-result.ts';
import { withoutStatistics } from '../checks/forget-statistics.ts';
import type { BrokenTable } from '../checks/probe-checks.ts';
import type { Draft } from '../draft/draft.ts';
import { asksOfParents } from '../rows/find-kinds.ts';
import { emptyTables } from './empty-tables.ts';
import { SEARCHING, type Lengths, narrowing, raised, WITH_NULLS } from './lengths.ts';
import { once } from './once.ts';

/** A plan in which some tables break a CHECK, and how it came about. */
type Fallen = {
  readonly draft: Draft;
  readonly plan: Plan;
  readonly broken: readonly BrokenTable[];
  readonly lengths: Lengths;
};

/** Uses more expensive methods for tables for which the usual ones found no row, one table after the other. */
export function goFurther(fallen: Fallen, attempt: (lengths: Lengths) => PlanResult): PlanResult {
  const { draft, broken, lengths } = fallen;
  const { seeds } = lengths;
  const refusal = { issues: once(broken.map(({ issue }) => issue)) };
  for (const { table } of broken) draft.torn.add(table);
  // Widening a motif is better than more expensive methods within it.
  if (seeds.size > 0 && broken.some(({ table }) => !seeds.has(table))) return refusal;
  const unmeasured = withoutStatistics(draft, broken, lengths.unmeasured);
  if (unmeasured !== undefined) return attempt({ ...lengths, unmeasured });
  const made = chooseParents(fallen, attempt);
  if (made !== undefined) return made;
  if (lengths.kinds === 'trying') return refusal;
  return solveHarder(fallen, (further) => attempt({ ...lengths, ...further, kinds: 'tried' })) ?? refusal;
}

/** Some parents are made as their children require. */
function chooseParents(
  { draft, plan, broken, lengths }: Fallen,
  attempt: (lengths: Lengths) => PlanResult,
): PlanResult | undefined {
  const particular = new Set([...lengths.particular, ...broken.map(({ table }) => table)]);
  if (lengths.kinds === 'tried' || particular.size === lengths.particular.size || !asksOfParents(draft, particular))
    return undefined;
  const made = attempt({ ...lengths, particular, kinds: 'trying' });
  // Skipped tables are empty in either plan.
  return 'plan' in made && emptyTables(made) <= emptyTables({ plan }) ? made : undefined;
}

const CHECK_ISSUES: ReadonlySet<string> = new Set(['unsatisfiable_check', 'rule_breaks_check', 'rule_breaks_unique']);

function solveHarder(
  { draft, broken, lengths: { efforts, narrowed } }: Fallen,
  attempt: (further: Pick<Lengths, 'efforts' | 'narrowed'>) => PlanResult,
): PlanResult | undefined {
  const harder = raised(efforts, broken, SEARCHING);
  const again = harder && attempt({ efforts: harder, narrowed });
  if (again !== undefined && 'plan' in again) return again;
  const narrower = narrowing(draft, broken);
  const fewer = narrower && attempt({ efforts, narrowed: narrower });
  if (fewer !== undefined && 'plan' in fewer) return fewer;
  const emptier = harder === undefined ? raised(efforts, broken, WITH_NULLS) : undefined;
  const last = emptier && attempt({ efforts: emptier, narrowed });
  if (last !== undefined && 'plan' in last) return last;
  // Whatever remains after the greatest effort is unsatisfiable.
  return [last, again].find((result) => result?.issues.every(({ code }) => CHECK_ISSUES.has(code)));
}
