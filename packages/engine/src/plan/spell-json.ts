import type { Expression } from '../expression/expression.ts';
import { parseArray } from '../expression/parse-array.ts';
import { parseJsonPath } from '../expression/parse-json-path.ts';
import { partsOf } from '../expression/walk-expression.ts';
import { leavesOfPath, type PathLeaves } from './leaves-of-path.ts';
import type { JsonValue } from './plan.ts';

const MOST_TRIES = 20_000;

type Path = readonly string[];

/** JSON that meets conditions on members, whatever their depth: found by trial among what the conditions speak of. */
export function spellJson(
  tests: readonly Expression[],
  column: string,
  meets: (value: JsonValue) => boolean,
): JsonValue | undefined {
  const paths = new Map<string, Path>();
  for (const test of tests) gatherPaths(test, column, paths);
  // A member that has members of its own follows from those.
  const leaves = [...paths.values()].filter(
    (path) =>
      ![...paths.values()].some((other) => other.length > path.length && path.every((key, at) => other[at] === key)),
  );
  if (leaves.length === 0 || leaves.length > 8) return undefined;
  const values = [
    ...new Set([...GENERIC, ...tests.flatMap(literalsOf), ...tests.flatMap((test) => valuesIn(test, column))]),
  ];
  const picks = leaves.map(() => 0);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const built = leaves.reduce<JsonValue>(
      (value, path, index) => put(value, path, values[picks[index] ?? 0] ?? null),
      {},
    );
    if (meets(built)) return built;
    let at = 0;
    while (at < picks.length) {
      picks[at] = ((picks[at] ?? 0) + 1) % values.length;
      if (picks[at] !== 0) break;
      at += 1;
    }
    if (at === picks.length) return undefined;
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

/** The paths of all members that a condition asks about. */
function gatherPaths(expression: Expression, column: string, found: Map<string, Path>): void {
  const path = pathOf(expression, column);
  for (const place of [path ?? [], ...leavesIn(expression, column).places])
    if (place.length > 0) found.set(JSON.stringify(place), place);
  for (const part of partsOf(expression)) gatherPaths(part, column, found);
}

const NOTHING: PathLeaves = { places: [], values: [] };

/** What a path of SQL/JSON asks of the column, or of a member of it. */
function leavesIn(expression: Expression, column: string): PathLeaves {
  if (expression.op !== 'call' || !expression.name.startsWith('jsonb_path_')) return NOTHING;
  const [document, written] = expression.args;
  const base = document && pathOf(document, column);
  const path = parseJsonPath(written === undefined ? '' : (keysOf(written)[0] ?? ''));
  if (base === undefined || path === undefined) return NOTHING;
  const { places, values } = leavesOfPath(path);
  return { places: places.map((place) => [...base, ...place]), values };
}

const valuesIn = (expression: Expression, column: string): readonly JsonValue[] => [
  ...leavesIn(expression, column).values,
  ...partsOf(expression).flatMap((part) => valuesIn(part, column)),
];

function pathOf(expression: Expression, column: string): Path | undefined {
  if (expression.op === 'column') return expression.name === column ? [] : undefined;
  if (expression.op === 'cast') return pathOf(expression.arg, column);
  if (expression.op !== 'call') return undefined;
  const [first, ...rest] = expression.args;
  const base = first && pathOf(first, column);
  if (base === undefined) return undefined;
  const texts = rest.flatMap(keysOf);
  switch (expression.name) {
    case '->':
    case '->>':
    case '?':
    case 'jsonb_exists':
    case '#>':
    case '#>>':
    case '?&':
    case 'jsonb_exists_all':
    case 'jsonb_extract_path':
    case 'jsonb_extract_path_text':
      if (texts.length === 0) return undefined;
      return [
        ...base,
        ...(expression.name.startsWith('?') || /exists/.test(expression.name) ? texts.slice(0, 1) : texts),
      ];
    case 'json_extract':
    case 'json_value':
    case 'json_type':
    case 'json_length':
    case 'json_contains_path': {
      const written = texts.find((text) => text.startsWith('$'));
      return written === undefined ? undefined : [...base, ...stepsOf(written)];
    }
    case 'json_unquote':
      return base;
    default:
      return undefined;
  }
}

/** `$.a.b[0]` */
function stepsOf(path: string): Path {
  return [...path.matchAll(/\.\s*(?:"([^"]+)"|([\w-]+))|\[(\d+|\*)\]/g)].map(
    ([, quoted, name, index]) => quoted ?? name ?? (index === '*' ? '0' : (index ?? '')),
  );
}

function keysOf(expression: Expression): readonly string[] {
  if (expression.op === 'cast') return keysOf(expression.arg);
  if (expression.op === 'array') return expression.items.flatMap(keysOf);
  if (expression.op !== 'literal' || expression.value === null) return [];
  const text = String(expression.value);
  const list = text.startsWith('{') ? parseArray(text) : undefined;
  return list === undefined ? [text] : list.map(String);
}

/** The value with something at the end of a path; a number is a place in a list. */
function put(value: JsonValue, [key, ...rest]: Path, leaf: JsonValue): JsonValue {
  if (key === undefined) return leaf;
  const isObject = value !== null && typeof value === 'object' && !Array.isArray(value);
  if (/^\d$/.test(key) && !(isObject && Object.keys(value).length > 0)) {
    const items = Array.isArray(value) ? [...(value as readonly JsonValue[])] : [];
    while (items.length <= Number(key)) items.push(leaf);
    items[Number(key)] = put(items[Number(key)] ?? {}, rest, leaf);
    return items;
  }
  const members = isObject ? (value as Readonly<Record<string, JsonValue>>) : {};
  return { ...members, [key]: put(members[key] ?? {}, rest, leaf) };
}
