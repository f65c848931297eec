import { ENGINE_VERSION } from '../base/engine-version.ts';
import type { Lexicon } from '../base/locale/lexicon.ts';
import { schemaDigest } from '../language/schema/schema-digest.ts';
import type { Issue } from '../base/shape/issue.ts';
import type { SchemaDocument } from '../language/schema/schema-document.ts';
import { parseMicros } from '../language/values/parse-micros.ts';
import { breakColumnCircles } from './references/break-column-circles.ts';
import { chooseStrategies } from './references/choose-strategies.ts';
import { countRows } from './rows/count-rows.ts';
import { makeDirty } from './dirt/make-dirty.ts';
import type { Draft } from './draft.ts';
import { draftReferences } from './references/draft-references.ts';
import { findDiscriminators } from './references/find-discriminators.ts';
import { findEmptyEnums } from './rows/find-empty-enums.ts';
import { asksOfParents, findKinds } from './rows/find-kinds.ts';
import { findOwnChildren, forgetOthersChildren } from './references/find-own-children.ts';
import { findUnbuildable } from './columns/find-unbuildable.ts';
import { findUnderivable } from './checks/find-underivable.ts';
import { findUnfit } from './checks/find-unfit.ts';
import { findUnknownReads } from './columns/find-unknown-reads.ts';
import { findEnumerations } from './rows/find-enumerations.ts';
import { findOverfull, fitCapacity } from './rows/fit-capacity.ts';
import { leaveEmptyParents } from './left-out/leave-empty-parents.ts';
import { type LeftOut, planLeavingOut } from './left-out/plan-leaving-out.ts';
import { HARD, type Lengths, narrowing, raised, USUAL, WITH_NULLS } from './checks/lengths.ts';
import { lowerRows } from './rows/lower-rows.ts';
import { applyMeaning } from './meaning/apply-meaning.ts';
import { followOwners, followParents } from './meaning/follow-parents.ts';
import { giveEachSome } from './meaning/give-each-some.ts';
import { findTangles } from './meaning/find-tangles.ts';
import { type Meaning, planMeant } from './meaning/plan-meant.ts';
import { proposeReferences } from './meaning/propose-references.ts';
import { settleOwners } from './meaning/settle-owners.ts';
import { untangle } from './meaning/untangle.ts';
import { makeMotif } from './references/motif/make-motif.ts';
import { findOrderedKeys } from './references/order-keys.ts';
import { orderTables } from './order-tables.ts';
import type { Plan, TablePlan } from '../document/plan/plan.ts';
import type { PlanResult } from '../document/plan/plan-result.ts';
import { openDraft } from './open-draft.ts';
import { planTable } from './columns/plan-table.ts';
import { planWithin } from './rows/plan-within.ts';
import { planWithTriggers } from './plan-with-triggers.ts';
import { withoutStatistics } from './checks/forget-statistics.ts';
import { findUnfitRules } from './rules/find-unfit-rules.ts';
import { shapeReferences } from './shape/shape-references.ts';
import { probeChecks } from './checks/probe-checks.ts';
import { settleGenerated } from './columns/settle-generated.ts';
import { DEFAULT_ROWS, type Wishes } from './wishes.ts';
import { DEFAULT_PLANNING_WORK, PlanningStopped, WorkBudget } from './work-budget.ts';

/** Turns a schema and wishes into a plan, or says in words why there can be none. */
export function makePlan(schema: SchemaDocument, wishes: Wishes, lexicon: Lexicon): PlanResult {
  return planLeavingOut(schema, wishes, (leftOut) =>
    planWithTriggers(schema, (declared) => planDeclared(declared, wishes, lexicon, leftOut)),
  );
}

function planDeclared(schema: SchemaDocument, wishes: Wishes, lexicon: Lexicon, leftOut: LeftOut): PlanResult {
  return planMeant(schema, (meaning) => planFollowing(schema, wishes, lexicon, leftOut, meaning));
}

function planFollowing(
  schema: SchemaDocument,
  wishes: Wishes,
  lexicon: Lexicon,
  leftOut: LeftOut,
  meaning: Meaning,
): PlanResult {
  const { rows: wished = DEFAULT_ROWS } = wishes;
  const shared = { leftOut, ...meaning, work: new WorkBudget(wishes.work ?? DEFAULT_PLANNING_WORK) };
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
    message: `Planning has taken the ${most} steps that it may and stopped at ${at}, whose keys and CHECKs can be met in too many ways to try them all. Say which key owns its rows with a rule, {"${at}": {"owner": "…"}}, leave the table out with {"${at}": {"skip": true}}, or allow more steps.`,
  };
}

/** How often tables are added to a motif before planning gives up. */
const MAX_WIDENINGS = 12;

