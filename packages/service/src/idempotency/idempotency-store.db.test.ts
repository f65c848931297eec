import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { appendEvent } from '../audit/append-event.ts';
import { type GivenProject, givenProject } from '../snapshots/project.fixture.ts';
import { describeSomeStore } from '../store/stores.fixture.ts';
import { type IdempotencyKey, makeIdempotencyStore } from './idempotency-store.ts';

const ANSWER = { status: 201, location: '/api/projects/x', body: '{"id":"x"}' };

describeSomeStore('idempotency', (given) => {
  let project: GivenProject;
  let store: ReturnType<typeof makeIdempotencyStore>;
  let count = 0;
  beforeAll(async () => {
    project = await givenProject(given.store);
    store = makeIdempotencyStore(given.store.db);
  });
  const newKey = (): IdempotencyKey => ({
    userId: project.owner.userId,
    method: 'POST',
    path: '/api/projects',
    key: `key ${count++}`,
  });
  const age = (key: IdempotencyKey, seconds: number) =>
    given.store.db
      .updateTable('idempotency')
      .set({
        created_at: new Date(Date.now() - seconds * 1000),
        lease_until: sql<Date>`lease_until - make_interval(secs => ${seconds})`,
      })
      .where('key', '=', key.key)
      .execute();
  const change = (requestId: string) =>
    given.store.transaction((tx) =>
      appendEvent(
        tx,
        { ...project.owner, origin: { ip: null, requestId } },
        {
          organizationId: project.access.organizationId,
          action: 'project.created',
          subject: { type: 'project', id: 'x' },
        },
      ),
    );

  test('one of many simultaneous requests begins; the others wait, then get its answer', async () => {
    const key = newKey();
    const begun = await Promise.all(Array.from({ length: 20 }, (_, at) => store.begin(key, 'body', `r1-${at}`)));
    expect(begun.filter((one) => one === 'new')).toHaveLength(1);
    expect(begun.filter((one) => one === 'conflict')).toHaveLength(19);
    await store.finish(key, ANSWER);
    expect(await store.begin(key, 'body', 'r2')).toEqual({ replay: ANSWER });
    expect(await store.begin(key, 'another body', 'r3')).toBe('conflict');
  });

  test('a refused request frees its key', async () => {
    const key = newKey();
    await store.begin(key, 'body', 'r4');
    await store.abandon(key, 'r4');
    expect(await store.begin(key, 'another body', 'r5')).toBe('new');
  });

  test('a change whose answer was lost is recognised by its event, and is not repeated', async () => {
    const key = newKey();
    const requestId = `lost ${key.key} ${given.kind}`;
    await store.begin(key, 'body', requestId);
    await change(requestId);
    // It failed after its change was committed.
    await store.abandon(key, requestId);
    expect(await store.begin(key, 'body', 'r6')).toBe('conflict');
    await age(key, 21);
    expect(await store.begin(key, 'body', 'r7')).toEqual({ changed: [{ type: 'project', id: 'x', projectId: null }] });
    await age(key, 3600);
    expect(await store.begin(key, 'body', 'r8')).toMatchObject({ changed: [{ id: 'x' }] });
  });

  test('a request that died without a change is restarted by one that comes after its lease', async () => {
    const key = newKey();
    await store.begin(key, 'body', 'r9');
    await age(key, 15);
    expect(await store.begin(key, 'body', 'r10')).toBe('conflict');
    await age(key, 6);
    const begun = await Promise.all(Array.from({ length: 5 }, (_, at) => store.begin(key, 'body', `r11-${at}`)));
    expect(begun.filter((one) => one === 'new')).toHaveLength(1);
    // The one that was presumed dead frees only what is still its own.
    await store.abandon(key, 'r9');
    expect(await store.begin(key, 'body', 'r12')).toBe('conflict');
  });

  test('a lapsed request changes nothing any more', async () => {
    const lapsed = AbortSignal.abort();
    const { organizationId } = project.access;
    const changing = given.store.transaction((tx) =>
      appendEvent(
        tx,
        { ...project.owner, origin: { ip: null, requestId: 'r13', lapsed } },
        { organizationId, action: 'project.created', subject: { type: 'project', id: 'y' } },
      ),
    );
    await expect(changing).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('after a day a key is free', async () => {
    const key = newKey();
    await store.begin(key, 'body', 'r12');
    await store.finish(key, ANSWER);
    await age(key, 86_401);
    expect(await store.begin(key, 'another body', 'r13')).toBe('new');
  });
});
