import type { Approval, SeenApproval } from '../resources/approval.ts';
import type { Certificate } from '../resources/certificate.ts';
import type { Export } from '../resources/export.ts';
import type { Generation } from '../resources/generation.ts';
import type { PlanAnswer } from '../resources/plan.ts';
import type { RunRequest, StartRun } from '../resources/run.ts';
import { EXAMPLE_DIGESTS, EXAMPLE_IDS } from './example-ids.ts';

const { ada, grace, organization, project, connection, generation, approval } = EXAMPLE_IDS;

export const runRequest: RunRequest = {
  source: { template_id: 'ecommerce' },
  rows: { '*': 1000, orders: 50_000 },
  seed: 42,
  locale: 'en',
  as_of: '2026-11-15T00:00:00.000Z',
  rules: { 'customers.country': { one_of: ['DE', 'FR'], weights: [3, 1] } },
  target: { connection_id: connection, mode: 'append', confirm: 'db.staging.example' },
  export: true,
};

export const startRun: StartRun = { ...runRequest, approval_id: approval };

export const generationRecord: Generation = {
  id: generation,
  project_id: project,
  organization_id: organization,
  version: 7,
  status: 'running',
  phase: 'loading',
  phases: [
    { name: 'preparing', started_at: '2026-11-15T09:30:00.412Z' },
    { name: 'loading', started_at: '2026-11-15T09:30:00.530Z' },
  ],
  rows_requested: 51_000,
  rows_generated: 24_000,
  tables_count: 2,
  seed: 42,
  as_of: '2026-11-15T00:00:00.000Z',
  locale: 'en',
  source: { template_id: 'ecommerce' },
  target: { kind: 'postgresql', name: 'staging' },
  mode: 'append',
  plan_digest: EXAMPLE_DIGESTS.plan,
  approval_id: approval,
  export_id: null,
  schedule_id: null,
  created_by: ada,
  created_at: '2026-11-15T09:30:00.000Z',
  queued_at: '2026-11-15T09:30:00.000Z',
  started_at: '2026-11-15T09:30:00.412Z',
  finished_at: null,
  duration_ms: 310,
  rows_per_second: 77_419,
  cancel_requested_at: null,
  undo_status: null,
  undone_at: null,
  certificate: null,
  tables: [
    { name: 'customers', rows_requested: 1000, rows_generated: 1000, status: 'done' },
    { name: 'orders', rows_requested: 50_000, rows_generated: 23_000, status: 'running' },
  ],
  error: null,
};

export const queuedGeneration: Generation = {
  ...generationRecord,
  version: 1,
  status: 'queued',
  phase: null,
  phases: [],
  rows_generated: 0,
  started_at: null,
  duration_ms: null,
  rows_per_second: null,
  tables: generationRecord.tables.map((table) => ({ ...table, rows_generated: 0, status: 'waiting' })),
};

export const cancelledGeneration: Generation = {
  ...generationRecord,
  version: 9,
  status: 'cancelled',
  phase: null,
  finished_at: '2026-11-15T09:30:00.730Z',
  cancel_requested_at: '2026-11-15T09:30:00.700Z',
  duration_ms: 318,
};

export const undoneGeneration: Generation = {
  ...generationRecord,
  version: 21,
  status: 'succeeded',
  phase: null,
  rows_generated: 51_000,
  finished_at: '2026-11-15T09:30:01.062Z',
  duration_ms: 650,
  rows_per_second: 78_461,
  undo_status: 'queued',
  certificate: { violations: 0, unexamined: 0 },
  tables: generationRecord.tables.map((table) => ({ ...table, rows_generated: table.rows_requested, status: 'done' })),
};

export const planAnswer: PlanAnswer = {
  feasible: true,
  plan_digest: EXAMPLE_DIGESTS.plan,
  schema_digest: EXAMPLE_DIGESTS.schema,
  engine_version: 2,
  source: { template_id: 'ecommerce' },
  seed: 42,
  as_of: '2026-11-15T00:00:00.000Z',
  locale: 'en',
  rows_requested: 51_000,
  tables: [
    {
      name: 'customers',
      rows: 1000,
      columns: [
        {
          name: 'email',
          source: 'generator',
          generator: 'email',
          null_fraction: 0,
          confidence: 0.98,
          reason: 'The name suggests an e-mail address, and the type is text.',
        },
      ],
      constraints: [
        { kind: 'unique', name: 'customers_email_key', verdict: 'solved', reason: 'Unique by construction.' },
      ],
    },
  ],
  issues: [],
  notes: [],
  cost: {
    rows: 51_000,
    per_request_cap: 1_000_000,
    rows_remaining: 9_949_000,
    bonus_rows: 0,
    within_cap: true,
    within_quota: true,
  },
  approval_required: true,
};

