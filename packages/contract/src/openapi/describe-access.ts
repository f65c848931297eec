import type { Endpoint } from '../endpoint.ts';
import { PERMISSIONS } from '../permission.ts';

const CREDENTIALS: Readonly<Record<Endpoint['credential'], string>> = {
  none: 'Takes no credential.',
  any: 'Takes an API key or a session token.',
  session: 'Takes a session token; an API key is refused with `session_required`.',
  operator: 'Takes a session token of an operator; an API key is refused with `session_required`.',
};

/** Who may call an endpoint, in words. */
export function describeAccess({ credential, scope, further }: Endpoint): string {
  return [CREDENTIALS[credential], describeScope(scope), further].filter((part) => part !== undefined).join(' ');
}

/** The permission that an endpoint requires, as in `my-role`; null if none. */
export const permissionOf = ({ scope }: Endpoint): string | null => ('permission' in scope ? scope.permission : null);

function describeScope(scope: Endpoint['scope']): string | undefined {
  if (scope.kind === 'self') return undefined;
  if (scope.kind === 'organization')
    return scope.role === 'member'
      ? 'Open to every member of the organization.'
      : `Needs the organization role ${scope.role === 'admin' ? '`admin` or `owner`' : '`owner`'}.`;
  if (scope.kind === 'template')
    return scope.access === 'read'
      ? 'Open to every member of the organization that owns the template; shipped ones to everybody.'
      : 'Needs the organization role `admin` or `owner`.';
  const roles = PERMISSIONS[scope.permission].map((role) => `\`${role}\``).join(', ');
  return `Needs \`${scope.permission}\` in the project: ${roles}.`;
}
