import { type Expression, partsOf } from '@rowloom/engine';

/** Whether the expression has more than this many parts, without counting all of them. */
export function isLarger(expression: Expression, most: number): boolean {
  let left = most;
  const count = (part: Expression): boolean => --left < 0 || partsOf(part).some(count);
  return count(expression);
}
