import type { ColumnType, SchemaDocument, Table } from '@rowloom/engine';
import { callsOfPostgresql } from '../../rewrite/postgresql/rewrite-postgresql.ts';
import { quote } from './qualified-name.ts';
import { postgresqlType } from './type-name.ts';

const BY_TYPE: readonly (readonly [RegExp, string])[] = [
  [/^citext$/, 'citext'],
  [/^hstore$/, 'hstore'],
  [/^(?:ltree|lquery|ltxtquery)$/, 'ltree'],
  [/^cube$/, 'cube'],
  [/^seg$/, 'seg'],
  [/^(?:isbn|issn|ismn|ean|isbn13|issn13|ismn13|ean13|upc)$/, 'isn'],
  [/^query_int$/, 'intarray'],
  [/^(?:vector|halfvec|sparsevec)\b/, 'vector'],
  [/^(?:geometry|geography)\b/, 'postgis'],
];

const QUALIFIED = /^("(?:[^"]|"")+"|[\p{L}_][\p{L}\p{N}_$]*)\.(.*)$/su;

/** The extensions of the columns' types, defaults and exclusions, in the schemas where they are expected. */
export function createExtensions(document: SchemaDocument, types: readonly ColumnType[]): readonly string[] {
  const wanted = new Map<string, string | undefined>();
  for (const type of types) {
    const native = postgresqlType(document, type);
    const [, schema, name = native] = QUALIFIED.exec(native) ?? [];
    const extension = BY_TYPE.find(([form]) => form.test(name))?.[1];
    if (extension !== undefined) wanted.set(extension, schema ?? wanted.get(extension));
  }
  if (document.dialect === 'postgresql') {
    const defaults = document.tables.flatMap(({ columns }) => columns.flatMap((column) => column.default ?? []));
    const found = defaults.flatMap(callsOfPostgresql).find(({ name }) => /^uuid_generate_v\d/.test(name));
    if (found !== undefined) wanted.set('uuid-ossp', found.schema === undefined ? undefined : quote(found.schema));
  }
  if (document.tables.some(needsBtreeGist)) wanted.set('btree_gist', undefined);
  return [...wanted].flatMap(([name, schema]) =>
    schema === undefined || schema === 'public' || schema === '"public"'
      ? [`CREATE EXTENSION IF NOT EXISTS ${quote(name)};`]
      : [
          `CREATE SCHEMA IF NOT EXISTS ${schema};`,
          `CREATE EXTENSION IF NOT EXISTS ${quote(name)} WITH SCHEMA ${schema};`,
        ],
  );
}

function needsBtreeGist({ exclusions = [] }: Table): boolean {
  return exclusions.some(
    ({ method, elements }) =>
      method === 'gist' && elements.some(({ operator }) => operator === '=' || operator === '<>'),
  );
}
