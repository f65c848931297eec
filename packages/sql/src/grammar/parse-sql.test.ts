import { type Arithmetic, type Expression, printExpression } from '@rowloom/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMysqlExpression } from '../mysql/read-mysql-expression.ts';
import { readSqliteExpression } from '../sqlite/read-sqlite-expression.ts';

const name = fc.constantFrom('a', 'b', 'c');
const number = fc.integer({ min: 0, max: 99 });
/** Conditions over the columns a, b and c that all dialects write alike; strings without backslashes. */
const randomCondition = (operators: readonly Arithmetic[]): fc.Arbitrary<Expression> =>
  fc.letrec<{ tree: Expression; value: Expression }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      name.map((each): Expression => ({ op: 'column', name: each })),
      number.map((each): Expression => ({ op: 'literal', type: 'number', value: String(each) })),
      fc
        .string()
        .filter((each) => !each.includes('\\'))
        .map((each): Expression => ({ op: 'literal', type: 'text', value: each })),
      fc
        .tuple(fc.constantFrom(...operators), tie('value'), tie('value'))
        .map(([operator, left, right]): Expression => ({ op: 'arithmetic', operator, left, right })),
      tie('value').map((arg): Expression => ({ op: 'call', name: 'abs', args: [arg] })),
      fc
        .tuple(tie('tree'), tie('value'), tie('value'))
        .map(([when, then, otherwise]): Expression => ({ op: 'case', whens: [{ when, then }], otherwise })),
    ),
    tree: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc
        .tuple(fc.constantFrom('=', '<>', '<', '<=', '>', '>='), tie('value'), tie('value'))
        .map(([operator, left, right]): Expression => ({ op: 'compare', operator, left, right })),
      tie('value').map((arg): Expression => ({ op: 'is', arg, value: 'null' })),
      tie('tree').map((arg): Expression => ({ op: 'not', arg })),
      fc
        .tuple(tie('value'), fc.array(tie('value'), { minLength: 1, maxLength: 3 }))
        .map(([arg, list]): Expression => ({ op: 'in', arg, list })),
      fc
        .tuple(fc.constantFrom('and' as const, 'or' as const), tie('tree'), tie('tree'))
        .filter(([op, left, right]) => left.op !== op && right.op !== op)
        .map(([op, left, right]): Expression => ({ op, args: [left, right] })),
    ),
  })).tree;

test.each<[string, (text: string) => Expression, readonly Arithmetic[]]>([
  ['MySQL', readMysqlExpression, ['+', '-', '*', '%']],
  ['SQLite', readSqliteExpression, ['+', '-', '*', '/', '%']],
])('the reader of %s reads back what the engine prints', (_, read, operators) => {
  fc.assert(
    fc.property(randomCondition(operators), (expression) => {
      expect(read(printExpression(expression))).toEqual(expression);
    }),
    { numRuns: 500 },
  );
});
