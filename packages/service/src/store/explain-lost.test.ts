import pg from 'pg';
import { expect, test } from 'vitest';
import { explainLost, tellingLost } from './explain-lost.ts';

test.each([
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
  Object.assign(new Error('connect ENOENT'), { code: 'ENOENT', syscall: 'connect' }),
  Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' }),
])('%s is an unreachable store', async (thrown) => {
  const told = { name: 'StoreError', code: 'store_unreachable', cause: thrown };
  expect(explainLost(thrown)).toMatchObject(told);
  await expect(tellingLost(Promise.reject(thrown))).rejects.toMatchObject(told);
  expect((explainLost(thrown) as Error).message).not.toContain(thrown.message);
});

test.each([
  Object.assign(new pg.DatabaseError('duplicate key', 1, 'error'), { code: '23505' }),
  new RangeError('The store holds an integer beyond 2^53.'),
  Object.assign(new Error('ours'), { code: 'row_quota_exceeded' }),
])('%s stays unchanged', (error) => {
  expect(explainLost(error)).toBe(error);
});
