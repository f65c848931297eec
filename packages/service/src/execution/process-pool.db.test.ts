import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { getPriority } from 'node:os';
import type { SchemaDocument } from '@rowloom/engine';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { LOOM_ENTRY } from './entries.fixture.ts';
import { startLoom } from './loom.ts';
import { type ProcessPool, startPool } from './process-pool.ts';
import type { Timed } from './timed-entry.fixture.ts';
import type { Slices } from './turns.ts';

// Each test starts processes, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 300_000 });

const DDL = 'CREATE TABLE shelves (id serial PRIMARY KEY, label text NOT NULL UNIQUE);';
/** Planning it takes far longer than reading a table. */
const ENDLESS: SchemaDocument = {
  version: 1,
  dialect: 'postgresql',
  name: 'endless',
  enums: [],
  domains: [],
  tables: Array.from({ length: 12_000 }, (_, table) => ({
    name: `t${table}`,
    columns: Array.from({ length: 10 }, (__, column) => ({
      name: `c${column}`,
      type: { kind: 'text', native: 'text' } as const,
      nullable: false,
    })),
    uniques: [],
    foreign_keys: [],
    checks: [],
  })),
};
const wishes = { rows: 100, seed: 7, locale: 'en', as_of: '2026-01-01T00:00:00.000Z' } as const;

let flood: Server;
let silent: Server;

beforeAll(async () => {
  flood = createServer((socket) => {
    socket.on('error', () => undefined);
    // "Authentication ok", then a notice of two gigabytes that never ends.
    socket.once('data', () => {
      socket.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x4e, 0x7f, 0xff, 0xff, 0xf0]));
      const junk = Buffer.alloc(1 << 20, 'a');
      const pour = (): void => {
        while (!socket.destroyed && socket.write(junk));
      };
      socket.on('drain', pour);
      pour();
    });
  });
  silent = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0])));
  });
  for (const server of [flood, silent])
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  for (const server of [flood, silent]) server.close();
});

const addressOf = (server: Server) => {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const place = { host: '127.0.0.1', port, database: 'x', user: 'x', tls: 'disable' } as const;
  return { dialect: 'postgresql', socket: false, ...place } as const;
};

test('a tenant whose plans never finish delays nobody else', async () => {
  const loom = startLoom({ entry: LOOM_ENTRY });
  try {
    const plans = Array.from({ length: 5 }, () => loom.plan({ schema: ENDLESS, wishes }, 'greedy'));
    const ends = Promise.allSettled(plans);
    const modest = await loom.readDdl({ text: DDL, dialect: 'postgresql', name: 'x' }, 'modest');
    expect(modest).toMatchObject({ tables: 1 });
    await loom.close();
    expect((await ends).map(({ status }) => status)).toEqual(plans.map(() => 'rejected'));
  } finally {
    await loom.close();
  }
});

test('the queue of one tenant is limited', async () => {
  const loom = startLoom({ entry: LOOM_ENTRY });
  const text = { text: DDL, dialect: 'postgresql', name: 'x' } as const;
  const asked = Array.from({ length: 300 }, () => loom.readDdl(text, 'greedy'));
  const ends = Promise.allSettled(asked);
  expect(await loom.readDdl(text, 'modest')).toMatchObject({ tables: 1 });
  const refused = (await ends).filter(({ status }) => status === 'rejected');
  await loom.close();
  expect(refused).toHaveLength(49);
  expect(refused[0]).toMatchObject({ reason: { code: 'unavailable', retryAfter: 5 } });
});

test('a server that floods its reader ends the reading process, not the service', async () => {
  const loom = startLoom({ entry: LOOM_ENTRY });
  try {
    const before = process.memoryUsage().arrayBuffers;
    const probed = loom.probeTarget({ address: addressOf(flood) }, 'hostile');
    await expect(probed).rejects.toMatchObject({ code: 'unavailable' });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100_000_000);
  } finally {
    await loom.close();
  }
});

test('ending a reader of one tenant does not end one of another', async () => {
  const loom = startLoom({ entry: LOOM_ENTRY, limits: { probeTarget: 3000, introspect: 20_000 } });
  try {
    const stuck = loom.introspect({ address: addressOf(silent) }, 'patient');
    const settled = vi.fn<() => void>();
    stuck.then(settled, settled);
    const hostile = Array.from({ length: 3 }, () => loom.probeTarget({ address: addressOf(silent) }, 'hostile'));
    for (const probed of hostile) await expect(probed).rejects.toMatchObject({ code: 'unavailable' });
    expect(settled).not.toHaveBeenCalled();
    await loom.close();
    await expect(stuck).rejects.toMatchObject({ message: expect.stringContaining('stopping') as string });
  } finally {
    await loom.close();
  }
});

