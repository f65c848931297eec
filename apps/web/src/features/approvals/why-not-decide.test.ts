import { expect, test } from 'vitest';
import { whyNotDecide } from './why-not-decide.ts';

const request = { requested_by: 'usr_a', approvals: [] } as never;
const decider = { role: 'approver', permissions: ['approvals.decide'] } as const;

test('nobody decides on their own request, whatever their role', () => {
  expect(whyNotDecide(request, decider, 'usr_a')).toMatch(/own request/);
});

test('a role without the permission is named', () => {
  expect(whyNotDecide(request, { role: 'data_fabricator', permissions: [] }, 'usr_b')).toMatch(/data fabricator/);
});

test('whoever has approved waits for somebody else', () => {
  const given = { requested_by: 'usr_a', approvals: [{ user_id: 'usr_b', at: '', note: null }] } as never;
  expect(whyNotDecide(given, decider, 'usr_b')).toMatch(/You have approved/);
  expect(whyNotDecide(given, decider, 'usr_c')).toBeUndefined();
});