export const certificate: Certificate = {
  generation_id: generation,
  version: 1,
  dialect: 'postgresql',
  server_version: 'PostgreSQL 17.6',
  made_at: '2026-11-15T09:30:01.040Z',
  tables: [
    {
      name: 'customers',
      rows: 1000,
      checksum: { value: 'sum64:8f14e45fceea167a', columns_left_out: [], planned: 'sum64:8f14e45fceea167a' },
      constraints: [
        { kind: 'primary_key', name: 'customers_pkey', rows_examined: 1000, violations: 0, seconds: 0.004 },
      ],
    },
  ],
  violations: 0,
  triggers_off: [{ table: 'customers', name: 'customers_region', says: ['No customers in region …'] }],
  unexamined: 0,
};

export const exportRecord: Export = {
  id: EXAMPLE_IDS.export,
  organization_id: organization,
  project_id: project,
  generation_id: generation,
  file_name: 'shop-gen_01kb3gqp8we2n4r7t9s5d1k3vz.json',
  size_bytes: 48_213,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  rows_count: 51_000,
  tables_count: 2,
  created_by: ada,
  created_at: '2026-11-15T09:30:01.062Z',
};

export const pendingApproval: Approval = {
  id: approval,
  organization_id: organization,
  project_id: project,
  state: 'pending',
  run: runRequest,
  resolved: {
    source: { template_id: 'ecommerce' },
    seed: 42,
    as_of: '2026-11-15T00:00:00.000Z',
    locale: 'en',
    rows_requested: 51_000,
    tables_count: 2,
    target: {
      connection_id: connection,
      name: 'staging',
      kind: 'postgresql',
      mode: 'append',
      host: 'db.staging.example',
      port: 5432,
      database: 'shop',
      schema: null,
    },
  },
  plan_digest: EXAMPLE_DIGESTS.plan,
  reason: 'Load test of the checkout.',
  requested_by: ada,
  requested_at: '2026-11-15T09:00:00.000Z',
  decided_by: null,
  decided_at: null,
  decision_note: null,
  approvals: [],
  required_approvals: 1,
  expires_at: '2026-11-18T09:00:00.000Z',
  consumed_by: null,
  consumed_at: null,
  generation_id: null,
};

export const seenApproval: SeenApproval = { ...pendingApproval, may_decide: true, why_not: null };

export const approvedApproval: Approval = {
  ...pendingApproval,
  state: 'approved',
  decided_by: grace,
  decided_at: '2026-11-15T09:12:00.000Z',
  decision_note: 'Staging only.',
  approvals: [{ user_id: grace, at: '2026-11-15T09:12:00.000Z', note: 'Staging only.' }],
};

export const rejectedApproval: Approval = {
  ...approvedApproval,
  state: 'rejected',
  decision_note: 'Not this week.',
  approvals: [],
};

export const cancelledApproval: Approval = { ...pendingApproval, state: 'cancelled' };

export const consumedApproval: Approval = {
  ...approvedApproval,
  state: 'consumed',
  consumed_by: ada,
  consumed_at: '2026-11-15T09:30:00.000Z',
};

/** Shortened: schema and plan are whole documents. */
export const exportDocument = {
  rowloom_export: 1,
  engine_version: 2,
  schema: { version: 1, dialect: 'postgresql', name: 'notes', tables: [] },
  plan: { version: 1, tables: [] },
  plan_digest: EXAMPLE_DIGESTS.plan,
  seed: 42,
  as_of: '2026-11-15T00:00:00.000Z',
  locale: 'en',
  rules: {},
  tables: [{ name: 'notes', first_row: 0, rows: 1000, base: 0, checksum: 'sum64:8f14e45fceea167a' }],
  replayable: true,
  digest: EXAMPLE_DIGESTS.schema,
} as const;
