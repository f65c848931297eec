import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { queue, system, worker } from '../examples/account-examples.ts';
import { pageExample } from '../examples/page-example.ts';
import { auditEvent } from '../examples/project-examples.ts';
import { Settings, UpdateSettings } from '../resources/admin.ts';
import { AuditEvent } from '../resources/audit-event.ts';
import { idOf } from '../resources/field.ts';
import { listQuery, pageOf } from '../resources/page.ts';
import { Queue, System, WorkerList } from '../resources/system.ts';
import { AUDIT_FILTERS } from './filters.ts';
import { PROJECT_ID, SELF } from './parts.ts';

const tag = 'Operator console';

const adminGetQueue = endpoint({
  id: 'adminGetQueue',
  tag,
  method: 'GET',
  path: '/api/admin/queue',
  summary: 'See queued and active work',
  credential: 'operator',
  scope: SELF,
  answer: { status: 200, description: 'The queue.', schema: Queue, example: queue },
  errors: [],
});

const adminListWorkers = endpoint({
  id: 'adminListWorkers',
  tag,
  method: 'GET',
  path: '/api/admin/workers',
  summary: 'List workers',
  credential: 'operator',
  scope: SELF,
  answer: { status: 200, description: 'The workers.', schema: WorkerList, example: pageExample(worker) },
  errors: [],
});

const adminGetSystem = endpoint({
  id: 'adminGetSystem',
  tag,
  method: 'GET',
  path: '/api/admin/system',
  summary: 'See versions and sizes',
  credential: 'operator',
  scope: SELF,
  answer: { status: 200, description: 'Versions, store and counts.', schema: System, example: system },
  errors: [],
});

const adminListAudit = endpoint({
  id: 'adminListAudit',
  tag,
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'Read the audit log of the platform',
  description:
    'Without `organization_id` the chain `platform`: actions of operators, and of users without an organization.',
  credential: 'operator',
  scope: SELF,
  query: listQuery({
    organization_id: Type.Optional(idOf('organization', 'The chain of this organization instead.')),
    ...PROJECT_ID,
    ...AUDIT_FILTERS,
  }),
  answer: {
    status: 200,
    description: 'A page of events.',
    schema: pageOf(AuditEvent),
    example: pageExample(auditEvent),
  },
  errors: [],
});

const adminGetSettings = endpoint({
  id: 'adminGetSettings',
  tag,
  method: 'GET',
  path: '/api/admin/settings',
  summary: 'Get the settings of the service',
  credential: 'operator',
  scope: SELF,
  answer: {
    status: 200,
    description: 'The settings.',
    schema: Settings,
    example: { registration: 'invitation', default_tier: 'free' },
  },
  errors: [],
});

const adminUpdateSettings = endpoint({
  id: 'adminUpdateSettings',
  tag,
  method: 'PATCH',
  path: '/api/admin/settings',
  summary: 'Change the settings of the service',
  credential: 'operator',
  scope: SELF,
  body: UpdateSettings,
  bodyExample: { registration: 'open' },
  answer: {
    status: 200,
    description: 'The updated settings.',
    schema: Settings,
    example: { registration: 'open', default_tier: 'free' },
  },
  errors: [],
});

export const adminSystemEndpoints = {
  adminGetQueue,
  adminListWorkers,
  adminGetSystem,
  adminListAudit,
  adminGetSettings,
  adminUpdateSettings,
};
