import { expect, test } from 'vitest';
import { makeLog } from './make-log.ts';

function logged(write: (log: ReturnType<typeof makeLog>) => void): string {
  const lines: string[] = [];
  write(makeLog({ destination: { write: (line) => void lines.push(line) } }));
  return lines.join('');
}

test('a secret is never logged, on any level', () => {
  const secret = 'sk_live_rl_abcdef';
  const line = logged((log) =>
    log.info(
      {
        authorization: secret,
        headers: { cookie: secret, 'set-cookie': secret },
        a: { b: [{ token: secret }] },
        Password: secret,
      },
      'x',
    ),
  );
  expect(line).not.toContain(secret);
  expect(line).toContain('[secret]');
});

test('the stack of an error is logged, and what a driver attached is not', () => {
  const error = Object.assign(new Error('insert failed'), {
    code: '23505',
    detail: 'Key (email)=(canary@example.org) already exists.',
    parameters: ['canary@example.org'],
  });
  const line = logged((log) => log.error({ err: error }, 'x'));
  expect(line).not.toContain('canary');
  expect(line).toContain('23505');
  expect(line).toContain('make-log.test');
});

test('a given message about an error is logged verbatim', () => {
  const line = logged((log) =>
    log.warn({ error: 'StoreError store_unreachable' }, 'A round failed; it is tried again'),
  );
  expect(JSON.parse(line)).toMatchObject({ error: { message: 'StoreError store_unreachable' } });
});

test.each([
  [null, 'null'],
  [7, 'number'],
  [{ token: 'sk_live_rl_abcdef' }, 'an object of Object'],
  [Object.create(null), 'an object of no class'],
  [new Map(), 'an object of Map'],
])('%o, thrown as if it were an error, is logged by kind', (thrown, kind) => {
  const line = logged((log) => log.error({ err: thrown, request_id: 'r' }, 'A request failed.'));
  expect(line).not.toContain('sk_live_rl_abcdef');
  expect(JSON.parse(line)).toMatchObject({
    err: { message: `Something was thrown that is not an error, but ${kind}.` },
  });
});
