import { columnsOf } from '../../language/expression/walk-expression.ts';
import type { ReferenceDraft } from '../draft/draft.ts';
import { leastRows } from '../draft/lower-rows.ts';
import { type UniqueSet, uniqueSets } from '../draft/unique-sets.ts';
import { usesPlace } from '../draft/uses-place.ts';
import { columnDigit, type Digit, drawnDigit, isDrawn, isFreeReference, referenceDigit } from './digit.ts';
import { holdsAsPlanned } from './holds-as-planned.ts';
import { fanOutWithin } from './identifies-parent.ts';
import { type Layout, MAX_TUPLES } from './lay-out.ts';
import { type Liberty, offersOf } from './offers/column-offers.ts';
import { mixDigits, packDigits } from './pack-digits.ts';
import type { UniqueTask } from './unique-task.ts';

export type Table = Omit<UniqueTask, 'set'>;

/** A layout that keeps some keys, and how many rows it has room for. */
export type Allocation = { readonly rows: number; readonly layout: Omit<Layout, 'why'> };

/** The parents that rows draw and the values of the other columns, each tuple of them once, for one key alone. */
export function allocateOne(task: UniqueTask, liberty: Liberty, owner?: ReferenceDraft): Allocation | undefined {
  const { set } = task;
  const columns = owner === undefined ? set.columns : namedAlone(task);
  const digits = digitsOf({ ...task, set: { ...set, columns } }, { liberty, within: owner, takes: 'drawn' });
  return allocationsOf(digits, [columns], owner)[0];
}

/** The same for keys that share columns: among the rows of their owner, or in the table with or without the owner's place. */
export function allocateTogether(table: Table, group: readonly UniqueSet[]): readonly Allocation[] {
  const { draft, target } = table;
  const keys = group.map(({ columns }) => columns);
  const all: UniqueTask = { ...table, set: { ...NO_SET, columns: [...new Set(keys.flat())] } };
  const [owner, ...others] = new Set(group.map((set) => fanOutWithin({ ...table, set })));
  const owners = draft.tables.get(owner?.to ?? '')?.rows ?? 0;
  const inOwner =
    owner === undefined || others.length > 0
      ? []
      : allocationsOf(digitsOf(all, { liberty: 'lists', within: owner, takes: 'free' }), keys, owner);
  const mayLoseOwner = target.owning >= 0 && !usesPlace(target) && leastRows(draft, target) === 0;
  const scopes = mayLoseOwner ? (['free', 'owner'] as const) : (['free'] as const);
  return [
    ...inOwner.map(({ rows, layout }) => ({ rows: rows * owners, layout })),
    ...scopes.flatMap((takes) => allocationsOf(digitsOf(all, { liberty: 'lists', takes }), keys)),
  ];
}

function allocationsOf(
  digits: readonly Digit[],
  keys: readonly (readonly string[])[],
  within?: ReferenceDraft,
): readonly Allocation[] {
  const sizes = digits.map(({ size }) => size);
  const seen = keys.map((columns) =>
    digits.flatMap(({ names }, at) => (names.every((name) => columns.includes(name)) ? [at] : [])),
  );
  const packed = packDigits(sizes, seen);
  const mixed = keys.length < 2 ? undefined : mixDigits(sizes, seen);
  const at = (numbers: readonly number[]): readonly Digit[] => numbers.flatMap((number) => digits[number] ?? []);
  const layouts: Allocation[] = [
    { rows: packed.tuples, layout: { digits: packed.places.map((place) => atOnePlace(at(place))), within } },
  ];
  if (mixed !== undefined) {
    const lines = at(mixed.digits).map((digit) => ({ ...digit, size: mixed.prime }));
    layouts.push({ rows: mixed.prime * mixed.prime, layout: { form: 'mixed', digits: lines, within } });
  }
  return layouts.filter(({ rows }) => rows > 1 && rows <= MAX_TUPLES);
}

/** Digits of different keys that are the same in each row. */
function atOnePlace(digits: readonly Digit[]): Digit {
  return {
    names: digits.flatMap(({ names }) => names),
    size: Math.min(...digits.map(({ size }) => size)),
    take: (part) => {
      for (const digit of digits) digit.take(part);
    },
  };
}

type Reach = {
  readonly liberty: Liberty;
  readonly within?: ReferenceDraft | undefined;
  /** Parents that rows draw, those too that others settled, or even the owner's. */
  readonly takes: 'drawn' | 'free' | 'owner';
};

/** All that the columns of the key offer and that is ours to lay out. */
function digitsOf(task: UniqueTask, { liberty, within, takes }: Reach): readonly Digit[] {
  const { target } = task;
  const { columns } = task.set;
  const references = target.references.flatMap((reference, index): readonly Digit[] => {
    if (isDrawn(reference, columns)) return [drawnDigit(task, reference)];
    if (takes === 'drawn' || reference.to === '' || (index === target.owning && takes !== 'owner')) return [];
    return isFreeReference(reference, columns) ? [referenceDigit(task, reference)] : [];
  });
  // A list that goes on for as long as there are rows has no number of values of its own.
  const offers = offersOf(task, liberty).filter(
    ({ variant, plan }) =>
      variant === undefined &&
      !(within !== undefined && plan.source.kind === 'generator' && plan.source.options['more'] === true),
  );
  const values = columns.flatMap((name): readonly Digit[] => {
    const [best] = offers.filter(({ plan }) => plan.name === name).toSorted((a, b) => b.size - a.size);
    if (best === undefined) return [];
    const { plan } = best;
    // Tuples with a NULL in them differ from all others.
    const take: Digit['take'] = (part) => target.columns.set(name, { ...plan, unique_product: part });
    return [{ ...columnDigit(task, plan), take }];
  });
  return [...references, ...values];
}

const NO_SET: UniqueSet = { name: '', kind: 'unique', columns: [], unique: undefined, coarse: [], filled: [] };

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
