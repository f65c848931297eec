import type { Expression } from '@rowloom/engine';
import { buildArithmetic, buildNegation } from '../grammar/build-arithmetic.ts';
import { not } from '../grammar/build-comparison.ts';
import { type Grammar, type Infix, LEVEL, type PatternTest } from '../grammar/grammar.ts';
import { stepJson } from '../grammar/json-path.ts';
import { foldValidJson } from '../grammar/json-tests.ts';
import { junction } from '../grammar/junction.ts';
import type { Lexicon } from '../grammar/lexicon.ts';
import { arithmetic, comparison, operation } from '../grammar/operators.ts';
import { foldJsonType } from './fold-json-type.ts';
import { foldTypeof } from './fold-typeof.ts';
import { globTest } from './glob-test.ts';
import { numberOf } from './number-of.ts';
import { readSqliteCall } from './read-sqlite-call.ts';
import { SQLITE_FORMS } from './sqlite-forms.ts';

const LEXICON: Lexicon = {
  quotes: new Map([
    ["'", { kind: 'string', close: "'", escapes: false }],
    ['"', { kind: 'either', close: '"', escapes: false }],
    ['`', { kind: 'name', close: '`', escapes: false }],
    ['[', { kind: 'name', close: ']', escapes: false }],
  ]),
  hashComments: false,
  symbols: ['->>', '->', '<<', '>>', '<=', '>=', '<>', '!=', '==', '||', ...'=<>+-*/%&|~(),.'.split('')],
};

/** LIKE ignores the case of ASCII letters; a value that matches in its own case satisfies it as well. */
export const likeTest = ({ arg, pattern, escape, negated }: PatternTest): Expression => {
  // There is no escape character unless one is given.
  const test: Expression = {
    op: 'like',
    arg,
    pattern,
    escape: escape ?? '',
    ...(negated ? { ignore_case: true } : {}),
  };
  return negated ? not(test) : test;
};

export const regexpTest = ({ arg, pattern, negated }: PatternTest): Expression => {
  const test: Expression = { op: 'regex', arg, pattern };
  return negated ? not(test) : test;
};

/** Operands of arithmetic are numbers, texts included. */
const calculation = (operator: '+' | '-' | '*' | '/' | '%', level: number): Infix => ({
  level,
  build: (left, right, scope) => buildArithmetic(operator, numberOf(left, scope), numberOf(right, scope)),
});

export const SQLITE_GRAMMAR: Grammar = {
  lexicon: LEXICON,
  infixes: new Map([
    ['or', junction('or', LEVEL.or)],
    ['and', junction('and', LEVEL.and)],
    ['=', comparison('=', LEVEL.equality)],
    ['==', comparison('=', LEVEL.equality)],
    ['<>', comparison('<>', LEVEL.equality)],
    ['!=', comparison('<>', LEVEL.equality)],
    ['<', comparison('<', LEVEL.order)],
    ['<=', comparison('<=', LEVEL.order)],
    ['>', comparison('>', LEVEL.order)],
    ['>=', comparison('>=', LEVEL.order)],
    ['&', operation('&', LEVEL.bits)],
    ['|', operation('|', LEVEL.bits)],
    ['<<', operation('<<', LEVEL.bits)],
    ['>>', operation('>>', LEVEL.bits)],
    ['+', calculation('+', LEVEL.sum)],
    ['-', calculation('-', LEVEL.sum)],
    ['*', calculation('*', LEVEL.product)],
    ['/', calculation('/', LEVEL.product)],
    ['%', calculation('%', LEVEL.product)],
    ['||', arithmetic('||', LEVEL.concat)],
    ['->', { level: LEVEL.concat, build: (left, right) => stepJson(left, right, false) }],
    ['->>', { level: LEVEL.concat, build: (left, right) => stepJson(left, right, true) }],
  ]),
  prefixes: new Map([
    ['not', { level: LEVEL.not, build: not }],
    ['-', { level: LEVEL.unary, build: buildNegation }],
    ['+', { level: LEVEL.unary, build: (arg: Expression) => arg }],
    ['~', { level: LEVEL.unary, build: (arg: Expression) => ({ op: 'call', name: '~', args: [arg] }) }],
  ]),
  patterns: new Map([
    ['like', likeTest],
    ['glob', globTest],
    ['regexp', regexpTest],
  ]),
  isCompares: true,
  forms: SQLITE_FORMS,
  readCall: readSqliteCall,
  finish: (expression, scope) => foldValidJson(foldJsonType(foldTypeof(expression, scope)), scope),
};
