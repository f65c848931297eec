import { BUILTIN_TEMPLATES, idPattern, refuse, refuseField, type Scope } from '@rowloom/contract';
import type { Db } from '../store/store.ts';
import type { Access } from './access.ts';
import { authoriseOrganization } from './authorise-organization.ts';
import { authoriseProject } from './authorise-project.ts';
import type { Caller } from './caller.ts';

const THINGS = { snapshot: 'snapshot', generation: 'generation', export: 'export', approval: 'run_approval' } as const;

const ORGANIZATION_ID = new RegExp(idPattern('organization'));
const PROJECT_ID = new RegExp(idPattern('project'));

/**
 * From an endpoint's declaration and the id in a request to what the caller has access to. Synchronous if the
 * credential's memberships suffice, because lists of an organization are the most frequent requests.
 */
export function resolveScope(db: Db, caller: Caller, scope: Scope, value: unknown): Access | Promise<Access> {
  switch (scope.kind) {
    case 'self':
      admitKey(caller);
      return { kind: 'self' };
    case 'organization': {
      if (scope.from !== 'path') checkReadable(scope.field, value, ORGANIZATION_ID, "an organization's id (org_…)");
      return { kind: 'organization', organizationId: authoriseOrganization(caller, String(value), scope.role) };
    }
    case 'project': {
      if (scope.from === 'body') checkReadable(scope.field, value, PROJECT_ID, "a project's id (prj_…)");
      return resolveProject(db, caller, { project: String(value) }, scope.permission);
    }
    case 'template':
      return resolveTemplate(db, caller, String(value), scope.access);
    default:
      return resolveProject(db, caller, { thing: THINGS[scope.kind], id: String(value) }, scope.permission);
  }
}

function checkReadable(field: string, value: unknown, pattern: RegExp, what: string): void {
  if (typeof value !== 'string' || !pattern.test(value)) throw refuseField(field, `Send ${what} as ${field}.`);
}

/** If no organization is named, one of the caller's must be on a tier that includes keys. */
function admitKey({ via, memberships }: Caller): void {
  if (via === 'api_key' && ![...memberships.values()].some(({ apiAccess }) => apiAccess))
    throw refuse('tier_required', 'None of your organizations is on a tier that includes API access.');
}

async function resolveProject(...args: Parameters<typeof authoriseProject>): Promise<Access> {
  return { kind: 'project', ...(await authoriseProject(...args)) };
}

async function resolveTemplate(db: Db, caller: Caller, id: string, access: 'read' | 'manage'): Promise<Access> {
  if ((BUILTIN_TEMPLATES as readonly string[]).includes(id)) {
    admitKey(caller);
    if (access === 'manage') throw refuse('template_readonly');
    return { kind: 'template', templateId: id, organizationId: null };
  }
  const found = await db.selectFrom('template').select('organization_id').where('id', '=', id).executeTakeFirst();
  if (found === undefined || !caller.memberships.has(found.organization_id)) throw refuse('not_found');
  const organizationId = authoriseOrganization(caller, found.organization_id, access === 'read' ? 'member' : 'admin');
  return { kind: 'template', templateId: id, organizationId };
}
