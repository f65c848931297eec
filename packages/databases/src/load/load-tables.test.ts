import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { loadTables } from './load-tables.ts';
import type { TableLoader } from './table-loader.ts';

/** Loaders that report a hundred rows at a time, and a log of all events. */
function makeLoaders(refused?: string) {
  const seen: string[] = [];
  const open = async (table: string): Promise<TableLoader> => {
    seen.push(`open ${table}`);
    if (table === refused) throw new Error(`no ${table}`);
    return {
      columns: [],
      bytesPerRow: 1,
      async load(first, end, { onProgress } = {}) {
        for (let row = first; row < end; row += 100) {
          if (row > first) onProgress?.(row);
          await setImmediate();
        }
        seen.push(`loaded ${table}`);
        return { rows: end - first, bytes: end - first };
      },
    };
  };
  return { seen, open };
}

test('a table is prepared while rows of the previous one are on their way', async () => {
  const { seen, open } = makeLoaders();
  const progress: string[] = [];
  const bytes = await loadTables(
    [
      { name: 'large', rows: 1000 },
      { name: 'small', rows: 5 },
      { name: 'last', rows: 300 },
    ],
    open,
    { onProgress: (table, rows) => progress.push(`${table} ${rows}`) },
  );
  expect(bytes).toBe(1305);
  // The small one ends at once: nothing was in flight meanwhile.
  expect(seen).toEqual(['open large', 'open small', 'loaded large', 'loaded small', 'open last', 'loaded last']);
  expect(progress.slice(0, 2)).toEqual(['large 100', 'large 200']);
  expect(progress.slice(-5)).toEqual(['large 1000', 'small 5', 'last 100', 'last 200', 'last 300']);
});

test('a table that cannot be prepared fails when its turn comes', async () => {
  const { seen, open } = makeLoaders('second');
  const tables = ['first', 'second', 'third'].map((name) => ({ name, rows: 500 }));
  await expect(loadTables(tables, open)).rejects.toThrow('no second');
  expect(seen).toEqual(['open first', 'open second', 'loaded first']);
});

test('an aborted load begins no other table', async () => {
  const { seen, open } = makeLoaders();
  const stop = new AbortController();
  const tables = ['first', 'second'].map((name) => ({ name, rows: 10 }));
  const loading = loadTables(tables, open, { signal: stop.signal, onProgress: () => stop.abort() });
  await expect(loading).rejects.toMatchObject({ code: 'interrupted' });
  expect(seen).toEqual(['open first', 'loaded first']);
});

/** Loaders that report when everything is sent, and later receive the result. */
function makeAnswered() {
  const seen: string[] = [];
  const answers = new Map<string, PromiseWithResolvers<void>>();
  const open = async (table: string): Promise<TableLoader> => ({
    columns: [],
    bytesPerRow: 1,
    async load(first, end, { onSent, onProgress, signal } = {}) {
      seen.push(`begin ${table}`);
      const answer = Promise.withResolvers<void>();
      answers.set(table, answer);
      signal?.addEventListener('abort', () => answer.reject(new Error(`${table} was stopped`)));
      await setImmediate();
      onProgress?.(end - first);
      // Before the turn in which the next one would be opened early.
      onSent?.();
      await answer.promise;
      seen.push(`end ${table}`);
      return { rows: end - first, bytes: end - first };
    },
  });
  return { seen, open, answer: (table: string) => answers.get(table) };
}

const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn++) await setImmediate();
};

test('a table begins before the previous one is answered, but no further one does', async () => {
  const { seen, open, answer } = makeAnswered();
  const progress: string[] = [];
  const tables = ['first', 'second', 'third'].map((name) => ({ name, rows: 10 }));
  const loading = loadTables(tables, open, { onProgress: (table, rows) => progress.push(`${table} ${rows}`) });
  await turns(9);
  expect(seen).toEqual(['begin first', 'begin second']);
  answer('first')?.resolve();
  await turns(9);
  expect(seen).toEqual(['begin first', 'begin second', 'end first', 'begin third']);
  answer('second')?.resolve();
  answer('third')?.resolve();
  expect(await loading).toBe(30);
  expect(progress).toEqual(['first 10', 'second 10', 'third 10']);
});

test('if a table fails after the next one began, the next is stopped and the first error is reported', async () => {
  const { seen, open, answer } = makeAnswered();
  const tables = ['first', 'second', 'third'].map((name) => ({ name, rows: 10 }));
  const loading = loadTables(tables, open);
  await turns(9);
  answer('first')?.reject(new Error('a row was refused'));
  await expect(loading).rejects.toThrow('a row was refused');
  await expect(answer('second')?.promise).rejects.toThrow('second was stopped');
  expect(seen).toEqual(['begin first', 'begin second']);
});

test('if the next table cannot be prepared, an earlier failure is reported first', async () => {
  const { open, answer } = makeAnswered();
  const tables = ['first', 'second'].map((name) => ({ name, rows: 10 }));
  const refuse = (table: string) => (table === 'second' ? Promise.reject(new Error('in vain')) : open(table));
  const loading = loadTables(tables, refuse);
  await turns(9);
  answer('first')?.reject(new Error('a row was refused'));
  await expect(loading).rejects.toThrow('a row was refused');
});
