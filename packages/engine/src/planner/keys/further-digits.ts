import { canBeDistinct, capacityOf } from './capacity.ts';
import type { ReferenceDraft } from '../draft/draft.ts';
import type { ProductPart } from '../../document/plan/plan.ts';
import { isDistinct } from './is-distinct.ts';
import type { UniqueTask } from './unique-task.ts';

export type FurtherDigit = { readonly size: number; readonly take: (part: ProductPart) => void };

/** More tuples than these cannot be counted through, nor need one column have more values. */
const MAX_TUPLES = 2 ** 52;
const MAX_OF_ONE = 2 ** 20;

/**
 * What the columns of a key beside a pair add to its tuples; undefined where they are not ours to lay out, or one of them
 * tells all rows apart alone, unless the pair cannot be left to itself.
 */
export function furtherDigits(
  { draft, target, facts }: UniqueTask,
  names: readonly string[],
  parents: number,
  always = false,
): readonly FurtherDigit[] | undefined {
  const referring = target.references.filter(({ columns }) => columns.some((name) => names.includes(name)));
  if (referring.some((reference) => !isFree(reference, names))) return undefined;
  const plans = names
    .filter((name) => !referring.some(({ columns }) => columns.includes(name)))
    .flatMap((name) => target.columns.get(name) ?? []);
  if (plans.some((plan) => isDistinct(plan) || target.columnRules.has(plan.name))) return undefined;
  const counted = plans
    .filter(canBeDistinct)
    .map((plan) => ({ plan, size: Math.min(MAX_OF_ONE, Math.max(1, capacityOf(target, plan, facts))) }));
  // Where one of the columns can tell all rows apart, the pair may be any.
  if (!always && counted.some(({ size }) => size >= Math.min(target.rows, MAX_OF_ONE))) return undefined;
  const digits = [
    ...referring.map((reference) => ({
      size: Math.max(1, draft.tables.get(reference.to)?.rows ?? 1),
      take: (part: ProductPart): void => {
        reference.strategy = { kind: 'product', ...part };
      },
    })),
    ...counted.map(({ plan, size }) => ({
      size,
      take: (part: ProductPart): void => {
        target.columns.set(plan.name, { ...plan, unique_product: part, null_fraction: 0 });
      },
    })),
  ];
  let size = parents * parents;
  return digits.filter((digit) => {
    if (size * digit.size > MAX_TUPLES) return false;
    size *= digit.size;
    return true;
  });
}

function isFree({ columns, strategy, rule, absent, nullable }: ReferenceDraft, names: readonly string[]): boolean {
  const known = strategy?.kind === 'scatter' || strategy?.kind === 'junction' || strategy?.kind === 'fan_out';
  return (
    known &&
    (strategy.kind !== 'scatter' || (strategy.among ?? strategy.rounds) === undefined) &&
    !absent &&
    !nullable &&
    Object.keys(rule).length === 0 &&
    columns.every((name) => names.includes(name))
  );
}
