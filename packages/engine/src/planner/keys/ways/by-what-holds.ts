import { conjunctsOf } from '../../../language/expression/conjuncts-of.ts';
import type { ColumnPlan, ColumnSource, ReferenceStrategy } from '../../../document/plan/plan.ts';
import { roomOf } from '../../../document/plan/room-of.ts';
import type { ReferenceDraft } from '../../draft/draft.ts';
import { capacityOf } from '../capacity.ts';
import { identifiesParent } from '../identifies-parent.ts';
import { isDistinct } from '../is-distinct.ts';
import type { UniqueTask } from '../unique-task.ts';

/** What already makes the rows distinct: their parents, a column that never repeats, or one that is always NULL. */
export function byWhatHolds(task: UniqueTask): string | undefined {
  const { target, set } = task;
  const isOfMotif = [...(target.motif?.distinct ?? [])].some((key) =>
    key.split('\n').every((name) => set.columns.includes(name)),
  );
  if (isOfMotif) return 'rows repeat a small set that differs in it, with different parents each time';
  return byParents(task) ?? byColumn(task) ?? byCondition(task);
}

/** In a partial key over the column that its condition requires to be NULL, no two rows are equal. */
function byCondition(task: UniqueTask): string | undefined {
  const { where } = task.set;
  const { columns } = task.target.table;
  const parts = where === undefined ? [] : conjunctsOf(where);
  const absent = parts.flatMap((part) =>
    part.op === 'is' && part.value === 'null' && part.arg.op === 'column' ? [part.arg.name] : [],
  );
  const never = absent.find((one) => columns.some(({ name, nullable }) => name === one && !nullable));
  if (never !== undefined) return `${never} is never NULL, and the key covers only rows where it is`;
  const found = absent.find((name) => task.set.columns.includes(name) && areNullsDistinct(task, name));
  return found === undefined ? undefined : `${found} is NULL in every row that the key covers`;
}

/** The references alone make the tuple distinct: one-to-one, or a junction. */
function byParents({ draft, target, set }: UniqueTask): string | undefined {
  const within = target.references.filter((reference) => identifiesParent(draft, set, reference));
  if (within.some(({ strategy }) => strategy?.kind === 'existing' && strategy.unique === true))
    return 'each row of the target is referred to once';
  if (within.some(({ strategy }) => strategy?.kind === 'one_to_one')) return 'each parent is referred to once';
  if (target.references.some((reference) => isOwnChild({ draft, set }, reference)))
    return 'each row refers to a different row';
  const owner = target.references[target.owning];
  if (owner?.strategy?.kind === 'fan_out' && owner.strategy.max === 1 && within.includes(owner))
    return 'each parent has at most one row';
  if (owner !== undefined && within.includes(owner) && within.some(({ strategy }) => isJunction(strategy)))
    return 'each pair of parents occurs once';
  return within.some(({ strategy }) => isWholeProduct(strategy, within))
    ? 'each tuple of parents occurs once'
    : undefined;
}

/** Whether all that a product is made of is in the set: it was taken for a narrower key, and serves this one too. */
function isWholeProduct(strategy: ReferenceStrategy | undefined, within: readonly ReferenceDraft[]): boolean {
  if (strategy?.kind !== 'product' || strategy.within !== undefined) return false;
  const places = within.flatMap(({ strategy: other }) =>
    other?.kind === 'product' && other.name === strategy.name ? [other.position] : [],
  );
  return new Set(places).size === strategy.radices.length;
}

/** Rows of different owners differ, if what the set has of them, besides the owner's own columns, names them. */
function isOwnChild({ draft, set }: Pick<UniqueTask, 'draft' | 'set'>, reference: ReferenceDraft): boolean {
  const { own } = reference;
  if (own === undefined || reference.absent) return false;
  return identifiesParent(draft, { ...set, columns: set.columns.filter((name) => !own.includes(name)) }, reference);
}

function isJunction(strategy: ReferenceStrategy | undefined): boolean {
  if (strategy?.kind === 'shared') return strategy.beside !== undefined;
  return strategy?.kind === 'junction' || (strategy?.kind === 'existing' && strategy.within !== undefined);
}

function byColumn(task: UniqueTask): string | undefined {
  const plans = task.set.columns.flatMap((name) => task.target.columns.get(name) ?? []);
  const distinct = plans.find((plan) => neverRepeats(task, plan));
  if (distinct !== undefined) return `${distinct.name} never repeats`;
  const absent = plans.find(
    ({ name, source }) => isAlwaysNull(source) && areNullsDistinct(task, name) && !task.target.columnRules.has(name),
  );
  return absent === undefined ? undefined : `${absent.name} is always NULL`;
}

function neverRepeats(task: UniqueTask, plan: ColumnPlan): boolean {
  const { target, set, facts } = task;
  const { name, source } = plan;
  const [length, type] = [set.prefixes?.[name], target.types.get(name)];
  // The key may see only the beginning of the column's texts.
  if (length !== undefined && type !== undefined && (roomOf(plan, type) ?? Number.MAX_SAFE_INTEGER) > length)
    return false;
  if (source.kind === 'omit') return true;
  if (!isDistinct(plan)) return false;
  if (source.kind === 'variants') return !source.sources.includes(null) || areNullsDistinct(task, name);
  // The row's number is never used up.
  return source.kind === 'derive' || capacityOf(target, plan, facts) >= target.rows;
}

function areNullsDistinct({ set }: UniqueTask, name: string): boolean {
  return set.kind !== 'primary_key' && !set.filled.includes(name);
}

/** A CHECK, or a rule, leaves the column nothing but NULL. */
export function isAlwaysNull(source: ColumnSource): boolean {
  return source.kind === 'generator' && source.generator === 'constant' && source.options['value'] === null;
}
