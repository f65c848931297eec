import { columnsOf } from '../expression/walk-expression.ts';
import type { Unique } from '../schema/schema-document.ts';
import { capacityOf, canBeDistinct, type CapacityFacts } from './capacity.ts';
import type { Draft, ReferenceDraft, TableDraft } from './draft.ts';
import type { ColumnPlan, ConstraintVerdict } from './plan.ts';
import { firstRow, tamePartial } from './tame-partial.ts';

type UniqueSet = { readonly name: string; readonly kind: 'primary_key' | 'unique'; readonly columns: readonly string[]; readonly unique: Unique | undefined };

/** Sees to it that no tuple of a key repeats, by construction, and says how. */
export function settleUniques(draft: Draft, target: TableDraft, facts: CapacityFacts): readonly ConstraintVerdict[] {
  return uniqueSets(target).map((set) => {
    const reason = settle(draft, target, set, facts);
    if (reason !== undefined) return { kind: set.kind, name: set.name, verdict: 'solved', reason };
    const rules = set.columns.filter((name) => isRuled(target, name));
    if (rules.length > 0) {
      const where = set.unique?.where?.predicate;
      return { kind: set.kind, name: set.name, verdict: 'solved', reason: `${rules.join(', ')} ${rules.length === 1 ? 'is' : 'are'} left to a rule; rows are probed`, distinct: set.columns, ...(where === undefined ? {} : { test: where }) };
    }
    draft.issues.push({
      code: 'unsatisfiable_unique',
      path: `tables.${target.key}.uniques.${set.name}`,
      message: `${target.rows} rows of ${target.key} cannot all differ in (${set.columns.join(', ')}), as ${set.name} asks. ${explainCapacity(target, set, facts)}`,
    });
    return { kind: set.kind, name: set.name, verdict: 'unsupported', reason: 'too few distinct values' };
  });
}

function uniqueSets(target: TableDraft): readonly UniqueSet[] {
  const { table } = target;
  const sets: UniqueSet[] = [];
  const primary = table.primary_key;
  if (primary !== undefined) sets.push({ name: primary.name ?? `${table.name}_pkey`, kind: 'primary_key', columns: primary.columns, unique: undefined });
  table.uniques.forEach((unique, index) => {
    const indexed = (unique.expressions ?? []).flatMap(({ predicate }) => (predicate === undefined ? [] : columnsOf(predicate)));
    const columns = [...new Set([...unique.columns, ...indexed])];
    sets.push({ name: unique.name ?? `${table.name}_unique_${index + 1}`, kind: 'unique', columns, unique });
  });
  return sets;
}

function settle(draft: Draft, target: TableDraft, set: UniqueSet, facts: CapacityFacts): string | undefined {
  if (target.rows <= 1) return 'there is at most one row';
  return (
    byReferences(draft, target, set) ??
    byDistinctColumn(target, set, facts) ??
    byPlace(draft, target, set) ??
    byMakingDistinct(target, set, facts) ??
    byChain(target, set) ??
    byOwner(draft, target, set, facts) ??
    byPartial(draft, target, set) ??
    byProduct(draft, target, set, facts) ??
    byNulls(draft, target, set)
  );
}

/** The owning reference, if the set's columns tell its rows apart. */
function ownerWithin(draft: Draft, target: TableDraft, set: UniqueSet): ReferenceDraft | undefined {
  const owner = target.references[target.owning];
  return owner !== undefined && identifies(draft, set, owner) ? owner : undefined;
}

/** Whether the set names the parent: by the whole reference, or by a column that never repeats in the parent. */
function identifies(draft: Draft, set: UniqueSet, reference: ReferenceDraft): boolean {
  const within = reference.columns.filter((column) => set.columns.includes(column));
  if (within.length === 0) return false;
  if (within.length === reference.columns.length) return true;
  const parent = draft.tables.get(reference.to);
  return within.some((column) => isDistinct(parent?.columns.get(reference.to_columns[reference.columns.indexOf(column)] ?? '')));
}

function isDistinct(plan: ColumnPlan | undefined): boolean {
  return plan?.unique === true || (plan?.source.kind === 'generator' && plan.source.generator === 'serial');
}

