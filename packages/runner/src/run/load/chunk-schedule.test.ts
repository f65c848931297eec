import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ChunkTask, scheduleChunks } from './chunk-schedule.ts';
import { cutChunks, rowsPerChunk } from './cut-chunks.ts';

test('chunks cover every row once, in order', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.integer({ min: 1, max: 3000 }), (rows, size) => {
      const chunks = cutChunks('t', rows, size);
      expect(chunks.map(({ chunk }) => chunk)).toEqual(chunks.map((_, index) => index));
      expect(chunks.reduce((next, { first, end }) => (first === next && end > first ? end : Number.NaN), 0)).toBe(rows);
    }),
  );
});

test('long rows make smaller chunks, and a chunk has a row at least', () => {
  expect(rowsPerChunk(10)).toBe(50_000);
  expect(rowsPerChunk(16 << 10)).toBe(1024);
  expect(rowsPerChunk(1 << 30)).toBe(1);
  expect(rowsPerChunk(10, 7)).toBe(7);
});

test('a group begins only when all groups before it are complete, with any number of workers', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ rows: fc.nat(9), after: fc.array(fc.nat(20)) }), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 1, max: 4 }),
      async (tables, workers) => {
        const groups = tables.map(({ rows, after }, index) => ({
          tasks: cutChunks(`t${index}`, rows, 2).map((chunk) => [chunk]),
          after: after.filter((other) => other < index),
        }));
        const schedule = scheduleChunks(groups);
        const done: ChunkTask[] = [];
        const work = async (): Promise<void> => {
          for (let task = await schedule.take(); task !== undefined; task = await schedule.take()) {
            for (const other of groups[task.group]?.after ?? [])
              expect(done.filter(({ group }) => group === other)).toHaveLength(groups[other]?.tasks.length ?? 0);
            await Promise.resolve();
            done.push(task);
            schedule.finish(task);
          }
        };
        await Promise.all(Array.from({ length: workers }, work));
        expect(done).toHaveLength(groups.reduce((sum, { tasks }) => sum + tasks.length, 0));
      },
    ),
  );
});

test('a stopped schedule gives out nothing, even to waiting workers', async () => {
  const schedule = scheduleChunks([
    { tasks: [cutChunks('a', 1, 1)], after: [] },
    { tasks: [cutChunks('b', 1, 1)], after: [0] },
  ]);
  expect(await schedule.take()).toBeDefined();
  const waiting = schedule.take();
  schedule.stop();
  expect(await waiting).toBeUndefined();
});

test('a group in order has one task at a time', async () => {
  const schedule = scheduleChunks([{ tasks: cutChunks('a', 3, 1).map((chunk) => [chunk]), after: [], inOrder: true }]);
  const first = await schedule.take();
  const second = schedule.take();
  expect(await Promise.race([second, Promise.resolve('waits')])).toBe('waits');
  if (first !== undefined) schedule.finish(first);
  expect((await second)?.chunks[0]?.chunk).toBe(1);
});
