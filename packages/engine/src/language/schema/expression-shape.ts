import type { Expression } from '../expression/expression.ts';
import {
  choice,
  EMPTY,
  flag,
  list,
  name,
  named,
  nothing,
  object,
  optional,
  type Shape,
  tagged,
  text,
} from '../../base/shape/shape.ts';
import { columnType } from '../types/column-type-shape.ts';

type Literal = Extract<Expression, { op: 'literal' }>;
type When = Extract<Expression, { op: 'case' }>['whens'][number];

export const expression: Shape = named('expression', () => shape);

const comparison = choice('=', '<>', '<', '<=', '>', '>=', 'is distinct from', 'is not distinct from');
const number: Shape = {
  is: 'text',
  pattern: '^-?(?:[0-9]+\\.?[0-9]*|\\.[0-9]+)(?:[eE][+-]?[0-9]+)?$',
  words: 'a number in decimal notation, as text',
};
const args = list(expression);

const shape: Shape = tagged<Expression, 'op'>('op', {
  literal: tagged<Literal, 'type', 'op'>('type', {
    number: { value: number },
    text: { value: text },
    boolean: { value: flag },
    null: { value: nothing },
  }),
  column: { name, through: optional(list(name), EMPTY) },
  not: { arg: expression },
  and: { args },
  or: { args },
  compare: { operator: comparison, left: expression, right: expression },
  in: { arg: expression, list: args },
  is: { arg: expression, value: choice('null', 'true', 'false') },
  arithmetic: { operator: choice('+', '-', '*', '/', '%', '||'), left: expression, right: expression },
  negate: { arg: expression },
  like: { arg: expression, pattern: expression, escape: optional(text), ignore_case: optional(flag, false) },
  regex: { arg: expression, pattern: expression, ignore_case: optional(flag, false) },
  call: { name, args },
  case: {
    arg: optional(expression),
    whens: list(object<When>({ when: expression, then: expression }), 1),
    otherwise: optional(expression),
  },
  cast: { arg: expression, type: columnType },
  array: { items: args },
  quantified: { quantifier: choice('any', 'all'), operator: comparison, left: expression, right: expression },
  aggregate: { name: choice('sum', 'count', 'min', 'max', 'first', 'last'), table: name, value: optional(expression) },
  unknown: { sql: text },
});
