import type { Endpoint, Scope } from './endpoint.ts';
import type { ErrorCode } from './errors/error-catalogue.ts';
import { isAllowed } from './permission.ts';
import { hasOrganizationRole, type OrganizationRole, PROJECT_ROLES, type ProjectRole } from './role.ts';

/**
 * Callers. The six roles are on the roster of the project; the project's owner and admin have the same role in the
 * organization, and the others are plain members of it. The operator belongs to none of its organizations.
 */
export const MATRIX_CALLERS = [
  ...PROJECT_ROLES,
  'off_roster',
  'other_owner',
  'removed_member',
  'operator',
  'anonymous',
] as const;
export type MatrixCaller = (typeof MATRIX_CALLERS)[number];

export const MATRIX_CREDENTIALS = ['session', 'key'] as const;
export type MatrixCredential = (typeof MATRIX_CREDENTIALS)[number];

/** `allowed`: credential and scope let the request pass. The endpoint's `further` may still refuse it. */
export type MatrixOutcome = 'allowed' | ErrorCode;

type Standing = { readonly project?: ProjectRole; readonly organization?: OrganizationRole };

const STANDINGS: Readonly<Record<MatrixCaller, Standing>> = {
  viewer: { project: 'viewer', organization: 'member' },
  approver: { project: 'approver', organization: 'member' },
  data_fabricator: { project: 'data_fabricator', organization: 'member' },
  editor: { project: 'editor', organization: 'member' },
  admin: { project: 'admin', organization: 'admin' },
  owner: { project: 'owner', organization: 'owner' },
  off_roster: { organization: 'member' },
  other_owner: {},
  removed_member: {},
  operator: {},
  anonymous: {},
};

/** An endpoint's answer to a caller, in an organization whose tier has API access, as far as its declaration says. */
export function matrixOutcome(
  { credential: needed, scope }: Endpoint,
  caller: MatrixCaller,
  credential: MatrixCredential,
): MatrixOutcome {
  if (needed === 'none') return 'allowed';
  if (caller === 'anonymous') return 'invalid_token';
  if (needed !== 'any' && credential === 'key') return 'session_required';
  if (needed === 'operator') return caller === 'operator' ? 'allowed' : 'insufficient_role';
  return scopeOutcome(scope, STANDINGS[caller]);
}

function scopeOutcome(scope: Scope, { project, organization }: Standing): MatrixOutcome {
  switch (scope.kind) {
    case 'self':
      return 'allowed';
    case 'organization':
      return organization !== undefined && hasOrganizationRole(organization, scope.role)
        ? 'allowed'
        : 'insufficient_role';
    case 'template':
      if (organization === undefined) return 'not_found';
      return scope.access === 'read' || hasOrganizationRole(organization, 'admin') ? 'allowed' : 'insufficient_role';
    default:
      if (project === undefined) return 'not_found';
      return isAllowed(project, scope.permission) ? 'allowed' : 'insufficient_role';
  }
}

export type MatrixLine = {
  readonly endpoint: Endpoint;
  readonly caller: MatrixCaller;
  readonly credential: MatrixCredential;
  readonly outcome: MatrixOutcome;
};

/** Every endpoint, for every caller, with either credential. */
export const roleMatrix = (endpoints: readonly Endpoint[]): readonly MatrixLine[] =>
  endpoints.flatMap((endpoint) =>
    MATRIX_CALLERS.flatMap((caller) =>
      MATRIX_CREDENTIALS.map((credential) => ({
        endpoint,
        caller,
        credential,
        outcome: matrixOutcome(endpoint, caller, credential),
      })),
    ),
  );
