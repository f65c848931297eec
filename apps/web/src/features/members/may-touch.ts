import type { Member, Permission } from '@rowloom/contract';

/** Whether somebody with these rights changes or removes a member: an owner is touched by owners only. */
export const mayTouch = (may: (permission: Permission) => boolean, { role }: Pick<Member, 'role'>): boolean =>
  may('members.manage') && (role !== 'owner' || may('members.make_owner'));
