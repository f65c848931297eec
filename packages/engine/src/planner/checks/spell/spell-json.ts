import type { Expression } from '../../../language/expression/expression.ts';
import { partsOf } from '../../../language/expression/walk-expression.ts';
import { countPattern } from '../../../language/pattern/count-strings.ts';
import { isPattern, parsePattern } from '../../../language/pattern/parse-pattern.ts';
import { unrankCounted } from '../../../language/pattern/unrank.ts';
import { type JsonPlace, jsonPlaces, valuesIn } from '../json-places.ts';
import type { JsonValue } from '../../../document/plan/plan.ts';

const MAX_TRIES = 20_000;
/** Up to this many members are tried in all combinations. */
const FEW_LEAVES = 8;
const MAX_LEAVES = 60;
const MAX_CANDIDATES = 150;
const MAX_LENGTH = 200;
const ROUNDS = 4;

/** JSON that satisfies conditions on members at any depth: found by trial among the values in the conditions. */
export function spellJson(
  tests: readonly Expression[],
  column: string,
  meets: (value: JsonValue, some?: readonly Expression[]) => boolean,
): JsonValue | undefined {
  const leaves = jsonPlaces(tests, column, false);
  const values = [
    ...new Set([...GENERIC, ...tests.flatMap(literalsOf), ...tests.flatMap((test) => valuesIn(test, column))]),
  ];
  const isFew = leaves.length > 0 && leaves.length <= FEW_LEAVES;
  const found = isFew ? tryAll(leaves, choicesOf(leaves, values, tests, column, meets), meets) : undefined;
  if (found !== undefined) return found;
  const all = jsonPlaces(tests, column, true);
  if (all.length === 0 || all.length > MAX_LEAVES) return undefined;
  const more = new Set([...values, ...tests.flatMap((test) => fittingTexts(test)), ...listsOf(values)]);
  return improve(all, [...more].slice(0, MAX_CANDIDATES), tests, column, meets);
}

/** Texts that match the patterns, or have the lengths, in the conditions. */
function fittingTexts(expression: Expression): readonly JsonValue[] {
  const inner = partsOf(expression).flatMap(fittingTexts);
  if (expression.op === 'like' && expression.pattern.op === 'literal')
    return [String(expression.pattern.value).replaceAll('%', 'word').replaceAll('_', 'a'), ...inner];
  if (expression.op === 'regex' && expression.pattern.op === 'literal') {
    const pattern = parsePattern(String(expression.pattern.value));
    const counted = isPattern(pattern) ? countPattern(pattern, { max_length: MAX_LENGTH }) : undefined;
    return counted === undefined || counted.count < 1
      ? inner
      : [0, Math.floor(counted.count / 2)].map((index) => unrankCounted(counted, index));
  }
  if (expression.op !== 'literal' || expression.type !== 'number') return inner;
  const number = Number(expression.value);
  const isLength = Number.isInteger(number) && number > 0 && number <= MAX_LENGTH;
  return [String(number), String(number + 1), number - 1, ...(isLength ? ['m'.repeat(number)] : [])];
}

const listsOf = (values: readonly JsonValue[]): readonly JsonValue[] =>
  values
    .filter((value) => typeof value === 'number' && Number.isInteger(value) && value > 1 && value <= 20)
    .map((length) => Array.from({ length: Number(length) }, (_, index) => `word${index}`));

const build = (leaves: readonly JsonPlace[], values: readonly JsonValue[]): JsonValue =>
  leaves.reduce<JsonValue>((value, path, index) => putMember(value, path, values[index] ?? null), {});

/** For each member the values with which its own conditions hold. */
function choicesOf(
  leaves: readonly JsonPlace[],
  values: readonly JsonValue[],
  tests: readonly Expression[],
  column: string,
  meets: (value: JsonValue, some?: readonly Expression[]) => boolean,
): readonly (readonly JsonValue[])[] {
  const asked = tests.map((test) => ({ test, keys: new Set(jsonPlaces([test], column, true).map(([key]) => key)) }));
  return leaves.map((path) => {
    const [key] = path;
    const own = asked.filter(({ keys }) => keys.size === 1 && keys.has(key)).map(({ test }) => test);
    const isAlone = leaves.every((other) => other === path || other[0] !== key);
    return isAlone && own.length > 0 ? values.filter((value) => meets(putMember({}, path, value), own)) : values;
  });
}

