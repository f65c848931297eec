import type { Expression } from '@rowloom/engine';
import { arithmetic, comparison, operation } from '../grammar/operators.ts';
import { not } from '../grammar/build-comparison.ts';
import { buildNegation } from '../grammar/build-arithmetic.ts';
import { type Grammar, type Infix, LEVEL, type PatternTest, type Prefix } from '../grammar/grammar.ts';
import { foldValidJson } from '../grammar/json-tests.ts';
import { junction } from '../grammar/junction.ts';
import { divideMysql } from './divide-mysql.ts';
import { extractJson } from '../grammar/json-path.ts';
import { foldJsonType } from './fold-json-type.ts';
import { MYSQL_FORMS } from './mysql-forms.ts';
import { MYSQL_LEXICON } from './mysql-lexicon.ts';
import { numberLabels } from './number-labels.ts';
import { readMysqlCall } from './read-mysql-call.ts';
import { regexTest } from './regex-test.ts';

const xor: Infix = {
  level: LEVEL.xor,
  build: (left, right) => ({
    op: 'or',
    args: [
      { op: 'and', args: [left, not(right)] },
      { op: 'and', args: [not(left), right] },
    ],
  }),
};

const negation = (level: number): Prefix => ({ level, build: not });

/**
 * Most collations are case-insensitive, so LIKE is too. A value that matches in its own case satisfies either; one that
 * must not match must not in any case.
 */
const like = ({ arg, pattern, escape, negated }: PatternTest): Expression => {
  const test: Expression = {
    op: 'like',
    arg,
    pattern,
    ...(escape === undefined ? {} : { escape }),
    ...(negated ? { ignore_case: true } : {}),
  };
  return negated ? not(test) : test;
};

const divide: Infix = { level: LEVEL.product, build: divideMysql };

export const MYSQL_GRAMMAR: Grammar = {
  lexicon: MYSQL_LEXICON,
  infixes: new Map([
    ['or', junction('or', LEVEL.or)],
    ['||', junction('or', LEVEL.or)],
    ['xor', xor],
    ['and', junction('and', LEVEL.and)],
    ['&&', junction('and', LEVEL.and)],
    ['=', comparison('=', LEVEL.equality)],
    ['<>', comparison('<>', LEVEL.equality)],
    ['!=', comparison('<>', LEVEL.equality)],
    ['<', comparison('<', LEVEL.equality)],
    ['<=', comparison('<=', LEVEL.equality)],
    ['>', comparison('>', LEVEL.equality)],
    ['>=', comparison('>=', LEVEL.equality)],
    ['<=>', comparison('is not distinct from', LEVEL.equality)],
    ['|', operation('|', LEVEL.bits)],
    ['&', operation('&', LEVEL.bitAnd)],
    ['<<', operation('<<', LEVEL.shift)],
    ['>>', operation('>>', LEVEL.shift)],
    ['+', arithmetic('+', LEVEL.sum)],
    ['-', arithmetic('-', LEVEL.sum)],
    ['*', arithmetic('*', LEVEL.product)],
    ['%', arithmetic('%', LEVEL.product)],
    ['mod', arithmetic('%', LEVEL.product)],
    ['div', operation('div', LEVEL.product)],
    ['/', divide],
    ['^', operation('#', LEVEL.bitXor)],
    ['->', { level: LEVEL.collate, build: (left, right) => extractJson(left, right, false) }],
    ['->>', { level: LEVEL.collate, build: (left, right) => extractJson(left, right, true) }],
  ]),
  prefixes: new Map([
    ['not', negation(LEVEL.not)],
    ['!', negation(LEVEL.unary)],
    ['-', { level: LEVEL.unary, build: buildNegation }],
    ['+', { level: LEVEL.unary, build: (arg: Expression) => arg }],
    ['~', { level: LEVEL.unary, build: (arg: Expression) => ({ op: 'call', name: '~', args: [arg] }) }],
    ['binary', { level: LEVEL.unary, build: (arg: Expression) => arg }],
  ]),
  patterns: new Map([
    ['like', like],
    ['regexp', regexTest],
    ['rlike', regexTest],
  ]),
  isCompares: false,
  forms: MYSQL_FORMS,
  readCall: readMysqlCall,
  finish: (expression, scope) => foldValidJson(numberLabels(foldJsonType(expression), scope), scope),
};
