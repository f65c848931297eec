import { countOf } from '../../../base/text/count-of.ts';
import type { ReferenceDraft } from '../../draft/draft.ts';
import type { PairOfReferences } from '../../draft/pair-parents.ts';
import { usesPlace } from '../../draft/uses-place.ts';
import type { Digit } from '../digit.ts';
import { furtherDigits } from '../further-digits.ts';
import { layOut } from '../lay-out.ts';
import { isCouple, isSplit, swappedPairs } from '../swapped-pairs.ts';
import type { UniqueTask } from '../unique-task.ts';

/**
 * A key that sees one of two references that a CHECK orders, `(a, code)` where `a < b`: the parents come in couples, the same
 * two always together, so that either of them tells the couple, whichever of the columns it is in.
 */
export function byCouples(task: UniqueTask): string | undefined {
  const { draft, target, set } = task;
  for (const pair of swappedPairs(draft, target)) {
    if (!pair.columns.some((name) => set.columns.includes(name))) continue;
    if (isSplit(pair.references)) return 'no two rows have a parent in common';
    const { to } = pair.references[0];
    const once = `each couple of rows of ${to} occurs once`;
    const others = set.columns.filter((name) => !pair.columns.includes(name));
    const reason = others.length === 0 ? once : `${once} with the same ${others.join(', ')}`;
    if (isCouple(pair.references) ? isWhole(task, pair, others) : pairUp(task, pair, others)) return reason;
  }
  return undefined;
}

function pairUp(task: UniqueTask, { references }: PairOfReferences, others: readonly string[]): boolean {
  const { draft, target } = task;
  const parents = draft.tables.get(references[0].to)?.rows ?? 0;
  const size = Math.floor(parents / 2);
  if (size < 1 || usesPlace(target) || !references.every(isFree)) return false;
  const further = others.length === 0 ? [] : furtherDigits(task, others, size, true);
  if (further === undefined) return false;
  const couple: Digit = {
    names: references.flatMap(({ columns }) => columns),
    size,
    take: (part) => {
      for (const [offset, reference] of references.entries())
        reference.strategy = { kind: 'product', ...part, among: { every: references.length, offset } };
    },
  };
  const why = (tuples: number): string =>
    `${task.set.name} covers one of two rows of ${references[0].to} that a CHECK orders, and ${countOf(parents, 'row')} make ${countOf(size, 'couple')}${further.length === 0 ? '' : ` and ${countOf(tuples, 'tuple')}`}`;
  return layOut(task, { digits: [couple, ...further], why });
}

/** Whether nothing else decides about the reference's parent. */
function isFree({ columns, strategy, rule, own, among, rounds }: ReferenceDraft): boolean {
  const { kind } = strategy ?? {};
  return (
    columns.length === 1 &&
    (kind === 'scatter' || kind === 'junction' || kind === 'fan_out') &&
    Object.keys(rule).length === 0 &&
    (own ?? among ?? rounds) === undefined
  );
}

/** Whether the key has all that the couples were laid out with. */
function isWhole({ target }: UniqueTask, { references }: PairOfReferences, others: readonly string[]): boolean {
  const [{ strategy: couple }] = references;
  if (couple?.kind !== 'product') return false;
  const beside = target.references.filter(
    ({ strategy, columns }) =>
      strategy?.kind === 'product' && strategy.name === couple.name && columns.every((name) => others.includes(name)),
  );
  const values = others.filter((name) => target.columns.get(name)?.unique_product?.name === couple.name);
  return 1 + beside.length + values.length === couple.radices.length;
}
