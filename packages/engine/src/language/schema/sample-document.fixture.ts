import type { Column, SchemaDocument } from './schema-document.ts';

const bigint = { native: 'bigint', kind: 'integer', bits: 64 } as const;
const column = (name: string, type: Column['type'], nullable = false): Column => ({ name, type, nullable });

/** A small schema with every part of a schema document. */
export const sampleDocument: SchemaDocument = {
  version: 1,
  dialect: 'postgresql',
  name: 'shop',
  tables: [
    {
      name: 'customers',
      comment: 'Who buys.',
      columns: [
        { ...column('id', bigint), identity: 'always' },
        { ...column('email', { native: 'email', kind: 'domain', name: 'email' }), comment: 'Unique without case.' },
        {
          ...column('balance', { native: 'numeric(12,2)', kind: 'decimal', precision: 12, scale: 2 }),
          default: '0',
          statistics: { null_fraction: 0, distinct: -0.5, width: 6, min: '0', max: '9000' },
        },
        column(
          'tags',
          { native: 'text[]', kind: 'array', element: { native: 'text', kind: 'text' }, dimensions: 2 },
          true,
        ),
        {
          ...column('handle', { native: 'text', kind: 'text' }),
          generated: {
            expression: 'lower(email)',
            stored: true,
            predicate: { op: 'call', name: 'lower', args: [{ op: 'column', name: 'email' }] },
          },
        },
        column('deleted_at', { native: 'timestamp with time zone', kind: 'timestamp', zone: true }, true),
      ],
      primary_key: { name: 'customers_pkey', columns: ['id'] },
      uniques: [
        {
          name: 'customers_email_idx',
          columns: [],
          expressions: [
            {
              expression: 'lower(email)',
              predicate: { op: 'call', name: 'lower', args: [{ op: 'column', name: 'email' }] },
            },
          ],
          where: {
            expression: 'deleted_at IS NULL',
            predicate: { op: 'is', arg: { op: 'column', name: 'deleted_at' }, value: 'null' },
          },
          index: true,
        },
        { columns: ['handle'], nulls_not_distinct: true, deferrable: true, prefix_lengths: { handle: 20 } },
      ],
      foreign_keys: [],
      checks: [
        {
          name: 'balance_positive',
          expression: 'balance >= 0',
          predicate: {
            op: 'compare',
            operator: '>=',
            left: { op: 'column', name: 'balance' },
            right: { op: 'literal', type: 'number', value: '0' },
          },
        },
      ],
    },
    {
      name: 'orders',
      schema: 'sales',
      columns: [
        column('id', bigint),
        column('customer_id', bigint, true),
        column('status', { native: 'order_status', kind: 'enum', name: 'order_status' }),
        column('placed_on', { native: 'date', kind: 'date' }),
      ],
      primary_key: { columns: ['id', 'placed_on'] },
      uniques: [],
      foreign_keys: [
        {
          name: 'orders_customer_id_fkey',
          columns: ['customer_id'],
          references: { table: 'customers', columns: ['id'] },
          on_delete: 'set_null',
          deferrable: true,
          initially_deferred: true,
          match: 'full',
        },
      ],
      checks: [{ expression: 'mystery(status)', predicate: { op: 'unknown', sql: 'mystery(status)' } }],
      exclusions: [
        { name: 'no_overlap', method: 'gist', elements: [{ expression: 'id', operator: '=' }], where: 'id > 0' },
      ],
      partition_by: 'RANGE (placed_on)',
    },
    {
      name: 'orders_2026',
      schema: 'sales',
      columns: [column('id', bigint)],
      uniques: [],
      foreign_keys: [],
      checks: [],
      partition_of: { table: 'orders', schema: 'sales', bounds: "FOR VALUES FROM ('2026-01-01') TO ('2027-01-01')" },
    },
  ],
  enums: [{ name: 'order_status', values: ['open', 'paid'] }],
  domains: [
    {
      name: 'email',
      type: { native: 'text', kind: 'text' },
      nullable: true,
      checks: [
        {
          expression: "value LIKE '%@%'",
          predicate: {
            op: 'like',
            arg: { op: 'column', name: 'value' },
            pattern: { op: 'literal', type: 'text', value: '%@%' },
          },
        },
      ],
    },
  ],
};
