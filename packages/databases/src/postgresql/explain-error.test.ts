import { expect, test } from 'vitest';
import { explainPostgresqlError } from './explain-error.ts';

const fromServer = (code: string, more: object = {}): Error =>
  Object.assign(new Error('a message with the value 4711'), {
    code,
    severity: 'ERROR',
    detail: 'Key (id)=(4711)',
    ...more,
  });

test.each([
  ['23505', 'duplicate_key'],
  ['23503', 'foreign_key_violated'],
  ['23502', 'not_null_violated'],
  ['23514', 'check_violated'],
  ['23P01', 'exclusion_violated'],
  ['22P02', 'invalid_value'],
  ['22001', 'invalid_value'],
  ['25006', 'read_only'],
  ['28P01', 'authentication_failed'],
  ['3D000', 'no_such_database'],
  ['3F000', 'no_such_schema'],
  ['40001', 'locked'],
  ['53100', 'disk_full'],
  ['57014', 'interrupted'],
  ['57P01', 'connection_lost'],
  ['08006', 'connection_lost'],
  ['P0001', 'server_error'],
  ['XX000', 'server_error'],
] as const)('SQLSTATE %s is reported as %s, without values', (state, code) => {
  const error = explainPostgresqlError(fromServer(state, { table: 'orders' }), 'the database shop');
  expect(error).toMatchObject({ code, facts: { native: state, table: 'orders' } });
  expect(error.message).toMatch(/^[A-Z].*\.$/);
  expect(JSON.stringify(error) + error.message).not.toContain('4711');
});

test.each(['42501', '42P01', '42703', '0A000', '55006'])(
  'the message of SQLSTATE %s is kept, because it names objects',
  (state) => {
    expect(explainPostgresqlError(fromServer(state), 'the database shop').message).toContain('a message with');
  },
);

test.each([
  [
    'COPY orders, line 4, column total',
    { table: 'orders', column: 'total' },
    'The table orders refused a value that does not fit the type of total.',
  ],
  [
    'COPY orders, line 4, column total: "4711"',
    { table: 'orders', column: 'total' },
    'does not fit the type of total.',
  ],
  [
    'COPY orders, line 4: "4711,2"',
    { table: 'orders' },
    "The table orders refused a value that does not fit its column's type.",
  ],
  ['PL/pgSQL function f() line 3', { raised: 'f' }, 'A table refused a value'],
] as const)('the place of a value that COPY rejected is reported: %s', (where, facts, sentence) => {
  const error = explainPostgresqlError(fromServer('22003', { where }), 'the database shop');
  expect(error.facts).toEqual({ native: '22003', ...facts });
  expect(error.message).toContain(sentence);
  expect(error.message).not.toContain('4711');
});

test('a connection error is a lost connection, and our own errors stay unchanged', () => {
  const lost = explainPostgresqlError(
    Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
    'the database',
  );
  expect(lost).toMatchObject({ code: 'connection_lost', facts: { native: 'ECONNRESET' } });
  expect(explainPostgresqlError(lost, 'elsewhere')).toBe(lost);
});
