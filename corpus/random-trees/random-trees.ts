import type { CorpusSchema } from '../find-schemas.ts';
import { type Draw, makeDraw } from '../random/draw.ts';
import { type Family, randomFamily } from './random-family.ts';
import { randomAskers, randomLink } from './random-links.ts';
import { type Place, randomScopes, type Scopes } from './random-scopes.ts';
import { addReference, printTables, type TreeTable } from './tree-table.ts';

/** Random schemas of subtypes and tenants, the same ones for the same seed; each of them can be filled. */
export function randomTrees(count: number, seed: number): readonly CorpusSchema[] {
  return Array.from({ length: count }, (_, index) => {
    const number = seed * 100_000 + index;
    return { name: `trees-${number}`, dialect: 'postgresql', read: () => randomTree(number) };
  });
}

const NAMES = ['method', 'vault', 'host', 'target', 'worker', 'policy', 'asset', 'alias', 'bucket', 'plugin'] as const;
const TYPES = ['integer', 'bigint', 'uuid', 'text', 'text'] as const;

/** Families of tables in one tree of scopes, and their links; about as many tables as requested. */
export function randomTree(seed: number, least = 0): string {
  const draw = makeDraw(seed);
  const idType = draw.pick(TYPES);
  const scopes = randomScopes(draw, idType);
  const tables: TreeTable[] = [...scopes.tables];
  const making = { draw, idType, tables };
  const families: Family[] = [];
  const count = draw.whole(1, 4);
  for (let index = 0; index < count || tables.length < least; index++) {
    const name = `${NAMES[index % NAMES.length] ?? 'thing'}${index < NAMES.length ? '' : Math.floor(index / NAMES.length)}`;
    const above = index > 0 && draw.chance(0.6) ? draw.pick(families as [Family, ...Family[]]) : undefined;
    families.push(randomFamily(making, name, above?.place ?? placeFor(draw, scopes), above));
    // Some tables of a family are only for rows of one kind of scope.
    const family = families.at(-1);
    if (family !== undefined) narrowPlaces(draw, scopes, family);
  }
  families.forEach((family, index) => {
    if (draw.chance(0.35)) tables.push(...randomAskers(draw, family, idType));
    const others = families.filter((other) => other.place?.to === family.place?.to);
    if (others.length > 1 && draw.chance(0.6)) {
      const ends = [
        family,
        draw.pick(others as [Family, ...Family[]]),
        ...(draw.chance(0.3) ? others.slice(0, 1) : []),
      ];
      tables.push(randomLink(draw, `${family.name}_link${index}`, ends, idType));
    }
  });
  return printTables(tables);
}

function placeFor(draw: Draw, { places }: Scopes): Place | undefined {
  const [general, ...others] = places;
  if (general === undefined) return undefined;
  return draw.pick([general, general, ...others]);
}

/**
 * A kind without further kinds, in a general scope, may be limited to one kind of scope; nothing refers to it by then.
 */
function narrowPlaces(draw: Draw, { places }: Scopes, { place, base }: Family): void {
  if (place?.kind !== 'any' || places.length < 2) return;
  for (const member of base.below) {
    const { table, path, below } = member;
    const [column] = place.columns;
    if (column === undefined || below.length > 0 || member.scope !== undefined) continue;
    if (!path.includes(column.name) || !draw.chance(0.3)) continue;
    const narrow = draw.pick(places.slice(1) as [Place, ...Place[]]);
    addReference(table, [column.name], narrow.to, narrow.toColumns);
    member.scope = narrow.kind;
  }
}
