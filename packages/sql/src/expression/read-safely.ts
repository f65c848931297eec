import type { Expression } from '@rowloom/engine';
import { balanceSums } from './balance-sums.ts';

/** Deeper trees are made by machines, not by people, and no document may hold them: it has some levels of its own. */
const MAX_LEVELS = 180;

/** What `read` answers, or the text as `unknown` where it is nested beyond measure. */
export function readSafely(text: string, read: () => Expression): Expression {
  const unknown: Expression = { op: 'unknown', sql: text };
  try {
    const expression = balanceSums(read());
    return expression.op === 'unknown' || isTooDeep(expression) ? unknown : expression;
  } catch (error) {
    if (error instanceof RangeError) return unknown;
    throw error;
  }
}

/** Whether no document may hold the expression. */
export const isTooDeep = (expression: Expression): boolean => isDeeper(expression, MAX_LEVELS);

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1));
}
