import { expect, test } from 'vitest';
import { countRules, issuesOf, ruleKey, tidy, withRule } from './rule-keys.ts';

const orders = { name: 'orders', schema: 'sales' };

test('a rule keeps its name, and a new one gets its full name', () => {
  expect(ruleKey({}, orders, 'total')).toBe('sales.orders.total');
  expect(ruleKey({ 'orders.total': { constant: 1 } }, orders, 'total')).toBe('orders.total');
  expect(ruleKey({ 'orders.total': {}, 'sales.orders.total': {} }, orders, 'total')).toBe('sales.orders.total');
  expect(ruleKey({}, { name: 'orders' })).toBe('orders');
});

test('an empty rule is removed', () => {
  const rules = { a: { rows: 1 }, 'a.b': { constant: null } };
  expect(withRule(rules, 'a.b', {})).toEqual({ a: { rows: 1 } });
  expect(withRule(rules, 'a', { rows: 2 })).toEqual({ ...rules, a: { rows: 2 } });
  expect(tidy({ rows: undefined, skip: false })).toEqual({ skip: false });
});

test('issues appear at the field of the rule', () => {
  const issue = (path: string) => ({ code: 'bad_rule', path, message: path });
  const issues = [issue('rules.a.b.range'), issue('rules.a.b'), issue('rules.a.bc.range'), issue('rules.a.rows')];
  const rules = { a: { rows: 1 }, 'a.b': {}, 'a.bc': {} };
  expect(issuesOf(issues, rules, 'a.b')).toEqual({ range: 'rules.a.b.range', '': 'rules.a.b' });
  expect(issuesOf(issues, rules, 'a')).toEqual({ rows: 'rules.a.rows' });
});

test('rules of a table and of its columns are counted', () => {
  expect(countRules({ orders: {}, 'sales.orders.total': {}, other: {} }, orders, ['total', 'status'])).toBe(2);
});
