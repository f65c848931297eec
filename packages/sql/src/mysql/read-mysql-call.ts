import { type Expression, functionName } from '@rowloom/engine';
import { NULL, number, text } from '../expression/read-constant.ts';
import type { ReadExpressionOptions } from '../expression/read-expression-options.ts';
import { buildArithmetic } from '../grammar/build-arithmetic.ts';
import { chooseBy, greatestOf, substringOf } from '../grammar/call-forms.ts';
import { intervalOf } from '../grammar/interval-of.ts';
import { extractJson } from '../grammar/json-path.ts';
import { containsPath, validJson } from '../grammar/json-tests.ts';
import { addressTest } from './address-test.ts';
import { itemAt, placeInSet, placeOf } from './list-functions.ts';
import { regexTest } from './regex-test.ts';
import { countUnits } from './count-units.ts';

type Args = readonly Expression[];
type Rewrite = (args: Args, scope: ReadExpressionOptions) => Expression | undefined;

const call = (name: string, ...args: Args): Expression => ({ op: 'call', name, args });

/** An integer as written, with its sign. */
function constantOf(expression: Expression): number {
  if (expression.op === 'negate') return -constantOf(expression.arg);
  return expression.op === 'literal' && expression.type === 'number' ? Number(expression.value) : Number.NaN;
}

const field =
  (name: string): Rewrite =>
  ([value]) =>
    value && call('extract', text(name), value);

const shift =
  (operator: '+' | '-'): Rewrite =>
  ([moment, span]) =>
    moment && span && { op: 'arithmetic', operator, left: moment, right: span };

const REWRITES: Readonly<Record<string, Rewrite>> = {
  if: chooseBy,
  isnull: ([arg]) => arg && { op: 'is', arg, value: 'null' },
  nvl2: ([arg, some, none]) => arg && some && none && chooseBy([call('num_nonnulls', arg), some, none]),
  greatest: (args) => greatestOf('greatest', args),
  least: (args) => greatestOf('least', args),
  substr: substringOf,
  mod: ([left, right]) => left && right && buildArithmetic('%', left, right),
  // NULL in any part makes the whole NULL, as with the concatenation operator elsewhere.
  concat: (args) => (args.length < 2 ? undefined : args.reduce((left, right) => buildArithmetic('||', left, right))),
  locate: ([part, whole, from]) => (part && whole && !from ? call('strpos', whole, part) : undefined),
  regexp_like: ([arg, pattern, flags]) => {
    if (!arg || !pattern) return undefined;
    const ignoring = flags?.op === 'literal' && flags.type === 'text' && flags.value.includes('i');
    const test = regexTest({ arg, pattern, negated: false });
    return test.op === 'regex' && ignoring ? { ...test, ignore_case: true } : test;
  },
  // All matches are replaced, not only the first.
  regexp_replace: ([arg, pattern, by, more]) =>
    arg && pattern && by && !more ? call('regexp_replace', arg, pattern, by, text('g')) : undefined,
  strcmp: ([left, right]) =>
    left &&
    right && {
      op: 'case',
      whens: [
        { when: { op: 'compare', operator: '=', left, right }, then: number('0') },
        { when: { op: 'compare', operator: '<', left, right }, then: number('-1') },
        { when: { op: 'compare', operator: '>', left, right }, then: number('1') },
      ],
      otherwise: NULL,
    },
  is_ipv4: addressTest(4),
  is_ipv6: addressTest(6),
  field: placeOf,
  elt: itemAt,
  find_in_set: placeInSet,
  // There is one part before the first or after the last separator; other counts have no equivalent.
  substring_index: ([whole, separator, count]) =>
    whole && separator && count && Math.abs(constantOf(count)) === 1
      ? call('split_part', whole, separator, count)
      : undefined,
  json_valid: validJson,
  json_extract: ([document, path, more]) =>
    document && path && !more ? extractJson(document, path, false) : undefined,
  json_type: ([document]) => document && call('upper', call('jsonb_typeof', document)),
  json_value: ([document, path]) => document && path && extractJson(document, path, true),
  json_unquote: ([arg]) =>
    arg?.op === 'call' && arg.name === '#>' ? { ...arg, name: '#>>' } : arg && call('json_unquote', arg),
  json_length: ([document, path]) =>
    document && call('jsonb_array_length', path ? extractJson(document, path, false) : document),
  json_contains: ([document, part, path]) =>
    document && part && call('@>', path ? extractJson(document, path, false) : document, part),
  json_contains_path: ([document, which, ...paths]) => {
    const tests = paths.flatMap((path) => (document && containsPath(document, path)) ?? []);
    const [first, ...others] = tests;
    if (first === undefined || tests.length < paths.length || which?.op !== 'literal') return undefined;
    if (others.length === 0) return first;
    return { op: String(which.value).toLowerCase() === 'one' ? 'or' : 'and', args: tests };
  },
  json_exists: ([document, path]) => document && path && containsPath(document, path),
  year: field('year'),
  quarter: field('quarter'),
  month: field('month'),
  day: field('day'),
  dayofmonth: field('day'),
  dayofyear: field('doy'),
  hour: field('hour'),
  minute: field('minute'),
  second: field('second'),
  dayofweek: ([value]) => value && buildArithmetic('+', call('extract', text('dow'), value), number('1')),
  weekday: ([value]) => value && buildArithmetic('-', call('extract', text('isodow'), value), number('1')),
  // Sessions are in UTC.
  unix_timestamp: ([value]) => value && call('extract', text('epoch'), value),
  to_seconds: ([value]) =>
    value && buildArithmetic('+', call('trunc', call('extract', text('epoch'), value)), number('62167219200')),
  date_add: shift('+'),
  adddate: shift('+'),
  date_sub: shift('-'),
  subdate: shift('-'),
  timestampadd: ([unit, amount, moment]) => {
    const span = unit?.op === 'literal' && amount ? intervalOf(amount, String(unit.value)) : undefined;
    return moment && span && { op: 'arithmetic', operator: '+', left: moment, right: span };
  },
  timestampdiff: ([unit, from, to]) =>
    unit?.op === 'literal' && from && to ? countUnits(String(unit.value), from, to) : undefined,
};

/** A call under the engine's name; one without an equivalent keeps its name, so that a verdict can name it. */
export function readMysqlCall(name: string, args: Args, scope: ReadExpressionOptions): Expression {
  const rewritten = Object.hasOwn(REWRITES, name) ? REWRITES[name]?.(args, scope) : undefined;
  return rewritten ?? call(functionName('mysql', name), ...args);
}
