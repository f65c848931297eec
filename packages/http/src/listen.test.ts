import { ENDPOINTS } from '@rowloom/contract';
import { Value } from 'typebox/value';
import { afterEach, expect, test } from 'vitest';
import { codeOf, type Fixture, startFixture } from './server.fixture.ts';

let server: Fixture;
afterEach(() => server.stop());

test('a running request is finished, new connections are refused', async () => {
  server = await startFixture();
  const running = server.request('/api/slow');
  await expect.poll(() => server.handled).toContain('slow');
  const stopped = server.stop();
  const isRefused = () =>
    server.raw('GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n').then(
      () => false,
      () => true,
    );
  await expect.poll(isRefused).toBe(true);
  server.release();
  expect((await running).status).toBe(200);
  await stopped;
});

test('a second stop waits for the first', async () => {
  server = await startFixture();
  await Promise.all([server.stop(), server.stop()]);
  await expect(fetch(server.url)).rejects.toThrow('fetch failed');
});

test('the process is up before it is ready', async () => {
  let isReady = false;
  server = await startFixture({ isReady: async () => isReady });
  expect((await server.request('/healthz')).status).toBe(200);
  expect(await codeOf(await server.request('/readyz'))).toBe('503 unavailable');
  isReady = true;
  expect((await server.request('/readyz')).status).toBe(200);
});

test('readiness lists what needs attention, in the format that the contract declares', async () => {
  const notes: string[] = [];
  server = await startFixture({ readinessNotes: () => notes });
  const read = async (): Promise<unknown> => (await server.request('/readyz')).json();
  const { schema } = ENDPOINTS.getReadiness.answer;
  expect(await read()).toEqual({ status: 'ready' });
  notes.push("This machine's clock is 2.5 s behind the store's.");
  expect(await read()).toEqual({ status: 'ready', notes });
  expect(Value.Check({ ...schema, additionalProperties: false }, await read())).toBe(true);
});

test('a failing readiness check means not ready', async () => {
  server = await startFixture({ isReady: () => Promise.reject(new Error('store')) });
  expect(await codeOf(await server.request('/readyz'))).toBe('503 unavailable');
});
