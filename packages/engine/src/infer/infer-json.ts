import { isObject } from '../generators/option.ts';
import type { JsonValue } from '../plan/plan.ts';
import type { ColumnDomain } from '../solve/row-solution.ts';
import { JSON_RULES, PLAIN_JSON } from './data/json-rules.ts';
import { BY_NAME, BY_TYPE, type Finding } from './inference.ts';
import { fromGenerator } from './make-source.ts';
import { makeMatcher } from './match-rule.ts';
import type { Facts } from './read-facts.ts';

const match = makeMatcher(JSON_RULES);

/** JSON of the shape that the name suggests, and of the kind that a CHECK asks for. */
export function inferJson(facts: Facts): Finding {
  const found = match(facts.words, facts.kinds);
  const wished = found?.give.shape ?? shapeOfDefault(facts) ?? PLAIN_JSON;
  const shape = withMembers(fitShape(wished, facts.domain.json_type), facts.domain.json_members);
  if (found === undefined)
    return {
      source: fromGenerator('json', { shape }),
      confidence: BY_TYPE,
      reason: `the type is ${facts.type.native}; the name says nothing`,
    };
  return {
    source: fromGenerator('json', { shape }),
    confidence: BY_NAME,
    reason: `the name says ${found.give.says}, the type is ${facts.type.native}`,
  };
}

/** JSON kept in a text column. */
export function jsonText(facts: Facts): Finding {
  const found = inferJson(facts);
  return { ...found, reason: `the name says data, kept as JSON in ${facts.type.native}` };
}

/** A default of `[]` says that the column holds a list. */
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

/** The members that a CHECK asks for, besides those that the name suggests. */
function withMembers(shape: JsonValue, members: ColumnDomain['json_members']): JsonValue {
  if (members === undefined) return shape;
  const base = isObject(shape) && shape['generator'] === undefined ? shape : {};
  const asked = Object.entries(members).map(([key, values]): readonly [string, JsonValue] => [
    key,
    values === null ? (base[key] ?? { generator: 'word' }) : { generator: 'one_of', options: { values: [...values] } },
  ]);
  return { ...base, ...Object.fromEntries(asked) };
}
