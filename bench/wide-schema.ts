import type { Column, ColumnType, Expression, ForeignKey, SchemaDocument, Table } from '@rowloom/engine';

const integer: ColumnType = { kind: 'integer', bits: 64, native: 'bigint' };
const text = (max_length: number): ColumnType => ({ kind: 'text', max_length, native: `varchar(${max_length})` });
const time: ColumnType = { kind: 'timestamp', zone: true, native: 'timestamp with time zone' };
const money: ColumnType = { kind: 'decimal', precision: 12, scale: 2, native: 'numeric(12,2)' };

/** Columns as in an old, large schema: names with a meaning and names without. */
const COLUMNS: readonly Column[] = [
  { name: 'email', type: text(255), nullable: true },
  { name: 'given_name', type: text(80), nullable: true },
  { name: 'family_name', type: text(80), nullable: true },
  { name: 'status', type: text(20), nullable: false },
  { name: 'amount', type: money, nullable: false },
  { name: 'discount', type: money, nullable: false },
  { name: 'created_at', type: time, nullable: false },
  { name: 'updated_at', type: time, nullable: true },
  { name: 'is_active', type: { kind: 'boolean', native: 'boolean' }, nullable: false },
  { name: 'city', type: text(80), nullable: true },
  { name: 'note', type: { kind: 'text', native: 'text' }, nullable: true },
  { name: 'payload', type: { kind: 'json', native: 'jsonb' }, nullable: true },
  { name: 'attr_7', type: integer, nullable: true },
  { name: 'external_ref', type: text(40), nullable: true },
];

const column = (name: string): Expression => ({ op: 'column', name });
const zero: Expression = { op: 'literal', type: 'number', value: '0' };

/** An invented schema of that many tables: up to three parents each, uniques, checks. The same at every call. */
export function makeWideSchema(tables: number): SchemaDocument {
  return {
    version: 1,
    dialect: 'postgresql',
    name: 'wide',
    enums: [],
    domains: [],
    tables: Array.from({ length: tables }, (_, index) => makeTable(index)),
  };
}

function makeTable(index: number): Table {
  const parents = parentsOf(index);
  const own = COLUMNS.filter((_, place) => (index * 7 + place * 5) % 11 < 8 || place === 4 || place === 5);
  const foreign_keys: ForeignKey[] = parents.map((parent) => ({
    columns: [`table_${parent}_id`],
    references: { table: `table_${parent}`, columns: ['id'] },
  }));
  const uniques = index % 3 === 0 && own.some(({ name }) => name === 'email') ? [{ columns: ['email'] }] : [];
  return {
    name: `table_${index}`,
    columns: [
      { name: 'id', type: integer, nullable: false },
      ...parents.map((parent, place) => ({ name: `table_${parent}_id`, type: integer, nullable: place > 0 })),
      ...own,
    ],
    primary_key: { columns: ['id'] },
    uniques,
    foreign_keys,
    checks: [
      {
        name: `table_${index}_amount`,
        expression: 'amount >= 0',
        predicate: { op: 'compare', operator: '>=', left: column('amount'), right: zero },
      },
      {
        name: `table_${index}_discount`,
        expression: 'discount <= amount',
        predicate: { op: 'compare', operator: '<=', left: column('discount'), right: column('amount') },
      },
    ],
  };
}

/** Earlier tables, near and far: trees of ownership with references across. */
function parentsOf(index: number): readonly number[] {
  if (index < 20) return [];
  const wished = [Math.floor(index / 5), (index * 31) % index, (index * 17 + 3) % 20];
  return [...new Set(wished)].slice(0, 1 + (index % 3));
}