/** Tables whose keys cannot be made to agree by owners alone are planned again as a motif, with the tables above them. */
function planAgreeing(
  schema: SchemaDocument,
  wishes: Wishes,
  lexicon: Lexicon,
  shared: Pick<Lengths, 'leftOut' | 'work' | keyof Meaning>,
): PlanResult {
  const torn = new Set<string>();
  const first = planWithout(schema, wishes, lexicon, new Set(), { ...USUAL, ...shared, torn });
  if (torn.size === 0 || emptyTables(first) === 0) return first;
  let seeds: ReadonlySet<string> = torn;
  for (let attempt = 0; attempt < MAX_WIDENINGS; attempt++) {
    const further = new Set<string>();
    const result = planWithout(schema, wishes, lexicon, new Set(), { ...USUAL, ...shared, seeds, torn: further });
    if (emptyTables(result) === 0) return result;
    const wider = new Set([...seeds, ...further]);
    if (wider.size === seeds.size) return isBetter(result, first) ? result : first;
    seeds = wider;
  }
  return first;
}

/** Tables without rows; all of them, where there is no plan. */
function emptyTables(result: PlanResult): number {
  return 'issues' in result ? Number.POSITIVE_INFINITY : result.plan.tables.filter(({ rows }) => rows === 0).length;
}

function isBetter(result: PlanResult, first: PlanResult): boolean {
  if ('plan' in result) return emptyTables(result) < emptyTables(first);
  // What is left once the keys agree is worth saying only where they did not before.
  const isTorn = ({ code }: Issue): boolean => code === 'unsatisfiable_reference';
  return 'issues' in first && first.issues.some(isTorn) && !result.issues.some(isTorn);
}

