import {
  type ColumnType,
  type DomainType,
  findDomain,
  resolveType,
  type SchemaDocument,
  type Table,
} from '@rowloom/engine';
import { remark } from '../ddl/remark.ts';
import { quoteText } from '../ddl/quote-text.ts';
import { isUsable, writeExpression } from '../ddl/write-expression.ts';
import { qualifiedName, quote } from './qualified-name.ts';
import { postgresqlType } from './type-name.ts';

/** What the tables are made of: schemas, extensions, sequences, enums, ranges, domains. */
export function createTypes(document: SchemaDocument): readonly string[] {
  const types = [
    ...document.domains.map(({ type }) => type),
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
    ...createRanges(document, types),
    ...[...new Set(types.filter(({ kind }) => kind === 'composite').map((type) => postgresqlType(document, type)))].map(
      (name) => remark(`The composite type ${name} must exist: a schema document does not say what it is made of.`),
    ),
    ...inOrder(document).flatMap((domain) => createDomain(document, domain)),
  ];
}

function createSchemas({ tables, enums, domains }: SchemaDocument): readonly string[] {
  const names = new Set(
    [...tables, ...enums, ...domains].flatMap(({ schema }) =>
      schema === undefined || schema === 'public' ? [] : [schema],
    ),
  );
  return [...names].map((name) => `CREATE SCHEMA IF NOT EXISTS ${quote(name)};`);
}

function innermost(type: ColumnType): ColumnType {
  return type.kind === 'array' ? innermost(type.element) : type;
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

function createRanges(document: SchemaDocument, types: readonly ColumnType[]): readonly string[] {
  const made = new Map<string, string>();
  for (const type of types) {
    if (type.kind !== 'range' || type.multiple === true || /^(?:int4|int8|num|ts|tstz|date)range$/.test(type.native))
      continue;
    const name = postgresqlType(document, type);
    made.set(name, `CREATE TYPE ${name} AS RANGE (SUBTYPE = ${postgresqlType(document, type.subtype)});`);
  }
  return [...made.values()];
}

/** A domain over another comes after it. */
function inOrder(document: SchemaDocument): readonly DomainType[] {
  const done = new Set<DomainType>();
  const add = (domain: DomainType): void => {
    if (done.has(domain)) return;
    const base = findDomain(document, innermost(domain.type));
    if (base !== undefined && base !== domain) add(base);
    done.add(domain);
  };
  for (const domain of document.domains) add(domain);
  return [...done];
}

function createDomain(document: SchemaDocument, domain: DomainType): readonly string[] {
  const parts = [`CREATE DOMAIN ${qualifiedName(domain)} AS ${postgresqlType(document, domain.type)}`];
  const remarks: string[] = [];
  if (domain.default !== undefined && document.dialect === 'postgresql' && isUsable('postgresql', domain.default))
    parts.push(`DEFAULT ${domain.default}`);
  if (!domain.nullable) parts.push('NOT NULL');
  const types = new Map([['value', resolveType(document, domain.type)]]);
  for (const check of domain.checks) {
    const sql = writeExpression(document.dialect, check, { dialect: 'postgresql', types });
    if (sql === undefined)
      remarks.push(remark(`Left out, as PostgreSQL alone cannot evaluate it: CHECK (${check.expression})`));
    else parts.push(`${check.name === undefined ? '' : `CONSTRAINT ${quote(check.name)} `}CHECK (${sql})`);
  }
  return [...remarks, `${parts.join('\n  ')};`];
}
