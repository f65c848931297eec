import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { makeChunkTurns, openChunkTurns } from './chunk-turns.ts';

test('each chunk is taken once, and places follow the turns', () => {
  const turns = makeChunkTurns(2);
  expect([turns.take(0), turns.take(0), turns.take(1)]).toEqual([0, 1, 0]);
  expect([turns.isTurn(0, 0), turns.isTurn(0, 1)]).toEqual([true, false]);
  expect(turns.claim(0, 100)).toBe(0);
  turns.pass(0);
  expect(turns.awaitTurn(0, 1)).toBe(true);
  expect(turns.claim(0, 7)).toBe(100);
  expect(turns.claim(1, 1)).toBe(0);
});

test('a table whose chunks are all taken offers none', () => {
  const turns = makeChunkTurns(1);
  turns.announce(0, 2);
  expect([turns.take(0), turns.take(0), turns.take(0)]).toEqual([0, 1, undefined]);
});

test('places exceed four gigabytes', () => {
  const turns = makeChunkTurns(1);
  for (let i = 0; i < 5; i++) turns.claim(0, 2 ** 31);
  expect(turns.claim(0, 1)).toBe(5 * 2 ** 31);
});

test('waiting threads are notified when the run stops', () => {
  const turns = makeChunkTurns(1);
  const other = openChunkTurns(turns.buffer, 1);
  other.stop();
  expect(turns.awaitTurn(0, 3)).toBe(false);
  expect(turns.isStopped()).toBe(true);
});

test('a turn passed by one thread wakes another', async () => {
  const turns = makeChunkTurns(1);
  const source = `
    const { workerData, parentPort } = require('node:worker_threads');
    import(workerData.module).then(({ openChunkTurns }) => {
      const turns = openChunkTurns(workerData.buffer, 1);
      parentPort.postMessage('waiting');
      parentPort.postMessage(turns.awaitTurn(0, 1) ? turns.claim(0, 1) : 'stopped');
    });`;
  const worker = new Worker(source, {
    eval: true,
    workerData: { buffer: turns.buffer, module: new URL('./chunk-turns.ts', import.meta.url).href },
  });
  const heard: unknown[] = [];
  await new Promise<void>((resolve, reject) => {
    worker.on('message', (message) => {
      heard.push(message);
      if (message !== 'waiting') return resolve();
      turns.claim(0, 41);
      turns.pass(0);
    });
    worker.on('error', reject);
  });
  await worker.terminate();
  expect(heard).toEqual(['waiting', 41]);
});
