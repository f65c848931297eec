import { nameOfPostgresqlType } from '../../rewrite/postgresql/rewrite-postgresql.ts';
import { type ColumnType, type DomainType, resolveType } from '@rowloom/engine';
import type { PrintContext } from '../ddl/print-context.ts';
import { remark } from '../ddl/remark.ts';
import { writeExpression } from '../ddl/write-expression.ts';
import { columnDefault } from './column-default.ts';
import { type Draft, mayCallIn } from './may-call.ts';
import { qualifiedName, quote } from './qualified-name.ts';
import { innermost, postgresqlType } from './type-name.ts';

/** Ranges, domains and row types, each after its components. `types`: those of all columns. */
export function createNamedTypes(document: Draft, types: readonly ColumnType[]): readonly string[] {
  return inOrder([
    ...createRanges(document, types),
    ...document.domains.map((domain) => createDomain(document, domain)),
    ...createComposites(document, types),
  ]);
}

/** A type to create, and the types that must exist before. */
type Creation = { readonly name: string; readonly needs: readonly string[]; readonly statements: readonly string[] };

/** What a type is made of comes before it. */
function inOrder(creations: readonly Creation[]): readonly string[] {
  const byName = new Map(creations.map((creation) => [creation.name, creation]));
  const done = new Set<Creation>();
  const add = (creation: Creation, below: ReadonlySet<Creation>): void => {
    if (done.has(creation) || below.has(creation)) return;
    for (const name of creation.needs) {
      const needed = byName.get(name);
      if (needed !== undefined) add(needed, new Set([...below, creation]));
    }
    done.add(creation);
  };
  for (const creation of creations) add(creation, new Set());
  return [...done].flatMap(({ statements }) => statements);
}

const BUILT_IN_RANGE = /^(?:int4|int8|num|ts|tstz|date)(?:multi)?range$/;

function createRanges(document: Draft, types: readonly ColumnType[]): readonly Creation[] {
  if (document.dialect !== 'postgresql') return [];
  const made = new Map<string, Creation>();
  const ranges = types.filter(
    ({ kind, native }) =>
      kind === 'range' && !BUILT_IN_RANGE.test(native) && nameOfPostgresqlType(native) !== undefined,
  );
  // A range creates its multirange; only a separate one is created by itself.
  for (const type of ranges.toSorted((a, b) => Number(isMultiple(a)) - Number(isMultiple(b)))) {
    if (type.kind !== 'range') continue;
    const subtype = postgresqlType(document, type.subtype);
    const own = postgresqlType(document, type);
    const names = isMultiple(type) ? namesOfRange(own) : [own];
    if (names.some((item) => made.has(item))) continue;
    const [name = own] = names;
    const multiple = isMultiple(type) ? `, MULTIRANGE_TYPE_NAME = ${own}` : '';
    made.set(name, {
      name,
      needs: [postgresqlType(document, innermost(type.subtype))],
      statements: [`CREATE TYPE ${name} AS RANGE (SUBTYPE = ${subtype}${multiple});`],
    });
  }
  return [...made.values()];
}

/** The range name for a multirange name: PostgreSQL derives one from the other. */
function namesOfRange(multirange: string): readonly string[] {
  const [, stem = '', end = ''] = /^(.*?)("?)$/s.exec(multirange) ?? [];
  const names = stem.endsWith('multirange')
    ? [stem.replace(/multirange$/, 'range'), stem.replace(/_?multirange$/, '')]
    : [`${stem}_range`];
  return names.map((name) => `${name}${end}`);
}

const isMultiple = (type: ColumnType): boolean => type.kind === 'range' && type.multiple === true;

/** A table's own row type is created with the table. */
function createComposites(document: Draft, types: readonly ColumnType[]): readonly Creation[] {
  const rows = new Set(document.tables.map(qualifiedName));
  const known = (document.composites ?? []).map((composite): Creation => {
    const fields = composite.fields.map(({ name, type }) => `${quote(name)} ${postgresqlType(document, type)}`);
    return {
      name: qualifiedName(composite),
      needs: composite.fields.map(({ type }) => postgresqlType(document, innermost(type))),
      statements: [`CREATE TYPE ${qualifiedName(composite)} AS (${fields.join(', ')});`],
    };
  });
  const names = new Set([...rows, ...known.map(({ name }) => name)]);
  const missing = types.filter(({ kind }) => kind === 'composite').map((type) => postgresqlType(document, type));
  return [
    ...known.filter(({ name }) => !rows.has(name)),
    ...[...new Set(missing)]
      .filter((name) => !names.has(name))
      .map((name) => ({
        name,
        needs: [],
        statements: [remark(`The composite type ${name} must exist: the schema document does not define its fields.`)],
      })),
  ];
}

function createDomain(document: Draft, domain: DomainType): Creation {
  const parts = [`CREATE DOMAIN ${qualifiedName(domain)} AS ${postgresqlType(document, domain.type)}`];
  const remarks: string[] = [];
  const types = new Map([['value', resolveType(document, domain.type)]]);
  const context: PrintContext = { dialect: 'postgresql', types, mayCall: mayCallIn(document) };
  const isOwn = document.dialect === 'postgresql';
  const fallback =
    isOwn && domain.default !== undefined ? columnDefault(document, domain.default, domain.type) : undefined;
  if (fallback !== undefined) parts.push(`DEFAULT ${fallback}`);
  if (!domain.nullable) parts.push('NOT NULL');
  for (const check of domain.checks) {
    const sql = writeExpression(document.dialect, check, context);
    if (sql === undefined)
      remarks.push(remark(`Left out, because PostgreSQL alone cannot evaluate it: CHECK (${check.expression})`));
    else parts.push(`${check.name === undefined ? '' : `CONSTRAINT ${quote(check.name)} `}CHECK (${sql})`);
  }
  return {
    name: qualifiedName(domain),
    needs: [postgresqlType(document, innermost(domain.type))],
    statements: [...remarks, `${parts.join('\n  ')};`],
  };
}
