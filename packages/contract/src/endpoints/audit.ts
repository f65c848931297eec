import { endpoint } from '../endpoint.ts';
import { pageExample } from '../examples/page-example.ts';
import { activityEvent, auditEvent } from '../examples/project-examples.ts';
import { AuditEvent } from '../resources/audit-event.ts';
import { listQuery, pageOf } from '../resources/page.ts';
import { AUDIT_FILTERS } from './filters.ts';
import { idParam, ofProject, ofQuery, ORG_ID, PROJECT_ID } from './parts.ts';

const tag = 'Audit';

const listActivity = endpoint({
  id: 'listActivity',
  tag,
  method: 'GET',
  path: '/api/activity',
  summary: "List the organization's activity",
  description:
    'Events of projects that the caller can see, and of the organization. `ip`, `details`, `key_prefix` and hashes appear only if the caller may read the audit log.',
  credential: 'any',
  scope: ofQuery('member'),
  query: listQuery({ ...ORG_ID, ...PROJECT_ID, ...AUDIT_FILTERS }),
  answer: {
    status: 200,
    description: 'A page of events.',
    schema: pageOf(AuditEvent),
    example: pageExample(activityEvent),
  },
  errors: [],
});

const getAuditLog = endpoint({
  id: 'getAuditLog',
  tag,
  method: 'GET',
  path: '/api/projects/{id}/audit-log',
  summary: 'Read the audit log of a project',
  description: 'Insert-only: there is no way to change or delete an event.',
  credential: 'any',
  scope: ofProject('audit.read'),
  params: idParam('project'),
  query: listQuery(AUDIT_FILTERS),
  answer: {
    status: 200,
    description: 'A page of events.',
    schema: pageOf(AuditEvent),
    example: pageExample(auditEvent),
  },
  errors: [],
});

export const auditEndpoints = {
  listActivity,
  getAuditLog,
};
