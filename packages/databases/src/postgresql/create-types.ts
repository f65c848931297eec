import type { ColumnType, SchemaDocument, Table } from '@rowloom/engine';
import { quoteText } from '../ddl/quote-text.ts';
import { createNamedTypes } from './create-named-types.ts';
import { qualifiedName, quote } from './qualified-name.ts';
import { innermost, postgresqlType } from './type-name.ts';

/** What the tables are made of: schemas, extensions, sequences, enums, ranges, domains, row types. */
export function createTypes(document: SchemaDocument): readonly string[] {
  const types = [
    ...document.domains.map(({ type }) => type),
    ...(document.composites ?? []).flatMap(({ fields }) => fields.map(({ type }) => type)),
    ...document.tables.flatMap(({ columns }) => columns.map(({ type }) => type)),
  ].map(innermost);
  return [
    ...createSchemas(document),
    ...extensionsOf(document, types).map((name) => `CREATE EXTENSION IF NOT EXISTS ${quote(name)};`),
    ...createSequences(document),
    ...document.enums.map(
      (item) =>
        `CREATE TYPE ${qualifiedName(item)} AS ENUM (${item.values.map((value) => quoteText('postgresql', value)).join(', ')});`,
    ),
    ...createNamedTypes(document, types),
  ];
}

function createSchemas({ tables, enums, domains, composites = [] }: SchemaDocument): readonly string[] {
  const names = new Set(
    [...tables, ...enums, ...domains, ...composites].flatMap(({ schema }) =>
      schema === undefined || schema === 'public' ? [] : [schema],
    ),
  );
  return [...names].map((name) => `CREATE SCHEMA IF NOT EXISTS ${quote(name)};`);
}

const EXTENSIONS: readonly (readonly [RegExp, string])[] = [
  [/^citext$/, 'citext'],
  [/^hstore$/, 'hstore'],
  [/^(?:ltree|lquery)$/, 'ltree'],
  [/^cube$/, 'cube'],
  [/^(?:vector|halfvec|sparsevec)\b/, 'vector'],
  [/^(?:geometry|geography)\b/, 'postgis'],
];

function extensionsOf(document: SchemaDocument, types: readonly ColumnType[]): readonly string[] {
  const natives = new Set(types.map((type) => postgresqlType(document, type).replace(/^.*\./, '')));
  const byType = EXTENSIONS.filter(([form]) => [...natives].some((native) => form.test(native))).map(
    ([, name]) => name,
  );
  const defaults = document.tables.flatMap(({ columns }) => columns.flatMap((column) => column.default ?? []));
  const uuid =
    document.dialect === 'postgresql' && defaults.some((text) => text.includes('uuid_generate_v')) ? ['uuid-ossp'] : [];
  return [...byType, ...uuid, ...(document.tables.some(needsBtreeGist) ? ['btree_gist'] : [])];
}

function needsBtreeGist({ exclusions = [] }: Table): boolean {
  return exclusions.some(
    ({ method, elements }) =>
      method === 'gist' && elements.some(({ operator }) => operator === '=' || operator === '<>'),
  );
}

/** A sequence that several tables share, or that no column owns. */
function createSequences({ dialect, tables }: SchemaDocument): readonly string[] {
  if (dialect !== 'postgresql') return [];
  const defaults = tables.flatMap(({ columns }) => columns.flatMap((column) => column.default ?? []));
  const names = defaults.flatMap((text) =>
    [...text.matchAll(/nextval\('((?:[\w$.]|"[^"']+")+)'/g)].map((match) => match[1] ?? ''),
  );
  return [...new Set(names)].map((name) => `CREATE SEQUENCE IF NOT EXISTS ${name};`);
}
