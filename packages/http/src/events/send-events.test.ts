import { afterEach, expect, test } from 'vitest';
import { type Fixture, startFixture } from '../server.fixture.ts';
import type { ServerEvent } from './server-event.ts';

let server: Fixture;
afterEach(() => server.stop());

const event = (n: number, data: unknown = { n }): ServerEvent => ({ event: 'progress', id: String(n), data });

test('events are written as they come, and the stream ends with its source', async () => {
  server = await startFixture();
  server.source.events = (async function* three() {
    yield event(1);
    yield event(2, { text: 'a\nb' });
    yield { event: 'end', id: '3\ndata: forged', data: {} };
  })();
  const response = await server.request('/api/events');
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-request-id')).toMatch(/^req_/);
  expect(await response.text()).toBe(
    'event: progress\nid: 1\ndata: {"n":1}\n\n' +
      'event: progress\nid: 2\ndata: {"text":"a\\nb"}\n\n' +
      'event: end\nid: 3 data: forged\ndata: {}\n\n',
  );
});

test('a client that disconnects ends the source', async () => {
  server = await startFixture();
  const ended = Promise.withResolvers<void>();
  server.source.events = (async function* endless() {
    try {
      for (let n = 0; ; n++) {
        yield event(n);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    } finally {
      ended.resolve();
    }
  })();
  const leave = new AbortController();
  const response = await server.request('/api/events', { signal: leave.signal });
  await response.body?.getReader().read();
  leave.abort();
  await expect(ended.promise).resolves.toBeUndefined();
});

test('a client that does not read pauses the source', async () => {
  server = await startFixture();
  let made = 0;
  server.source.events = (async function* many() {
    for (; made < 1000; made++) yield event(made, 'x'.repeat(100_000));
  })();
  const leave = new AbortController();
  const response = await server.request('/api/events', { signal: leave.signal });
  const reader = response.body?.getReader();
  await reader?.read();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(made).toBeLessThan(500);
  leave.abort();
});

test('a failing source ends its stream and is logged', async () => {
  server = await startFixture();
  server.source.events = (async function* failing() {
    yield event(1);
    throw new Error('the-source-failed');
  })();
  const response = await server.request('/api/events');
  expect(await response.text()).toBe('event: progress\nid: 1\ndata: {"n":1}\n\n');
  await expect.poll(() => server.logged.join('')).toContain('the-source-failed');
});

test('a shutdown ends streams whose source is silent', async () => {
  server = await startFixture();
  server.source.events = {
    [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => undefined) }),
  };
  const response = await server.request('/api/events');
  const start = performance.now();
  await server.stop();
  expect(await response.text()).toBe('');
  expect(performance.now() - start).toBeLessThan(2000);
});

test('HEAD of a stream is refused immediately', async () => {
  server = await startFixture();
  expect((await server.request('/api/events', { method: 'HEAD' })).status).toBe(405);
});
