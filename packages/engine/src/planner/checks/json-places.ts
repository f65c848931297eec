import { argsOf, callOf, formOf } from '../../language/functions/call-form.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { parseArray } from '../../language/values/parse-array.ts';
import { parseJsonPath } from '../../language/functions/parse-json-path.ts';
import { partsOf } from '../../language/expression/walk-expression.ts';
import { leavesOfPath, type PathLeaves } from './leaves-of-path.ts';
import type { JsonValue } from '../../document/plan/plan.ts';

/** The names on the path to a member. */
export type JsonPlace = readonly string[];

/** The places that the conditions concern; for a list of keys every one, or only the first. */
export function jsonPlaces(tests: readonly Expression[], column: string, everyKey: boolean): readonly JsonPlace[] {
  const paths = new Map<string, JsonPlace>();
  for (const test of tests) {
    gatherPaths(test, column, paths);
    if (everyKey) gatherKeys(test, column, paths);
  }
  // A member that has members of its own follows from those.
  return [...paths.values()].filter(
    (path) =>
      ![...paths.values()].some((other) => other.length > path.length && path.every((key, at) => other[at] === key)),
  );
}

/** `doc ?& array['a', 'b']` asks about both. */
function gatherKeys(expression: Expression, column: string, found: Map<string, JsonPlace>): void {
  const test = callOf(expression, 'json_keys');
  if (test?.form.of === 'all') {
    const [document, keys] = test.args;
    const base = document && pathOf(document, column);
    if (base !== undefined && keys !== undefined)
      for (const key of keysOf(keys)) found.set(JSON.stringify([...base, key]), [...base, key]);
  }
  for (const part of partsOf(expression)) gatherKeys(part, column, found);
}

/** The paths of all members that a condition concerns. */
function gatherPaths(expression: Expression, column: string, found: Map<string, JsonPlace>): void {
  const path = pathOf(expression, column);
  for (const place of [path ?? [], ...leavesIn(expression, column).places])
    if (place.length > 0) found.set(JSON.stringify(place), place);
  for (const part of partsOf(expression)) gatherPaths(part, column, found);
}

const NOTHING: PathLeaves = { places: [], values: [] };

/** What an SQL/JSON path requires of the column, or of a member of it. */
function leavesIn(expression: Expression, column: string): PathLeaves {
  const [document, written] = argsOf(expression, 'json_search');
  const base = document && pathOf(document, column);
  const path = parseJsonPath(written === undefined ? '' : (keysOf(written)[0] ?? ''));
  if (base === undefined || path === undefined) return NOTHING;
  const { places, values } = leavesOfPath(path);
  return { places: places.map((place) => [...base, ...place]), values };
}

/** Values in SQL/JSON paths. */
export const valuesIn = (expression: Expression, column: string): readonly JsonValue[] => [
  ...leavesIn(expression, column).values,
  ...partsOf(expression).flatMap((part) => valuesIn(part, column)),
];

/** The member of the column that the expression reads; the whole column is the empty path. */
export function pathOf(expression: Expression, column: string): JsonPlace | undefined {
  if (expression.op === 'column') return expression.name === column ? [] : undefined;
  if (expression.op === 'cast') return pathOf(expression.arg, column);
  if (expression.op !== 'call') return undefined;
  const [first, ...rest] = expression.args;
  const base = first && pathOf(first, column);
  if (base === undefined) return undefined;
  const texts = rest.flatMap(keysOf);
  const form = formOf(expression);
  switch (form?.is) {
    case 'json_keys':
      return texts.length === 0 ? undefined : [...base, ...texts.slice(0, 1)];
    case 'json_member':
      if (form.by === 'path') break;
      return texts.length === 0 ? undefined : [...base, ...texts];
    case 'json_type':
    case 'measure':
      break;
    case 'json_text':
      return base;
    default:
      return undefined;
  }
  const written = texts.find((text) => text.startsWith('$'));
  return written === undefined ? undefined : [...base, ...stepsOf(written)];
}

/** `$.a.b[0]` */
function stepsOf(path: string): JsonPlace {
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
