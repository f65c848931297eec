import { expect, test } from 'vitest';
import { isSameAct } from './act-of.ts';

test.each([
  'cancel canceled cancelled cancellation',
  'void voided',
  'reject rejected rejection',
  'fail failed failure error',
  'refund refunded',
  'ship shipped',
  'approve approved approval',
  'terminate terminated termination',
  'resolve resolved resolution',
  'close closed closure',
  'complete completed completion',
  'suspend suspended suspension',
  'default defaulted',
  'deliver delivered delivery',
  'pay paid payment',
])('%s are one act', (line) => {
  const [first = '', ...others] = line.split(' ');
  for (const other of others) expect(isSameAct(first, other), other).toBe(true);
});

test.each([
  ['approved', 'appealed'],
  ['closed', 'cleared'],
  ['open', 'opposed'],
  ['paid', 'packed'],
])('%s and %s are two', (one, other) => {
  expect(isSameAct(one, other)).toBe(false);
});
