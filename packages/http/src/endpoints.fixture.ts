import { type Endpoint, endpoint, idPattern } from '@rowloom/contract';
import { Type } from 'typebox';

const strict = { additionalProperties: false };
const base = { tag: 'test', summary: 'x', credential: 'any', scope: { kind: 'self' }, errors: [] } as const;
const params = Type.Object({ id: Type.String({ pattern: idPattern('project') }) });
const ok200 = { status: 200, description: 'x', schema: Type.Object({}) } as const;

/** Endpoints of every kind: scopes from path, query and body, all credentials, actions, streams, and such that fail. */
export const ENDPOINTS = {
  listProjects: endpoint({
    ...base,
    id: 'listProjects',
    method: 'GET',
    path: '/api/projects',
    scope: { kind: 'organization', from: 'query', field: 'org_id', role: 'member' },
    query: Type.Object({ org_id: Type.String(), limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })) }),
    answer: ok200,
  }),
  createProject: endpoint({
    ...base,
    id: 'createProject',
    method: 'POST',
    path: '/api/projects',
    scope: { kind: 'organization', from: 'body', field: 'organization_id', role: 'member' },
    body: Type.Object({ organization_id: Type.String(), name: Type.String({ minLength: 1 }) }, strict),
    idempotent: true,
    answer: { status: 201, description: 'x', schema: Type.Object({ n: Type.Integer() }) },
  }),
  getProject: endpoint({
    ...base,
    id: 'getProject',
    method: 'GET',
    path: '/api/projects/{id}',
    params,
    scope: { kind: 'project', from: 'path', field: 'id', permission: 'project.read' },
    answer: ok200,
  }),
  deleteProject: endpoint({
    ...base,
    id: 'deleteProject',
    method: 'DELETE',
    path: '/api/projects/{id}',
    params,
    scope: { kind: 'project', from: 'path', field: 'id', permission: 'project.delete' },
    answer: { status: 204, description: 'x' },
  }),
  cancel: endpoint({
    ...base,
    id: 'cancel',
    method: 'POST',
    path: '/api/run-approvals/{id}/cancel',
    params,
    scope: { kind: 'project', from: 'path', field: 'id', permission: 'approvals.cancel' },
    body: Type.Object({ note: Type.Optional(Type.String()) }, strict),
    bodyOptional: true,
    answer: ok200,
  }),
  start: endpoint({
    ...base,
    id: 'start',
    method: 'POST',
    path: '/api/projects/{id}/generations',
    params,
    scope: { kind: 'project', from: 'path', field: 'id', permission: 'generations.start' },
    body: Type.Object({ rows: Type.Optional(Type.Integer({ minimum: 1 })) }, strict),
    idempotent: true,
    answer: { status: 202, description: 'x' },
  }),
  keys: endpoint({ ...base, id: 'keys', method: 'GET', path: '/api/keys', credential: 'session', answer: ok200 }),
  tiers: endpoint({
    ...base,
    id: 'tiers',
    method: 'GET',
    path: '/api/admin/tiers',
    credential: 'operator',
    answer: ok200,
  }),
  login: endpoint({
    ...base,
    id: 'login',
    method: 'POST',
    path: '/api/auth/login',
    credential: 'none',
    body: Type.Object({ email: Type.String(), password: Type.String() }, strict),
    answer: ok200,
  }),
  refresh: endpoint({
    ...base,
    id: 'refresh',
    method: 'POST',
    path: '/api/auth/refresh',
    credential: 'none',
    answer: ok200,
  }),
  bug: endpoint({ ...base, id: 'bug', method: 'GET', path: '/api/bug', answer: ok200 }),
  away: endpoint({ ...base, id: 'away', method: 'GET', path: '/api/away', answer: ok200 }),
  slow: endpoint({ ...base, id: 'slow', method: 'GET', path: '/api/slow', answer: ok200 }),
  download: endpoint({ ...base, id: 'download', method: 'GET', path: '/api/download', answer: ok200 }),
  events: endpoint({
    ...base,
    id: 'events',
    method: 'GET',
    path: '/api/events',
    answer: { status: 200, description: 'x', contentType: 'text/event-stream' },
  }),
} as const satisfies Record<string, Endpoint>;
