import type { Id } from '@rowloom/contract';
import { digest, loadLexicon, makePlan, schemaDigest } from '@rowloom/engine';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeAdmin } from '../admin/admin-service.ts';
import type { Caller } from '../caller/caller.ts';
import { HUNGRY_ENTRY, RUN_ENTRY } from '../execution/entries.fixture.ts';
import { LATE, readLibrary } from '../execution/library.fixture.ts';
import { spawnRun } from '../execution/run-child.ts';
import { addUser, callerOf } from '../members/people.fixture.ts';
import { addRun } from '../projects/runs.fixture.ts';
import { openQueue } from '../queue/open-queue.ts';
import type { Queue } from '../queue/queue.ts';
import { actionsOf, type GivenProject, givenProject } from '../snapshots/project.fixture.ts';
import { describeSomeStore } from '../store/stores.fixture.ts';
import { reserveRows } from '../usage/usage-meter.ts';
import { sweep } from '../worker/sweep.ts';
import type { ResolvedRun } from '../store/run-documents.ts';
import { takeLease } from './generation-lease.ts';
import { wishesOf } from './resolved-run.ts';
import { type RunJobDeps, runGenerationJob } from './run-generation-job.ts';

const LOG = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

describeSomeStore('the job of a generation', (given) => {
  let queue: Queue;
  let operator: Caller;
  let project: GivenProject;
  beforeAll(async () => {
    queue = await openQueue(given.store, { log: LOG });
    operator = await callerOf(given.store, await addUser(given.store, 'Opal', { operator: true }));
  });
  afterAll(() => queue.stop({ graceful: false, timeout: 1000 }));
  beforeEach(async () => {
    project = await givenProject(given.store);
  });

  const begin = async (): Promise<Id<'generation'>> => {
    const { organizationId, projectId } = project;
    const id = await addRun(given.store, { organizationId, projectId, createdBy: project.owner.userId }, 'queued');
    await given.store.transaction((tx) => reserveRows(tx, { organizationId, projectId, generationId: id, rows: 10 }));
    return id;
  };
  const read = (id: Id<'generation'>) =>
    given.store.db
      .selectFrom('generation')
      .select(['status', 'error', 'lease_token'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const suspend = (suspended: boolean) =>
    makeAdmin({ store: given.store, queue, version: '1' }).updateOrganization(operator, project.organizationId, {
      suspended,
    });
  const work = (id: Id<'generation'>, spawn: RunJobDeps['spawn']) =>
    runGenerationJob(
      // A rehearsal requires neither a template nor a connection.
      { store: given.store, sources: {} as RunJobDeps['sources'], spawn, workerId: 'w', log: LOG },
      { id: 'j', data: { generation_id: id }, signal: new AbortController().signal },
    );
  const waiting = async (): Promise<number> =>
    (await queue.counts()).find(({ name }) => name === 'generation')?.queued ?? 0;

  test('does not start a run of a suspended organization; resuming the organization queues it again', async () => {
    const id = await begin();
    await suspend(true);
    await work(id, () => {
      throw new Error('It must not begin.');
    });
    expect(await read(id)).toMatchObject({ status: 'queued', lease_token: 0 });
    const before = await waiting();
    await given.store.db
      .updateTable('generation')
      .set({ queued_at: new Date(Date.now() - 30 * 86_400_000) })
      .where('id', '=', id)
      .execute();
    const swept = { store: given.store, queue, readLeftRows: () => Promise.resolve(undefined) };
    await sweep(swept);
    expect(await waiting()).toBe(before);
    await suspend(false);
    expect(await waiting()).toBe(before + 1);
    // Sent once more, it still waits only once.
    await sweep(swept);
    expect(await waiting()).toBe(before + 1);
    expect(await takeLease(given.store.db, id, 'w')).toMatchObject({ id, lease_token: 1 });
  });

  test('continues a run that had begun before its organization was suspended', async () => {
    const id = await begin();
    await takeLease(given.store.db, id, 'dead');
    await given.store.db
      .updateTable('generation')
      .set({ lease_until: new Date(0) })
      .where('id', '=', id)
      .execute();
    await suspend(true);
    expect(await takeLease(given.store.db, id, 'w')).toMatchObject({ lease_token: 2 });
  });

  test('fails a run that exceeds its memory limit, at once and with an explanation', async () => {
    const id = await begin();
    await work(id, (options) => spawnRun({ ...options, entry: HUNGRY_ENTRY, heap: 32 }));
    expect(await read(id)).toMatchObject({ status: 'failed', lease_token: 1, error: { code: 'out_of_memory' } });
    expect(await actionsOf(given.store, project.organizationId)).toEqual(['generation.begun', 'generation.failed']);
  });

  test('fails a run with a row for which no draw is found, with an error about its CHECK', async () => {
    const id = await begin();
    await give(id, LATE, 1000);
    await work(id, (options) => spawnRun({ ...options, entry: RUN_ENTRY }));
    expect(await read(id)).toMatchObject({
      status: 'failed',
      error: {
        code: 'unsatisfiable_check',
        message: expect.stringMatching(/row 500 of things satisfies the CHECK late, .*skip the table/) as string,
        table: 'things',
        constraint: 'late',
      },
    });
  });

  /** Turns the record of a run into a rehearsal of that many rows of the tables that the SQL creates. */
  async function give(id: Id<'generation'>, ddl: string, rows: number): Promise<void> {
    const { db } = given.store;
    const schema = await readLibrary(ddl);
    const record = await db.selectFrom('generation').select('resolved').where('id', '=', id).executeTakeFirstOrThrow();
    const wished: ResolvedRun = { ...record.resolved, rows };
    const planned = makePlan(schema, wishesOf(wished), await loadLexicon('en'));
    if ('issues' in planned) throw new Error(JSON.stringify(planned.issues));
    const schema_digest = schemaDigest(schema);
    const resolved: ResolvedRun = { ...wished, schema_digest, engine_plan_digest: digest(planned.plan) };
    await db
      .insertInto('schema_document')
      .values({ digest: schema_digest, document: JSON.stringify(schema) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .updateTable('generation')
      .set({ schema_digest, resolved: JSON.stringify(resolved) })
      .where('id', '=', id)
      .execute();
  }
});
