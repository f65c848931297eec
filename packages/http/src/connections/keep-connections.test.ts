import { afterEach, expect, test } from 'vitest';
import { codeOf, type Fixture, SESSION, startFixture } from '../server.fixture.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import { type Bare, drip, open, openMany } from './sockets.fixture.ts';

const QUICK = { headersMs: 250, requestMs: 400, keepAliveMs: 200, stalledMs: 400, sweepMs: 50 } as const;
/** Far beyond all of these, on a busy machine. */
const IN_TIME = { timeout: 8000, interval: 50 };

let server: Fixture;
const held: Bare[] = [];
afterEach(async () => {
  for (const { socket } of held.splice(0)) socket.destroy();
  await server.stop();
});

async function start(connections: Partial<ConnectionLimits>): Promise<void> {
  server = await startFixture({ connections, rateLimit: 0 });
}
const hold = async (count: number, options: Parameters<typeof open>[1] = {}): Promise<readonly Bare[]> => {
  const many = await openMany(count, server.port, options);
  held.push(...many);
  return many;
};
const openOf = (many: readonly Bare[]): number => many.filter((one) => !one.isClosed()).length;
const statusFrom = async (from: string): Promise<string> => {
  const one = await open(server.port, { from });
  one.socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  await expect.poll(one.isClosed, IN_TIME).toBe(true);
  return one.received().split(' ')[1] ?? 'nothing';
};
const head = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${SESSION}\r\n`;

test('silent connections are closed with a reason', async () => {
  await start(QUICK);
  const many = await hold(50);
  await expect.poll(() => openOf(many), IN_TIME).toBe(0);
  expect(many[0]?.received()).toMatch(/^HTTP\/1\.1 408 .*"request_timeout"/s);
});

test('connections with endless headers are closed', async () => {
  await start(QUICK);
  const many = await hold(20);
  for (const one of many) one.socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\nx-a: ');
  const drips = many.map((one) => drip(one, 'a'));
  await expect.poll(() => openOf(many), IN_TIME).toBe(0);
  await Promise.all(drips);
});

test('connections with endless bodies are closed', async () => {
  await start(QUICK);
  const many = await hold(20);
  for (const one of many)
    one.socket.write(
      `${head('/api/projects').replace('GET', 'POST')}content-type: application/json\r\ncontent-length: 100000\r\n\r\n{`,
    );
  const drips = many.map((one) => drip(one, ' '));
  await expect.poll(() => openOf(many), IN_TIME).toBe(0);
  await Promise.all(drips);
  expect(server.handled).toEqual([]);
});

test('an idle kept-alive connection is closed, even if it sends line ends', async () => {
  await start(QUICK);
  const many = await hold(10);
  for (const one of many) one.socket.write(`${head('/healthz')}\r\n`);
  await expect.poll(() => many.every((one) => one.received().includes('"ok"')), IN_TIME).toBe(true);
  const drips = many.slice(5).map((one) => drip(one, '\r\n', 40));
  await expect.poll(() => openOf(many), IN_TIME).toBe(0);
  await Promise.all(drips);
});

test('a client that does not read the answer is disconnected', async () => {
  await start(QUICK);
  const data = 'x'.repeat(1 << 20);
  server.source.events = (async function* endless() {
    for (let id = 0; ; id++) yield { event: 'progress', id: String(id), data };
  })();
  const [one] = await hold(1, { reads: false });
  one?.socket.write(`${head('/api/events')}\r\n`);
  await expect.poll(() => server.handled, IN_TIME).toContain('events');
  // It learns that the connection is closed only by writing.
  await expect
    .poll(() => {
      one?.socket.write('\r\n');
      return one?.isClosed();
    }, IN_TIME)
    .toBe(true);
});

test('a stream of events outlives all of these limits, and so does a slow request', async () => {
  await start(QUICK);
  server.source.events = (async function* silent() {
    yield await new Promise<never>(() => undefined);
  })();
  const [stream, slow] = await hold(2);
  stream?.socket.write(`${head('/api/events')}\r\n`);
  slow?.socket.write(`${head('/api/slow')}\r\n`);
  await expect.poll(() => server.handled.length, IN_TIME).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect([stream?.isClosed(), slow?.isClosed()]).toEqual([false, false]);
  server.release();
  await expect.poll(() => slow?.received(), IN_TIME).toContain('HTTP/1.1 200');
});

test('held connections from one address block nobody: others are answered, and the oldest is closed for a new one', async () => {
  await start({ most: 400, perAddress: 50 });
  const many = await hold(300, { from: '127.0.0.2' });
  expect(await statusFrom('127.0.0.3')).toBe('200');
  expect(await statusFrom('127.0.0.2')).toBe('200');
  await expect.poll(() => openOf(many), IN_TIME).toBeLessThanOrEqual(50);
  expect(many.at(-1)?.isClosed()).toBe(false);
});

test('held connections from many addresses block nobody either', async () => {
  await start({ most: 100, perAddress: 10 });
  for (let host = 2; host < 32; host++) await hold(10, { from: `127.0.0.${host}` });
  expect(await statusFrom('127.0.0.99')).toBe('200');
  await expect.poll(() => openOf(held), IN_TIME).toBeLessThanOrEqual(100);
});

/** Bodies that never end, once the server has confirmed the headers of each. */
const dripBodies = async (many: readonly Bare[], headers = ''): Promise<readonly Promise<void>[]> => {
  const begun = `${head('/api/projects').replace('GET', 'POST')}${headers}expect: 100-continue\r\n`;
  for (const one of many) one.socket.write(`${begun}content-type: application/json\r\ncontent-length: 100000\r\n\r\n{`);
  await expect.poll(() => many.every((one) => one.received().includes('100 Continue')), IN_TIME).toBe(true);
  return many.map((one) => drip(one, ' ', 100));
};

test('dripping bodies block nobody, from one address or from many: the slowest is closed first', async () => {
  await start({ most: 31, perAddress: 8 });
  const many = await hold(8, { from: '127.0.0.2' });
  const drips = [...(await dripBodies(many))];
  for (let count = 1; count < 4; count++) {
    expect(await statusFrom('127.0.0.2')).toBe('200');
    await expect.poll(() => openOf(many), IN_TIME).toBe(7);
  }
  expect(many.find((one) => one.isClosed())?.received()).toMatch(
    /HTTP\/1\.1 503 .*retry-after: \d.*dropped in favour of others/is,
  );
  for (const host of [3, 4, 5]) {
    const more = await hold(8, { from: `127.0.0.${host}` });
    drips.push(...(await dripBodies(more)));
  }
  expect(await statusFrom('127.0.0.99')).toBe('200');
  for (const { socket } of held) socket.destroy();
  await Promise.all(drips);
});

test('a connection without a request is closed before one with an arriving body', async () => {
  await start({ perAddress: 3 });
  const [sender, idle] = await hold(2, { from: '127.0.0.2' });
  if (sender === undefined || idle === undefined) throw new Error('Two were opened.');
  const dripping = await dripBodies([sender]);
  await hold(1, { from: '127.0.0.2' });
  expect(await statusFrom('127.0.0.2')).toBe('200');
  expect([sender.isClosed(), idle.isClosed()]).toEqual([false, true]);
  sender.socket.destroy();
  await Promise.all(dripping);
});

test('only an address whose connections are all busy is refused', async () => {
  await start({ perAddress: 4 });
  const busy = await hold(4, { from: '127.0.0.2' });
  for (const one of busy) one.socket.write(`${head('/api/slow')}\r\n`);
  await expect.poll(() => server.handled.length, IN_TIME).toBe(4);
  const refused = await open(server.port, { from: '127.0.0.2' });
  refused.socket.write(`${head('/healthz')}\r\n`);
  await expect.poll(refused.isClosed, IN_TIME).toBe(true);
  expect(refused.received()).toMatch(/^HTTP\/1\.1 429 .*retry-after: \d.*"rate_limited"/is);
  expect(await statusFrom('127.0.0.3')).toBe('200');
  server.release();
  await expect.poll(() => busy.every((one) => one.received().includes(' 200 ')), IN_TIME).toBe(true);
  expect(await statusFrom('127.0.0.2')).toBe('200');
});

test('behind a proxy requests are counted by the address that it names', async () => {
  server = await startFixture({ trustProxy: '127.0.0.1', connections: { perAddress: 3 }, rateLimit: 0 });
  const ask = (path: string, from: string) => server.request(path, { headers: { 'x-forwarded-for': from } });
  const slow = [1, 2, 3].map(() => ask('/api/slow', '192.0.2.1'));
  await expect.poll(() => server.handled.length, IN_TIME).toBe(3);
  expect(await codeOf(await ask('/api/keys', '192.0.2.1'))).toBe('429 rate_limited');
  expect((await ask('/api/keys', '192.0.2.2')).status).toBe(200);
  server.release();
  await Promise.all(slow);
  expect((await ask('/api/keys', '192.0.2.1')).status).toBe(200);
  // A body that drips behind it does not count against the other connections of that address.
  const drips = await dripBodies(await hold(3), 'x-forwarded-for: 192.0.2.1\r\n');
  expect((await ask('/api/keys', '192.0.2.1')).status).toBe(200);
  for (const { socket } of held) socket.destroy();
  await Promise.all(drips);
});
