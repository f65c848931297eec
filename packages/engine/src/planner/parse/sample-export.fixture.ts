import { ENGINE_VERSION } from '../../base/engine-version.ts';
import { sampleDocument } from '../../language/schema/sample-document.fixture.ts';
import { schemaDigest } from '../../language/schema/schema-digest.ts';
import { sealExport } from '../../document/export/export-document.ts';
import type { ColumnPlan, Plan, ReferencePlan, TablePlan } from '../../document/plan/plan.ts';

/** A plan of the sample schema and its export, by hand. */
export const column = (name: string, source: ColumnPlan['source']): ColumnPlan => ({
  name,
  source,
  null_fraction: 0,
  confidence: 1,
  reason: 'by hand',
});
export const serial: ColumnPlan['source'] = { kind: 'generator', generator: 'serial', version: 1, options: {} };
export const table = (name: string, rest: Partial<TablePlan>): TablePlan => ({
  name,
  rows: 10,
  columns: [],
  references: [],
  variants: [],
  constraints: [],
  ...rest,
});
export const owner: ReferencePlan = {
  name: 'customer',
  columns: ['customer_id'],
  to: 'customers',
  to_columns: ['id'],
  strategy: { kind: 'fan_out', min: 0, max: 5, shape: null },
  owning: true,
  null_fraction: 0,
};

export const PLAN: Plan = {
  version: 1,
  engine_version: ENGINE_VERSION,
  dialect: 'postgresql',
  schema_digest: schemaDigest(sampleDocument),
  seed: 42,
  as_of: '2026-11-15T00:00:00.000Z',
  locale: 'en',
  tables: [
    table('customers', {
      columns: [
        column('id', serial),
        column('balance', {
          kind: 'derive',
          expression: { op: 'aggregate', name: 'sum', table: 'sales.orders', value: { op: 'column', name: 'id' } },
        }),
        column('deleted_at', { kind: 'variants', group: 0, sources: [null, { kind: 'omit' }] }),
      ],
      variants: [{ columns: ['deleted_at'], weights: [3, 1] }],
    }),
    table('sales.orders', {
      columns: [
        column('id', serial),
        column('customer_id', { kind: 'reference', reference: 0, column: 'id' }),
        column('status', { kind: 'derive', expression: { op: 'column', name: 'email', through: ['customer_id'] } }),
      ],
      references: [
        owner,
        {
          ...owner,
          name: 'again',
          columns: [],
          to_columns: [],
          owning: false,
          strategy: { kind: 'through', path: [0] },
        },
      ],
      constraints: [
        {
          kind: 'check',
          name: 'c',
          verdict: 'sampled',
          reason: 'drawn again',
          test: { op: 'literal', type: 'boolean', value: true },
        },
      ],
    }),
  ],
  notes: [{ code: 'note', path: 'tables.orders', message: 'A note.' }],
};

export const SEALED = sealExport({
  rowloom_export: 1,
  engine_version: ENGINE_VERSION,
  schema: sampleDocument,
  plan: PLAN,
  plan_digest: `sha256:${'0'.repeat(64)}`,
  seed: 42,
  as_of: '2026-11-15T00:00:00.000Z',
  locale: 'en',
  rules: { 'customers.email': { null_fraction: 0.5 } },
  tables: [{ name: 'customers', first_row: 0, rows: 10, base: 0, checksum: null }],
  replayable: true,
});
