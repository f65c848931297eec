import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drive, quantile } from './drive.ts';

const TOKEN = 'right';
let asked = 0;
const server = createServer((request, response) => {
  asked++;
  const isRight = request.headers.authorization === `Bearer ${TOKEN}`;
  response.writeHead(isRight ? 200 : 401, { 'content-length': 5 }).end('hello');
});
let url = '';

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => void server.close());

test('every request is sent once and timed, in turn and on time', async () => {
  const inTurn = await drive({ url, token: TOKEN, requests: 50, connections: 4 });
  expect([asked, inTurn.latencies.length]).toEqual([50, 50]);
  const start = performance.now();
  const onTime = await drive({ url, token: TOKEN, requests: 60, connections: 4, perSecond: 200 });
  expect([asked, onTime.latencies.length]).toEqual([110, 60]);
  expect(performance.now() - start).toBeGreaterThan((59 / 200) * 1000);
});

test('an answer other than 200 ends the bench', async () => {
  await expect(drive({ url, token: 'wrong', requests: 5, connections: 1 })).rejects.toThrow('ended with 1');
});

test('a quantile is a measured value', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect([0.5, 0.99, 1].map((share) => quantile(values, share))).toEqual([100, 198, 200]);
});
