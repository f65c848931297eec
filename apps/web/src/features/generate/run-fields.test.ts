import { expect, test } from 'vitest';
import { issuesOfFields } from './run-fields.ts';

test('each issue appears at the field that a person filled in', () => {
  const issues = issuesOfFields([
    { path: 'body.seed', message: 'is too large' },
    { path: 'rows', message: 'must be 1 or more' },
    { path: 'rows.app.orders', message: 'has room for 10' },
    { path: 'target.connection_id', message: 'is gone' },
    { path: 'target.mode', message: 'needs tables' },
    { path: 'tables.orders.total', message: 'cannot hold' },
  ]);
  expect(issues).toEqual({
    total: 'must be 1 or more',
    perTable: { 'app.orders': 'has room for 10' },
    seed: 'is too large',
    locale: undefined,
    connectionId: 'is gone',
    mode: 'needs tables',
    rest: [{ path: 'tables.orders.total', message: 'cannot hold' }],
  });
});

test('the first message about a field is shown', () => {
  expect(
    issuesOfFields([
      { path: 'seed', message: 'first' },
      { path: 'seed', message: 'second' },
    ]).seed,
  ).toBe('first');
});
