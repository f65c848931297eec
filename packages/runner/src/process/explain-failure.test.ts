import { type TargetErrorCode, targetError } from '@rowloom/databases';
import { expect, test } from 'vitest';
import { explainFailure } from './explain-failure.ts';

test('of a bug nothing is told but where it happened', () => {
  const { code, message, trace } = explainFailure(
    new RangeError('the value canary-4711\n    at fault (canary-4712:1:2)'),
  );
  expect([code, message]).toEqual(['internal_error', 'Something went wrong on our side.']);
  expect(trace?.[0]).toBe('RangeError');
  expect(trace?.[1]).toContain('explain-failure.test.ts');
  expect(JSON.stringify(trace)).not.toContain('canary');
  expect(explainFailure('canary')).toEqual({ code, message, trace: [] });
});

test("a target's error keeps its code and names, and not its words", () => {
  const facts = { native: '23505', schema: 'sales', table: 'orders', column: 'id', constraint: 'orders_pkey' };
  expect(explainFailure(targetError('duplicate_key', 'Key (id)=(canary) exists at host db.internal.', facts))).toEqual({
    code: 'duplicate_key',
    message: 'orders refused rows: orders_pkey holds such a key already.',
    table: 'sales.orders',
    column: 'id',
    constraint: 'orders_pkey',
  });
});

test('what was found before a server refused is told in other words than what it refused', () => {
  const told = (code: TargetErrorCode, native?: string) =>
    explainFailure(targetError(code, '', native === undefined ? {} : { native })).message;
  expect(told('invalid_value')).toContain('Capture its schema again and start from that snapshot.');
  expect(told('invalid_value', '22P02')).toBe(
    'A table refused a value that does not fit a column. Capture its schema again.',
  );
});
