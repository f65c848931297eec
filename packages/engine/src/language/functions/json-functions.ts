import { itemsOf } from './array-functions.ts';
import { CannotEvaluate, CannotRead } from '../values/cannot-evaluate.ts';
import { toJson } from '../values/cast-value.ts';
import { decimalFromNumber, numberFromDecimal } from '../values/decimal.ts';
import { formatValue } from '../values/format-value.ts';
import { isArray, isObject } from '../values/json-value.ts';
import { isList, tagged, toDecimal, type JsonValue, type SqlValue } from '../values/sql-value.ts';
import {
  familyOf,
  lenient,
  partial,
  strict,
  unevaluated,
  type Compute,
  type Facts,
  type FunctionFamily,
} from './sql-function.ts';

const jsonOf = (value: JsonValue): SqlValue => ({ kind: 'json', value });

const jsonType: Compute = ([value]) => {
  const json = toJson(value ?? null);
  return json === null ? 'null' : isArray(json) ? 'array' : typeof json;
};

const jsonLength: Compute = ([value]) => {
  const json = toJson(value ?? null);
  if (!isArray(json)) throw new CannotRead(`${formatValue(value ?? null)} is not a JSON array`);
  return json.length;
};

/** As the operators `->>` and `#>>` give it: strings without quotes, JSON null as NULL. */
const textOfJson = (json: JsonValue | undefined): SqlValue => {
  if (json === undefined || json === null) return null;
  return typeof json === 'string' ? json : printJson(json);
};

/** The text of jsonb: a space after each comma and colon. */
const printJson = (json: JsonValue): string => {
  if (isArray(json)) return `[${json.map(printJson).join(', ')}]`;
  if (!isObject(json)) return JSON.stringify(json);
  return `{${Object.entries(json)
    .map(([key, value]) => `${JSON.stringify(key)}: ${printJson(value)}`)
    .join(', ')}}`;
};

const memberOf = (json: JsonValue | undefined, step: SqlValue, isPath: boolean): JsonValue | undefined => {
  if (json === undefined) return undefined;
  const number = toDecimal(step);
  const index = number
    ? numberFromDecimal(number)
    : isPath && /^-?\d+$/.test(formatValue(step))
      ? Number(step)
      : undefined;
  if (isArray(json)) return index === undefined ? undefined : json.at(index);
  if (!isObject(json) || number) return undefined;
  const key = formatValue(step);
  return Object.hasOwn(json, key) ? json[key] : undefined;
};

const follow = (value: SqlValue | undefined, path: readonly SqlValue[]): JsonValue | undefined =>
  path.reduce<JsonValue | undefined>((json, step) => memberOf(json, step, true), toJson(value ?? null));

const found = (json: JsonValue | undefined): SqlValue => (json === undefined ? null : jsonOf(json));

const hasKey = (json: JsonValue, key: string): boolean => {
  if (isArray(json)) return json.includes(key);
  return isObject(json) ? Object.hasOwn(json, key) : json === key;
};

const isSame = (a: JsonValue, b: JsonValue): boolean => containsJson(a, b, false) && containsJson(b, a, false);

/** `@>` of jsonb; at the top an array contains the plain values in it. */
export const containsJson = (all: JsonValue, part: JsonValue, isTop = true): boolean => {
  if (isArray(all)) {
    if (isArray(part)) return part.every((item) => all.some((each) => containsJson(each, item, false)));
    return isTop && !isObject(part) && all.some((each) => isSame(each, part));
  }
  if (isObject(all)) {
    if (!isObject(part)) return false;
    return Object.entries(part).every(([key, value]) => {
      const own = Object.hasOwn(all, key) ? all[key] : undefined;
      return own !== undefined && containsJson(own, value, false);
    });
  }
  return !isArray(part) && !isObject(part) && all === part;
};

const toJsonValue = (value: SqlValue): JsonValue => {
  const number = toDecimal(value);
  if (number) return numberFromDecimal(number);
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'object' && isList(value)) return value.map(toJsonValue);
  const tag = tagged(value);
  return tag?.kind === 'json' ? tag.value : formatValue(value);
};

const isValid = (value: SqlValue | undefined): boolean => {
  try {
    toJson(value ?? null);
    return true;
  } catch (error) {
    if (error instanceof CannotEvaluate) return false;
    throw error;
  }
};

