type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const NAMES = ['__proto__', 'constructor', 'toString', 'name', 'kind', 'columns', 'comment', '', 'nme'];
const VALUES: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  7,
  1e308,
  2 ** 53,
  '',
  'orders',
  '12',
  '\u0000',
  [],
  {},
  [[]],
  ['id'],
  [0],
  { name: 'x' },
  { a: { b: [1] } },
];
const WAYS = ['replace', 'remove', 'rename', 'add', 'borrow'] as const;

/**
 * A document with one change for every five numbers: a place is replaced, removed, renamed, extended or copied over.
 */
export function mutate(document: unknown, numbers: readonly number[]): unknown {
  let copy = JSON.parse(JSON.stringify(document)) as Json;
  for (let at = 0; at + 5 <= numbers.length; at += 5) copy = edit(copy, numbers.slice(at, at + 5));
  return copy;
}

function edit(document: Json, [first = 0, second = 0, third = 0, fourth = 0, fifth = 0]: readonly number[]): Json {
  const places = listPlaces(document, []);
  const place = choose(places, first);
  const how = choose(WAYS, second);
  const value = JSON.parse(
    JSON.stringify(how === 'borrow' ? (valueAt(document, choose(places, third)) ?? null) : choose(VALUES, fourth)),
  ) as Json;
  const key = place.at(-1);
  if (key === undefined) return how === 'replace' ? value : document;
  const holder = valueAt(document, place.slice(0, -1));
  if (Array.isArray(holder)) {
    if (how === 'remove') holder.splice(Number(key), 1);
    else holder[Number(key)] = value;
  } else if (typeof holder === 'object' && holder !== null) {
    if (how === 'remove' || how === 'rename') delete holder[key];
    const written = how === 'add' || how === 'rename' ? choose(NAMES, fifth) : key;
    // An assignment to __proto__ would not create a member.
    if (how !== 'remove')
      Object.defineProperty(holder, written, { value, enumerable: true, configurable: true, writable: true });
  }
  return document;
}

function choose<T>(items: readonly T[], number: number): T {
  return items[number % items.length] as T;
}

function listPlaces(value: Json, path: readonly string[]): readonly (readonly string[])[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [path, ...inner.flatMap(([key, item]) => listPlaces(item, [...path, key]))];
}

function valueAt(value: Json, path: readonly string[]): Json | undefined {
  let found: Json | undefined = value;
  for (const key of path)
    found =
      typeof found === 'object' && found !== null && Object.hasOwn(found, key)
        ? (found as Record<string, Json>)[key]
        : undefined;
  return found;
}
