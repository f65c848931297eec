import { describe, expect, test } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { type EndpointId, ENDPOINTS } from './endpoints/catalogue.ts';
import { errorsOf } from './errors-of.ts';
import { MATRIX_CALLERS, MATRIX_CREDENTIALS, type MatrixCaller, matrixOutcome, roleMatrix } from './role-matrix.ts';

const endpoints: readonly Endpoint[] = Object.values(ENDPOINTS);

/** The contract's own table, in its columns: viewer, approver, data_fabricator, editor, admin, owner. */
const ROLES = ['viewer', 'approver', 'data_fabricator', 'editor', 'admin', 'owner'] as const;
const MAY: Readonly<Record<string, readonly EndpointId[]>> = {
  '✓ ✓ ✓ ✓ ✓ ✓': [
    'getProject',
    'getMyRole',
    'getProjectRules',
    'listMembers',
    'listProjectSnapshots',
    'getSnapshot',
    'getSnapshotSchema',
    'diffSnapshots',
    'listProjectGenerations',
    'getGeneration',
    'watchGeneration',
    'getCertificate',
    'getExport',
    'getApproval',
    'planGeneration',
  ],
  '· ✓ · · ✓ ✓': ['approveApproval', 'rejectApproval', 'getAuditLog'],
  '· · ✓ ✓ ✓ ✓': [
    'startGeneration',
    'cancelGeneration',
    'requestApproval',
    'consumeApproval',
    'cancelApproval',
    'downloadExport',
    'listConnections',
    'getConnection',
    'listSchedules',
    'getSchedule',
  ],
  '· · · ✓ ✓ ✓': [
    'captureSnapshot',
    'updateProject',
    'replaceProjectRules',
    'createConnection',
    'updateConnection',
    'deleteConnection',
    'testConnection',
    'createSchedule',
    'updateSchedule',
    'deleteSchedule',
    'undoGeneration',
    'deleteExport',
  ],
  '· · · · ✓ ✓': [
    'addMember',
    'updateMember',
    'removeMember',
    'listWebhooks',
    'createWebhook',
    'getWebhook',
    'updateWebhook',
    'deleteWebhook',
    'testWebhook',
    'listWebhookDeliveries',
    'redeliverWebhook',
  ],
  '· · · · · ✓': ['deleteProject'],
};

const inProject = ({ scope: { kind } }: Endpoint): boolean => !['self', 'organization', 'template'].includes(kind);

describe.each(Object.entries(MAY))('%s', (line, ids) => {
  test.each(ids)('%s', (id) => {
    const marks = ROLES.map((role) => (matrixOutcome(ENDPOINTS[id], role, 'session') === 'allowed' ? '✓' : '·'));
    expect(marks.join(' ')).toBe(line);
  });
});

test('the table of the contract covers every endpoint that is about a project', () => {
  const stated = Object.values(MAY).flat();
  expect(stated.toSorted()).toEqual(
    endpoints
      .filter(inProject)
      .map(({ id }) => id)
      .toSorted(),
  );
});

test('in a project an insufficient role is told so, and a caller who cannot see it finds nothing', () => {
  expect(outcomes('deleteProject')).toEqual({
    viewer: 'insufficient_role',
    approver: 'insufficient_role',
    data_fabricator: 'insufficient_role',
    editor: 'insufficient_role',
    admin: 'insufficient_role',
    owner: 'allowed',
    off_roster: 'not_found',
    other_owner: 'not_found',
    removed_member: 'not_found',
    operator: 'not_found',
    anonymous: 'invalid_token',
  });
});

test('in an organization a stranger gets the same answer whether or not it exists', () => {
  expect(outcomes('listProjects')).toMatchObject({
    viewer: 'allowed',
    owner: 'allowed',
    off_roster: 'allowed',
    other_owner: 'insufficient_role',
    removed_member: 'insufficient_role',
    operator: 'insufficient_role',
    anonymous: 'invalid_token',
  });
});

test('templates are managed by owners and admins of the organization, and read by its members', () => {
  for (const id of ['createTemplate', 'updateTemplate', 'deleteTemplate'] as const)
    expect(outcomes(id)).toMatchObject({ editor: 'insufficient_role', admin: 'allowed', owner: 'allowed' });
  expect(outcomes('getTemplate')).toMatchObject({ viewer: 'allowed', off_roster: 'allowed', other_owner: 'not_found' });
});

test('managing keys and using the console require a session', () => {
  for (const id of ['createKey', 'listKeys', 'revokeKey'] as const) {
    expect(matrixOutcome(ENDPOINTS[id], 'owner', 'key')).toBe('session_required');
    expect(matrixOutcome(ENDPOINTS[id], 'owner', 'session')).toBe('allowed');
  }
  for (const one of endpoints.filter(({ path }) => path.startsWith('/api/admin/'))) {
    expect(matrixOutcome(one, 'operator', 'session')).toBe('allowed');
    expect(matrixOutcome(one, 'operator', 'key')).toBe('session_required');
    expect(matrixOutcome(one, 'owner', 'session')).toBe('insufficient_role');
  }
});

test('a key may do what its creator may, wherever keys are accepted', () => {
  for (const one of endpoints.filter(({ credential }) => credential === 'any'))
    for (const caller of MATRIX_CALLERS)
      expect(matrixOutcome(one, caller, 'key')).toBe(matrixOutcome(one, caller, 'session'));
});

test('the matrix has a line for every endpoint, caller and credential, and only outcomes that the endpoint declares', () => {
  const lines = roleMatrix(endpoints);
  expect(lines).toHaveLength(endpoints.length * MATRIX_CALLERS.length * MATRIX_CREDENTIALS.length);
  const undeclared = lines.filter(
    ({ endpoint, outcome }) => outcome !== 'allowed' && !errorsOf(endpoint).includes(outcome),
  );
  expect(undeclared.map(({ endpoint: { id }, caller, outcome }) => `${id} ${caller} ${outcome}`)).toEqual([]);
});

function outcomes(id: EndpointId): Readonly<Record<MatrixCaller, string>> {
  return Object.fromEntries(
    MATRIX_CALLERS.map((caller) => [caller, matrixOutcome(ENDPOINTS[id], caller, 'session')]),
  ) as Record<MatrixCaller, string>;
}
