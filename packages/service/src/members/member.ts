import { type Id, isAllowed, type Member, type ProjectRole, refuse } from '@rowloom/contract';

export type RosterEntry = { readonly userId: Id<'user'>; readonly role: ProjectRole };

export type MemberRow = {
  readonly user_id: Id<'user'>;
  readonly name: string | null;
  readonly email: string | null;
  readonly email_verified_at: Date | null;
  readonly role: ProjectRole;
  readonly added_by: Id<'user'>;
  readonly added_at: Date;
};

export const toMember = (row: MemberRow): Member => ({
  user_id: row.user_id,
  name: row.name ?? '',
  email: row.email ?? '',
  email_verified: row.email_verified_at !== null,
  role: row.role,
  added_by: row.added_by,
  added_at: row.added_at.toISOString(),
});

/**
 * The initial roster of a project. Its creator stays on it with their current role, and if that leaves no owner the
 * organization's owners are added: no project is ever inaccessible to everybody.
 */
export function beginRoster(
  starter: RosterEntry,
  added: RosterEntry,
  organizationOwners: readonly Id<'user'>[],
): readonly RosterEntry[] {
  const named = added.userId === starter.userId ? [added] : [added, starter];
  if (named.some(({ role }) => role === 'owner')) return named;
  const owners = organizationOwners
    .filter((userId) => named.every((entry) => entry.userId !== userId))
    .map((userId) => ({ userId, role: 'owner' as const }));
  if (owners.length === 0)
    throw refuse('last_owner', 'The roster would have no owner. Make someone else its first owner.');
  return [...named, ...owners];
}

/** Only owners make an owner, and change or remove one. */
export function checkMayTouch(
  manager: ProjectRole,
  before: ProjectRole | undefined,
  after: ProjectRole | undefined,
): void {
  if ((before === 'owner' || after === 'owner') && !isAllowed(manager, 'members.make_owner'))
    throw refuse('insufficient_role', 'Only an owner of the project can add, change or remove an owner.');
}
