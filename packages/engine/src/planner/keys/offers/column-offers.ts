import { findGenerator } from '../../../weave/generators/catalogue.ts';
import type { ColumnPlan, ColumnSource } from '../../../document/plan/plan.ts';
import { roomOf } from '../../../document/plan/room-of.ts';
import { fromGenerator } from '../../infer/columns/make-source.ts';
import { isClosedList } from '../../infer/in-unique-set.ts';
import { plainTexts } from '../../draft/any-collation.ts';
import type { TableDraft } from '../../draft/draft.ts';
import { withAllSubsets } from './all-subsets.ts';
import { canBeDistinct, capacityOf } from '../capacity.ts';
import { freeEnds } from '../free-ends.ts';
import { reachBack } from '../reach-back.ts';
import type { UniqueTask } from '../unique-task.ts';

/** How far a column may depart from its plan for a key: not at all, in what was guessed, or in what its lists hold. */
export type Liberty = 'plan' | 'guesses' | 'lists';

/** What a column offers a key: a number of values, numbered from 0. */
export type Offer = {
  readonly plan: ColumnPlan;
  readonly size: number;
  /** Of the variants of a CHECK only this one is left. */
  readonly variant?: number;
  /** How the plan tells the rows apart by itself. */
  readonly told?: string;
};

/** How long ranges are at most where nobody says so. */
const USUAL_SPAN = 10;
/** A later run may add as many rows again. */
export const TWICE = 2;

export function offersOf(task: UniqueTask, liberty: Liberty): readonly Offer[] {
  const { target, set, facts } = task;
  return set.columns.flatMap((name) => {
    const plan = target.columns.get(name);
    if (plan === undefined) return [];
    if (plan.source.kind === 'variants') return variantOffers(task, plan, plan.source, liberty);
    const forms = canBeDistinct(plan) ? [formOf(task, plan, liberty)] : [];
    const longer = liberty === 'lists' ? longerForms(task, plan) : [];
    return [...forms, ...longer].map((form) => ({ plan: form, size: capacityOf(target, form, facts) }));
  });
}

type Variants = Extract<ColumnSource, { kind: 'variants' }>;

/**
 * Texts of rows of several kinds begin differently: they differ as a whole if those of each kind do. A column that differs by
 * variant of a CHECK cannot be numbered through otherwise; under one variant alone it can.
 */
function variantOffers(
  { target, facts }: UniqueTask,
  plan: ColumnPlan,
  { group, sources }: Variants,
  liberty: Liberty,
): readonly Offer[] {
  if (liberty === 'plan' || target.columnRules.has(plan.name)) return [];
  const sizes = sources.map((source) => {
    const single = source === null ? undefined : { ...plan, source };
    return single !== undefined && canBeDistinct(single) ? capacityOf(target, single, facts) : 0;
  });
  if (liberty === 'guesses') {
    const isOfKinds = target.kinds.some(({ asks }) => asks.some(({ column }) => column === plan.name));
    return isOfKinds ? [{ plan: { ...plan, null_fraction: 0 }, size: Math.min(...sizes) }] : [];
  }
  const { weights = [], unless } = target.variants[group] ?? {};
  return sources.flatMap((source, variant) =>
    source === null || unless !== undefined || (weights[variant] ?? 0) <= 0
      ? []
      : [{ plan: { ...plan, source }, size: sizes[variant] ?? 0, variant }],
  );
}

/** Every column of the group takes its source from the one variant. */
export function keepVariant(target: TableDraft, name: string, variant: number): void {
  const own = target.columns.get(name)?.source;
  for (const plan of target.columns.values()) {
    const { source } = plan;
    if (own?.kind !== 'variants' || source.kind !== 'variants' || source.group !== own.group) continue;
    const kept = source.sources[variant] ?? fromGenerator('constant', { value: null });
    target.columns.set(plan.name, { ...plan, source: kept });
  }
}

