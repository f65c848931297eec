import type { SchemaDocument, Table } from '../../language/schema/schema-document.ts';
import { WORLDS } from './data/worlds.ts';
import { readNames } from './names/read-names.ts';
import { languageOf } from './names/schema-language.ts';

/** In a context: the schema is named in English. */
export const IN_ENGLISH = '%';

export const isWorld = (kind: string): boolean => kind.startsWith('%');

/** Schemas of more tables have several worlds: there the tables around a table tell. */
const MOST_TABLES = 60;
/** One table alone may be called anything. */
const FEWEST_VOTES = 2;
/** Of this share of the tables a world speaks. */
const LEAST_SHARE = 0.15;
/** The second world counts where it has this share of the votes of the first. */
const NEAR = 0.6;

let worldsByNoun: ReadonlyMap<string, readonly string[]> | undefined;
const whole = new WeakMap<SchemaDocument, readonly string[]>();
const around = new WeakMap<Table, readonly string[]>();

/** Which trade a schema is of, by the nouns of its tables: `%police`, `%restaurant`. None where the nouns do not decide. */
export function worldsOf(schema: SchemaDocument, table: Table): readonly string[] {
  if (languageOf(schema) !== 'en') return [];
  const isSmall = schema.tables.length <= MOST_TABLES;
  const before = isSmall ? whole.get(schema) : around.get(table);
  if (before !== undefined) return before;
  const found = [IN_ENGLISH, ...vote(schema, isSmall ? schema.tables : neighbours(schema, table))];
  if (isSmall) whole.set(schema, found);
  else around.set(table, found);
  return found;
}

function neighbours({ tables }: SchemaDocument, table: Table): readonly Table[] {
  const names = new Set(table.foreign_keys.map(({ references }) => references.table));
  return tables.filter((other) => other === table || names.has(other.name));
}

/** Every table votes for the worlds of its nouns; the most votes win. */
function vote(schema: SchemaDocument, tables: readonly Table[]): readonly string[] {
  worldsByNoun ??= byNoun();
  const votes = new Map<string, number>();
  for (const table of tables) {
    const { words } = readNames(schema, table);
    const worlds = new Set(
      [...words, ...words.map((word, at) => `${words[at - 1] ?? ''}_${word}`)].flatMap(
        (noun) => worldsByNoun?.get(noun) ?? [],
      ),
    );
    for (const world of worlds) votes.set(world, (votes.get(world) ?? 0) + 1);
  }
  const most = Math.max(0, ...votes.values());
  const fewest = Math.max(FEWEST_VOTES, tables.length * LEAST_SHARE);
  if (most < fewest) return [];
  return [...votes]
    .filter(([, count]) => count >= fewest && count >= most * NEAR)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 3)
    .map(([world]) => `%${world}`);
}

function byNoun(): ReadonlyMap<string, readonly string[]> {
  const map = new Map<string, readonly string[]>();
  for (const [world, nouns] of Object.entries(WORLDS))
    for (const noun of nouns.split(/\s+/)) map.set(noun, [...(map.get(noun) ?? []), world]);
  return map;
}
