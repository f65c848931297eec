import { latestGenerator } from '../../../weave/generators/catalogue.ts';
import { capacityOf } from '../capacity.ts';
import { numberedPlans } from '../digit.ts';
import { plainTexts } from '../../draft/any-collation.ts';
import type { TableDraft } from '../../draft/draft.ts';
import type { ColumnPlan, ColumnSource } from '../../../document/plan/plan.ts';
import { roomOf } from '../../../document/plan/room-of.ts';
import { ownerWithin } from '../identifies-parent.ts';
import { reachBack } from '../reach-back.ts';
import type { UniqueTask } from '../unique-task.ts';

/** A later run may add as many rows again. */
const TWICE = 2;

/** Makes one free column distinct: then every tuple is. Text first, since it has the most room. */
export function byMakingDistinct(task: UniqueTask): string | undefined {
  const { target, set, facts } = task;
  const [best] = numberedPlans(task, set.columns)
    .map((plan) => reachBack({ rows: target.rows * TWICE }, widen(target, plan)))
    .map((plan) => respell(task, plan))
    .filter((plan) => !isUsedUp(task, plan))
    .map((plan) => shorten(plan, set.prefixes?.[plan.name]))
    .map((plan) => ({ plan, capacity: capacityOf(target, plan, facts) }))
    .filter(({ capacity }) => capacity >= target.rows)
    .toSorted(
      (a, b) =>
        Number(target.distinct.has(b.plan.name)) - Number(target.distinct.has(a.plan.name)) || b.capacity - a.capacity,
    );
  if (best === undefined) return undefined;
  target.columns.set(best.plan.name, {
    ...best.plan,
    unique: true,
    null_fraction: set.kind === 'primary_key' ? 0 : best.plan.null_fraction,
  });
  return `${best.plan.name} never repeats`;
}

/** Whether the values would not do for a later run, though they would if they differed within the owner alone. */
function isUsedUp(task: UniqueTask, plan: ColumnPlan): boolean {
  const { target, facts } = task;
  if (target.distinct.has(plan.name) || ownerWithin(task)?.strategy?.kind !== 'fan_out') return false;
  return capacityOf(target, plan, facts) < target.rows * TWICE;
}

/** A key over the beginning of a text asks that the beginnings differ: then they are all of it. */
function shorten(plan: ColumnPlan, length: number | undefined): ColumnPlan {
  return length === undefined ? plan : { ...plan, max_length: Math.min(length, plan.max_length ?? length) };
}

/** A range that was only guessed gives way to a key. */
function widen(target: TableDraft, plan: ColumnPlan): ColumnPlan {
  if (plan.source.kind !== 'generator' || !isFree(target, plan.name)) return plan;
  // What was taken for a year by its name is a number like any other.
  if (plan.source.generator === 'year' && target.types.get(plan.name)?.kind === 'integer')
    return { ...plan, source: plainSource(target, plan.name) ?? plan.source };
  if (plan.source.generator !== 'integer') return plan;
  return { ...plan, source: { ...plan.source, options: { ...target.bounded.get(plan.name) } } };
}

function isFree(target: TableDraft, name: string): boolean {
  return !target.columnRules.has(name) && (!target.solved.has(name) || target.bounded.has(name));
}

/** What was taken for a measurement by its name, though it is a text, is letters where there are too few numbers. */
function respell({ target, facts }: UniqueTask, plan: ColumnPlan): ColumnPlan {
  const type = target.types.get(plan.name);
  if (plan.source.kind !== 'generator' || plan.source.generator !== 'measure') return plan;
  if (type?.kind !== 'text' || target.columnRules.has(plan.name) || target.solved.has(plan.name)) return plan;
  if (capacityOf(target, plan, facts) >= target.rows * TWICE) return plan;
  const reason = `${plan.reason}; letters, since a key needs more than there are`;
  return { ...plan, source: plainTexts(roomOf(plan, type)), reason };
}

/** What a type alone suggests. */
function plainSource(target: TableDraft, name: string): ColumnSource | undefined {
  const kind = target.types.get(name)?.kind;
  if (kind !== 'integer' && kind !== 'decimal' && kind !== 'date' && kind !== 'timestamp') return undefined;
  const options = { ...(kind === 'integer' || kind === 'decimal' ? target.bounded.get(name) : {}) };
  return { kind: 'generator', generator: kind, version: latestGenerator(kind)?.version ?? 1, options };
}
