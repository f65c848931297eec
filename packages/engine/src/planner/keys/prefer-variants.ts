import type { Expression } from '../../language/expression/expression.ts';
import type { TableDraft } from '../draft/draft.ts';

/**
 * Lets only some variants of a CHECK be drawn in the rows where `first` does not hold: `allowed` says which. False where
 * none would be left, and nothing is changed.
 */
export function preferVariants(
  target: TableDraft,
  index: number,
  allowed: readonly boolean[],
  first: Expression,
): boolean {
  const group = target.variants[index];
  if (group === undefined) return false;
  const earlier = group.unless;
  const weights = (earlier?.weights ?? group.weights).map((weight, at) => (allowed[at] === true ? weight : 0));
  if (weights.every((weight) => weight === 0)) return false;
  target.variants[index] = {
    ...group,
    unless: { test: earlier === undefined ? first : stricter(earlier.test, first), weights },
  };
  return true;
}

/** The table's first row is also the first of its owner. */
function stricter(a: Expression, b: Expression): Expression {
  return countsRows(a) ? a : b;
}

function countsRows(test: Expression): boolean {
  return test.op === 'compare' && test.left.op === 'call' && test.left.name === 'row_number';
}
