import { type Expression, partsOf } from '@rowloom/engine';

/** Deeper trees are made by machines, not by people, and everything that walks a tree would need as deep a stack. */
const MOST_LEVELS = 250;

/** What `read` answers, or the text as `unknown` where it is nested beyond measure. */
export function readSafely(text: string, read: () => Expression): Expression {
  const unknown: Expression = { op: 'unknown', sql: text };
  try {
    const expression = read();
    return expression.op === 'unknown' || isDeeper(expression, MOST_LEVELS) ? unknown : expression;
  } catch (error) {
    if (error instanceof RangeError) return unknown;
    throw error;
  }
}

function isDeeper(expression: Expression, levels: number): boolean {
  return levels === 0 || partsOf(expression).some((part) => isDeeper(part, levels - 1));
}
