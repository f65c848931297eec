import { availableParallelism } from 'node:os';
import { describe, expect, test } from 'vitest';
import { keepToCores } from './keep-to-cores.ts';
import { bin, useScratchDatabase } from './scratch-database.fixture.ts';
import { makeTarget } from './target.ts';

const { session, address } = useScratchDatabase('', ['max_parallel_maintenance_workers=500']);

const workers = async (): Promise<unknown> =>
  (await session().query("SELECT current_setting('max_parallel_maintenance_workers') AS workers"))[0]?.['workers'];

describe.skipIf(bin === undefined)('processes that build an index', () => {
  test('are as many as this machine has cores, until the transaction ends', async () => {
    await session().execute('BEGIN');
    await keepToCores(makeTarget(address()), session());
    expect(await workers()).toBe(String(availableParallelism() - 1));
    await session().execute('COMMIT');
    expect(await workers()).toBe('500');
  });

  test("are limited by the server's maximum", async () => {
    await session().script('BEGIN; SET LOCAL max_parallel_maintenance_workers = 0');
    await keepToCores(makeTarget(address()), session());
    expect(await workers()).toBe('0');
    await session().execute('COMMIT');
  });

  test('are left to a server that runs elsewhere', async () => {
    await session().execute('BEGIN');
    await keepToCores(makeTarget({ ...address(), socket: false, host: 'db.example.com' }), session());
    expect(await workers()).toBe('500');
    await session().execute('COMMIT');
  });
});
