import { productSize } from '../../reference/product-size.ts';
import type { ReferenceDraft, TableDraft } from '../draft.ts';
import { lowerRows } from '../lower-rows.ts';
import { isComparableKey } from '../order-pairs.ts';
import { type Pair, pairsOf } from '../pairs-of.ts';
import type { ProductPart } from '../plan.ts';
import { isDistinct } from './is-distinct.ts';
import { usesPlace } from './uses-place.ts';
import type { UniqueTask } from './unique-task.ts';

/** Pairs of two rows of one table, each pair once, where a CHECK says how the two differ: friendships, rivals, links. */
export function byPairs(task: UniqueTask): string | undefined {
  return pairUp(task, false);
}

/** The same where both may be NULL, and nothing else would let many rows in: then none is. */
export function byNullablePairs(task: UniqueTask): string | undefined {
  return pairUp(task, true);
}

function pairUp({ draft, target, set }: UniqueTask, filled: boolean): string | undefined {
  const names = [...set.columns, ...set.coarse];
  if (names.length !== 2) return undefined;
  const pair = findPair(target, names, set.coarse.length > 0);
  if (pair === undefined || usesPlace(target)) return undefined;
  const references = pair.columns.map((name) =>
    target.references.find(({ columns, absent }) => !absent && columns.length === 1 && columns[0] === name),
  );
  const [first, second] = references;
  const parent = draft.tables.get(first?.to ?? '');
  if (first === undefined || second === undefined || parent === undefined) return undefined;
  if (!areFree(target, first, second, { filled, unordered: set.coarse.length > 0 })) return undefined;
  // Keys rise with the row's number only where they are counted; others are put in order where they can be compared.
  const key = first.to_columns[0] ?? '';
  if (pair.asked && pair.form === 'ascending' && !isCounted(parent, key) && !isComparableKey(parent, key))
    return undefined;
  const part: Omit<ProductPart, 'position'> = {
    name: set.name,
    radices: [parent.rows, parent.rows],
    form: pair.form,
  };
  const size = productSize(part);
  if (size < 1) return undefined;
  const why = `${parent.key} has ${parent.rows} rows, which make ${size} pairs`;
  if (size < target.rows && !lowerRows(draft, target, size, why)) return undefined;
  first.strategy = { kind: 'product', ...part, position: 0 };
  second.strategy = { kind: 'product', ...part, position: 1 };
  if (filled) fillBoth(target, pair.columns, [first, second]);
  if (target.references[target.owning] === first || target.references[target.owning] === second) target.owning = -1;
  return `each pair of rows of ${parent.key} occurs once`;
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
    ({ strategy, rule, nullable }) =>
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
