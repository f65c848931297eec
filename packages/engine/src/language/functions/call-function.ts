import { ARRAY_FUNCTIONS, LENIENT_ARRAY_FUNCTIONS } from './array-functions.ts';
import { BYTES_FUNCTIONS } from './bytes-functions.ts';
import { CannotEvaluate } from '../expression/cannot-evaluate.ts';
import { orderValues } from '../values/compare-values.ts';
import { formatValue } from '../values/format-value.ts';
import { FULL_TEXT_FUNCTIONS } from './full-text-functions.ts';
import { HASH_FUNCTIONS } from './hash-functions.ts';
import { JSON_BUILDERS, JSON_FUNCTIONS } from './json-functions.ts';
import { JSON_PATH_FUNCTIONS } from './json-path-functions.ts';
import { LTREE_FUNCTIONS } from './ltree-functions.ts';
import { NETWORK_FUNCTIONS } from './network-functions.ts';
import { NUMBER_FUNCTIONS } from './number-functions.ts';
import { OPERATOR_FUNCTIONS } from './operator-functions.ts';
import { RECORD_FUNCTIONS } from './record-functions.ts';
import { RANGE_BUILDERS, RANGE_FUNCTIONS } from './range-functions.ts';
import type { SqlValue } from '../values/sql-value.ts';
import { MICROS_PER_DAY } from '../values/temporal.ts';
import type { SqlFunction } from './sql-function.ts';
import { storageOf, TEXT_FUNCTIONS } from './text-functions.ts';
import { TIME_FUNCTIONS } from './time-functions.ts';

/** What an evaluation knows besides the row. */
export type EvaluationContext = {
  /** What `now()` is: microseconds since 1970, UTC. */
  readonly as_of_micros: number;
  /** Casts are SQLite's, which fail for no text. */
  readonly loose_casts?: boolean;
};

const STRICT: Readonly<Record<string, SqlFunction>> = {
  ...TEXT_FUNCTIONS,
  ...NUMBER_FUNCTIONS,
  ...TIME_FUNCTIONS,
  ...ARRAY_FUNCTIONS,
  ...JSON_FUNCTIONS,
  ...JSON_PATH_FUNCTIONS,
  ...RANGE_FUNCTIONS,
  ...NETWORK_FUNCTIONS,
  ...HASH_FUNCTIONS,
  ...BYTES_FUNCTIONS,
  ...RECORD_FUNCTIONS,
  ...LTREE_FUNCTIONS,
  ...FULL_TEXT_FUNCTIONS,
  ...OPERATOR_FUNCTIONS,
};

/** Of the strict ones those that may be NULL besides: of an empty array the length is, of JSON a missing member. */
const PARTIAL: ReadonlySet<string> = new Set([
  'array_length',
  'array_upper',
  'array_lower',
  'array_ndims',
  'substring',
  'substr',
  '->',
  '->>',
  '#>',
  '#>>',
  '[]',
  'jsonb_extract_path',
  'json_extract_path',
  'jsonb_extract_path_text',
  'json_extract_path_text',
  'jsonb_path_match',
  'jsonb_path_query_first',
  'regexp_match',
  'regexp_substr',
  'strftime',
  'uuid_extract_version',
  'record_field',
]);

const extreme = (args: readonly SqlValue[], wanted: -1 | 1): SqlValue =>
  args.reduce((best, value) => {
    if (value === null) return best;
    return best === null || orderValues(value, best) === wanted ? value : best;
  }, null);

const isEqual = (left: SqlValue, right: SqlValue): boolean =>
  left !== null && right !== null && orderValues(left, right) === 0;

/** Functions that look at their NULLs. */
const LENIENT: Readonly<Record<string, SqlFunction>> = {
  ...LENIENT_ARRAY_FUNCTIONS,
  ...RANGE_BUILDERS,
  ...JSON_BUILDERS,
  coalesce: (args) => args.find((value) => value !== null) ?? null,
  ifnull: (args) => args.find((value) => value !== null) ?? null,
  nullif: ([left = null, right = null]) => (isEqual(left, right) ? null : left),
  greatest: (args) => extreme(args, 1),
  least: (args) => extreme(args, -1),
  typeof: ([value = null]) => storageOf(value),
  num_nonnulls: (args) => args.filter((value) => value !== null).length,
  num_nulls: (args) => args.filter((value) => value === null).length,
  concat: (args) => args.map((value) => (value === null ? '' : formatValue(value))).join(''),
  concat_ws: ([separator = null, ...args]) =>
    separator === null
      ? null
      : args
          .filter((value) => value !== null)
          .map(formatValue)
          .join(formatValue(separator)),
};

const CLOCKS: ReadonlySet<string> = new Set([
  'now',
  'current_timestamp',
  'localtimestamp',
  'transaction_timestamp',
  'statement_timestamp',
  'clock_timestamp',
  'current_date',
  'curdate',
  'current_time',
  'localtime',
  'utc_timestamp',
  'utc_date',
  'sysdate',
]);

const DATES: ReadonlySet<string> = new Set(['current_date', 'curdate', 'utc_date']);
const TIMES: ReadonlySet<string> = new Set(['current_time', 'localtime']);

const clock = (name: string, micros: number): SqlValue => {
  const days = Math.floor(micros / MICROS_PER_DAY);
  if (DATES.has(name)) return { kind: 'date', days };
  return TIMES.has(name) ? { kind: 'time', micros: micros - days * MICROS_PER_DAY } : { kind: 'timestamp', micros };
};

export const isKnownFunction = (name: string): boolean =>
  Object.hasOwn(STRICT, name) || Object.hasOwn(LENIENT, name) || CLOCKS.has(name);

/** Whether the function is NULL exactly when one of its arguments is. */
export const isStrictFunction = (name: string): boolean => Object.hasOwn(STRICT, name) && !PARTIAL.has(name);

export const callFunction = (name: string, args: readonly SqlValue[], context: EvaluationContext): SqlValue => {
  // The age of one moment is counted up to the midnight that began today.
  if (name === 'age' && args.length === 1)
    return callFunction(name, [clock('current_date', context.as_of_micros), ...args], context);
  const strict = Object.hasOwn(STRICT, name) ? STRICT[name] : undefined;
  if (strict) return args.includes(null) ? null : strict(args);
  const lenient = Object.hasOwn(LENIENT, name) ? LENIENT[name] : undefined;
  if (lenient) return lenient(args);
  if (CLOCKS.has(name)) return clock(name, context.as_of_micros);
  throw new CannotEvaluate(`the function ${name} is not known`);
};
