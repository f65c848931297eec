import type { Expression } from '../../../language/expression/expression.ts';
import { findFunction } from '../../../language/functions/find-function.ts';
import { conjunctsOf } from '../../../language/expression/conjuncts-of.ts';
import { columnsOf, partsOf } from '../../../language/expression/walk-expression.ts';
import { fromGenerator } from '../../infer/columns/make-source.ts';
import type { TableDraft } from '../../draft/draft.ts';
import { isToldApart } from '../../../document/plan/is-told-apart.ts';
import type { ColumnPlan, ColumnSource, JsonValue } from '../../../document/plan/plan.ts';
import { firstRow } from '../first-row.ts';
import { ownerWithin } from '../identifies-parent.ts';
import { preferVariants } from '../prefer-variants.ts';
import { isAlwaysNull } from './by-what-holds.ts';
import type { UniqueTask } from '../unique-task.ts';

/**
 * A partial unique index whose columns cannot all differ: its condition is made false for all rows but one of each owner
 * (or of the table). One condition of a conjunction is enough.
 */
export function byPartial(task: UniqueTask): string | undefined {
  const { where } = task.set;
  return where === undefined ? undefined : meetOnce(task, conjunctsOf(where), false);
}

/** NULLs are distinct: a key is a partial one, whose condition is that no column of it is NULL. */
export function byNulls(task: UniqueTask): string | undefined {
  return meetOnce(task, nullableColumns(task).map(isNotNull), true);
}

function nullableColumns(task: UniqueTask): readonly string[] {
  const { target, set } = task;
  if (set.kind === 'primary_key') return [];
  return [...set.columns, ...set.coarse].filter(
    (name) => !set.filled.includes(name) && isNullable(target, name) && !isSeenAsNull(task, name),
  );
}

/** Whether the condition of the key, or of its NULLs, is false but for one row, as {@link byPartial} and {@link byNulls} leave it. */
export function isMetOnce(task: UniqueTask): boolean {
  const { target, set } = task;
  const parts = [...(set.where === undefined ? [] : conjunctsOf(set.where)), ...nullableColumns(task).map(isNotNull)];
  return parts.some((part) => {
    const plan = target.columns.get(columnOf(part) ?? '');
    if (plan?.source.kind !== 'when' || (plan.null_fraction > 0 && nullAsked(part) === true)) return false;
    const { test, otherwise } = plan.source;
    const isFirst = [firstRow(false), ...(ownerWithin(task) === undefined ? [] : [firstRow(true)])].some(
      (first) => JSON.stringify(first) === JSON.stringify(test),
    );
    return isFirst && isAvoided(target, plan, afterFirst(otherwise, test), part);
  });
}

/** What is left of a source where a row is not the first: not the first of its owner, not the first of the table either. */
function afterFirst(source: ColumnSource | null, test: Expression): ColumnSource | null {
  if (source?.kind !== 'when') return source;
  const isOver = [JSON.stringify(test), JSON.stringify(firstRow(false))].includes(JSON.stringify(source.test));
  return isOver ? afterFirst(source.otherwise, test) : source;
}

/** Whether the condition never holds as it is. */
function isAvoided(target: TableDraft, plan: ColumnPlan, source: ColumnSource | null, part: Expression): boolean {
  const avoided = avoid(target, plan, source, part);
  return avoided !== undefined && JSON.stringify(avoided) === JSON.stringify(source);
}

const isNotNull = (name: string): Expression => ({
  op: 'not',
  arg: { op: 'is', arg: { op: 'column', name }, value: 'null' },
});

/** `(note IS NULL)` has a value where the column has none, and so has `least(note, title)`. */
function isSeenAsNull({ set }: UniqueTask, name: string): boolean {
  const asks = (expression: Expression): boolean =>
    looksAtNulls(expression) ? columnsOf(expression).includes(name) : partsOf(expression).some(asks);
  return (set.unique?.expressions ?? []).some(({ predicate }) => predicate !== undefined && asks(predicate));
}

function looksAtNulls(expression: Expression): boolean {
  if (expression.op === 'call') return findFunction(expression.name)?.nulls === 'lenient';
  return (
    expression.op === 'is' ||
    expression.op === 'case' ||
    (expression.op === 'compare' && expression.operator.startsWith('is '))
  );
}

