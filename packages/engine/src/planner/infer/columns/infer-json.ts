import { isObject } from '../../../weave/cell/option.ts';
import type { JsonValue } from '../../../document/plan/plan.ts';
import type { ColumnDomain } from '../../../solve/row-solution.ts';
import { jsonRules, PLAIN_JSON } from '../data/json-rules.ts';
import { BY_NAME, BY_TYPE, type Finding } from './inference.ts';
import { fromGenerator } from './make-source.ts';
import { makeMatcher } from '../match-rule.ts';
import type { Facts } from '../read-facts.ts';

const match = makeMatcher(jsonRules);

/** JSON in the shape that the name suggests, and of the type that a CHECK requires. */
export function inferJson(facts: Facts): Finding {
  const found = match(facts.words, facts.kinds);
  const wished = found?.give.shape ?? shapeOfDefault(facts) ?? PLAIN_JSON;
  const { domain } = facts;
  const fitted = withMembers(fitShape(wished, domain.json_type), domain.json_members);
  const shape = withItems((domain.json_contains ?? []).reduce(withPart, fitted), domain.array_length);
  if (found === undefined)
    return {
      source: fromGenerator('json', { shape }),
      confidence: BY_TYPE,
      reason: `the type is ${facts.type.native}; the name gives no hint`,
    };
  return {
    source: fromGenerator('json', { shape }),
    confidence: BY_NAME,
    reason: `the name suggests ${found.give.says}, the type is ${facts.type.native}`,
  };
}

/** JSON stored in a text column. */
export function jsonText(facts: Facts): Finding {
  const found = inferJson(facts);
  return { ...found, reason: `the name suggests data, stored as JSON in ${facts.type.native}` };
}

/** A default of `[]` means that the column contains a list. */
function shapeOfDefault({ column }: Facts): JsonValue | undefined {
  return /^\(*'\[/.test(column.default ?? '') ? [{ generator: 'word' }, { generator: 'word' }] : undefined;
}

function fitShape(shape: JsonValue, types: readonly string[] | undefined): JsonValue {
  if (types === undefined) return shape;
  const isList = Array.isArray(shape);
  if (types.includes(isList ? 'array' : 'object')) return shape;
  if (types.includes('array')) return [shape];
  if (types.includes('object')) return PLAIN_JSON;
  if (types.includes('string')) return { generator: 'word' };
  return types.includes('number') ? { generator: 'integer' } : { generator: 'boolean' };
}

/** The members that a CHECK requires, besides those that the name suggests. */
function withMembers(shape: JsonValue, members: ColumnDomain['json_members']): JsonValue {
  if (members === undefined) return shape;
  const base = isObject(shape) && shape['generator'] === undefined ? shape : {};
  const asked = Object.entries(members).map(([key, values]): readonly [string, JsonValue] => [
    key,
    values === null ? (base[key] ?? { generator: 'word' }) : { generator: 'one_of', options: { values: [...values] } },
  ]);
  return { ...base, ...Object.fromEntries(asked) };
}

/** The shape with everything that a CHECK requires it to contain. */
function withPart(shape: JsonValue, part: JsonValue): JsonValue {
  // A shape's text may have slots, while a CHECK's is literal.
  if (typeof part === 'string') return { generator: 'one_of', options: { values: [part] } };
  if (part === null || typeof part !== 'object') return part;
  if (Array.isArray(part)) {
    const rest = Array.isArray(shape) ? shape : [];
    return [...(part as readonly JsonValue[]).map((item) => withPart({}, item)), ...(rest as readonly JsonValue[])];
  }
  const base = isObject(shape) && shape['generator'] === undefined ? shape : {};
  const members = Object.entries(part as Readonly<Record<string, JsonValue>>);
  return { ...base, ...Object.fromEntries(members.map(([key, value]) => [key, withPart(base[key] ?? {}, value)])) };
}

/** A list with the number of items that a CHECK requires. */
function withItems(shape: JsonValue, length: ColumnDomain['array_length']): JsonValue {
  if (length === undefined || !Array.isArray(shape)) return shape;
  const items = shape as readonly JsonValue[];
  const count = Math.min(Math.max(items.length, length.min ?? 0), length.max ?? Number.POSITIVE_INFINITY);
  return Array.from({ length: count }, (_, index) => items[index % items.length] ?? { generator: 'word' });
}
