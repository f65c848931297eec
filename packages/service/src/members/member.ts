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
 * The roster that a project begins with. Whoever begins it stays on it with the role they held, and where that leaves no
 * owner the organization's owners come on it too: no project is ever locked away from everybody.
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

/** Making an owner, and changing or removing one, is for owners. */
export function checkMayTouch(
  manager: ProjectRole,
  before: ProjectRole | undefined,
  after: ProjectRole | undefined,
): void {
  if ((before === 'owner' || after === 'owner') && !isAllowed(manager, 'members.make_owner'))
    throw refuse('insufficient_role', 'Only an owner of the project can add, change or remove an owner.');
}
