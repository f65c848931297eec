import { type Expression, functionName } from '@rowloom/engine';
import { number, text } from '../expression/read-constant.ts';
import type { ReadExpressionOptions } from '../expression/read-expression-options.ts';
import { chooseBy, greatestOf, substringOf } from '../grammar/call-forms.ts';
import { extractJson } from '../grammar/json-path.ts';
import { validJson } from '../grammar/json-tests.ts';
import { globTest } from './glob-test.ts';
import { readSqliteTime } from './read-sqlite-time.ts';

type Args = readonly Expression[];
type Rewrite = (args: Args, scope: ReadExpressionOptions) => Expression | undefined;

const call = (name: string, ...args: Args): Expression => ({ op: 'call', name, args });

const JSON_TYPE = { native: 'json', kind: 'json' } as const;

const TIMES: ReadonlySet<string> = new Set(['date', 'datetime', 'time', 'julianday', 'unixepoch']);

const first: Rewrite = ([arg]) => arg;

const REWRITES: Readonly<Record<string, Rewrite>> = {
  iif: chooseBy,
  if: chooseBy,
  unicode: ([arg]) => arg && call('nullif', call('ascii', arg), number('0')),
  // NULL has no digits.
  hex: ([arg]) => arg && call('coalesce', call('hex', arg), text('')),
  likely: first,
  unlikely: first,
  likelihood: first,
  max: (args) => (args.length > 1 ? greatestOf('greatest', args) : undefined),
  min: (args) => (args.length > 1 ? greatestOf('least', args) : undefined),
  substr: substringOf,
  substring: substringOf,
  mod: ([left, right]) => left && right && { op: 'arithmetic', operator: '%', left, right },
  like: ([pattern, arg, escape]) => (pattern && arg && !escape ? { op: 'like', arg, pattern, escape: '' } : undefined),
  glob: ([pattern, arg]) => pattern && arg && globTest({ arg, pattern, negated: false }),
  regexp: ([pattern, arg]) => pattern && arg && { op: 'regex', arg, pattern },
  json_valid: ([arg, flags]) => (flags ? undefined : validJson(arg ? [arg] : [])),
  json: ([arg], scope) =>
    arg?.op === 'column' && scope.typeOf?.(arg.name)?.kind === 'json'
      ? arg
      : arg && { op: 'cast', arg, type: JSON_TYPE },
  json_extract: ([document, path, more]) => (document && path && !more ? extractJson(document, path, true) : undefined),
  json_type: ([document, path]) => {
    const part = document && path ? extractJson(document, path, false) : document;
    return part && call('json_type', part);
  },
  json_array_length: ([document, path]) =>
    document && call('jsonb_array_length', path ? extractJson(document, path, false) : document),
  date: (args, scope) => readSqliteTime('date', args, scope),
  datetime: (args, scope) => readSqliteTime('datetime', args, scope),
  time: (args) => (args.length === 1 ? call('strftime', text('%H:%M:%S'), ...args) : undefined),
  julianday: (args, scope) => {
    const moment = readSqliteTime('datetime', args, scope);
    const days: Expression | undefined = moment && {
      op: 'arithmetic',
      operator: '/',
      left: call('extract', text('epoch'), moment),
      right: number('86400.0'),
    };
    return days && { op: 'arithmetic', operator: '+', left: days, right: number('2440587.5') };
  },
  unixepoch: (args, scope) => {
    const moment = readSqliteTime('datetime', args, scope);
    return moment && call('extract', text('epoch'), moment);
  },
};

/** A call under the engine's name; one without an equivalent keeps its name, so that a verdict can name it. */
export function readSqliteCall(name: string, args: Args, scope: ReadExpressionOptions): Expression {
  const rewritten = Object.hasOwn(REWRITES, name) ? REWRITES[name]?.(args, scope) : undefined;
  // The engine's own functions of these names have no modifiers.
  if (rewritten === undefined && TIMES.has(name)) return call(`${name} with such modifiers`, ...args);
  return rewritten ?? call(functionName('sqlite', name), ...args);
}