const extractPath: Compute = ([value, ...path]) => found(follow(value, path));
const extractPathText: Compute = ([value, ...path]) => textOfJson(follow(value, path));

/** SQLite's names for the types of JSON. */
const sqliteType: Compute = ([value]) => {
  const json = toJson(value ?? null);
  if (typeof json === 'string') return 'text';
  if (typeof json === 'boolean') return String(json);
  if (typeof json !== 'number') return jsonType([value ?? null]);
  return decimalFromNumber(json)?.scale === 0 ? 'integer' : 'real';
};

const JSON_ITEMS: Facts = { form: { is: 'measure', of: 'json_items' }, result: 'integer' };
const KEYS = { is: 'json_member', by: 'keys' } as const;

/** Functions over JSON that are NULL when any argument is, and in some other cases. */
export const JSON_FUNCTIONS: FunctionFamily = {
  jsonb_array_length: strict(jsonLength, JSON_ITEMS),
  json_array_length: strict(jsonLength, JSON_ITEMS),
  json_length: unevaluated(JSON_ITEMS),
  '->': partial(([value, step = null]) => found(memberOf(toJson(value ?? null), step, false)), {
    form: KEYS,
    total: true,
  }),
  '->>': partial(([value, step = null]) => textOfJson(memberOf(toJson(value ?? null), step, false)), {
    form: KEYS,
    result: 'text',
    total: true,
  }),
  '#>': partial(([value, path]) => found(follow(value, itemsOf(path))), { form: KEYS, total: true }),
  '#>>': partial(([value, path]) => textOfJson(follow(value, itemsOf(path))), {
    form: KEYS,
    result: 'text',
    total: true,
  }),
  ...familyOf((evaluate) => partial(evaluate, { form: KEYS }), {
    jsonb_extract_path: extractPath,
    json_extract_path: extractPath,
    jsonb_extract_path_text: extractPathText,
    json_extract_path_text: extractPathText,
  }),
  json_extract: unevaluated({ form: { is: 'json_member', by: 'path' } }),
  json_value: unevaluated({ form: { is: 'json_member', by: 'path' } }),
  json_contains_path: unevaluated({ form: { is: 'json_member', by: 'path' } }),
  json_unquote: unevaluated({ form: { is: 'json_text' } }),
  jsonb_typeof: strict(jsonType, { form: { is: 'json_type', of: 'value' } }),
  json_typeof: strict(jsonType, { form: { is: 'json_type', of: 'value' } }),
  json_type: strict(sqliteType, { form: { is: 'json_type', of: 'text' } }),
  json_valid: strict(([value]) => isValid(value), { form: { is: 'json_test' } }),
  ...familyOf((evaluate) => strict(evaluate, { form: { is: 'json_keys', of: 'one' } }), {
    '?': ([value, key]) => hasKey(toJson(value ?? null), formatValue(key ?? null)),
    jsonb_exists: ([value, key]) => hasKey(toJson(value ?? null), formatValue(key ?? null)),
  }),
  '?&': strict(
    ([value, keys]) => itemsOf(keys).every((key) => key === null || hasKey(toJson(value ?? null), formatValue(key))),
    { form: { is: 'json_keys', of: 'all' } },
  ),
  jsonb_exists_all: unevaluated({ form: { is: 'json_keys', of: 'all' } }),
  ...familyOf(strict, {
    '?|': ([value, keys]) =>
      itemsOf(keys).some((key) => key !== null && hasKey(toJson(value ?? null), formatValue(key))),
    to_jsonb: ([value]) => jsonOf(toJsonValue(value ?? null)),
    to_json: ([value]) => jsonOf(toJsonValue(value ?? null)),
  }),
};

const pairUp = (args: readonly SqlValue[]): JsonValue =>
  Object.fromEntries(
    Array.from({ length: Math.floor(args.length / 2) }, (_, index) => [
      formatValue(args[index * 2] ?? null),
      toJsonValue(args[index * 2 + 1] ?? null),
    ]),
  );

export const JSON_BUILDERS: FunctionFamily = {
  jsonb_build_array: lenient((args) => jsonOf(args.map(toJsonValue)), { names: { mysql: ['json_array'] } }),
  ...familyOf(lenient, {
    json_build_array: (args) => jsonOf(args.map(toJsonValue)),
    jsonb_build_object: (args) => jsonOf(pairUp(args)),
    json_build_object: (args) => jsonOf(pairUp(args)),
  }),
};
