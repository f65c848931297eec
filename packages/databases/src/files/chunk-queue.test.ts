import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeChunkQueue } from './chunk-queue.ts';
import { makeChunkTurns } from './chunk-turns.ts';

const MEGABYTE = 1 << 20;

/** A file in memory, and two threads' queues into it. */
function makeFile(bytes: number) {
  const turns = makeChunkTurns(1);
  const file = new Uint8Array(bytes);
  const write = (some: Uint8Array, position: number): void => file.set(some, position);
  return { file, turns, queues: [0, 1].map(() => makeChunkQueue(turns, 0, write, [])) };
}

test('chunks keep their order whichever is ready first, and each is reported once', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 1 }), fc.integer({ min: 0, max: 9 })), { maxLength: 30 }),
      (chunks) => {
        const total = chunks.reduce((sum, [, length]) => sum + length, 0);
        const { file, turns, queues } = makeFile(total);
        const told: number[] = [];
        // One thread is always late: all of its chunks come after those of the other.
        for (const late of [0, 1])
          for (const [chunk, [owner, length]] of chunks.entries()) {
            if (owner !== late) continue;
            const made = new Uint8Array(length).fill(chunk + 1);
            const isKept = !turns.isTurn(0, chunk);
            expect(queues[owner]?.add(chunk, [made.subarray(0, 2), made.subarray(2)], () => told.push(chunk))).toBe(
              true,
            );
            // The thread makes its next chunk in the same memory.
            if (isKept) made.fill(255);
          }
        // Adding a chunk writes the ones whose turn has come; ending here would be waiting for oneself.
        for (let chunk = chunks.length; chunk < chunks.length * 3; chunk++)
          queues[chunk % 2]?.add(chunk, [], () => told.push(chunk));
        expect([...file]).toEqual(chunks.flatMap(([, length], chunk) => Array(length).fill(chunk + 1)));
        expect(told.filter((chunk) => chunk < chunks.length)).toEqual(chunks.map((_, chunk) => chunk));
      },
    ),
  );
});

test('a thread that is four megabytes ahead waits, and is notified when the run stops', () => {
  const { turns, queues } = makeFile(0);
  const told: number[] = [];
  const megabyte = new Uint8Array(MEGABYTE);
  const add = (chunk: number): boolean | undefined => queues[0]?.add(chunk, [megabyte], () => told.push(chunk));
  expect([1, 2, 3, 4].map(add)).toEqual([true, true, true, true]);
  turns.stop();
  expect(add(5)).toBe(false);
  expect(queues[0]?.end()).toBe(false);
  expect(told).toEqual([]);
});
