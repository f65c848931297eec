import { columnsOf } from '../../language/expression/walk-expression.ts';
import type { ReferenceDraft } from '../draft/draft.ts';
import { type UniqueSet, uniqueSets } from '../draft/unique-sets.ts';
import { columnDigit, type Digit, drawnDigit, isDrawn } from './digit.ts';
import { freeEnds } from './free-ends.ts';
import { fanOutWithin } from './identifies-parent.ts';
import { holdsAsPlanned } from './holds-as-planned.ts';
import { layOut, MAX_TUPLES } from './lay-out.ts';
import { keepVariant, type Liberty, type Offer, offersOf, TWICE } from './offers/column-offers.ts';
import type { UniqueTask } from './unique-task.ts';

/** One column differs in all rows of the table. Text first, since it has the most room. */
export function inTable(task: UniqueTask, offers: readonly Offer[]): string | undefined {
  const { target, set } = task;
  const [best] = offers
    .filter((offer) => offer.size >= target.rows && !isUsedUp(task, offer))
    .toSorted(
      (a, b) => Number(target.distinct.has(b.plan.name)) - Number(target.distinct.has(a.plan.name)) || b.size - a.size,
    );
  if (best === undefined) return undefined;
  const { plan, variant } = best;
  if (variant !== undefined) keepVariant(target, plan.name, variant);
  return take(task, best, { unique: true, ...(set.kind === 'primary_key' ? { null_fraction: 0 } : {}) });
}

/** Whether the values would not do for a later run, though they would if they differed within the owner alone. */
function isUsedUp(task: UniqueTask, { plan, size }: Offer): boolean {
  const { target } = task;
  if (target.distinct.has(plan.name) || fanOutWithin(task) === undefined) return false;
  return size < target.rows * TWICE;
}

/** One column differs among the rows of one owner, or several together if none has enough values. */
export function withinOwner(task: UniqueTask, offers: readonly Offer[]): string | undefined {
  const owner = fanOutWithin(task);
  const [best] = offers.toSorted((a, b) => b.size - a.size);
  if (owner === undefined || best === undefined || best.size < 1) return undefined;
  const { size } = best;
  const together = isEnough(task, owner, size) ? undefined : inTuples(task, 'plan', { owner, above: size });
  if (together !== undefined) return together;
  if (size < Number.MAX_SAFE_INTEGER) owner.most = Math.min(owner.most ?? size, size);
  return `${take(task, best, { unique_within: { reference: task.target.owning, most: size } })} for one row of ${owner.to}`;
}

/** Whether all rows find a place where one owner has so many. */
export function isEnough({ draft, target }: UniqueTask, owner: ReferenceDraft, size: number): boolean {
  return size >= owner.least && size * (draft.tables.get(owner.to)?.rows ?? 0) >= target.rows;
}

/** Gives the column the values that it offers, in a way that keeps them distinct; returns how. */
export function take({ target }: UniqueTask, { plan, told }: Offer, how: Partial<Offer['plan']>): string {
  const { name } = plan;
  // What CHECKs ask of a column that gave way is tested.
  if (told !== undefined && freeEnds(target, name) === undefined) target.replaced.add(name);
  target.columns.set(name, told === undefined ? { ...plan, ...how } : plan);
  return `${name} ${told ?? 'never repeats'}`;
}

/** `whole`: only if all rows find a place. `owner`: among the rows of one owner, if that makes more than so many. */
type Scope = { readonly whole?: boolean; readonly owner?: ReferenceDraft; readonly above?: number };

/** The parents that rows draw and the values of the other columns, each tuple of them once. */
export function inTuples(task: UniqueTask, liberty: Liberty, { whole, owner, above = 0 }: Scope): string | undefined {
  const { target, set } = task;
  const free = owner === undefined ? set.columns : namedAlone(task);
  const digits = [
    ...target.references.flatMap((reference) => (isDrawn(reference, free) ? drawnDigit(task, reference) : [])),
    ...valueDigits({ ...task, set: { ...set, columns: free } }, liberty, owner !== undefined),
  ];
  const count = digits.reduce((product, { size }) => product * size, 1);
  if (digits.length === 0 || count <= above || count > MAX_TUPLES) return undefined;
  if (whole === true && count < target.rows) return undefined;
  const why = (): string => `(${set.columns.join(', ')}) has no more distinct tuples`;
  if (!layOut(task, { digits, within: owner, why })) return undefined;
  return `each tuple of values is used once${owner === undefined ? '' : ` for one row of ${owner.to}`}`;
}

/** Columns that no condition of a key reads, and no other key needs, unless that one is kept already. */
function namedAlone(task: UniqueTask): readonly string[] {
  const { target, set } = task;
  const others = uniqueSets(target).filter(
    (other) => other.name !== set.name && !isSame(other, set) && !holdsAsPlanned({ ...task, set: other }),
  );
  const conditions = uniqueSets(target).flatMap(({ where }) => (where === undefined ? [] : columnsOf(where)));
  const needed = new Set([...conditions, ...others.flatMap(({ columns, coarse }) => [...columns, ...coarse])]);
  return set.columns.filter((name) => !needed.has(name));
}

function isSame(one: UniqueSet, other: UniqueSet): boolean {
  return one.columns.toSorted().join() === other.columns.toSorted().join();
}

/** Of each column what offers most. Tuples with a NULL in them differ from all others. */
function valueDigits(task: UniqueTask, liberty: Liberty, isBounded: boolean): readonly Digit[] {
  const { target, set } = task;
  // A list that goes on for as long as there are rows has no number of values of its own.
  const offers = offersOf(task, liberty).filter(
    ({ variant, plan }) =>
      variant === undefined && !(isBounded && plan.source.kind === 'generator' && plan.source.options['more'] === true),
  );
  return set.columns.flatMap((name) => {
    const [best] = offers.filter(({ plan }) => plan.name === name).toSorted((a, b) => b.size - a.size);
    if (best === undefined) return [];
    const { plan } = best;
    return {
      ...columnDigit(task, plan),
      take: (part) => target.columns.set(plan.name, { ...plan, unique_product: part }),
    };
  });
}