/** `leaves`: rows that do not meet the condition leave all keys over the column. */
function meetOnce(task: UniqueTask, parts: readonly Expression[], leaves: boolean): string | undefined {
  const { target } = task;
  const perOwner = ownerWithin(task) !== undefined;
  const first = firstRow(perOwner);
  for (const part of parts) {
    const name = columnOf(part);
    const plan = name === undefined ? undefined : target.columns.get(name);
    if (plan === undefined || plan.source.kind === 'reference' || plan.source.kind === 'omit') continue;
    if (isOnceInKey(task, plan, part)) return `${plan.name} has the value of the condition once for each owner`;
    // Another key counts on all of its values.
    const isTaken = isToldApart(plan);
    if (isTaken && !leaves) continue;
    const tamed =
      plan.source.kind === 'variants'
        ? tameVariants(target, plan, plan.source, part, first)
        : tame(target, plan, part, first);
    if (tamed === undefined) continue;
    target.columns.set(plan.name, tamed);
    const met = nullAsked(part) === false ? 'has a value' : 'meets the condition';
    return `${plan.name} ${met} in one row ${perOwner ? 'of each owner' : 'only'}`;
  }
  return undefined;
}

/** Another key keeps the listed values of the column apart within the owner: the one that is asked for comes once. */
function isOnceInKey({ target, set }: UniqueTask, plan: ColumnPlan, part: Expression): boolean {
  if (part.op !== 'compare' || plan.unique_within === undefined || listOf(plan.source) === undefined) return false;
  const owner = target.references[plan.unique_within.reference];
  return owner !== undefined && owner.columns.length > 0 && owner.columns.every((name) => set.columns.includes(name));
}

function columnOf(part: Expression): string | undefined {
  if (part.op === 'column') return part.through === undefined ? part.name : undefined;
  if (part.op === 'not' || part.op === 'is') return columnOf(part.arg);
  if (part.op === 'compare' && part.operator === '=' && part.right.op === 'literal') return columnOf(part.left);
  if (part.op === 'in') return columnOf(part.arg);
  return undefined;
}

/**
 * Among the variants of a CHECK: those that always meet the index's condition are drawn in the first row only. What a
 * variant says of NULL stands, since the CHECK ties other columns to it.
 */
function tameVariants(
  target: TableDraft,
  plan: ColumnPlan,
  source: Extract<ColumnSource, { kind: 'variants' }>,
  part: Expression,
  first: Expression,
): ColumnPlan | undefined {
  const asked = nullAsked(part);
  // Undefined: the variant meets the condition, whatever is drawn in it.
  const tamed = source.sources.map((inner): ColumnSource | null | undefined => {
    if (asked !== undefined) return (inner === null) === asked ? undefined : inner;
    if (inner === null) return null;
    const wished = truthAsked(part);
    const fixed = wished === undefined ? undefined : fixedTruth(inner);
    if (fixed !== undefined) return fixed === wished ? undefined : inner;
    return tame(target, { ...plan, source: inner }, part, first)?.source;
  });
  const allowed = tamed.map((inner) => inner !== undefined);
  if (!preferVariants(target, source.group, allowed, first)) return undefined;
  return {
    ...plan,
    // A NULL besides those of the variants would meet the condition once more.
    ...(asked === true ? { null_fraction: 0 } : {}),
    source: {
      ...source,
      sources: source.sources.map((inner, index) => (tamed[index] === undefined ? inner : (tamed[index] ?? null))),
    },
  };
}

/** True for `x IS NULL`, false for `x IS NOT NULL`. */
function nullAsked(part: Expression): boolean | undefined {
  if (part.op === 'is' && part.value === 'null') return true;
  return part.op === 'not' && part.arg.op === 'is' && part.arg.value === 'null' ? false : undefined;
}

/** The truth that a condition on a boolean column alone asks for. */
function truthAsked(part: Expression): boolean | undefined {
  if (part.op === 'column') return true;
  if (part.op === 'not' && part.arg.op === 'column') return false;
  return part.op === 'is' && part.value !== 'null' ? part.value === 'true' : undefined;
}

/** The one truth value that a source has, if it has one only. */
function fixedTruth(source: ColumnSource): boolean | undefined {
  if (source.kind !== 'generator') return undefined;
  const { value, values } = source.options;
  const only = source.generator === 'one_of' && Array.isArray(values) && values.length === 1 ? values[0] : value;
  return String(only) === 'true' ? true : String(only) === 'false' ? false : undefined;
}

