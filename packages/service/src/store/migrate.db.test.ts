import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openStore } from './open-store.ts';
import { readMigrations } from './read-migrations.ts';
import type { StoreConfig } from './store.ts';
import { describeStores } from './stores.fixture.ts';

const ORIGINAL = new URL('./migrations/', import.meta.url);
const scratch = mkdtempSync(join(tmpdir(), 'rowloom-migrations-'));
const migrations = pathToFileURL(`${scratch}/now/`);
const next = String(readMigrations().length + 1).padStart(4, '0');

beforeEach(() => {
  rmSync(migrations, { recursive: true, force: true });
  cpSync(ORIGINAL, migrations, { recursive: true });
});

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

async function tryOpen(config: StoreConfig): Promise<unknown> {
  const store = await openStore(config);
  try {
    return (await sql`select * from migration order by number desc limit 1`.execute(store.db)).rows[0];
  } finally {
    await store.close();
  }
}

describeStores('migrations', (given) => {
  test('a new one is applied once, in rowloom_store, and a program that does not know it refuses the store', async () => {
    const config = await given.makeConfig();
    writeFileSync(new URL(`${next}-pets.sql`, migrations), 'create table pet (name text); -- no semicolon at the end');
    const applied = await tryOpen({ ...config, migrations });
    expect(applied).toMatchObject({
      number: Number(next),
      name: 'pets',
      checksum: expect.stringMatching(/^[\da-f]{64}$/),
    });
    expect(await tryOpen({ ...config, migrations })).toEqual(applied);
    await expect(tryOpen(config)).rejects.toMatchObject({
      name: 'StoreError',
      code: 'store_is_newer',
      message: expect.stringContaining(`${next}-pets`),
    });
  });

  test('one that was edited after it was applied makes the program refuse the store', async () => {
    appendFileSync(new URL('0002-projects.sql', migrations), '-- an afterthought\n');
    await expect(tryOpen({ ...(await given.makeConfig()), migrations })).rejects.toMatchObject({
      code: 'migration_changed',
      message: expect.stringContaining('0002-projects'),
    });
  });

  test('line ends do not count as an edit', async () => {
    const file = new URL('0002-projects.sql', migrations);
    const [, second] = readMigrations();
    writeFileSync(file, (second?.sql ?? '').replaceAll('\n', '\r\n'));
    await expect(tryOpen({ ...(await given.makeConfig()), migrations })).resolves.toBeDefined();
  });

  test('a failed one leaves nothing, and the store opens once it is corrected', async () => {
    const config = await given.makeConfig();
    const file = new URL(`${next}-pets.sql`, migrations);
    writeFileSync(file, 'create table pet (name text); create table pet (name text);');
    await expect(tryOpen({ ...config, migrations })).rejects.toMatchObject({
      code: 'migration_failed',
      message: expect.stringContaining(`${next}-pets`),
    });
    writeFileSync(file, 'create table pet (name text);');
    expect(await tryOpen({ ...config, migrations })).toMatchObject({ name: 'pets' });
  });
});

test('a gap in the numbers is a bug', () => {
  rmSync(new URL('0002-projects.sql', migrations));
  expect(() => readMigrations(migrations)).toThrow('0003');
});
