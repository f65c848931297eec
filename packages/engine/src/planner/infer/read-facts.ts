import type { ColumnType } from '../../language/types/column-type.ts';
import { resolveType } from '../../language/schema/resolve-type.ts';
import type { Column, SchemaDocument, Table } from '../../language/schema/schema-document.ts';
import type { ColumnDomain } from '../../solve/row-solution.ts';
import type { InferInput } from './columns/inference.ts';
import { readNames } from './names/read-names.ts';
import { languageOf } from './names/schema-language.ts';
import { splitWords } from './split-words.ts';
import { kindsOfNouns, kindsOfTable } from './table-kinds.ts';
import { worldsOf } from './worlds-of.ts';

/** Everything that the concerns use, computed once. */
export type Facts = {
  readonly table: Table;
  readonly column: Column;
  readonly schema: SchemaDocument;
  readonly type: ColumnType;
  readonly unique: boolean;
  readonly domain: ColumnDomain;
  /** The column's name in plain English words. */
  readonly words: readonly string[];
  /** Kinds that the column's own words name (`customer_name`), the table's, then the fields of work around it. */
  readonly kinds: readonly string[];
  readonly tableKinds: readonly string[];
  /** The table's name in plain English words. */
  readonly tableWords: readonly string[];
  /** Characters that fit, by the type and the CHECKs. */
  readonly maxLength: number | undefined;
  readonly siblings: readonly Sibling[];
  readonly asOf?: number;
};

export type Sibling = { readonly column: Column; readonly type: ColumnType; readonly words: readonly string[] };

export function readFacts(input: InferInput): Facts {
  const { table, column, schema, type, unique, domain = {}, asOf } = input;
  const names = readNames(schema, table);
  // A field of a composite is not a column of the table.
  const read = names.columns.get(column.name) ?? splitWords(column.name, languageOf(schema));
  const tableKinds = kindsOfTable(names);
  const words = tableKinds.includes('person') ? read : withGenre(column.name, read, tableKinds);
  const own = kindsOfNouns(words.slice(0, -1));
  const typeLength = type.kind === 'text' || type.kind === 'bytes' ? type.max_length : undefined;
  const lengths = [typeLength, domain.max_length].filter((length) => length !== undefined);
  return {
    table,
    column,
    schema,
    type,
    unique,
    domain,
    words,
    tableKinds,
    tableWords: names.words,
    kinds: [...new Set([...own, ...tableKinds, ...worldsOf(schema, table)])],
    maxLength: lengths.length === 0 ? undefined : Math.min(...lengths),
    siblings: siblingsOf(table, schema),
    ...(asOf === undefined ? {} : { asOf }),
  };
}

/** Things with a genre; for anything else `genre` and `género` mean a kind. */
const OF_ART: ReadonlySet<string> = new Set(['work', 'tag', 'post', 'lending', 'category', 'team', 'product', 'match']);

/** For a book `genre` and `género` do not mean sex. */
function withGenre(name: string, words: readonly string[], kinds: readonly string[]): readonly string[] {
  if (!/g[eé]n(?:re|ero|ere)/i.test(name)) return words;
  const meant = kinds.length === 0 || kinds.some((kind) => OF_ART.has(kind)) ? 'genre' : 'type';
  return words.map((word) => (word === 'gender' ? meant : word));
}

/** A table's columns are read once, however many of them are inferred. */
const known = new WeakMap<Table, readonly Sibling[]>();

export function siblingsOf(table: Table, schema: SchemaDocument): readonly Sibling[] {
  const before = known.get(table);
  if (before !== undefined) return before;
  const names = readNames(schema, table);
  const siblings = table.columns.map((column) => ({
    column,
    type: resolveType(schema, column.type),
    words: names.columns.get(column.name) ?? [],
  }));
  known.set(table, siblings);
  return siblings;
}

export function hasSibling(facts: Facts, ...phrases: readonly string[]): boolean {
  return facts.siblings.some(
    ({ column, words }) => column.name !== facts.column.name && phrases.includes(words.join(' ')),
  );
}
