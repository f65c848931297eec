import { expect, test } from 'vitest';
import { frameBytes, makeCopyBlocks, RING_BYTES } from './copy-blocks.ts';

test('a message is a letter, its length and the rows, even if the memory was used before', async () => {
  const memory = new DataView(new ArrayBuffer(RING_BYTES + 64), 64);
  const block = await makeCopyBlocks(100, memory)();
  new Uint8Array(memory.buffer).fill(255);
  for (let at = 0; at < 3; at++) block.view.setUint8(at, at + 1);
  expect([...block.frame(3)]).toEqual([100, 0, 0, 0, 7, 1, 2, 3]);
  expect([...frameBytes(Uint8Array.of(1, 2, 3))]).toEqual([...block.frame(3)]);
  expect(block.view.buffer).toBe(memory.buffer);
});

test('rows larger than the given memory get their own', async () => {
  const memory = new DataView(new ArrayBuffer(RING_BYTES));
  const block = await makeCopyBlocks(RING_BYTES, memory)();
  expect(block.view.buffer).not.toBe(memory.buffer);
  expect(block.view.byteLength).toBeGreaterThanOrEqual(RING_BYTES);
});

test('a block is reused when the socket has taken its last message, not an earlier one', async () => {
  const takeBlock = makeCopyBlocks(100);
  const ring = [];
  for (let place = 0; place < 4; place++) ring.push(await takeBlock());
  const [first] = ring;
  if (first === undefined) throw new Error('The ring is empty.');
  // Accepted at once, although the socket reports it later.
  first.handOver(false);
  expect(takeBlock()).toBe(first);
  first.handOver(true);
  for (let place = 1; place < 4; place++) expect(takeBlock()).toBe(ring[place]);
  const waiting = takeBlock();
  expect(waiting).toBeInstanceOf(Promise);
  let isFree = false;
  void Promise.resolve(waiting).then(() => (isFree = true));
  first.settle();
  await new Promise(setImmediate);
  expect(isFree).toBe(false);
  first.settle();
  expect(await waiting).toBe(first);
});