function tryAll(
  leaves: readonly JsonPlace[],
  choices: readonly (readonly JsonValue[])[],
  meets: (value: JsonValue) => boolean,
): JsonValue | undefined {
  if (choices.some((values) => values.length === 0)) return undefined;
  const picks = leaves.map(() => 0);
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const built = build(
      leaves,
      picks.map((pick, index) => choices[index]?.[pick] ?? null),
    );
    if (meets(built)) return built;
    let at = 0;
    while (at < picks.length) {
      picks[at] = ((picks[at] ?? 0) + 1) % (choices[at]?.length ?? 1);
      if (picks[at] !== 0) break;
      at += 1;
    }
    if (at === picks.length) return undefined;
  }
  return undefined;
}

/**
 * Each member in turn gets the value with which most conditions hold: conditions on one member each, however many, hold
 * after one round; those on several take more.
 */
function improve(
  leaves: readonly JsonPlace[],
  values: readonly JsonValue[],
  tests: readonly Expression[],
  column: string,
  meets: (value: JsonValue, some?: readonly Expression[]) => boolean,
): JsonValue | undefined {
  const picked: JsonValue[] = leaves.map(() => 'word');
  let left = MAX_TRIES;
  const asked = tests.map((test) => ({ test, keys: new Set(jsonPlaces([test], column, true).map(([key]) => key)) }));
  const countMet = (some: readonly Expression[]): number => {
    const built = build(leaves, picked);
    left -= some.length;
    return some.filter((test) => meets(built, [test])).length;
  };
  for (let round = 0; round < ROUNDS && left > 0; round++) {
    for (const [index, [key]] of leaves.entries()) {
      const own = asked.filter(({ keys }) => keys.size === 0 || keys.has(key)).map(({ test }) => test);
      let best = countMet(own);
      let kept = picked[index] ?? null;
      for (const value of values) {
        if (best === own.length || left <= 0) break;
        picked[index] = value;
        const met = countMet(own);
        if (met > best) [best, kept] = [met, value];
      }
      picked[index] = kept;
    }
    const built = build(leaves, picked);
    if (meets(built)) return built;
  }
  return undefined;
}

const GENERIC: readonly JsonValue[] = [
  'word',
  1,
  true,
  { id: 1 },
  [1],
  '2',
  '2024-06-01',
  '2024-06-02',
  'en',
  10,
  0.5,
  [{ id: 1 }, { id: 2 }],
];

function literalsOf(expression: Expression): readonly JsonValue[] {
  const own: readonly JsonValue[] =
    expression.op !== 'literal'
      ? []
      : expression.type === 'text'
        ? [expression.value]
        : expression.type === 'number'
          ? [Number(expression.value), Number(expression.value) + 1]
          : [];
  return [...own, ...partsOf(expression).flatMap(literalsOf)];
}

/** The value with something at the end of a path; a number is an index into a list. */
export function putMember(value: JsonValue, [key, ...rest]: JsonPlace, leaf: JsonValue): JsonValue {
  if (key === undefined) return leaf;
  const isObject = value !== null && typeof value === 'object' && !Array.isArray(value);
  if (/^\d$/.test(key) && !(isObject && Object.keys(value).length > 0)) {
    const items = Array.isArray(value) ? [...(value as readonly JsonValue[])] : [];
    while (items.length <= Number(key)) items.push(leaf);
    items[Number(key)] = putMember(items[Number(key)] ?? {}, rest, leaf);
    return items;
  }
  const members = isObject ? (value as Readonly<Record<string, JsonValue>>) : {};
  return { ...members, [key]: putMember(members[key] ?? {}, rest, leaf) };
}
