import { type Id, PROJECT_ROLES } from '@rowloom/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginRoster, checkMayTouch } from './member.ts';

const user = fc.constantFrom<Id<'user'>>('a', 'b', 'c');
const role = fc.constantFrom(...PROJECT_ROLES);

test('every roster begins with an owner, with each person once, and with whoever began it', () => {
  const entry = fc.record({ userId: user, role });
  fc.assert(
    fc.property(entry, entry, fc.uniqueArray(user, { minLength: 1 }), (starter, added, owners) => {
      let roster: ReturnType<typeof beginRoster>;
      try {
        roster = beginRoster(starter, added, owners);
      } catch {
        // Nobody is left to be owner: all of the organization's are named with lower roles.
        const named = new Set([starter.userId, added.userId]);
        expect(owners.every((owner) => named.has(owner))).toBe(true);
        return;
      }
      expect(roster.some((each) => each.role === 'owner')).toBe(true);
      expect(new Set(roster.map(({ userId }) => userId)).size).toBe(roster.length);
      expect(roster).toContainEqual(added);
      if (starter.userId !== added.userId) expect(roster).toContainEqual(starter);
    }),
  );
});

test('owners are made, changed and removed by owners alone', () => {
  expect(() => checkMayTouch('admin', 'viewer', 'owner')).toThrow(/Only an owner/);
  expect(() => checkMayTouch('admin', 'owner', 'viewer')).toThrow(/Only an owner/);
  expect(() => checkMayTouch('admin', 'owner', undefined)).toThrow(/Only an owner/);
  expect(() => checkMayTouch('owner', 'owner', 'viewer')).not.toThrow();
  expect(() => checkMayTouch('admin', 'viewer', 'admin')).not.toThrow();
});