function planWithout(
  schema: SchemaDocument,
  wishes: Wishes,
  lexicon: Lexicon,
  withdrawn: ReadonlySet<string>,
  lengths: Lengths,
): PlanResult {
  const { hard, narrowed, seeds } = lengths;
  const asOf = parseMicros(wishes.as_of);
  const draft = openDraft(schema, wishes, withdrawn, lengths);
  if (Number.isNaN(asOf))
    draft.issues.push({
      code: 'bad_time',
      path: 'as_of',
      message: `${wishes.as_of} is not a time: write it as 2026-11-15T00:00:00Z.`,
    });
  if (!Number.isSafeInteger(wishes.seed) || wishes.seed < 0)
    draft.issues.push({
      code: 'bad_number',
      path: 'seed',
      message: 'A seed is a whole number from 0 to 9007199254740991.',
    });
  if (draft.issues.length > 0) return { issues: once(draft.issues) };
  for (const target of draft.tables.values()) draftReferences(draft, target);
  // A motif's rows have their parents by other laws.
  if (seeds.size === 0) proposeReferences(draft);
  leaveEmptyParents(draft, wishes);
  if (seeds.size === 0) followParents(draft);
  findEnumerations(draft, asOf, seeds.size > 0);
  const particular = findDiscriminators(draft, asOf);
  if (seeds.size > 0) repeatMotif(draft, seeds);
  if (draft.issues.length > 0) return { issues: once(draft.issues) };
  findKinds(draft, new Set([...draft.particular, ...particular]));
  findOwnChildren(draft);
  settleOwners(draft);
  followOwners(draft);
  forgetOthersChildren(draft);
  chooseStrategies(draft);
  untangle(draft);
  breakColumnCircles(draft);
  findOrderedKeys(draft);
  countRows(draft, wishes);
  giveEachSome(draft);
  shapeReferences(draft);
  for (const [key, most] of lengths.room) {
    const target = draft.tables.get(key);
    if (target === undefined || target.rows <= most) continue;
    const why = 'those that it refers to have room for no more';
    if (!lowerRows(draft, target, most, why))
      draft.issues.push({
        code: 'row_capacity',
        path: `rows.${key}`,
        message: `${key} cannot have more than ${most} rows, since ${why}, and the rows that own its rows need more. Ask for other numbers of rows, or skip ${key}.`,
      });
  }
  if (draft.issues.length > 0) return { issues: once(draft.issues) };
  const tables: TablePlan[] = [];
  for (const target of orderTables(draft)) {
    fitCapacity(draft, [target]);
    tables.push(planTable(draft, target, { lexicon, asOf }));
  }
  draft.issues.push(...findTangles(draft));
  const overfull = findOverfull(draft);
  if (draft.issues.length > 0) return { issues: once(draft.issues) };
  if (overfull.size > 0) {
    const room = new Map([...lengths.room, ...overfull]);
    return planWithout(schema, wishes, lexicon, withdrawn, { ...lengths, room });
  }
  const unknown = [...findUnknownReads(tables), ...findEmptyEnums(draft, tables)];
  if (unknown.length > 0) return { issues: once(unknown) };
  const declared: Plan = {
    version: 1,
    engine_version: ENGINE_VERSION,
    dialect: schema.dialect,
    schema_digest: digestOf(schema),
    seed: wishes.seed,
    as_of: wishes.as_of,
    locale: wishes.locale,
    tables,
    notes: once(draft.notes),
  };
  const drafted = applyMeaning(draft, declared, lexicon);
  const unfit = findUnfitRules(draft, drafted, lexicon, wishes.probe);
  if (unfit.length > 0) return { issues: once(unfit) };
  const more = [...findUnderivable(draft, drafted, lexicon), ...findUnfit(draft, drafted, lexicon)];
  if (more.length > 0) return planWithout(schema, wishes, lexicon, new Set([...withdrawn, ...more]), lengths);
  const plan = makeDirty(draft, settleGenerated(schema, drafted, lexicon));
  for (const { key, rows, exact, rule } of draft.tables.values())
    if (rows === 0 && !exact && rule.skip !== true) draft.torn.add(key);
  if (wishes.probe === false) return { plan };
  const unbuildable = findUnbuildable(schema, plan, lexicon);
  if (unbuildable.length > 0) return { issues: once(unbuildable) };
  const broken = probeChecks(schema, plan, lexicon);
  if (broken.length === 0) return { plan };
  for (const { table } of broken) draft.torn.add(table);
  // A motif that can be widened is worth more than greater lengths within it.
  if (seeds.size > 0 && broken.some(({ table }) => !seeds.has(table)))
    return { issues: once(broken.map(({ issue }) => issue)) };
  const unmeasured = withoutStatistics(draft, broken, lengths.unmeasured);
  if (unmeasured !== undefined) return planWithout(schema, wishes, lexicon, new Set(), { ...lengths, unmeasured });
  const choosy = new Set([...lengths.particular, ...broken.map(({ table }) => table)]);
  if (lengths.kinds !== 'tried' && choosy.size > lengths.particular.size && asksOfParents(draft, choosy)) {
    const trying = { ...lengths, particular: choosy, kinds: 'trying' } as const;
    const made = planWithout(schema, wishes, lexicon, new Set(), trying);
    // Tables that are skipped are empty in either plan.
    if ('plan' in made && emptyTables(made) <= emptyTables({ plan })) return made;
  }
  if (lengths.kinds === 'trying') return { issues: once(broken.map(({ issue }) => issue)) };
  const attempt = (further: Pick<Lengths, 'hard' | 'narrowed'>): PlanResult =>
    planWithout(schema, wishes, lexicon, new Set(), { ...lengths, ...further, kinds: 'tried' });
  const harder = raised(hard, broken, HARD);
  const again = harder && attempt({ hard: harder, narrowed });
  if (again !== undefined && 'plan' in again) return again;
  const narrower = narrowing(draft, broken);
  const fewer = narrower && attempt({ hard, narrowed: narrower });
  if (fewer !== undefined && 'plan' in fewer) return fewer;
  const emptier = harder === undefined ? raised(hard, broken, WITH_NULLS) : undefined;
  const last = emptier && attempt({ hard: emptier, narrowed });
  if (last !== undefined && 'plan' in last) return last;
  // What is left after the greatest effort is what nobody could help.
  const refused = [last, again].find((result) => result?.issues.every(({ code }) => CHECK_ISSUES.has(code)));
  if (refused !== undefined) return refused;
  return { issues: once(broken.map(({ issue }) => issue)) };
}

function repeatMotif(draft: Draft, seeds: ReadonlySet<string>): void {
  const made = makeMotif(draft, draft.work, seeds);
  if ('stuck' in made) {
    draft.issues.push({
      code: 'unsatisfiable_reference',
      path: `tables.${made.stuck}`,
      message: `No row of ${made.stuck} was found of which all keys agree, with the rows that these lead to. Skip the table with {"${made.stuck}": {"skip": true}}, or change one of its keys.`,
    });
    return;
  }
  for (const [key, motif] of made.motifs) {
    const target = draft.tables.get(key);
    if (target !== undefined) target.motif = motif;
  }
}

const CHECK_ISSUES: ReadonlySet<string> = new Set(['unsatisfiable_check', 'rule_breaks_check', 'rule_breaks_unique']);

const digests = new WeakMap<SchemaDocument, string>();

/** The same in every attempt. */
function digestOf(schema: SchemaDocument): string {
  const known = digests.get(schema) ?? schemaDigest(schema);
  digests.set(schema, known);
  return known;
}

/** Several steps may find the same fault; it is said once. */
function once(issues: readonly Issue[]): readonly Issue[] {
  return [...new Map(issues.map((issue) => [`${issue.path}\n${issue.message}`, issue])).values()];
}
