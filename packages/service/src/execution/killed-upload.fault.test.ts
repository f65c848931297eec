import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FilesTask } from '@rowloom/runner';
import { type S3Server, startS3 } from '@rowloom/servers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RUN_ENTRY } from './entries.fixture.ts';
import { planned, readLibrary } from './library.fixture.ts';
import { spawnRun } from './run-child.ts';

let store: S3Server;
beforeAll(async () => {
  store = await startS3('rows');
});
afterAll(() => store.stop());

const OBJECT = '._S3rver_object';
const objectsIn = (prefix: string): readonly string[] => {
  const folder = join(store.folder, 'rows', prefix);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(OBJECT))
    .map((name) => name.replace(OBJECT, ''))
    .toSorted();
};
const bytesOf = (prefix: string, name: string): Buffer =>
  readFileSync(join(store.folder, 'rows', prefix, `${name}${OBJECT}`));

test('a run killed during an upload certifies nothing, and running it again gives the same result', async () => {
  const plan = await planned(await readLibrary(), { shelves: 300, books: 1_500_000 });
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const place = { kind: 's3', bucket: 'rows', region: 'us-east-1', endpoint: store.endpoint, credentials } as const;
  const task = (prefix: string): FilesTask => ({ kind: 'files', ...plan, place: { ...place, prefix } });
  // Parts are sent from 16 MB on: a third of the rows is well within the upload.
  const amid = Promise.withResolvers<void>();
  let rows = 0;
  const killed = spawnRun({
    entry: RUN_ENTRY,
    task: task('killed'),
    onMessage(message) {
      if (message.kind !== 'progress') return;
      rows = Math.max(rows, ...message.tables.map((table) => table.rows));
      if (rows > 500_000) amid.resolve();
    },
  });
  await amid.promise;
  killed.kill();
  expect(await killed.ended).toMatchObject({ kind: 'lost' });
  expect(objectsIn('killed')).toContain('.rowloom.json.rowloom-partial');
  expect(objectsIn('killed')).not.toContain('rowloom.json');

  const again = await spawnRun({ entry: RUN_ENTRY, task: task('killed') }).ended;
  expect(again).toMatchObject({ kind: 'done', outcome: { rows: 1_500_300 } });
  expect(await spawnRun({ entry: RUN_ENTRY, task: task('alone') }).ended).toMatchObject({ kind: 'done' });
  expect(objectsIn('killed')).toEqual(objectsIn('alone'));
  for (const name of objectsIn('alone'))
    expect(bytesOf('killed', name).equals(bytesOf('alone', name)), name).toBe(true);
});
