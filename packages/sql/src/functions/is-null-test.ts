import type { Expression } from '@rowloom/engine';

/** A test that is true or false, never NULL itself. */
export const isNullTest = (expression: Expression): boolean =>
  expression.op === 'is' || (expression.op === 'not' && isNullTest(expression.arg));
