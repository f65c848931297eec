import type { SchemaDocument } from '@rowloom/engine';
import type { AuditEvent } from '../resources/audit-event.ts';
import type { Connection, ConnectionTest } from '../resources/connection.ts';
import type { CreatedKey, Key } from '../resources/key.ts';
import type { Member, MyRole } from '../resources/member.ts';
import type { Project } from '../resources/project.ts';
import type { ProjectRules } from '../resources/project-rules.ts';
import type { Schedule } from '../resources/schedule.ts';
import type { Snapshot, SnapshotDiff } from '../resources/snapshot.ts';
import type { Template } from '../resources/template.ts';
import { permissionsOf } from '../permission.ts';
import { EXAMPLE_DIGESTS, EXAMPLE_IDS } from './example-ids.ts';

const { ada, grace, organization, project: projectId, connection: connectionId } = EXAMPLE_IDS;

export const key: Key = {
  id: EXAMPLE_IDS.key,
  name: 'CI',
  prefix: 'sk_live_rl_4fQz9A',
  created_at: '2026-11-15T09:30:00.000Z',
  expires_at: '2027-11-15T00:00:00.000Z',
  last_used_at: null,
};

export const createdKey: CreatedKey = {
  ...key,
  key: 'sk_live_rl_…',
  warning: 'This key is shown once. Store it now: it cannot be retrieved later.',
};

export const project: Project = {
  id: projectId,
  organization_id: organization,
  name: 'Shop',
  engine: 'postgresql',
  schema_name: 'public',
  settings: { default_locale: 'en', description: 'Rows for the staging shop.' },
  visibility: 'organization',
  my_role: 'owner',
  created_by: ada,
  created_at: '2026-11-15T09:30:00.000Z',
  updated_at: '2026-11-15T09:30:00.000Z',
  last_generation_at: null,
  snapshots_count: 0,
  latest_snapshot_at: null,
};

export const projectRules: ProjectRules = {
  rules: {
    orders: { rows_per: { table: 'customers', times: 3 } },
    'orders.status': { one_of: ['open', 'paid', 'shipped'], weights: [1, 3, 6] },
  },
  updated_by: ada,
  updated_at: '2026-11-15T09:40:00.000Z',
};

export const myRole: MyRole = { role: 'viewer', source: 'roster', permissions: permissionsOf('viewer') };

export const member: Member = {
  user_id: grace,
  name: 'Grace Hopper',
  email: 'grace@example.com',
  email_verified: true,
  role: 'approver',
  added_by: ada,
  added_at: '2026-11-15T09:35:00.000Z',
};

export const template: Template = {
  id: EXAMPLE_IDS.template,
  organization_id: organization,
  name: 'Billing',
  description: 'Invoices and payments.',
  builtin: false,
  engine: 'postgresql',
  tables_count: 6,
  columns_count: 48,
  created_at: '2026-11-15T09:40:00.000Z',
  updated_at: '2026-11-15T09:40:00.000Z',
};

export const schemaDocument: SchemaDocument = {
  version: 1,
  dialect: 'postgresql',
  name: 'notes',
  tables: [
    {
      name: 'notes',
      columns: [
        { name: 'id', type: { kind: 'integer', bits: 64, native: 'bigint' }, nullable: false },
        { name: 'body', type: { kind: 'text', native: 'text' }, nullable: false },
      ],
      primary_key: { columns: ['id'] },
      uniques: [],
      foreign_keys: [],
      checks: [],
    },
  ],
  enums: [],
  domains: [],
};

export const snapshot: Snapshot = {
  id: EXAMPLE_IDS.snapshot,
  project_id: projectId,
  label: 'Scheduled · nightly',
  source: 'schedule',
  template_id: null,
  schedule_id: EXAMPLE_IDS.schedule,
  engine: 'postgresql',
  schema_name: 'public',
  tables_count: 14,
  columns_count: 121,
  digest: EXAMPLE_DIGESTS.schema,
  captured_by: ada,
  captured_at: '2026-11-15T02:00:00.000Z',
};

export const snapshotDiff: SnapshotDiff = {
  snapshot_id: EXAMPLE_IDS.snapshot,
  against_id: EXAMPLE_IDS.earlierSnapshot,
  identical: false,
  changes: [
    { change: 'added', kind: 'column', table: 'orders', name: 'channel', before: null, after: 'text, nullable' },
  ],
};

export const connection: Connection = {
  id: connectionId,
  project_id: projectId,
  name: 'staging',
  kind: 'postgresql',
  url: 'postgresql://loader:***@db.staging.example:5432/shop',
  options: { connections: 4 },
  created_by: ada,
  created_at: '2026-11-15T09:45:00.000Z',
  updated_at: '2026-11-15T09:45:00.000Z',
  last_tested_at: '2026-11-15T09:46:00.000Z',
  last_test_ok: true,
};

export const connectionTest: ConnectionTest = {
  ok: true,
  message: 'Connected.',
  code: null,
  server_version: 'PostgreSQL 17.6',
  duration_ms: 38,
  tested_at: '2026-11-15T09:46:00.000Z',
};

export const schedule: Schedule = {
  id: EXAMPLE_IDS.schedule,
  project_id: projectId,
  name: 'nightly',
  cron: '0 2 * * *',
  timezone: 'Europe/Berlin',
  kind: 'snapshot',
  enabled: true,
  disabled_because: null,
  run: { connection_id: connectionId },
  created_by: ada,
  created_at: '2026-11-14T16:00:00.000Z',
  updated_at: '2026-11-14T16:00:00.000Z',
  next_fire_at: '2026-11-16T01:00:00.000Z',
  last_fired_at: '2026-11-15T01:00:00.000Z',
};

export const activityEvent: AuditEvent = {
  id: EXAMPLE_IDS.event,
  sequence: 118,
  at: '2026-11-15T09:30:00.000Z',
  organization_id: organization,
  project_id: projectId,
  actor: { user_id: ada, name: 'Ada Lovelace', via: 'api_key' },
  action: 'generation.started',
  subject: { type: 'generation', id: EXAMPLE_IDS.generation, name: null },
};

export const auditEvent: AuditEvent = {
  ...activityEvent,
  actor: { ...activityEvent.actor, key_prefix: 'sk_live_rl_4fQz9A' },
  ip: '203.0.113.7',
  request_id: '01kb3gqp7zf3v8d2k6w9s1x5tb',
  details: { rows: 51_000 },
  previous_hash: EXAMPLE_DIGESTS.schema,
  hash: EXAMPLE_DIGESTS.plan,
};
