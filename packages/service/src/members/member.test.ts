import { type Id, PROJECT_ROLES } from '@rowloom/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginRoster, checkMayTouch, type RosterEntry } from './member.ts';

const user = fc.constantFrom<Id<'user'>>('a', 'b', 'c');
const role = fc.constantFrom(...PROJECT_ROLES);

const entry = fc.record({ userId: user, role });
const owners = fc.uniqueArray(user, { minLength: 1 });

test('every roster starts with an owner, each person once, and its creator', () => {
  fc.assert(
    fc.property(entry, entry, owners, (starter, added, organizationOwners) => {
      fc.pre(canBeOwned(starter, added, organizationOwners));
      const roster = beginRoster(starter, added, organizationOwners);
      expect(roster.some((each) => each.role === 'owner')).toBe(true);
      expect(new Set(roster.map(({ userId }) => userId)).size).toBe(roster.length);
      expect(roster).toContainEqual(added);
      expect(roster.map(({ userId }) => userId)).toContain(starter.userId);
      expect(roster.find(({ userId }) => userId === starter.userId)).toEqual(
        starter.userId === added.userId ? added : starter,
      );
    }),
  );
});

test('a roster without an owner is refused', () => {
  fc.assert(
    fc.property(entry, entry, owners, (starter, added, organizationOwners) => {
      fc.pre(!canBeOwned(starter, added, organizationOwners));
      expect(() => beginRoster(starter, added, organizationOwners)).toThrow(/no owner/);
    }),
  );
});

/** Some named person is owner, or an owner of the organization is not named with a lower role. */
function canBeOwned(starter: RosterEntry, added: RosterEntry, organizationOwners: readonly string[]): boolean {
  const isOwned = added.role === 'owner' || (starter.role === 'owner' && starter.userId !== added.userId);
  return isOwned || organizationOwners.some((id) => id !== starter.userId && id !== added.userId);
}

test('only owners add, change and remove owners', () => {
  expect(() => checkMayTouch('admin', 'viewer', 'owner')).toThrow(/Only an owner/);
  expect(() => checkMayTouch('admin', 'owner', 'viewer')).toThrow(/Only an owner/);
  expect(() => checkMayTouch('admin', 'owner', undefined)).toThrow(/Only an owner/);
  expect(() => checkMayTouch('owner', 'owner', 'viewer')).not.toThrow();
  expect(() => checkMayTouch('admin', 'viewer', 'admin')).not.toThrow();
});