test('a person with several organizations has no more places than with one, and small plans of others finish soon', async () => {
  const loom = startLoom({ entry: LOOM_ENTRY, processes: 2, limits: { plan: 8000 } });
  try {
    const small = () =>
      loom.readDdl({ text: DDL, dialect: 'postgresql', name: 'public' }, { tenant: 'b', user: 'bea' });
    // Both processes exist beforehand, because starting one takes time.
    const other = loom.readDdl({ text: DDL, dialect: 'postgresql', name: 'public' }, { tenant: 'c', user: 'cem' });
    await Promise.all([small(), other]);
    const alone = await timeOf(small);
    const spam = Array.from({ length: 6 }, (_, index) =>
      loom.plan({ schema: ENDLESS, wishes }, { tenant: `a${index}`, user: 'ann' }).then(
        () => 'planned',
        (error: { readonly code?: string }) => error.code,
      ),
    );
    await new Promise((resolve) => setTimeout(resolve, 500));
    const times = [await timeOf(small), await timeOf(small), await timeOf(small)];
    // With her processes in every place, it would wait for the limit of 8 s.
    expect(Math.max(...times)).toBeLessThan(Math.max(5000, 20 * alone));
    await loom.close();
    expect(await Promise.all(spam)).not.toContain('planned');
  } finally {
    await loom.close();
  }
});

test('several people with an organization each do not together delay a small plan of another', async () => {
  const loom = startLoom({ entry: LOOM_ENTRY, slices: { first: 1500, long: 6000 } });
  try {
    const small = () => loom.readDdl({ text: DDL, dialect: 'postgresql', name: 'x' }, { tenant: 'z', user: 'zoe' });
    const alone = await timeOf(small);
    const spam = Array.from({ length: 4 }, (_, index) =>
      loom.plan({ schema: ENDLESS, wishes }, { tenant: `t${index}`, user: `u${index}` }).then(
        () => 'planned',
        (error: { readonly code?: string }) => error.code,
      ),
    );
    // Both places are theirs, for longer than a slice.
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(await timeOf(small)).toBeLessThan(5000 + 5 * alone);
    await loom.close();
    expect(new Set(await Promise.all(spam))).toEqual(new Set(['unavailable']));
  } finally {
    await loom.close();
  }
});

test('among waiting tenants, the one with the least recent work comes first', async () => {
  const loom = startLoom({
    entry: LOOM_ENTRY,
    processes: 1,
    limits: { plan: 3000 },
    slices: { first: 9000, long: 9000 },
  });
  try {
    const ended: string[] = [];
    const read = (tenant: string, user: string): Promise<unknown> =>
      loom.readDdl({ text: DDL, dialect: 'postgresql', name: 'public' }, { tenant, user }).then(() => ended.push(user));
    await loom.plan({ schema: ENDLESS, wishes }, { tenant: 'a', user: 'ann' }).catch(() => undefined);
    const holding = loom.plan({ schema: ENDLESS, wishes }, { tenant: 'c', user: 'cem' }).catch(() => undefined);
    // Ann came first, and has already used three seconds.
    await Promise.all([holding, read('a', 'ann'), read('b', 'bea')]);
    expect(ended).toEqual(['bea', 'ann']);
  } finally {
    await loom.close();
  }
});

describe.runIf(process.platform === 'linux')('by processor time', () => {
  const entry = new URL('./timed-entry.fixture.ts', import.meta.url);
  const start = (slices: Slices) => startPool({ entry, processes: 1, each: 1, heap: 128, idle: 60_000, slices });
  const ask = (pool: ProcessPool, task: Timed, limit = 2000) =>
    pool.run({ name: 'plan', task, limit, tenant: 'a', user: 'ann' });
  const low = Math.min(19, getPriority() + 10);

  test('a task that gets little of it reaches a limit, and does not run for ever', async () => {
    const pool = start({ first: 60_000, long: 60_000 });
    try {
      expect(await ask(pool, { waits: 3000 })).toBe('done');
      await expect(ask(pool, { waits: 600_000 })).rejects.toMatchObject({ code: 'unavailable' });
      await expect(ask(pool, { works: 600_000 })).rejects.toMatchObject({ code: 'unavailable' });
    } finally {
      await pool.close();
    }
  });

  test('other tasks run before a finished one is cleaned up, and its process then does nothing else', async () => {
    const pool = start({ first: 300, long: 60_000 });
    try {
      const done = ask(pool, { works: 1000, waits: 500 }, 100_000);
      await expect.poll(prioritiesOfChildren, { timeout: 60_000, interval: 20 }).toContain(low);
      expect(await done).toBe('done');
      await expect.poll(prioritiesOfChildren, { timeout: 60_000 }).not.toContain(low);
      expect(await ask(pool, {}, 100_000)).toBe('done');
    } finally {
      await pool.close();
    }
  });
});

const prioritiesOfChildren = (): readonly number[] =>
  readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8')
    .split(' ')
    .filter((pid) => pid.trim() !== '')
    .flatMap((pid) => {
      try {
        return getPriority(Number(pid));
      } catch {
        return [];
      }
    });

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