/** The column as it is, or with more values than were guessed; of a text of which a key sees the beginning, that is all. */
function formOf(task: UniqueTask, plan: ColumnPlan, liberty: Liberty): ColumnPlan {
  const length = task.set.prefixes?.[plan.name];
  const cut = length === undefined ? plan : { ...plan, max_length: Math.min(length, plan.max_length ?? length) };
  if (liberty === 'plan') return spelled(task, plan, cut, 1);
  const { rows } = task.target;
  const reached = reachBack({ rows: rows * TWICE }, widened(task.target, cut));
  return spelled(task, liberty === 'lists' ? shortened(task, reached) : reached, cut, rows * TWICE);
}

/** Ranges between two ends are as short as need be for all rows to find a place side by side. */
function shortened({ target, facts }: UniqueTask, plan: ColumnPlan): ColumnPlan {
  const { source } = plan;
  if (source.kind !== 'generator' || source.generator !== 'range' || target.columnRules.has(plan.name)) return plan;
  const { span = USUAL_SPAN, least = 1, max } = source.options;
  const places = capacityOf(target, { ...plan, unique: true }, facts) * Number(span);
  const shorter = Math.max(Number(least), Math.floor(places / (target.rows * TWICE)));
  if (max === undefined || shorter >= Number(span)) return plan;
  return { ...plan, source: { ...source, options: { ...source.options, span: shorter } } };
}

/** A range that was only guessed gives way to a key. What was taken for a year by its name is a number like any other. */
function widened(target: TableDraft, plan: ColumnPlan): ColumnPlan {
  const { name, source } = plan;
  if (source.kind !== 'generator' || target.columnRules.has(name)) return plan;
  const ends = freeEnds(target, name);
  if (ends === undefined) return plan;
  const isYear = source.generator === 'year' && target.types.get(name)?.kind === 'integer';
  if (!isYear && source.generator !== 'integer') return plan;
  return { ...plan, source: fromGenerator('integer', { ...ends }) };
}

/** A text that has no room for its number, or was taken for a measurement by its name, is letters where a key needs more. */
function spelled(task: UniqueTask, plan: ColumnPlan, cut: ColumnPlan, least: number): ColumnPlan {
  const { target, facts } = task;
  const { name, source } = plan;
  const type = target.types.get(name);
  if (type?.kind !== 'text' || target.columnRules.has(name) || target.solved.has(name)) return plan;
  const size = capacityOf(target, cut, facts);
  const isMeasure = source.kind === 'generator' && source.generator === 'measure';
  const room = roomOf(cut, type);
  if (size >= (isMeasure ? least : 1) || room === 0) return plan;
  return {
    ...plan,
    source: plainTexts(room),
    reason: `${plan.reason}; letters, because a key needs more values than there are`,
  };
}

/** A list of ours goes on beyond its end, `de-DE-2`, a SET takes all combinations, and days begin as early as need be. */
function longerForms({ target, set, facts }: UniqueTask, plan: ColumnPlan): readonly ColumnPlan[] {
  const { name, source } = plan;
  if (source.kind !== 'generator' || target.columnRules.has(name) || set.prefixes?.[name] !== undefined) return [];
  const subsets = canBeDistinct(plan) ? withAllSubsets(target, plan) : undefined;
  if (subsets !== undefined) return [subsets];
  if (source.generator === 'date' && set.columns.length === 1) return [reachBack(target, plan, 'day')];
  // A list of a CHECK is the list; the only value that keys of other tables rely on stays the only one.
  if (target.types.get(name)?.kind !== 'text' || !canBeDistinct(plan)) return [];
  if (target.uniform.has(name) || target.solved.has(name)) return [];
  const { distinct, options } = findGenerator(source.generator, source.version) ?? {};
  if (distinct !== 'index' || options?.['more'] === undefined || isClosedList(source)) return [];
  const reason = `${plan.reason}; longer than its list, for a key`;
  const longer: ColumnPlan = { ...plan, reason, source: { ...source, options: { ...source.options, more: true } } };
  // Values that nobody uses are made up where they let all rows in, and not where there are fewer rows anyway.
  return capacityOf(target, longer, facts) >= target.rows ? [longer] : [];
}
