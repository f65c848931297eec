import type { SchemaDocument, Table } from '../../language/schema/schema-document.ts';
import { WORLDS } from '../../base/data/vocabularies/worlds/all-worlds.ts';
import { lazy } from '../../base/lazy.ts';
import { ownSigns } from './data/meanings/worlds.ts';
import { readNames } from './names/read-names.ts';

type Scores = ReadonlyMap<string, number>;

/** A sign in a table's name counts more than one in a column's, and one shared with other fields counts half. */
const BY_TABLE = 3;
const SHARED = 0.5;
/** Fewer points say nothing about a table, or a schema. */
const LEAST_OF_TABLE = 3;
const LEAST_WITHIN = 1.5;
const LEAST_OF_SCHEMA = 8;
/** Fields this close to the best one are as likely. */
const NEAR = 0.6;
const NEAR_IN_SCHEMA = 0.5;

const signs = lazy(readSigns);
const tables = new WeakMap<Table, Scores>();
const schemas = new WeakMap<SchemaDocument, Around>();

function readSigns(): ReadonlyMap<string, readonly string[]> {
  const map = new Map<string, string[]>();
  for (const { name, signs: words } of WORLDS)
    for (const word of words.trim().split(/\s+/)) map.set(word, [...(map.get(word) ?? []), name]);
  return map;
}

/** The fields of work of a schema, and how many of its tables indicate the first of these. */
type Around = { readonly around: readonly string[]; readonly votes: number };

/** The fields of work of a table, the most certain first, and those of the schema around it. */
export type Fields = Around & { readonly own: readonly string[] };

export function fieldsOf(schema: SchemaDocument, table: Table): Fields {
  const { around, votes } = fieldsAround(schema);
  const scores = scoresOf(schema, table);
  const told = best(scores, LEAST_OF_TABLE, NEAR);
  // For the subject of the whole schema a weaker sign is enough.
  const own = told.length > 0 ? told : around.slice(0, 1).filter((world) => (scores.get(world) ?? 0) >= LEAST_WITHIN);
  return { own, around, votes };
}

function votesFor(schema: SchemaDocument, field: string | undefined): number {
  if (field === undefined) return 0;
  return schema.tables.filter((table) => (scoresOf(schema, table).get(field) ?? 0) >= LEAST_OF_TABLE).length;
}

/** Counted once per schema, because every column of it asks. */
function fieldsAround(schema: SchemaDocument): Around {
  const before = schemas.get(schema);
  if (before !== undefined) return before;
  const sums = new Map<string, number>();
  for (const table of schema.tables)
    for (const [world, score] of scoresOf(schema, table)) sums.set(world, (sums.get(world) ?? 0) + score);
  const around = best(sums, Math.max(LEAST_OF_SCHEMA, schema.tables.length), NEAR_IN_SCHEMA);
  const found = { around, votes: votesFor(schema, around[0]) };
  schemas.set(schema, found);
  return found;
}

function best(scores: Scores, least: number, near: number): readonly string[] {
  const most = Math.max(0, ...scores.values());
  if (most < least) return [];
  return [...scores]
    .filter(([, score]) => score >= least && score >= most * near)
    .toSorted(([, a], [, b]) => b - a)
    .map(([world]) => world);
}

/** Each sign counts once per table. */
function scoresOf(schema: SchemaDocument, table: Table): Scores {
  const before = tables.get(table);
  if (before !== undefined) return before;
  const { words, columns } = readNames(schema, table);
  const scores = new Map<string, number>();
  const own = new Set(words);
  for (const word of new Set([...words, ...[...columns.values()].flat()]))
    for (const world of signs().get(word) ?? [])
      scores.set(
        world,
        (scores.get(world) ?? 0) + (own.has(word) ? BY_TABLE : 1) * (ownSigns().has(word) ? 1 : SHARED),
      );
  tables.set(table, scores);
  return scores;
}
