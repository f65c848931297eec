import type { Check, Column, SchemaDocument, Table, Unique } from '@rowloom/engine';

/**
 * Statements that create a schema in SQLite as strictly as SQLite can: types, lengths, enums, keys, partial and
 * expression indexes, CHECKs. Truths are queried there. It expects functions `regexp` and `num_nonnulls`.
 */
export function sqliteDdl(schema: SchemaDocument): readonly string[] {
  return schema.tables.flatMap((table) => [
    createTable(schema, table),
    ...table.uniques.map((unique) => createUnique(table, unique)),
  ]);
}

function createTable(schema: SchemaDocument, table: Table): string {
  const parts = [
    ...table.columns.map((column) => columnDdl(schema, column)),
    ...(table.primary_key === undefined ? [] : [`PRIMARY KEY (${table.primary_key.columns.join(', ')})`]),
    ...table.foreign_keys.map(({ columns, references }) => {
      return `FOREIGN KEY (${columns.join(', ')}) REFERENCES ${references.table} (${references.columns.join(', ')})`;
    }),
    ...table.checks.map((check) => `CONSTRAINT ${check.name ?? 'unnamed'} CHECK (${checkDdl(table, check)})`),
  ];
  return `CREATE TABLE ${table.name} (\n  ${parts.join(',\n  ')}\n) STRICT`;
}

function columnDdl(schema: SchemaDocument, { name, type, nullable }: Column): string {
  const values = type.kind === 'enum' ? schema.enums.find((item) => item.name === type.name)?.values : undefined;
  const known = values === undefined ? '' : ` CHECK (${name} IN (${values.map((value) => `'${value}'`).join(', ')}))`;
  const most = type.kind === 'text' ? type.max_length : undefined;
  const fits = most === undefined ? '' : ` CHECK (length(${name}) <= ${most})`;
  return `${name} ${affinity(type.kind)}${nullable ? '' : ' NOT NULL'}${known}${fits}`;
}

function affinity(kind: Column['type']['kind']): string {
  if (kind === 'integer' || kind === 'boolean') return 'INTEGER';
  return kind === 'decimal' ? 'REAL' : 'TEXT';
}

function createUnique(table: Table, { name, columns, expressions = [], where }: Unique): string {
  const items = [...columns, ...expressions.map(({ expression }) => expression)].join(', ');
  const condition = where === undefined ? '' : ` WHERE ${where.expression}`;
  return `CREATE UNIQUE INDEX ${name ?? 'unnamed'} ON ${table.name} (${items})${condition}`;
}

function checkDdl(table: Table, { expression }: Check): string {
  const sum = /^(?<column>\w+) = (?<rest>.+)$/.exec(expression)?.groups;
  const type = table.columns.find(({ name }) => name === sum?.['column'])?.type;
  // SQLite adds decimals as floats, which are only nearly equal.
  if (type?.kind === 'decimal') return `abs(${sum?.['column']} - (${sum?.['rest']})) < 0.000001`;
  return expression.replaceAll(' ~ ', ' REGEXP ');
}
