import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canonicalJson, parseExport } from '@rowloom/engine';
import type { RunTask } from '@rowloom/runner';
import { type S3Server, startS3 } from '@rowloom/servers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { RUN_ENTRY } from './entries.fixture.ts';
import { LATE, planned, readLibrary } from './library.fixture.ts';
import { spawnRun } from './run-child.ts';
import { unpack } from '../documents/unpack.fixture.ts';

// Each test starts processes of low priority, which wait for all other work of a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const root = mkdtempSync(join(tmpdir(), 'rowloom-files-'));
const APPROVED = `sha256:${'ab'.repeat(32)}`;
let store: S3Server;

beforeAll(async () => {
  store = await startS3('rows');
});

afterAll(async () => {
  await store.stop();
  rmSync(root, { recursive: true, force: true });
});

const start = (task: RunTask) => spawnRun({ entry: RUN_ENTRY, task });
const FILES = ['books.csv', 'load.sql', 'rowloom.json', 'schema.sql', 'shelves.csv'];

test('a run into a folder writes its files and seals the same export as the file beside them', async () => {
  const plan = await planned(await readLibrary(), { shelves: 30, books: 3000 });
  const place = { kind: 'directory', root, path: 'out/csv' } as const;
  const end = await start({ kind: 'files', ...plan, place, sealed: { planDigest: APPROVED } }).ended;
  if (end.kind !== 'done') throw new Error(JSON.stringify(end));
  expect(readdirSync(join(root, 'out/csv')).toSorted()).toEqual(FILES);
  expect(readFileSync(join(root, 'out/csv/rowloom.json'), 'utf8')).toBe(unpack(end.outcome.sealed?.packed));
  const sealed = JSON.parse(unpack(end.outcome.sealed?.packed)) as unknown;
  expect(parseExport(sealed)).toMatchObject({ document: { plan_digest: APPROVED } });
  expect(canonicalJson(sealed as never)).toBe(unpack(end.outcome.sealed?.packed));
  expect(end.outcome.rows).toBe(3030);
});

test('a link out of the root is not followed, and the failure does not reveal the root', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'rowloom-outside-'));
  symlinkSync(outside, join(root, 'link'));
  const plan = await planned(await readLibrary(), { shelves: 3, books: 30 });
  const end = await start({ kind: 'files', ...plan, place: { kind: 'directory', root, path: 'link/x' } }).ended;
  expect(end).toMatchObject({ kind: 'failed', failure: { code: 'no_permission' }, left: { rows: 0 } });
  expect(JSON.stringify(end)).not.toContain(root);
  expect(readdirSync(outside)).toEqual([]);
  rmSync(outside, { recursive: true });
});

test('a folder with foreign files is refused without revealing its path', async () => {
  mkdirSync(join(root, 'taken/thesis'), { recursive: true });
  const plan = await planned(await readLibrary(), { shelves: 3, books: 30 });
  const end = await start({ kind: 'files', ...plan, place: { kind: 'directory', root, path: 'taken' } }).ended;
  expect(end).toMatchObject({ kind: 'failed', failure: { code: 'folder_not_empty' } });
  expect(JSON.stringify(end)).not.toContain(root);
});

test('a cancelled run into files leaves nothing', async () => {
  const plan = await planned(await readLibrary(), { shelves: 300, books: 30_000_000 });
  const place = { kind: 'directory', root, path: 'big' } as const;
  const moving = Promise.withResolvers<void>();
  const run = spawnRun({
    entry: RUN_ENTRY,
    task: { kind: 'files', ...plan, place },
    onMessage: ({ kind }) => (kind === 'progress' ? moving.resolve() : undefined),
  });
  await moving.promise;
  run.cancel();
  expect(await run.ended).toMatchObject({ kind: 'cancelled', left: { rows: 0 } });
  expect(existsSync(join(root, 'big'))).toBe(false);
});

test('a row for which no draw is found is refused with its CHECK, by any thread, and leaves nothing', async () => {
  const failure = {
    code: 'unsatisfiable_check',
    message: expect.stringMatching(/of things satisfies the CHECK late, over \(a, id\)\. .*skip the table/) as string,
    table: 'things',
    constraint: 'late',
  };
  const place = { kind: 'directory', root, path: 'late' } as const;
  for (const things of [1000, 400_000]) {
    const plan = await planned(await readLibrary(LATE), { things });
    const end = await start({ kind: 'files', ...plan, place }).ended;
    expect(end).toMatchObject({ kind: 'failed', failure, left: { rows: 0 } });
    expect(existsSync(join(root, 'late'))).toBe(false);
  }
  const rehearsed = await start({ kind: 'rehearsal', ...(await planned(await readLibrary(LATE), { things: 1000 })) })
    .ended;
  expect(rehearsed).toMatchObject({ kind: 'failed', failure });
});

test('a run into a bucket writes the same files', async () => {
  const plan = await planned(await readLibrary(), { shelves: 30, books: 3000 });
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const bucket = { bucket: 'rows', prefix: 'out', region: 'us-east-1', endpoint: store.endpoint, credentials };
  const end = await start({ kind: 'files', ...plan, place: { kind: 's3', ...bucket } }).ended;
  expect(end).toMatchObject({ kind: 'done', outcome: { rows: 3030 } });
  const objects = readdirSync(join(store.folder, 'rows', 'out')).filter((name) => name.endsWith('._S3rver_object'));
  expect(objects.map((name) => name.replace('._S3rver_object', '')).toSorted()).toEqual(FILES);
});

test('a rehearsal makes and checks its rows, and writes none', async () => {
  const plan = await planned(await readLibrary(), { shelves: 30, books: 30_000 });
  const end = await start({ kind: 'rehearsal', ...plan, sealed: { planDigest: APPROVED } }).ended;
  if (end.kind !== 'done') throw new Error(JSON.stringify(end));
  expect(end.outcome).toMatchObject({ rows: 30_030, certificate: { violations: 0 } });
  expect(parseExport(JSON.parse(unpack(end.outcome.sealed?.packed)))).toHaveProperty('document');
});

test('a cancelled rehearsal says how many rows it had made', async () => {
  const plan = await planned(await readLibrary(), { shelves: 300, books: 50_000_000 });
  const moving = Promise.withResolvers<void>();
  const run = spawnRun({
    entry: RUN_ENTRY,
    task: { kind: 'rehearsal', ...plan },
    onMessage: ({ kind }) => (kind === 'progress' ? moving.resolve() : undefined),
  });
  await moving.promise;
  run.cancel();
  const end = await run.ended;
  if (end.kind !== 'cancelled') throw new Error(JSON.stringify(end));
  expect(end.left.rows).toBeGreaterThan(0);
  expect(end.left.rows).toBeLessThan(50_000_300);
});
