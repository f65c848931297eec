import { ENGINE_VERSION } from '../../base/engine-version.ts';
import type { Lexicon } from '../../base/locale/lexicon.ts';
import type { Issue } from '../../base/shape/issue.ts';
import type { Plan, TablePlan } from '../../document/plan/plan.ts';
import type { PlanResult } from '../../document/plan/plan-result.ts';
import { schemaDigest } from '../../language/schema/schema-digest.ts';
import type { SchemaDocument } from '../../language/schema/schema-document.ts';
import { findUnderivable } from '../checks/find-underivable.ts';
import { findUnfit } from '../checks/find-unfit.ts';
import { probeChecks } from '../checks/probe-checks.ts';
import { findUnbuildable } from '../columns/find-unbuildable.ts';
import { findUnknownKeys } from '../columns/find-unknown-keys.ts';
import { findUnknownReads } from '../columns/find-unknown-reads.ts';
import { planTable } from '../columns/plan-table.ts';
import { settleGenerated } from '../columns/settle-generated.ts';
import { makeDirty } from '../dirt/make-dirty.ts';
import type { Draft } from '../draft/draft.ts';
import { applyMeaning } from '../meaning/apply-meaning.ts';
import { findDeadWays } from '../meaning/find-dead-ways.ts';
import { orderTables } from '../rows/order-tables.ts';
import { findEmptyEnums } from '../rows/find-empty-enums.ts';
import { findOverfull, fitCapacity } from '../rows/fit-capacity.ts';
import { findUnfitRules } from '../rules/find-unfit-rules.ts';
import type { Wishes } from '../draft/wishes.ts';
import { arrangeTables } from './arrange-tables.ts';
import { goFurther } from './go-further.ts';
import type { Lengths } from './lengths.ts';
import { once } from './once.ts';
import { openDraft } from './open-draft.ts';

export type PlanRequest = { readonly schema: SchemaDocument; readonly wishes: Wishes; readonly lexicon: Lexicon };

/** A plan by the methods that `lengths` allow, or by more expensive ones if these leave a CHECK broken. */
export function planAttempt(request: PlanRequest, withdrawn: ReadonlySet<string>, lengths: Lengths): PlanResult {
  const { schema, wishes, lexicon } = request;
  const draft = openDraft(schema, wishes, withdrawn, lengths);
  arrangeTables(draft, wishes, lengths);
  if (draft.issues.length > 0) return refuse(draft.issues);
  const tables = planTables(draft, lexicon);
  draft.issues.push(...findDeadWays(draft));
  const overfull = findOverfull(draft);
  if (draft.issues.length > 0) return refuse(draft.issues);
  if (overfull.size > 0)
    return planAttempt(request, withdrawn, { ...lengths, room: new Map([...lengths.room, ...overfull]) });
  const unknown = [...findUnknownReads(tables), ...findEmptyEnums(draft, tables)];
  if (unknown.length > 0) return refuse(unknown);
  const drafted = applyMeaning(draft, declarePlan(draft, wishes, tables), lexicon);
  const unfit = findUnfitRules(draft, drafted, lexicon, wishes.probe);
  if (unfit.length > 0) return refuse(unfit);
  const more = [...findUnderivable(draft, drafted, lexicon), ...findUnfit(draft, drafted, lexicon)];
  if (more.length > 0) return planAttempt(request, new Set([...withdrawn, ...more]), lengths);
  const plan = makeDirty(draft, settleGenerated(schema, drafted, lexicon));
  for (const { key, rows, exact, rule } of draft.tables.values())
    if (rows === 0 && !exact && rule.skip !== true) draft.torn.add(key);
  if (wishes.probe === false) return { plan };
  const unbuildable = [...findUnknownKeys(schema, plan), ...findUnbuildable(schema, plan, lexicon)];
  if (unbuildable.length > 0) return refuse(unbuildable);
  const broken = probeChecks(schema, plan, lexicon);
  if (broken.length === 0) return { plan };
  return goFurther({ draft, plan, broken, lengths }, (further) => planAttempt(request, new Set(), further));
}

function planTables(draft: Draft, lexicon: Lexicon): readonly TablePlan[] {
  const tables: TablePlan[] = [];
  for (const target of orderTables(draft)) {
    fitCapacity(draft, [target]);
    tables.push(planTable(draft, target, { lexicon, asOf: draft.asOf }));
  }
  return tables;
}

function declarePlan({ schema, notes }: Draft, wishes: Wishes, tables: readonly TablePlan[]): Plan {
  return {
    version: 1,
    engine_version: ENGINE_VERSION,
    dialect: schema.dialect,
    schema_digest: digestOf(schema),
    seed: wishes.seed,
    as_of: wishes.as_of,
    locale: wishes.locale,
    tables,
    notes: once(notes),
  };
}

const digests = new WeakMap<SchemaDocument, string>();

/** The same in every attempt. */
function digestOf(schema: SchemaDocument): string {
  const known = digests.get(schema) ?? schemaDigest(schema);
  digests.set(schema, known);
  return known;
}

const refuse = (issues: readonly Issue[]): PlanResult => ({ issues: once(issues) });
