import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SaveTask } from './protocol.ts';
import { openSave } from './save-rows.ts';

const CLI = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'rowloom-save-'));
const rowloom = (...words: readonly string[]): unknown =>
  execFileSync(process.execPath, [CLI, ...words, '--quiet'], { cwd: folder, stdio: 'pipe' });

beforeAll(() => {
  rowloom('generate', 'blog', '--rows', '3000', '--seed', '7', '--as-of', '2026-01-01T00:00:00Z', '--to', 'csv');
  for (const format of ['jsonl', 'sql', 'parquet'])
    rowloom('replay', 'csv/rowloom.json', '--format', format, '--to', format);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

async function save(format: SaveTask['format'], tables?: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  const text = readFileSync(join(folder, 'csv/rowloom.json'), 'utf8');
  const task = {
    what: { kind: 'recipe', text },
    format,
    companions: tables === undefined,
    ...(tables === undefined ? {} : { tables }),
  } as const;
  const { files, chunks } = await openSave(task);
  const parts = files.map((): Buffer[] => []);
  for (let next = chunks.next(); next.done !== true; next = chunks.next())
    parts[next.value.file]?.push(Buffer.from(next.value.bytes));
  return new Map(files.map(({ name }, index) => [name, Buffer.concat(parts[index] ?? [])]));
}

test.each(['csv', 'jsonl', 'sql', 'parquet'] as const)(
  '%s has the same files and bytes as on the command line',
  async (format) => {
    const saved = await save(format);
    expect([...saved.keys()].toSorted()).toEqual(readdirSync(join(folder, format)).toSorted());
    for (const [name, bytes] of saved) expect(bytes.equals(readFileSync(join(folder, format, name))), name).toBe(true);
  },
);

test('tables can be chosen, and a changed recipe is refused', async () => {
  expect([...(await save('csv', ['posts'])).keys()]).toEqual(['posts.csv']);
  const text = readFileSync(join(folder, 'csv/rowloom.json'), 'utf8').replace('"seed":7', '"seed":8');
  await expect(openSave({ what: { kind: 'recipe', text }, format: 'csv', companions: false })).rejects.toThrow(
    /changed after it was sealed/,
  );
});