const constantSource = (value: boolean): ColumnSource => fromGenerator('constant', { value });

/** The first row as before, all others so that the condition is false in them. */
function tame(target: TableDraft, plan: ColumnPlan, part: Expression, first: Expression): ColumnPlan | undefined {
  const otherwise = avoid(target, plan, plan.source, part);
  if (otherwise === undefined) return undefined;
  const asked = nullAsked(part);
  const then =
    asked === true
      ? null
      : part.op === 'is' && part.value !== 'null'
        ? constantSource(part.value === 'true')
        : plan.source;
  return {
    ...plan,
    null_fraction: 0,
    source: { kind: 'when', test: first, then, otherwise },
    reason: `${plan.reason}; a partial unique index allows one such row`,
  };
}

/** A source in which the condition never holds; null is NULL, undefined where there is none. */
function avoid(
  target: TableDraft,
  plan: ColumnPlan,
  source: ColumnSource | null,
  part: Expression,
): ColumnSource | null | undefined {
  const asked = nullAsked(part);
  if (source === null || isAlwaysNull(source)) return asked === true ? undefined : null;
  // Another index was here before: both are served in each of its branches.
  if (source.kind === 'when') {
    const [then, otherwise] = [source.then, source.otherwise].map((inner) => avoid(target, plan, inner, part));
    // A NULL that the other index allows once, and this one watches too, gives way to what the other rows hold.
    if (asked === true && source.then === null) return otherwise;
    return then === undefined || otherwise === undefined ? undefined : { ...source, then, otherwise };
  }
  // NULL is not ours to give where the column or a CHECK forbids it.
  if (asked !== undefined && !mayBeNull(target, plan.name)) return undefined;
  if (asked !== undefined) return asked ? source : null;
  if (part.op === 'column') return constantSource(false);
  if (part.op === 'not' && part.arg.op === 'column') return constantSource(true);
  if (part.op === 'is') return constantSource(part.value !== 'true');
  if (part.op === 'compare' && part.right.op === 'literal')
    return otherValues(target, plan, source, [String(part.right.value)]);
  if (part.op !== 'in') return undefined;
  return otherValues(
    target,
    plan,
    source,
    part.list.map((item) => (item.op === 'literal' ? String(item.value) : '')),
  );
}

function mayBeNull(target: TableDraft, name: string): boolean {
  return !target.filled.has(name) && isNullable(target, name);
}

function isNullable({ table }: TableDraft, name: string): boolean {
  return table.columns.find((column) => column.name === name)?.nullable === true;
}

/** Values that the index does not watch: the rest of the list, or numbers above those watched. */
function otherValues(
  target: TableDraft,
  plan: ColumnPlan,
  source: ColumnSource,
  watched: readonly string[],
): ColumnSource | null | undefined {
  if (source.kind === 'generator' && source.generator === 'boolean' && watched.length === 1)
    return constantSource(!/^(?:t|true|1)$/i.test(watched[0] ?? ''));
  const number = target.types.get(plan.name)?.kind === 'integer';
  if (number && (source.kind === 'derive' || source.kind === 'generator') && !listOf(source)) {
    const bounds = target.bounded.get(plan.name);
    if (target.solved.has(plan.name) && bounds === undefined) return undefined;
    const above = Math.max(...watched.map(Number)) + 1;
    if (Number.isSafeInteger(above) && above <= (bounds?.max ?? above))
      return integerSource(Math.max(above, bounds?.min ?? above), Math.min(above + 9, bounds?.max ?? above + 9));
  }
  const values = listOf(source);
  if (source.kind !== 'generator' || values === undefined) return undefined;
  const kept = values.filter((value) => !watched.includes(typeof value === 'string' ? value : JSON.stringify(value)));
  if (kept.length > 0) return { ...source, options: { values: kept } };
  return mayBeNull(target, plan.name) ? null : undefined;
}

function listOf(source: ColumnSource): readonly JsonValue[] | undefined {
  const values = source.kind === 'generator' && source.generator === 'one_of' ? source.options['values'] : undefined;
  return Array.isArray(values) ? (values as readonly JsonValue[]) : undefined;
}

function integerSource(min: number, max: number): ColumnSource {
  return fromGenerator('integer', { min, max: Math.max(min, max) });
}
