import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, type Fixture, json, startFixture } from '../server.fixture.ts';

let server: Fixture;
beforeAll(async () => {
  server = await startFixture({ publicUrl: 'https://rowloom.example' });
});
afterAll(() => server.stop());

const refresh = (headers: Readonly<Record<string, string>>): Promise<Response> =>
  server.request('/api/auth/refresh', {
    method: 'POST',
    token: null,
    headers: { cookie: 'rowloom_refresh=r1', ...headers },
  });

test('the refresh cookie is only for this service', async () => {
  const response = await server.request('/api/auth/login', json({ email: 'a', password: 'b' }));
  const [cookie] = response.headers.getSetCookie();
  expect(cookie).toBe('rowloom_refresh=r1; Max-Age=60; Path=/api/auth; HttpOnly; Secure; SameSite=Strict');
});

test('a cookie is read where sessions are refreshed', async () => {
  expect(await (await refresh({})).json()).toEqual({ cookie: 'r1' });
});

test.each([
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ origin: 'https://other.example' }],
  [{ origin: 'null' }],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://rowloom.example' }],
])('another site cannot use it: %j', async (headers) => {
  expect(await codeOf(await refresh(headers))).toBe('401 invalid_token');
});

test.each([
  [{ 'sec-fetch-site': 'same-origin' }],
  [{ 'sec-fetch-site': 'none' }],
  [{ origin: 'https://rowloom.example' }],
])('our own pages can: %j', async (headers) => {
  expect((await refresh(headers)).status).toBe(200);
});
