import { CannotRead } from './cannot-evaluate.ts';
import { numberFromDecimal } from './decimal.ts';
import { formatValue } from './format-value.ts';
import { isList, toDecimal, type JsonValue, type SqlValue } from './sql-value.ts';

type JsonObject = { readonly [key: string]: JsonValue };

export const isObject = (json: JsonValue): json is JsonObject =>
  json !== null && typeof json === 'object' && !Array.isArray(json);
export const isArray = (json: JsonValue): json is readonly JsonValue[] => Array.isArray(json);

/** `doc - 'a'`, `doc - '{a,b}'`, `list - 1`: JSON without these keys, or without the item at that index. */
export const withoutMembers = (json: JsonValue, unwanted: SqlValue): JsonValue => {
  const place = toDecimal(unwanted);
  if (isArray(json) && place) {
    const at = numberFromDecimal(place);
    return json.filter((_, index) => index !== (at < 0 ? json.length + at : at));
  }
  const keys = new Set((unwanted !== null && isList(unwanted) ? unwanted : [unwanted]).map(formatValue));
  if (isArray(json)) return json.filter((item) => typeof item !== 'string' || !keys.has(item));
  if (!isObject(json)) throw new CannotRead('a JSON scalar has no members');
  return Object.fromEntries(Object.entries(json).filter(([key]) => !keys.has(key)));
};

/** `a || b`: members of the second override; lists are concatenated, and any non-object becomes an item. */
export const joinJson = (left: JsonValue, right: JsonValue): JsonValue => {
  if (isObject(left) && isObject(right)) return { ...left, ...right };
  return [...(isArray(left) ? left : [left]), ...(isArray(right) ? right : [right])];
};
