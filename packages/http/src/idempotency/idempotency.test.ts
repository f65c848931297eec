import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, type Fixture, OPERATOR, PROJECT, startFixture } from '../server.fixture.ts';

let server: Fixture;
beforeAll(async () => {
  server = await startFixture();
});
afterAll(() => server.stop());

const start = (key: string, body: string, token?: string): Promise<Response> =>
  server.request(`/api/projects/${PROJECT}/generations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body,
    ...(token === undefined ? {} : { token }),
  });

test('the same key and body is done once and answered twice', async () => {
  server.handled.length = 0;
  const first = await start('a', '{"rows":1}');
  const second = await start('a', '{"rows":1}');
  expect(await second.text()).toBe(await first.text());
  expect([first.status, second.status]).toEqual([202, 202]);
  expect(second.headers.get('location')).toBe(first.headers.get('location'));
  expect([first, second].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true']);
  expect(server.handled).toEqual(['start']);
});

test('the same key with another body is a conflict', async () => {
  await start('b', '{"rows":1}');
  expect(await codeOf(await start('b', '{"rows":2}'))).toBe('409 idempotency_conflict');
});

test('the key of one user is not that of another', async () => {
  server.handled.length = 0;
  await start('c', '{"rows":1}');
  await start('c', '{"rows":1}', OPERATOR);
  expect(server.handled).toHaveLength(2);
});

test('what was refused is not remembered', async () => {
  expect(await codeOf(await start('d', '{"rows":0}'))).toBe('422 validation_failed');
  expect((await start('d', '{"rows":1}')).status).toBe(202);
});

test.each(['', 'x'.repeat(256), 'a b'])('"%s" is no key', async (key) => {
  expect(await codeOf(await start(key, '{"rows":1}'))).toBe('422 validation_failed');
});

test('where nothing is created the header is not looked at', async () => {
  const response = await server.request('/api/keys', { headers: { 'idempotency-key': 'a b' } });
  expect(response.status).toBe(200);
});
