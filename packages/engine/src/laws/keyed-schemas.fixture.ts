import fc from 'fast-check';
import { columnsOf } from '../language/expression/walk-expression.ts';
import { parseDerive } from '../language/expression/parse-derive.ts';
import type { ColumnType } from '../language/types/column-type.ts';
import type { Check, Column, ForeignKey, SchemaDocument, Table, Unique } from '../language/schema/schema-document.ts';
import { BOOLEAN, check, column, INTEGER, table, TEXT, TIME } from './zoo.fixture.ts';

/**
 * A schema whose link tables have keys that share columns with CHECKs, references and each other, and the number of
 * rows to request.
 */
export type KeyedSchema = { readonly document: SchemaDocument; readonly rows: Readonly<Record<string, number>> };

const DATE: ColumnType = { kind: 'date', native: 'date' };
const UUID: ColumnType = { kind: 'uuid', native: 'uuid' };
const MONEY: ColumnType = { kind: 'decimal', precision: 10, scale: 2, native: 'numeric(10,2)' };
const CODE: ColumnType = { kind: 'text', max_length: 3, native: 'varchar(3)' };

const KEYS = { integer: INTEGER, text: TEXT, uuid: UUID } as const;

/** Columns of the links without references, two of each type that a CHECK can order. */
const VALUES: Readonly<Record<string, ColumnType>> = {
  x: INTEGER,
  y: INTEGER,
  lo: MONEY,
  hi: MONEY,
  starts: TIME,
  ends: TIME,
  opens: DATE,
  closes: DATE,
  base: TEXT,
  quote: TEXT,
  state: TEXT,
  level: INTEGER,
  code: CODE,
  active: BOOLEAN,
  note: TEXT,
};
const LISTS: Readonly<Record<string, string>> = {
  state: "state in ('new', 'open', 'done')",
  level: 'level between 1 and 4',
};
const ORDERED: readonly (readonly [string, string])[] = [
  ['a', 'b'],
  ['b', 'c'],
  ['a', 'c'],
  ['x', 'y'],
  ['lo', 'hi'],
  ['starts', 'ends'],
  ['opens', 'closes'],
  ['base', 'quote'],
  ['x', 'level'],
];
const CONDITIONS = [
  "state = 'open'",
  "state in ('new', 'open')",
  'active',
  'not active',
  'c is null',
  'c is not null',
  'note is null',
  'note is not null',
  'level = 2',
] as const;
const EXPRESSIONS = [
  'lower(base)',
  'lower(note)',
  'least(a, b)',
  'greatest(a, b)',
  'least(x, y)',
  'greatest(x, y)',
  "date_trunc('day', starts)",
] as const;

const anyUnique = fc.record({
  columns: fc.uniqueArray(fc.nat(99), { minLength: 1, maxLength: 3 }),
  where: fc.option(fc.constantFrom(...CONDITIONS), { freq: 4 }),
  expressions: fc.option(fc.uniqueArray(fc.constantFrom(...EXPRESSIONS), { minLength: 1, maxLength: 2 }), { freq: 6 }),
  equal: fc.boolean(),
});

const anyShape = fc.record({
  key: fc.constantFrom('integer', 'integer', 'text', 'uuid'),
  tenants: fc.constantFrom('none', 'none', 'composite', 'apart'),
  references: fc.integer({ min: 1, max: 3 }),
  elsewhere: fc.boolean(),
  itself: fc.boolean(),
  nullable: fc.uniqueArray(fc.constantFrom('b', 'c', 'note', 'ends', 'base', 'state', 'x', 'up'), { maxLength: 3 }),
  values: fc.uniqueArray(fc.constantFrom(...Object.keys(VALUES)), { maxLength: 6 }),
  orders: fc.uniqueArray(fc.tuple(fc.nat(ORDERED.length - 1), fc.constantFrom('<', '<', '<=', '<>', '>')), {
    selector: ([at]) => at,
    maxLength: 4,
  }),
  uniques: fc.array(anyUnique, { minLength: 1, maxLength: 4 }),
  primary: fc.boolean(),
  parents: fc.constantFrom(4, 9, 20, 60),
  links: fc.constantFrom(10, 60, 300, 1200),
});
type Shape = typeof anyShape extends fc.Arbitrary<infer Value> ? Value : never;

export const anyKeyedSchema: fc.Arbitrary<KeyedSchema> = anyShape.map((shape) => ({
  document: { version: 1, dialect: 'postgresql', name: 'keyed', enums: [], domains: [], tables: tablesOf(shape) },
  rows: { ...namedRows(shape), '*': shape.links },
}));

