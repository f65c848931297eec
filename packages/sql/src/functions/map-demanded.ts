import { type Expression, mapParts } from '@rowloom/engine';
import { isNullTest } from './is-null-test.ts';

/** `isDemanded` says that the row fails if the part is false. */
export type ChangePart = (part: Expression, isDemanded: boolean) => Expression;

/** The same expression over other parts, each with whether a row fails with it. */
export function mapDemanded(expression: Expression, isDemanded: boolean, change: ChangePart): Expression {
  if (!isDemanded) return mapParts(expression, (part) => change(part, false));
  switch (expression.op) {
    case 'and':
      return mapParts(expression, (part) => change(part, true));
    case 'or': {
      // PostgreSQL evaluates from left to right: the last one is evaluated if the others are false, unless they can be
      // NULL.
      const isLast = expression.args.slice(0, -1).every(isNullTest);
      return {
        ...expression,
        args: expression.args.map((arg, index) => change(arg, isLast && index === expression.args.length - 1)),
      };
    }
    case 'case':
      return {
        op: 'case',
        ...(expression.arg === undefined ? {} : { arg: change(expression.arg, false) }),
        whens: expression.whens.map(({ when, then }) => ({ when: change(when, false), then: change(then, true) })),
        ...(expression.otherwise === undefined ? {} : { otherwise: change(expression.otherwise, true) }),
      };
    default:
      return mapParts(expression, (part) => change(part, expression.op === 'is' && expression.value === 'true'));
  }
}
