import { sql } from 'kysely';
import { getConstructionPlans } from 'pg-boss';
import { afterEach, expect, test } from 'vitest';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { describeStores } from '../store/stores.fixture.ts';
import { QUEUE_VERSION } from './migrate-queue.ts';
import { openQueue } from './open-queue.ts';
import type { Job, JobName, Queue } from './queue.ts';

test('the version of the queue matches the installed pg-boss', () => {
  expect(getConstructionPlans('queue')).toMatch(
    new RegExp(String.raw`INSERT INTO queue\.version\(version\) VALUES \('${QUEUE_VERSION}'\)`),
  );
});

const opened: Queue[] = [];
const logged: object[] = [];
const log = { warn: (fields: object) => void logged.push(fields), error: (fields: object) => void logged.push(fields) };

async function open(store: Store): Promise<Queue> {
  const queue = await openQueue(store, { log, superviseSeconds: 1 });
  opened.push(queue);
  return queue;
}

/** Executes jobs of a name; `next` is the running job, which ends when told to. */
function watch(
  queue: Queue,
  name: JobName,
  concurrency = 1,
): { readonly next: () => Promise<Begun>; readonly begun: Begun[] } {
  const begun: Begun[] = [];
  let notice = Promise.withResolvers<void>();
  let seen = 0;
  void queue.work(name, { concurrency }, (job) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    begun.push({ job, end: resolve, fail: reject });
    notice.resolve();
    notice = Promise.withResolvers<void>();
    return promise;
  });
  const next = async (): Promise<Begun> => {
    while (begun[seen] === undefined) await notice.promise;
    return begun[seen++] as Begun;
  };
  return { next, begun };
}

type Begun = { readonly job: Job; readonly end: () => void; readonly fail: (error: Error) => void };

const countOf = async (queue: Queue, name: JobName) => (await queue.counts()).find((item) => item.name === name);

async function until(check: () => Promise<boolean>): Promise<void> {
  while (!(await check())) await new Promise((resolve) => setTimeout(resolve, 50));
}

