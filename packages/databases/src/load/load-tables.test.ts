import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { loadTables } from './load-tables.ts';
import type { TableLoader } from './table-loader.ts';

/** Loaders that tell of a hundred rows at a time, and a list of all that happens. */
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

test('a table is made ready while rows of the one before are on their way', async () => {
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
  // The small one is over at once: nothing was on its way meanwhile.
  expect(seen).toEqual(['open large', 'open small', 'loaded large', 'loaded small', 'open last', 'loaded last']);
  expect(progress.slice(0, 2)).toEqual(['large 100', 'large 200']);
  expect(progress.slice(-5)).toEqual(['large 1000', 'small 5', 'last 100', 'last 200', 'last 300']);
});

test('a table that cannot be made ready fails when its turn comes', async () => {
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
