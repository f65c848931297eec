import { quoteText } from '@rowloom/engine';
import { sequencesOfPostgresql } from '../../rewrite/postgresql/rewrite-postgresql.ts';
import { createExtensions } from './create-extensions.ts';
import { createNamedTypes } from './create-named-types.ts';
import type { Draft } from './may-call.ts';
import { qualifiedName, quote } from './qualified-name.ts';
import { innermost } from './type-name.ts';

/** Prerequisites of the tables: schemas, extensions, sequences, enums, ranges, domains, row types. */
export function createTypes(document: Draft): readonly string[] {
  const types = [
    ...document.domains.map(({ type }) => type),
    ...(document.composites ?? []).flatMap(({ fields }) => fields.map(({ type }) => type)),
    ...document.tables.flatMap(({ columns }) => columns.map(({ type }) => type)),
  ].map(innermost);
  return [
    ...createSchemas(document),
    ...createExtensions(document, types),
    ...createSequences(document),
    ...document.enums.map(
      (item) =>
        `CREATE TYPE ${qualifiedName(item)} AS ENUM (${item.values.map((value) => quoteText('postgresql', value)).join(', ')});`,
    ),
    ...createNamedTypes(document, types),
  ];
}

function createSchemas({ tables, enums, domains, composites = [] }: Draft): readonly string[] {
  const names = new Set(
    [...tables, ...enums, ...domains, ...composites].flatMap(({ schema }) =>
      schema === undefined || schema === 'public' ? [] : [schema],
    ),
  );
  return [...names].map((name) => `CREATE SCHEMA IF NOT EXISTS ${quote(name)};`);
}

const createSequences = (document: Draft): readonly string[] =>
  sequencesToCreate(document).map((name) => `CREATE SEQUENCE IF NOT EXISTS ${name};`);

/** Sequences that several tables share, or that no column owns, by their names in SQL. */
export function sequencesToCreate({
  dialect,
  tables,
  domains,
}: Pick<Draft, 'dialect' | 'tables' | 'domains'>): readonly string[] {
  if (dialect !== 'postgresql') return [];
  const defaults = [...domains, ...tables.flatMap(({ columns }) => columns)].flatMap((item) => item.default ?? []);
  return [...new Set(defaults.flatMap(sequencesOfPostgresql))];
}
