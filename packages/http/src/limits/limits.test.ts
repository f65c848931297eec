import { ENDPOINTS, refuse } from '@rowloom/contract';
import { afterEach, expect, test } from 'vitest';
import { ok } from '../reply/reply.ts';
import type { Route } from '../routes/route.ts';
import { codeOf, type Fixture, json, KEY, OPERATOR, startFixture } from '../server.fixture.ts';

let server: Fixture;
afterEach(() => server.stop());

const RIGHT = 'the right password';

const signIn: Route = {
  endpoint: ENDPOINTS.login,
  handle: async ({ body }) => {
    if ((body as { readonly password: string }).password !== RIGHT) throw refuse('invalid_credentials');
    return ok({});
  },
};

const login = (email: string, password = 'x', from = '192.0.2.1'): Promise<Response> => {
  const { headers, ...rest } = json({ email, password });
  return server.request('/api/auth/login', {
    ...rest,
    headers: { ...(headers as object), 'x-forwarded-for': from },
    token: null,
  });
};

test('a user has a burst, over all credentials together, and sees how much is left', async () => {
  server = await startFixture({ rateLimit: 1 });
  const answers: Response[] = [];
  for (let n = 0; n < 5; n++) answers.push(await server.request('/api/keys', n === 0 ? { token: KEY } : {}));
  expect(answers.map(({ headers }) => headers.get('ratelimit-remaining'))).toEqual(['4', '3', '2', '1', '0']);
  expect(answers[0]?.headers.get('ratelimit-limit')).toBe('5');
  const refused = await server.request('/api/nothing');
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(Number(refused.headers.get('ratelimit-reset'))).toBeGreaterThan(0);
  expect(await codeOf(refused)).toBe('429 rate_limited');
  expect((await server.request('/api/keys', { token: OPERATOR })).status).toBe(200);
});

test('a limit of 0 means no limit, and sends no header', async () => {
  server = await startFixture({ rateLimit: 0 });
  const { headers } = await server.request('/api/keys');
  expect([...headers.keys()].filter((name) => name.startsWith('ratelimit'))).toEqual([]);
});

test('an account may fail five times a minute from one address, in any spelling, and other addresses are unaffected', async () => {
  server = await startFixture({ trustProxy: true, routes: [signIn] });
  const spellings = ['a@x.org', 'A@x.org', ' a@X.org', 'a@x.org', 'a@x.org '];
  for (const email of spellings) expect(await codeOf(await login(email))).toBe('401 invalid_credentials');
  const refused = await login('a@x.org', RIGHT);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(5);
  expect(await codeOf(refused)).toBe('429 rate_limited');
  expect((await login('a@x.org', RIGHT, '192.0.2.2')).status).toBe(200);
  expect(await codeOf(await login('b@x.org'))).toBe('401 invalid_credentials');
});

test('guesses at an account from many addresses wait for each other, and known users wait for none', async () => {
  const from = (n: number) => `198.51.${n >> 8}.${n & 255}`;
  server = await startFixture({
    trustProxy: true,
    routes: [signIn],
    signInLimit: { perAddress: 1000, perAccount: 5, perAccountInAll: 20, turnMs: 1000 },
    knownAddresses: async (account) => (account === 'a@x.org' ? ['192.0.2.1', '2001:db8::1'] : []),
  });
  for (let n = 0; n < 20; n++)
    expect(await codeOf(await login('a@x.org', 'x', from(n)))).toBe('401 invalid_credentials');
  const began = performance.now();
  const line = [0, 1, 2].map((n) => login('A@x.org', RIGHT, from(900 + n)));
  let answered = 0;
  for (const one of line) void one.then(() => answered++);
  // Known users do not wait, nor does anybody at another account.
  expect((await login('a@x.org', RIGHT, '192.0.2.1')).status).toBe(200);
  expect((await login('a@x.org', RIGHT, '2001:db8::77')).status).toBe(200);
  expect((await login('b@x.org', RIGHT, from(900))).status).toBe(200);
  expect(answered).toBeLessThan(3);
  expect((await Promise.all(line)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(performance.now() - began).toBeGreaterThan(2900);
  // There too the number of guesses is limited as elsewhere.
  for (let n = 0; n < 5; n++) expect(await codeOf(await login('a@x.org'))).toBe('401 invalid_credentials');
  expect(await codeOf(await login('a@x.org'))).toBe('429 rate_limited');
});

test('hours of guessing from one address do not lock the owner out of others', async () => {
  server = await startFixture({
    trustProxy: true,
    routes: [signIn],
    signInLimit: { perAddress: 1000, perAccount: 100, perAccountInAll: 20, turnMs: 50 },
  });
  for (let n = 0; n < 60; n++) expect(await codeOf(await login('a@x.org'))).toBe('401 invalid_credentials');
  expect((await login('a@x.org', RIGHT, '192.0.2.2')).status).toBe(200);
});

test('a successful sign-in is not a failure, and removes none', async () => {
  server = await startFixture({
    trustProxy: true,
    routes: [signIn],
    signInLimit: { perAddress: 1000, perAccount: 5 },
  });
  for (let n = 0; n < 8; n++) expect((await login('a@x.org', RIGHT)).status).toBe(200);
  for (let n = 0; n < 5; n++) expect(await codeOf(await login('a@x.org'))).toBe('401 invalid_credentials');
  expect(await codeOf(await login('a@x.org'))).toBe('429 rate_limited');
});

test('an address signs in at most ten times a minute, checked before anything else', async () => {
  server = await startFixture();
  for (let n = 0; n < 10; n++) await login(`${n}@x.org`);
  expect(await codeOf(await login('new@x.org'))).toBe('429 rate_limited');
  const nonsense = await server.request('/api/auth/login', { method: 'POST', body: '{', token: null });
  expect(nonsense.headers.get('ratelimit-remaining')).toBe('0');
  expect(await codeOf(nonsense)).toBe('429 rate_limited');
  expect((await server.request('/api/auth/refresh', { method: 'POST', token: null })).status).toBe(200);
});