/** The references alone make the tuple distinct: one-to-one, or a junction. */
function byReferences(draft: Draft, target: TableDraft, set: UniqueSet): string | undefined {
  const within = target.references.filter((reference) => identifies(draft, set, reference));
  if (within.some(({ strategy }) => strategy?.kind === 'one_to_one')) return 'each parent is referred to once';
  const owner = target.references[target.owning];
  if (owner?.strategy?.kind === 'fan_out' && owner.strategy.max === 1 && within.includes(owner)) return 'each parent has one row at most';
  if (owner !== undefined && within.includes(owner) && within.some(({ strategy }) => strategy?.kind === 'junction')) return 'each pair of parents occurs once';
  return undefined;
}

/** A rule decides the column, or which parent it refers to. */
function isRuled(target: TableDraft, name: string): boolean {
  if (target.columnRules.has(name)) return true;
  return target.references.some(({ columns, rule }) => columns.includes(name) && Object.keys(rule).length > 0);
}

function byDistinctColumn(target: TableDraft, set: UniqueSet, facts: CapacityFacts): string | undefined {
  const found = set.columns.find((name) => {
    const plan = target.columns.get(name);
    return plan?.source.kind === 'omit' || (plan !== undefined && isDistinct(plan) && capacityOf(target, plan, facts) >= target.rows);
  });
  return found === undefined ? undefined : `${found} never repeats`;
}

/** A row that points at the one before it: versions, linked lists. No row is pointed at twice. */
function byChain(target: TableDraft, set: UniqueSet): string | undefined {
  const tree = target.references.find(({ columns, strategy }) => strategy?.kind === 'tree' && columns.some((column) => set.columns.includes(column)));
  if (tree?.strategy?.kind !== 'tree') return undefined;
  tree.strategy = { ...tree.strategy, chain: true };
  return `each row of ${target.key} follows the one before it`;
}

/** A number among the rows of one owner counts them: 1, 2, 3, … */
function byPlace(draft: Draft, target: TableDraft, set: UniqueSet): string | undefined {
  const owner = ownerWithin(draft, target, set);
  if (owner?.strategy?.kind !== 'fan_out') return undefined;
  const free = set.columns.find((name) => {
    if (target.distinct.has(name)) return false;
    const source = target.columns.get(name)?.source;
    if (source?.kind === 'derive') return source.expression.op === 'call' && source.expression.name === 'place';
    return source?.kind === 'generator' && source.generator === 'integer' && !target.columnRules.has(name) && !target.solved.has(name);
  });
  const plan = free === undefined ? undefined : target.columns.get(free);
  if (plan === undefined) return undefined;
  const expression = { op: 'call', name: 'place', args: [] } as const;
  target.columns.set(plan.name, { ...plan, source: { kind: 'derive', expression }, null_fraction: 0, reason: `counts the rows of one row of ${owner.to}` });
  return `${plan.name} counts the rows of each row of ${owner.to}`;
}

/** A partial index: its condition is made false for all rows but one of each owner. */
function byPartial(draft: Draft, target: TableDraft, set: UniqueSet): string | undefined {
  const predicate = set.unique?.where?.predicate;
  return predicate === undefined ? undefined : tamePartial(target, predicate, ownerWithin(draft, target, set) !== undefined);
}

/** NULLs are distinct: the column holds a value in one row of each owner only. */
function byNulls(draft: Draft, target: TableDraft, set: UniqueSet): string | undefined {
  if (set.kind === 'primary_key' || set.unique?.nulls_not_distinct === true) return undefined;
  const plan = set.columns
    .map((name) => target.columns.get(name))
    .find((item) => item !== undefined && item.source.kind !== 'reference' && item.source.kind !== 'omit' && isNullable(target, item.name));
  if (plan === undefined) return undefined;
  const perOwner = ownerWithin(draft, target, set) !== undefined;
  target.columns.set(plan.name, { ...plan, null_fraction: 0, source: { kind: 'when', test: firstRow(perOwner), then: plan.source, otherwise: null } });
  return `${plan.name} is NULL in all rows but one${perOwner ? ' of each owner' : ''}`;
}

function isNullable(target: TableDraft, name: string): boolean {
  return target.table.columns.find((column) => column.name === name)?.nullable === true;
}

