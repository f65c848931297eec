import { type Expression, partsOf } from '@rowloom/engine';

/** Whether a parser has read all of it, and all its names are known. */
export const isRead = (expression: Expression, isKnown: (column: string) => boolean): boolean =>
  expression.op !== 'unknown' &&
  expression.op !== 'aggregate' &&
  (expression.op !== 'column' || (expression.through === undefined && isKnown(expression.name))) &&
  partsOf(expression).every((part) => isRead(part, isKnown));
