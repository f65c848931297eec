import { PERMISSION_NAMES, PERMISSIONS, PROJECT_ROLES, ROLE_WITHOUT_ROSTER } from '@rowloom/contract';
import { expect, test } from 'vitest';
import { PERMISSION_WORDS, ROLES, WITHOUT_ROSTER } from './role-words.ts';

test('every permission is described, for the roles that have it', () => {
  const told = PERMISSION_WORDS.flatMap(({ permissions }) => permissions);
  expect(told.toSorted()).toEqual(PERMISSION_NAMES.toSorted());
  for (const { permissions, roles } of PERMISSION_WORDS)
    for (const permission of permissions) expect([...PERMISSIONS[permission]], permission).toEqual(roles);
});

test('every role is listed, in the order of the contract', () => {
  expect(ROLES.map(({ value }) => value)).toEqual([...PROJECT_ROLES]);
});

test('roles of the organization grant what the contract says', () => {
  expect(WITHOUT_ROSTER).toEqual(ROLE_WITHOUT_ROSTER);
});
