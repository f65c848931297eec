import { countOf } from '../../../base/text/count-of.ts';
import { pairCount } from '../../../weave/reference/product-size.ts';
import type { ReferenceDraft, TableDraft } from '../../draft/draft.ts';
import { isComparableKey, isDisturbed } from '../swapped-pairs.ts';
import { referencesOver } from '../../draft/pair-parents.ts';
import { type Pair, pairsOf } from '../../draft/pairs-of.ts';
import { referenceDigit } from '../digit.ts';
import { furtherDigits } from '../further-digits.ts';
import { isDistinct } from '../is-distinct.ts';
import { isUnordered } from '../is-unordered.ts';
import { layOut } from '../lay-out.ts';
import { usesPlace } from '../../draft/uses-place.ts';
import type { UniqueTask } from '../unique-task.ts';

/** Pairs of two rows of one table, each pair once, where a CHECK says how the two differ: friendships, rivals, links. */
export function byPairs(task: UniqueTask): string | undefined {
  return pairUp(task, false);
}

/** The same where both may be NULL, and nothing else would let many rows in: then none is. */
export function byNullablePairs(task: UniqueTask): string | undefined {
  return pairUp(task, true);
}

function pairUp(task: UniqueTask, filled: boolean): string | undefined {
  const { draft, target, set } = task;
  const unordered = set.coarse.length > 0;
  const names = [...set.columns, ...set.coarse];
  if (names.length < 2 || (unordered && (set.coarse.length !== 2 || !isUnordered(task)))) return undefined;
  const pair = findPair(target, unordered ? set.coarse : names, unordered);
  if (pair === undefined || usesPlace(target) || isDisturbed(draft, target, pair.columns)) return undefined;
  const single = pair.columns.map((name) =>
    target.references.find(({ columns, absent }) => !absent && columns.length === 1 && columns[0] === name),
  );
  // Keys of more columns are free to pair up where the others hold one value.
  const [first, second] = single.includes(undefined) ? (referencesOver(target, pair.columns) ?? []) : single;
  const others = names.filter((name) => !pair.columns.includes(name) && first?.columns.includes(name) !== true);
  // Of more than two columns a parent may be drawn again until it differs; a lesser one there may not be.
  if (others.length > 0 && (filled || pair.form !== 'ascending')) return undefined;
  const parent = draft.tables.get(first?.to ?? '');
  if (first === undefined || second === undefined || parent === undefined) return undefined;
  if (!areFree(target, first, second, { filled, unordered })) return undefined;
  // Keys rise with the row's number only where they are counted; others are put in order where they can be compared.
  const key = first.to_columns[first.columns.indexOf(pair.columns[0])] ?? '';
  if (pair.asked && pair.form === 'ascending' && !isCounted(parent, key) && !isComparableKey(parent, key))
    return undefined;
  const further = others.length === 0 ? [] : furtherDigits(task, others, parent.rows);
  if (further === undefined) return undefined;
  const parents = [first, second].map((reference) => ({ ...referenceDigit(task, reference), size: parent.rows }));
  const pairs = pairCount({ radices: [parent.rows], form: pair.form });
  const isDone = layOut(task, {
    form: pair.form,
    digits: [...parents, ...further],
    why: (tuples) => {
      const counted = further.length === 0 ? '' : `, and these ${countOf(tuples, 'tuple')} of (${names.join(', ')})`;
      return `${parent.key} has ${countOf(parent.rows, 'row')}, which make ${countOf(pairs, 'pair')}${counted}`;
    },
  });
  if (!isDone) return undefined;
  if (filled) fillBoth(target, pair.columns, [first, second]);
  const once = `each pair of rows of ${parent.key} occurs once`;
  return further.length === 0 ? once : `${once} with the same ${others.join(', ')}`;
}

type Freedom = { readonly filled: boolean; readonly unordered: boolean };

function areFree(
  target: TableDraft,
  first: ReferenceDraft,
  second: ReferenceDraft,
  { filled, unordered }: Freedom,
): boolean {
  if (first.to !== second.to || first.to === target.key || first.to_columns.join() !== second.to_columns.join())
    return false;
  return [first, second].every(
    ({ strategy, rule, nullable, absent }) =>
      !absent &&
      (filled || !nullable) &&
      Object.keys(rule).length === 0 &&
      (strategy?.kind === 'scatter' ||
        strategy?.kind === 'junction' ||
        strategy?.kind === 'fan_out' ||
        // Pairs in one order are pairs in either.
        (unordered && strategy?.kind === 'product' && strategy.radices.length === 2 && strategy.form !== 'mixed')),
  );
}

function fillBoth(target: TableDraft, names: readonly string[], references: readonly ReferenceDraft[]): void {
  for (const reference of references) reference.null_fraction = 0;
  for (const name of names) {
    const plan = target.columns.get(name);
    if (plan !== undefined) target.columns.set(name, { ...plan, null_fraction: 0 });
  }
}

function isCounted(parent: TableDraft, column: string): boolean {
  const plan = parent.columns.get(column);
  return isDistinct(plan) && plan?.source.kind === 'generator' && plan.source.generator === 'serial';
}

/** How the CHECKs order the two columns; an index over `least` and `greatest` asks for one order as good as any. */
function findPair(
  target: TableDraft,
  names: readonly string[],
  unordered: boolean,
): (Pair & { readonly asked: boolean }) | undefined {
  const [a = '', b = ''] = names;
  const found = pairsOf(target.table).find(
    ({ form, columns }) => columns.every((name) => names.includes(name)) && (form === 'ascending' || !unordered),
  );
  if (found !== undefined) return { ...found, asked: true };
  return unordered ? { form: 'ascending', columns: [a, b], asked: false } : undefined;
}
