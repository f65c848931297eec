import { countOf } from '../../base/text/count-of.ts';
import type { ReferenceDraft } from '../draft/draft.ts';
import { leastRows } from '../draft/lower-rows.ts';
import type { UniqueSet } from '../draft/unique-sets.ts';
import { usesPlace } from '../draft/uses-place.ts';
import { columnDigit, type Digit, drawnDigit, isDrawn, isFreeReference, referenceDigit } from './digit.ts';
import { fanOutWithin } from './identifies-parent.ts';
import { isDistinct } from './is-distinct.ts';
import { type Layout, layOut, MAX_TUPLES } from './lay-out.ts';
import { type Offer, offersOf } from './offers/column-offers.ts';
import { mixDigits, packDigits } from './pack-digits.ts';
import type { UniqueTask } from './unique-task.ts';
import { byOneColumn } from './ways/by-digits.ts';

type Table = Omit<UniqueTask, 'set'>;

/**
 * Lays out all that keys offer which share columns, so that one number of the row keeps each of them. Keys that one column
 * keeps get that column first. Answers whether anything was done.
 */
export function layOutTogether(table: Table, sets: readonly UniqueSet[]): boolean {
  const plain = sets.filter((set) => isPlain(set) && !isKept({ ...table, set }));
  const shared = plain.filter((set) => !isKept({ ...table, set }) && byOneColumn({ ...table, set }) === undefined);
  return (
    groupsOf(shared)
      .map((group) => layOutGroup(table, group))
      .includes(true) || shared.length < plain.length
  );
}

function isPlain({ columns, coarse, where, prefixes = {}, period }: UniqueSet): boolean {
  const isWhole = coarse.length === 0 && where === undefined && period === undefined;
  return isWhole && columns.length > 0 && !columns.some((name) => prefixes[name] !== undefined);
}

/** Whether a column, or a parent, never repeats. */
function isKept({ target, set }: UniqueTask): boolean {
  const isOnce = ({ columns, strategy }: ReferenceDraft): boolean =>
    strategy?.kind === 'one_to_one' && columns.length > 0 && columns.every((name) => set.columns.includes(name));
  return set.columns.some((name) => isDistinct(target.columns.get(name))) || target.references.some(isOnce);
}

/** Keys that share columns, directly or through others. */
function groupsOf(sets: readonly UniqueSet[]): readonly (readonly UniqueSet[])[] {
  const groups: UniqueSet[][] = [];
  for (const set of sets) {
    const sharing = groups.filter((group) =>
      group.some((other) => other.columns.some((at) => set.columns.includes(at))),
    );
    const others = groups.filter((group) => !sharing.includes(group));
    groups.splice(0, groups.length, ...others, [...sharing.flat(), set]);
  }
  return groups;
}

type Choice = { readonly rows: number; readonly layout: Omit<Layout, 'why'> };

/** Among the rows of their owner, or in the table as a whole with and without the owner's place: what lets the most rows in. */
function layOutGroup(table: Table, group: readonly UniqueSet[]): boolean {
  const { target } = table;
  const [first] = group;
  if (first === undefined) return false;
  const choices = [...ownerChoices(table, group), ...choicesOf(table, group, false), ...choicesOf(table, group, true)];
  const [best] = choices.toSorted((a, b) => Math.min(b.rows, target.rows) - Math.min(a.rows, target.rows));
  if (best === undefined) return false;
  const named = group.map(({ columns }) => `(${columns.join(', ')})`).join(' and ');
  const why = (tuples: number): string => `${named} allow ${countOf(tuples, 'row')}`;
  return layOut({ ...table, set: first }, { ...best.layout, why });
}

function ownerChoices(table: Table, group: readonly UniqueSet[]): readonly Choice[] {
  const [owner, ...others] = new Set(group.map((set) => fanOutWithin({ ...table, set })));
  if (owner === undefined || others.length > 0) return [];
  const owners = table.draft.tables.get(owner.to)?.rows ?? 0;
  const digits = digitsOf(table, group, false);
  return layoutsOf(digits, group).map(({ rows, layout }) => ({
    rows: rows * owners,
    layout: { ...layout, within: owner },
  }));
}

/** `owned`: the rows need not lie together by owner. */
function choicesOf(table: Table, group: readonly UniqueSet[], owned: boolean): readonly Choice[] {
  const { draft, target } = table;
  if (owned && (target.owning < 0 || usesPlace(target) || leastRows(draft, target) > 0)) return [];
  return layoutsOf(digitsOf(table, group, owned), group);
}

function layoutsOf(digits: readonly Digit[], group: readonly UniqueSet[]): readonly Choice[] {
  const sizes = digits.map(({ size }) => size);
  const keys = group.map(({ columns }) =>
    digits.flatMap(({ names }, at) => (names.every((name) => columns.includes(name)) ? [at] : [])),
  );
  const at = (numbers: readonly number[]): readonly Digit[] => numbers.flatMap((number) => digits[number] ?? []);
  const packed = packDigits(sizes, keys);
  const mixed = mixDigits(sizes, keys);
  const choices: readonly Choice[] = [
    { rows: packed.tuples, layout: { digits: packed.places.map((place) => atOnePlace(at(place))) } },
    {
      rows: mixed.prime ** 2,
      layout: { form: 'mixed', digits: at(mixed.digits).map((digit) => ({ ...digit, size: mixed.prime })) },
    },
  ];
  return choices.filter(({ rows }) => rows > 1 && rows <= MAX_TUPLES);
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

/** All that the keys name and that is ours to lay out. */
function digitsOf(table: Table, group: readonly UniqueSet[], owned: boolean): readonly Digit[] {
  const { target } = table;
  const names = [...new Set(group.flatMap(({ columns }) => columns))];
  const task: UniqueTask = { ...table, set: { ...group[0], columns: names } as UniqueSet };
  const references = target.references.flatMap((reference, index): readonly Digit[] => {
    if (reference.to === '' || (index === target.owning && !owned)) return [];
    if (isDrawn(reference, names)) return [drawnDigit(task, reference)];
    return isFreeReference(reference, names) ? [referenceDigit(task, reference)] : [];
  });
  const referring = new Set(target.references.flatMap(({ columns }) => columns));
  const offers = offersOf(task, 'lists').filter(
    ({ plan, variant }) => variant === undefined && !referring.has(plan.name) && !target.columnRules.has(plan.name),
  );
  return [
    ...references,
    ...names.flatMap((name) =>
      bestOf(
        task,
        offers.filter(({ plan }) => plan.name === name),
      ),
    ),
  ];
}

/** Of a column what offers most. */
function bestOf(task: UniqueTask, offers: readonly Offer[]): readonly Digit[] {
  const [best] = offers.toSorted((a, b) => b.size - a.size);
  if (best === undefined) return [];
  const { plan, size } = best;
  const take: Digit['take'] = (part) => task.target.columns.set(plan.name, { ...plan, unique_product: part });
  return [{ ...columnDigit(task, plan), size, take }];
}
