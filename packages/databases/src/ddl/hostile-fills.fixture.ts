import type { Column, ColumnType, Expression, SchemaDocument, Table, TypeKind } from '@rowloom/engine';

/** Tables and types with hostile texts in one place of a schema document; `names` are those that servers allow. */
type Fill = (
  texts: readonly string[],
  names: readonly string[],
) => Partial<Pick<SchemaDocument, 'tables' | 'enums' | 'domains' | 'composites'>>;

/** A place, or the reason why it is never written. */
export type Place = Fill | string;

export const INT: ColumnType = { native: 'INTEGER', kind: 'integer', bits: 32 };
export const TEXT: ColumnType = { native: 'TEXT', kind: 'text' };
const BARE = { uniques: [], foreign_keys: [], checks: [] } as const;
export const A: Column = { name: 'a', type: INT, nullable: true };
const B: Column = { name: 'b', type: TEXT, nullable: true };

/** No server allows more indexes on a table. */
const INDEXES = 50;
/** There may be any number per table, and creating tables is what takes time. */
const CHECKS = 1000;
/** No server allows longer rows. */
const COLUMNS = 130;

const cut = <T>(items: readonly T[], size = INDEXES): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

export const table = (name: string, parts: Partial<Table>): Table => ({ ...BARE, name, columns: [A, B], ...parts });

/** One table for several texts. */
export const inTables =
  (
    name: string,
    fill: (texts: readonly string[]) => Partial<Table>,
    of: 'texts' | 'names' = 'texts',
    size: number = INDEXES,
  ): Fill =>
  (texts, names) => ({
    tables: cut(of === 'texts' ? texts : names, size).map((some, index) => table(`${name} ${index}`, fill(some))),
  });

/** One column for each text. */
export const inColumns = (name: string, fill: (text: string) => Partial<Column>, size = COLUMNS): Fill =>
  inTables(
    name,
    (texts) => ({
      columns: [A, ...texts.map((text, index): Column => ({ ...B, name: `c${index}`, ...fill(text) }))],
    }),
    'texts',
    size,
  );

export const inChecks = (name: string, predicate: (text: string) => Expression): Fill =>
  inTables(
    name,
    (texts) => ({ checks: texts.map((text) => ({ expression: text, predicate: predicate(text) })) }),
    'texts',
    CHECKS,
  );

/** Types whose values are stored in the row itself, in MySQL. */
const WIDE: ReadonlySet<TypeKind> = new Set(['uuid', 'inet', 'cidr', 'macaddr', 'interval']);

export const native = (kind: TypeKind, type: object = {}): Fill =>
  inColumns(
    `native ${kind}`,
    (text) => ({ type: { kind, native: text, ...type } as ColumnType }),
    WIDE.has(kind) ? 40 : COLUMNS,
  );

/** Everything that names a column, and what is named after one. */
export const columnNames: Fill = (_, names) => ({
  tables: cut(names.map((name): Column => ({ name, type: INT, nullable: false }))).flatMap((columns, index) => [
    table(`columns ${index}`, {
      columns,
      primary_key: { columns: columns.slice(0, 2).map(({ name }) => name) },
      uniques: columns.flatMap(({ name }) => [
        { name: `u ${name}`.slice(0, 60), columns: [name] },
        {
          name: `w ${name}`.slice(0, 60),
          columns: [name],
          index: true,
          where: { expression: '', predicate: isSet(name) },
        },
      ]),
      checks: columns.map(({ name }) => ({ expression: '', predicate: isSet(name) })),
    }),
    table(`referring ${index}`, {
      columns,
      foreign_keys: columns.map(({ name }) => ({
        name: `to ${name}`.slice(0, 60),
        columns: [name],
        references: { table: `columns ${index}`, columns: [name] },
      })),
    }),
  ]),
});

export const isSet = (name: string): Expression => ({
  op: 'compare',
  operator: '>',
  left: { op: 'column', name },
  right: ZERO,
});
const ZERO: Expression = { op: 'literal', type: 'number', value: '0' };
export const COLUMN: Expression = { op: 'column', name: 'b' };

/** Creating tables takes time, so these have everything of which a table can have only one. */
export const tableNames: Fill = (texts, names) => ({
  tables: [
    ...names.map((name, index) =>
      table(name, {
        columns: [{ ...A, nullable: false }],
        primary_key: { name: `pk ${name}`.slice(0, 60), columns: ['a'] },
        comment: texts[index % texts.length] ?? '',
        partition_by: texts[index % texts.length] ?? '',
      }),
    ),
    ...cut(names).map((some, index) =>
      table(`named ${index}`, {
        columns: some.map((_name, place): Column => ({ ...A, name: `c${place}` })),
        foreign_keys: some.map((name, place) => ({
          columns: [`c${place}`],
          references: { table: name, columns: ['a'] },
        })),
      }),
    ),
  ],
});

export const schemaNames: Fill = (_, names) => ({
  tables: names.slice(-200).map((schema) => table('spread', { schema, columns: [A] })),
});

export const checked = (name: string, of: (texts: readonly string[]) => Partial<Table>): Fill =>
  inTables(name, of, 'names');

export const typeNames: Fill = (_, names) => ({
  enums: names.map((name) => ({ name, schema: 'types of enums', values: ['x'] })),
  domains: names.map((name) => ({ name, schema: 'types of domains', type: TEXT, nullable: true, checks: [] })),
  composites: names.map((name) => ({ name, schema: 'types of rows', fields: [{ name, type: INT }] })),
  tables: cut(names).map((some, index) =>
    table(`typed ${index}`, {
      columns: some.flatMap((name, place): Column[] => [
        { name: `e${place}`, type: { native: name, kind: 'enum', name, schema: 'types of enums' }, nullable: true },
        { name: `d${place}`, type: { native: name, kind: 'domain', name, schema: 'types of domains' }, nullable: true },
        { name: `r${place}`, type: { native: name, kind: 'composite', name, schema: 'types of rows' }, nullable: true },
      ]),
    }),
  ),
});

export const typeSchemas: Fill = (_, names) => ({
  enums: names.map((schema) => ({ name: 'an enum', schema, values: ['x'] })),
  domains: names.map((schema) => ({ name: 'a domain', schema, type: TEXT, nullable: true, checks: [] })),
  composites: names.map((schema) => ({ name: 'a row', schema, fields: [{ name: 'x', type: INT }] })),
});

export const exclusion = (name: string, fill: (text: string) => object, of: 'texts' | 'names' = 'texts'): Fill =>
  inTables(
    `excluded ${name}`,
    (texts) => ({
      exclusions: texts.map((text) => ({
        method: 'gist',
        elements: [{ expression: 'int4range(a, 9)', operator: '&&' }],
        ...fill(text),
      })),
    }),
    of,
  );

/** MySQL's sets have 64 members without a comma, and no server allows two equal labels. */
export const labels = (texts: readonly string[]): readonly string[] =>
  texts.map((text, index) => `${index.toString(36)} ${text}.`.replaceAll(',', ''));
