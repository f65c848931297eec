import { canonicalSchema } from './canonical-schema.ts';
import { digest } from '../../base/bytes/digest.ts';
import type { SchemaDocument } from './schema-document.ts';
import { tableKey } from './table-key.ts';

/**
 * The digest of a schema by content. Tables, enums and domains are sorted by name, because a catalogue lists them in
 * any order. Columns keep their order, which every `SELECT *` shows.
 */
export function schemaDigest(document: SchemaDocument): string {
  const { tables, enums, domains, ...rest } = canonicalSchema(document);
  return digest({ ...rest, tables: sortByName(tables), enums: sortByName(enums), domains: sortByName(domains) });
}

function sortByName<T extends { readonly name: string; readonly schema?: string }>(items: readonly T[]): readonly T[] {
  return items
    .map((item) => ({ item, key: tableKey(item) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ item }) => item);
}
