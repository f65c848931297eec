import { expect, test } from 'vitest';
import { rolesFor, whyFixed } from './organization-roles.ts';

test('an admin grants every role except owner', () => {
  expect(rolesFor('admin')).toEqual(['member', 'admin']);
  expect(rolesFor('member')).toEqual([]);
});

test('a member changes nobody, an admin no owner', () => {
  expect(whyFixed('member', { role: 'member' }, 1)).toBeDefined();
  expect(whyFixed('admin', { role: 'owner' }, 2)).toBeDefined();
  expect(whyFixed('admin', { role: 'admin' }, 1)).toBeUndefined();
});

test('the last owner stays', () => {
  expect(whyFixed('owner', { role: 'owner' }, 1)).toContain('last owner');
  expect(whyFixed('owner', { role: 'owner' }, 2)).toBeUndefined();
});
