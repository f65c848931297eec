import { type TargetErrorCode, type TargetFacts, targetError } from '@rowloom/databases';
import { loadLexicon, makePlan, makeRunContext, previewRows } from '@rowloom/engine';
import { readPostgresqlDdl } from '@rowloom/sql';
import { expect, test } from 'vitest';
import { explainFailure } from './explain-failure.ts';

test('a bug reveals only where it happened', () => {
  const { code, message, trace } = explainFailure(
    new RangeError('the value canary-4711\n    at fault (canary-4712:1:2)'),
  );
  expect([code, message]).toEqual(['internal_error', 'An internal error occurred.']);
  expect(trace?.[0]).toBe('RangeError');
  expect(trace?.[1]).toContain('explain-failure.test.ts');
  expect(JSON.stringify(trace)).not.toContain('canary');
  expect(explainFailure('canary')).toEqual({ code, message, trace: [] });
});

test("a target's error keeps its code and names, but not its message", () => {
  const facts = { native: '23505', schema: 'sales', table: 'orders', column: 'id', constraint: 'orders_pkey' };
  expect(explainFailure(targetError('duplicate_key', 'Key (id)=(canary) exists at host db.internal.', facts))).toEqual({
    code: 'duplicate_key',
    message: 'orders refused rows: orders_pkey already has such a key.',
    table: 'sales.orders',
    column: 'id',
    constraint: 'orders_pkey',
  });
});

test.each<[TargetErrorCode, TargetFacts, string]>([
  ['server_error', { table: 'letters' }, "letters refused rows with a server error. See the server's log."],
  ['server_error', {}, "The target refused rows with a server error. See the server's log."],
  ['unsupported', { table: 'letters' }, 'letters is not supported, or needs something that is not.'],
  [
    'duplicate_key',
    { table: 'orders', constraint: 'by_number', columns: ['shop', 'number'] },
    'orders refused rows: by_number (shop, number) already has such a key.',
  ],
])('%s of %o names table and columns', (code, facts, message) => {
  expect(explainFailure(targetError(code, '', { native: '1', ...facts })).message).toBe(message);
});

test('findings before a refusal of the server have a different message than the refusal', () => {
  const told = (code: TargetErrorCode, native?: string) =>
    explainFailure(targetError(code, '', native === undefined ? {} : { native })).message;
  expect(told('invalid_value')).toContain('Capture its schema again and start from that snapshot.');
  expect(told('invalid_value', '22P02')).toBe(
    'A table refused a value that does not fit a column. Capture its schema again.',
  );
});

test('a row for which no draw is found is refused, whatever a thread has left of the error', async () => {
  const error = await lateRow();
  const { message } = error;
  expect(message).toMatch(/row 500 of things satisfies the CHECK late, .*or skip the table/);
  const code = 'unsatisfiable_check';
  expect(explainFailure(error)).toEqual({ code, message, table: 'things', constraint: 'late' });
  expect(explainFailure(Object.assign(new Error(message), { name: error.name }))).toEqual({ code, message });
});

async function lateRow(): Promise<Error> {
  const ddl =
    'CREATE TABLE things (id int PRIMARY KEY, a int NOT NULL, CONSTRAINT late CHECK (a % 2 + id < 500 OR id > 600));';
  const read = await readPostgresqlDdl(ddl, { name: 'late' });
  if ('issues' in read) throw new Error('The text is not read.');
  const lexicon = await loadLexicon('en');
  const wishes = { rows: { things: 1000 }, seed: 7, locale: 'en', as_of: '2026-01-01T00:00:00.000Z' } as const;
  const planned = makePlan(read.document, wishes, lexicon);
  if ('issues' in planned) throw new Error('The first rows are refused.');
  try {
    previewRows(makeRunContext(read.document, planned.plan, lexicon), 'things', 499, 500);
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('Row 500 has a draw.');
}