/** The number of parents follows from the shape, unless the keys of the links decide it. */
function namedRows({ parents, elsewhere, tenants }: Shape): KeyedSchema['rows'] {
  return { things: parents, ...(elsewhere ? { others: parents } : {}), ...(tenants === 'none' ? {} : { tenants: 2 }) };
}

function tablesOf(shape: Shape): readonly Table[] {
  const type = KEYS[shape.key];
  const hasTenants = shape.tenants !== 'none';
  const tenant = hasTenants ? [column('tenant', INTEGER)] : [];
  const toTenants = hasTenants ? [refer(['tenant'], 'tenants', ['id'])] : [];
  const parent = (name: string): Table =>
    table(
      name,
      shape.tenants === 'composite' ? 'tenant id' : 'id',
      [...tenant, column('id', type), column('label', TEXT)],
      {
        keys: toTenants,
        uniques: shape.tenants === 'apart' ? [{ columns: ['tenant', 'id'] }] : [],
      },
    );
  return [
    ...(hasTenants ? [table('tenants', 'id', [column('id', INTEGER)])] : []),
    parent('things'),
    ...(shape.elsewhere ? [parent('others')] : []),
    linksOf(shape, tenant, type),
  ];
}

function linksOf(shape: Shape, tenant: readonly Column[], type: ColumnType): Table {
  const ends = ['a', 'b', 'c'].slice(0, shape.references);
  const mayBeNull = (name: string): boolean => shape.nullable.includes(name as never);
  const names: ReadonlySet<string> = new Set([...ends, ...shape.values]);
  const columns = [
    column('no', INTEGER),
    ...tenant,
    ...ends.map((name) => column(name, type, mayBeNull(name))),
    ...shape.values.map((name) => column(name, VALUES[name] ?? TEXT, mayBeNull(name))),
    ...(shape.itself ? [column('up', INTEGER, mayBeNull('up'))] : []),
  ];
  const from = tenant.map(({ name }) => name);
  const keys = [
    ...ends.map((name) =>
      refer([...from, name], shape.elsewhere && name === 'c' ? 'others' : 'things', [...from, 'id']),
    ),
    ...(shape.itself ? [refer(['up'], 'links', ['no'])] : []),
  ];
  const knows = (expression: string): boolean => columnNames(expression).every((name) => names.has(name));
  const orders = shape.orders.flatMap(([at, operator]): Check[] => {
    const [left, right] = ORDERED[at] ?? ['', ''];
    const isElsewhere = shape.elsewhere && right === 'c';
    return isElsewhere || !knows(`${left} = ${right}`) ? [] : [check(`order_${at}`, `${left} ${operator} ${right}`)];
  });
  const lists = Object.entries(LISTS).flatMap(([name, text]) => (names.has(name) ? [check(`${name}_list`, text)] : []));
  const all = columns.map(({ name }) => name).filter((name) => name !== 'no');
  const uniques = shape.uniques.map((unique, index) => uniqueOf(unique, all, knows, index));
  const [key] = uniques;
  const asPrimary =
    shape.primary && !shape.itself && key !== undefined && isPlain(key) && !key.columns.some(mayBeNull)
      ? key.columns
      : undefined;
  return table('links', asPrimary?.join(' ') ?? 'no', columns, { keys, checks: [...orders, ...lists], uniques });
}

function uniqueOf(
  shape: Shape['uniques'][number],
  names: readonly string[],
  knows: (expression: string) => boolean,
  index: number,
): Unique {
  const columns = [...new Set(shape.columns.map((at) => names[at % names.length] ?? ''))];
  const where = shape.where !== null && knows(shape.where) ? { where: treeOf(shape.where) } : {};
  const over = (shape.expressions ?? []).filter(knows).map(treeOf);
  return {
    name: `unique_${index}`,
    columns,
    ...where,
    ...(over.length === 0 ? {} : { expressions: over }),
    ...(shape.equal && index === 0 ? { nulls_not_distinct: true } : {}),
    ...('where' in where || over.length > 0 ? { index: true } : {}),
  };
}

const isPlain = ({ where, expressions }: Unique): boolean => where === undefined && expressions === undefined;

const refer = (columns: readonly string[], to: string, toColumns: readonly string[]): ForeignKey => ({
  columns,
  references: { table: to, columns: toColumns },
});

function treeOf(text: string): { readonly expression: string; readonly predicate: NonNullable<Check['predicate']> } {
  const { predicate } = check('', text);
  if (predicate === undefined) throw new Error(text);
  return { expression: text, predicate };
}

function columnNames(text: string): readonly string[] {
  const parsed = parseDerive(text);
  if ('issue' in parsed) throw new Error(parsed.issue.message);
  return columnsOf(parsed.expression);
}
