import { CannotEvaluate } from './cannot-evaluate.ts';
import { toJson } from './cast-value.ts';
import { orderValues } from './compare-values.ts';
import { formatValue } from './format-value.ts';
import { NUMBER_FUNCTIONS } from './number-functions.ts';
import { isList, type SqlValue } from './sql-value.ts';
import { MICROS_PER_DAY } from './temporal.ts';
import { TEXT_FUNCTIONS, type SqlFunction } from './text-functions.ts';
import { TIME_FUNCTIONS } from './time-functions.ts';

/** What an evaluation knows besides the row. */
export type EvaluationContext = {
  /** What `now()` is: microseconds since 1970, UTC. */
  readonly as_of_micros: number;
};

const itemsOf = (value: SqlValue | undefined): readonly SqlValue[] => {
  if (value !== undefined && value !== null && isList(value)) return value;
  throw new CannotEvaluate(`${formatValue(value ?? null)} is not an array`);
};

const arrayLength: SqlFunction = ([value, dimension]) => {
  let items = itemsOf(value);
  for (let depth = 1; depth < Number(dimension ?? 1); depth += 1) {
    const [first = null] = items;
    if (first === null || !isList(first)) return null;
    items = first;
  }
  return items.length === 0 ? null : items.length;
};

const cardinality = (value: SqlValue): number =>
  value !== null && isList(value) ? value.reduce<number>((sum, item) => sum + cardinality(item), 0) : 1;

const jsonType: SqlFunction = ([value]) => {
  const json = toJson(value ?? null);
  return json === null ? 'null' : Array.isArray(json) ? 'array' : typeof json === 'object' ? 'object' : typeof json;
};

const jsonLength: SqlFunction = ([value]) => {
  const json = toJson(value ?? null);
  if (!Array.isArray(json)) throw new CannotEvaluate(`${formatValue(value ?? null)} is not a JSON array`);
  return json.length;
};

const STRICT: Readonly<Record<string, SqlFunction>> = {
  ...TEXT_FUNCTIONS,
  ...NUMBER_FUNCTIONS,
  ...TIME_FUNCTIONS,
  array_length: arrayLength,
  cardinality: ([value]) => cardinality(itemsOf(value)),
  jsonb_typeof: jsonType,
  json_typeof: jsonType,
  jsonb_array_length: jsonLength,
  json_array_length: jsonLength,
};

const extreme = (args: readonly SqlValue[], wanted: -1 | 1): SqlValue =>
  args.reduce((best, value) => {
    if (value === null) return best;
    return best === null || orderValues(value, best) === wanted ? value : best;
  }, null);

const isEqual = (left: SqlValue, right: SqlValue): boolean =>
  left !== null && right !== null && orderValues(left, right) === 0;

/** Functions that look at their NULLs. */
const LENIENT: Readonly<Record<string, SqlFunction>> = {
  coalesce: (args) => args.find((value) => value !== null) ?? null,
  ifnull: (args) => args.find((value) => value !== null) ?? null,
  nullif: ([left = null, right = null]) => (isEqual(left, right) ? null : left),
  greatest: (args) => extreme(args, 1),
  least: (args) => extreme(args, -1),
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

/** Whether the function is NULL exactly when one of its arguments is (`array_length` and some others may be NULL besides). */
export const isStrictFunction = (name: string): boolean => Object.hasOwn(STRICT, name);

export const callFunction = (name: string, args: readonly SqlValue[], context: EvaluationContext): SqlValue => {
  const strict = Object.hasOwn(STRICT, name) ? STRICT[name] : undefined;
  if (strict) return args.includes(null) ? null : strict(args);
  const lenient = Object.hasOwn(LENIENT, name) ? LENIENT[name] : undefined;
  if (lenient) return lenient(args);
  if (CLOCKS.has(name)) return clock(name, context.as_of_micros);
  throw new CannotEvaluate(`the function ${name} is not known`);
};
