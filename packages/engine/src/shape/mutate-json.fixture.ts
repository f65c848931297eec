import * as fc from 'fast-check';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const HOSTILE_NAMES = ['__proto__', 'constructor', 'toString', 'name', 'kind', 'columns', '', 'nme'];
const HOSTILE_VALUES: readonly Json[] = [null, true, false, 0, -1, 1.5, 1e308, 2 ** 53, '', 'orders', '\u0000', [], {}, [[]], ['id'], { name: 'x' }];

/** A valid document with one to three places changed: replaced, removed, renamed or added to. */
export function mutated(document: unknown): fc.Arbitrary<unknown> {
  const places = listPlaces(document as Json, []);
  const edit = fc.record({
    place: fc.constantFrom(...places),
    how: fc.constantFrom('replace', 'remove', 'rename', 'add', 'borrow'),
    value: fc.oneof(fc.constantFrom(...HOSTILE_VALUES), fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>),
    name: fc.constantFrom(...HOSTILE_NAMES),
    other: fc.constantFrom(...places),
  });
  return fc.array(edit, { minLength: 1, maxLength: 3 }).map((edits) => {
    let copy = JSON.parse(JSON.stringify(document)) as Json;
    for (const { place, how, value, name, other } of edits) {
      const key = place.at(-1);
      const holder = at(copy, place.slice(0, -1));
      if (key === undefined) copy = how === 'replace' ? value : copy;
      else if (Array.isArray(holder)) {
        if (how === 'remove') holder.splice(Number(key), 1);
        else holder[Number(key)] = how === 'borrow' ? (at(copy, other) ?? null) : value;
      } else if (typeof holder === 'object' && holder !== null) {
        if (how === 'remove' || how === 'rename') delete holder[key];
        if (how !== 'remove') {
          const written = how === 'add' || how === 'rename' ? name : key;
          Object.defineProperty(holder, written, { value: how === 'borrow' ? (at(copy, other) ?? null) : value, enumerable: true, configurable: true, writable: true });
        }
      }
      // What was borrowed may hold its borrower: a document is a tree.
      copy = JSON.parse(isTree(copy, new Set()) ? JSON.stringify(copy) : '{}') as Json;
    }
    return copy;
  });
}

function isTree(value: Json, above: ReadonlySet<Json>): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (above.has(value)) return false;
  const inside = new Set([...above, value]);
  return Object.values(value).every((item) => isTree(item, inside));
}

function listPlaces(value: Json, path: readonly string[]): readonly (readonly string[])[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [path, ...inner.flatMap(([key, item]) => listPlaces(item, [...path, key]))];
}

function at(value: Json, path: readonly string[]): Json | undefined {
  let found: Json | undefined = value;
  for (const key of path) found = typeof found === 'object' && found !== null && Object.hasOwn(found, key) ? (found as Record<string, Json>)[key] : undefined;
  return found;
}
