import type { SchemaDocument, Table } from '../../language/schema/schema-document.ts';
import { TRADES } from './data/trades.ts';
import { readNames } from './names/read-names.ts';

/** Trades by the tables that indicate them, most first. */
export type Trades = readonly (readonly [trade: string, votes: number])[];

/** Larger schemas have several trades: there the surrounding tables decide. */
const MOST_TABLES = 60;
/** A single table may have any name. */
const FEWEST_VOTES = 2;
/** A trade is indicated by this share of the tables. */
const LEAST_SHARE = 0.15;
/** The second trade counts if it has this share of the votes of the first. */
const NEAR = 0.6;

let tradesByNoun: ReadonlyMap<string, readonly string[]> | undefined;
const whole = new WeakMap<SchemaDocument, Trades>();
const around = new WeakMap<Table, Trades>();

/** The trades of a schema, by the nouns of its tables. None if the nouns do not decide. */
export function tradesOf(schema: SchemaDocument, table: Table): Trades {
  const isSmall = schema.tables.length <= MOST_TABLES;
  const before = isSmall ? whole.get(schema) : around.get(table);
  if (before !== undefined) return before;
  const found = vote(schema, isSmall ? schema.tables : neighbours(schema, table));
  if (isSmall) whole.set(schema, found);
  else around.set(table, found);
  return found;
}

function neighbours({ tables }: SchemaDocument, table: Table): readonly Table[] {
  const names = new Set(table.foreign_keys.map(({ references }) => references.table));
  return tables.filter((other) => other === table || names.has(other.name));
}

/** Every table votes for the trades of its nouns; the most votes win. */
function vote(schema: SchemaDocument, tables: readonly Table[]): Trades {
  tradesByNoun ??= byNoun();
  const votes = new Map<string, number>();
  for (const table of tables) {
    const { words } = readNames(schema, table);
    const trades = new Set(
      [...words, ...words.map((word, at) => `${words[at - 1] ?? ''}_${word}`)].flatMap(
        (noun) => tradesByNoun?.get(noun) ?? [],
      ),
    );
    for (const trade of trades) votes.set(trade, (votes.get(trade) ?? 0) + 1);
  }
  const most = Math.max(0, ...votes.values());
  const fewest = Math.max(FEWEST_VOTES, tables.length * LEAST_SHARE);
  if (most < fewest) return [];
  return [...votes]
    .filter(([, count]) => count >= fewest && count >= most * NEAR)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 3);
}

function byNoun(): ReadonlyMap<string, readonly string[]> {
  const map = new Map<string, readonly string[]>();
  for (const [trade, nouns] of Object.entries(TRADES))
    for (const noun of nouns.split(/\s+/)) map.set(noun, [...(map.get(noun) ?? []), trade]);
  return map;
}