/** Makes one free column distinct: then every tuple is. Text first, since it has the most room. */
function byMakingDistinct(target: TableDraft, set: UniqueSet, facts: CapacityFacts): string | undefined {
  const candidates = set.columns
    .map((name) => target.columns.get(name))
    .filter((plan): plan is ColumnPlan => plan !== undefined && canBeDistinct(plan))
    .map((plan) => widen(target, plan))
    .map((plan) => ({ plan, capacity: capacityOf(target, plan, facts) }))
    .filter(({ capacity }) => capacity >= target.rows)
    .sort((a, b) => Number(target.distinct.has(b.plan.name)) - Number(target.distinct.has(a.plan.name)) || b.capacity - a.capacity);
  const best = candidates[0];
  if (best === undefined) return undefined;
  target.columns.set(best.plan.name, { ...best.plan, unique: true, null_fraction: set.kind === 'primary_key' ? 0 : best.plan.null_fraction });
  return `${best.plan.name} never repeats`;
}

/** A range that was only guessed gives way to a key. */
function widen(target: TableDraft, plan: ColumnPlan): ColumnPlan {
  if (plan.source.kind !== 'generator' || plan.source.generator !== 'integer' || target.columnRules.has(plan.name) || target.solved.has(plan.name)) return plan;
  return { ...plan, source: { ...plan.source, options: {} } };
}

/** Few values, but enough for the rows of one owner: they differ within it. */
function byOwner(draft: Draft, target: TableDraft, set: UniqueSet, facts: CapacityFacts): string | undefined {
  const owner = ownerWithin(draft, target, set);
  if (owner?.strategy?.kind !== 'fan_out') return undefined;
  const rest = set.columns
    .map((name) => target.columns.get(name))
    .filter((plan): plan is ColumnPlan => plan !== undefined && canBeDistinct(plan))
    .map((plan) => ({ plan, capacity: capacityOf(target, plan, facts) }))
    .sort((a, b) => b.capacity - a.capacity)[0];
  if (rest === undefined || rest.capacity < 1) return undefined;
  owner.most = Math.min(owner.most ?? Number.MAX_SAFE_INTEGER, rest.capacity);
  target.columns.set(rest.plan.name, { ...rest.plan, unique_within: { reference: target.owning, most: rest.capacity } });
  return `${rest.plan.name} never repeats for one row of ${owner.to}, which has at most ${rest.capacity}`;
}

/** A permutation of all tuples of the parents and the few values of the other columns. */
function byProduct(draft: Draft, target: TableDraft, set: UniqueSet, facts: CapacityFacts): string | undefined {
  const references = target.references.filter(
    ({ columns, strategy }) => strategy?.kind === 'scatter' && columns.length > 0 && columns.every((column) => set.columns.includes(column)),
  );
  const columns = set.columns.map((name) => target.columns.get(name)).filter((plan): plan is ColumnPlan => plan !== undefined && canBeDistinct(plan));
  const radices = [
    ...references.map(({ to }) => Math.max(1, draft.tables.get(to)?.rows ?? 1)),
    ...columns.map((plan) => capacityOf(target, plan, facts)),
  ];
  const size = radices.reduce((product, radix) => product * radix, 1);
  if (radices.length === 0 || size > 2 ** 52) return undefined;
  if (size < target.rows && target.exact) return undefined;
  if (size < target.rows) {
    draft.notes.push({ code: 'rows_changed', path: `rows.${target.key}`, message: `${target.key} gets ${size} rows instead of ${target.rows}: (${set.columns.join(', ')}) has no more distinct tuples.` });
    target.rows = size;
  }
  references.forEach((reference, position) => {
    reference.strategy = { kind: 'product', name: set.name, radices, position };
  });
  columns.forEach((plan, index) => {
    target.columns.set(plan.name, { ...plan, unique_product: { name: set.name, radices, position: references.length + index } });
  });
  return 'each tuple of values is taken once';
}

function explainCapacity(target: TableDraft, set: UniqueSet, facts: CapacityFacts): string {
  const sizes = set.columns.flatMap((name) => {
    const plan = target.columns.get(name);
    return plan !== undefined && canBeDistinct(plan) ? [`${name} has ${capacityOf(target, plan, facts)} values`] : [];
  });
  const known = sizes.length === 0 ? 'None of its columns can be made distinct' : sizes.join(', ');
  return `${known}. Ask for fewer rows of ${target.key}, or widen a column with a rule.`;
}