describeStores('the queue', (given) => {
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((queue) => queue.stop({ graceful: false, timeout: 100 })));
    await given.asOwner((tx) => sql`delete from rowloom_queue.job`.execute(tx));
    logged.length = 0;
  });

  test('a job is part of the transaction that sends it', async () => {
    const queue = await open(given.store);
    await given.store.transaction((tx) => queue.send(tx, 'generation', { id: 'kept' }));
    await expect(
      given.store.transaction(async (tx) => {
        await queue.send(tx, 'generation', { id: 'lost' });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await countOf(queue, 'generation')).toMatchObject({ queued: 1, active: 0 });
    const { next } = watch(queue, 'generation');
    const { job, end } = await next();
    expect(job.data).toEqual({ id: 'kept' });
    end();
    await until(async () => (await countOf(queue, 'generation'))?.completed === 1);
  });

  test('a job sent by the process itself begins within 100 ms of the commit', async () => {
    const queue = await open(given.store);
    const { next } = watch(queue, 'generation');
    const times: number[] = [];
    for (let round = 0; round < 5; round++) {
      await new Promise((resolve) => setTimeout(resolve, 130));
      await given.store.transaction((tx) => queue.send(tx, 'generation', { round }));
      const sent = performance.now();
      const { end } = await next();
      times.push(performance.now() - sent);
      end();
    }
    expect(times.toSorted((a, b) => a - b)[2]).toBeLessThan(100);
  });

  test('jobs follow each other without a pause, up to the requested concurrency', async () => {
    const queue = await open(given.store);
    let running = 0;
    let most = 0;
    await queue.work('schedule', { concurrency: 3 }, async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 20));
      running--;
    });
    const started = performance.now();
    await given.store.transaction(async (tx) => {
      for (let count = 0; count < 15; count++) await queue.send(tx, 'schedule', { count });
    });
    await until(async () => (await countOf(queue, 'schedule'))?.completed === 15);
    expect(most).toBe(3);
    expect(performance.now() - started).toBeLessThan(3000);
  });

  test('one group never exceeds its concurrency, and jobs of others run in between', async () => {
    const queue = await open(given.store);
    const { db } = given.store;
    const ends = new Map<string, () => void>();
    const begun: string[] = [];
    await queue.work('generation', { concurrency: 3, eachGroup: 2 }, ({ data }) => {
      const name = String(data['name']);
      begun.push(name);
      return new Promise((resolve) => ends.set(name, resolve));
    });
    for (const name of ['a1', 'a2', 'a3', 'a4']) await queue.send(db, 'generation', { name }, { group: 'a' });
    await until(async () => begun.length === 2);
    await queue.send(db, 'generation', { name: 'b1' }, { group: 'b' });
    await until(async () => begun.includes('b1'));
    expect(begun).toHaveLength(3);
    ends.get('b1')?.();
    await until(async () => (await countOf(queue, 'generation'))?.completed === 1);
    // The place is free, and none of the waiting jobs may take it.
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(begun).toHaveLength(3);
    ends.get(begun[0] ?? '')?.();
    await until(async () => begun.length === 4);
    for (const end of ends.values()) end();
    await until(async () => begun.length === 5);
    for (const end of ends.values()) end();
    await until(async () => (await countOf(queue, 'generation'))?.completed === 5);
  });

  test('of jobs with the same key one waits; a running one does not count', async () => {
    const queue = await open(given.store);
    const { db } = given.store;
    await queue.send(db, 'schedule', {}, { singletonKey: 'a' });
    await queue.send(db, 'schedule', {}, { singletonKey: 'a' });
    await queue.send(db, 'schedule', {}, { singletonKey: 'b' });
    expect(await countOf(queue, 'schedule')).toMatchObject({ queued: 2 });
    const { next } = watch(queue, 'schedule', 2);
    const [first, second] = [await next(), await next()];
    await queue.send(db, 'schedule', {}, { singletonKey: 'a', runAfter: new Date(Date.now() + 60_000) });
    expect(await countOf(queue, 'schedule')).toMatchObject({ queued: 1, active: 2 });
    first.end();
    second.end();
  });

  test('a delayed job is not taken early', async () => {
    const queue = await open(given.store);
    const { next } = watch(queue, 'schedule');
    const due = Date.now() + 700;
    await queue.send(given.store.db, 'schedule', {}, { runAfter: new Date(due) });
    const { end } = await next();
    expect(Date.now()).toBeGreaterThanOrEqual(due);
    end();
  });

  test('a failing job is retried, and the thrown error is neither stored nor logged', async () => {
    const queue = await open(given.store);
    const { next } = watch(queue, 'undo');
    await queue.send(given.store.db, 'undo', { id: 'u1' });
    const first = await next();
    first.fail(new Error('canary 4711', { cause: new Error('canary 4712') }));
    const second = await next();
    expect(second.job.id).toBe(first.job.id);
    const { rows } = await given.asOwner((tx) => sql`select job::text from rowloom_queue.job`.execute(tx));
    expect(JSON.stringify([rows, logged])).not.toContain('canary');
    expect(logged).toEqual([{ job: 'undo', id: first.job.id, error: 'Error', code: undefined }]);
    second.end();
  });

  test('the job of a dead worker is taken by another', async () => {
    const queue = await open(given.store);
    await queue.send(given.store.db, 'generation', { id: 'g1' });
    const { next } = watch(queue, 'generation', 2);
    const first = await next();
    // The state after a process was killed half a minute ago.
    await given.asOwner((tx) =>
      sql`update rowloom_queue.job set heartbeat_on = now() - interval '31 seconds'`.execute(tx),
    );
    const second = await next();
    expect(second.job.id).toBe(first.job.id);
    second.end();
    await until(async () => (await countOf(queue, 'generation'))?.completed === 1);
    first.end();
  });

  test('a graceful stop lets handlers finish and takes no other job', async () => {
    const queue = await open(given.store);
    const { next, begun } = watch(queue, 'generation');
    await queue.send(given.store.db, 'generation', { id: 1 });
    await queue.send(given.store.db, 'generation', { id: 2 });
    const { job, end } = await next();
    const stopped = queue.stop({ graceful: true, timeout: 10_000 });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(job.signal.aborted).toBe(false);
    end();
    await stopped;
    expect(begun).toHaveLength(1);
    expect(await countOf(queue, 'generation')).toMatchObject({ queued: 1, active: 0, completed: 1 });
  });

  test('an immediate stop signals the handlers and returns their jobs', async () => {
    const queue = await open(given.store);
    await queue.work(
      'generation',
      { concurrency: 1 },
      ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('told')))),
    );
    await queue.send(given.store.db, 'generation', {});
    await until(async () => (await countOf(queue, 'generation'))?.active === 1);
    await queue.stop({ graceful: false, timeout: 10_000 });
    expect(await countOf(queue, 'generation')).toMatchObject({ queued: 1, active: 0 });
  });

  test('an unresponsive handler has its job returned after the timeout', async () => {
    const queue = await open(given.store);
    const { next } = watch(queue, 'generation');
    await queue.send(given.store.db, 'generation', {});
    await next();
    await queue.stop({ graceful: false, timeout: 100 });
    expect(await countOf(queue, 'generation')).toMatchObject({ queued: 1, active: 0 });
  });

  test('on the embedded store a job that was active when its process ended is queued again at once', async () => {
    const config = await given.makeConfig();
    const first = await openStore(config);
    const queue = await openQueue(first, { log });
    await queue.send(first.db, 'generation', {});
    await queue.stop({ graceful: false, timeout: 0 });
    // The state after kill -9.
    await sql`update rowloom_queue.job set state = 'active', started_on = now(), heartbeat_on = now()`.execute(
      first.db,
    );
    await first.close();
    const second = await openStore(config);
    const expected = given.kind === 'embedded' ? { queued: 1, active: 0 } : { queued: 0, active: 1 };
    expect(await countOf(await open(second), 'generation')).toMatchObject(expected);
    await Promise.all(opened.splice(0).map((item) => item.stop({ graceful: false, timeout: 0 })));
    await second.close();
  });
});
