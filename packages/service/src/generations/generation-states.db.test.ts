import { type GenerationStatus, type Id, Refusal } from '@rowloom/contract';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Caller } from '../caller/caller.ts';
import { addRun } from '../projects/runs.fixture.ts';
import { type GivenProject, givenProject } from '../snapshots/project.fixture.ts';
import { describeSomeStore } from '../store/stores.fixture.ts';
import type { Store } from '../store/store.ts';
import { reserveRows } from '../usage/usage-meter.ts';
import { cancelInTransaction } from './cancel-generation.ts';
import { endGeneration } from './end-generation.ts';
import { noteProgress, renewLease, takeLease } from './generation-lease.ts';

type Step = 'take' | 'freeze' | 'progress' | 'succeed' | 'fail' | 'late_end' | 'late_progress' | 'cancel';

/** The contract's states of a run, with the lease: only the holder of the newest token writes. */
type Model = { status: GenerationStatus; token: number; isHeld: boolean; isAsked: boolean; rows: number };

const isOver = ({ status }: Model): boolean => status !== 'queued' && status !== 'running';

describeSomeStore('generations', (given) => {
  let project: GivenProject;
  let caller: Caller;
  beforeAll(async () => {
    project = await givenProject(given.store);
    caller = project.owner;
  });

  const begin = async (store: Store): Promise<Id<'generation'>> => {
    const { organizationId, projectId } = project.access;
    const id = await addRun(store, { organizationId, projectId, createdBy: caller.userId }, 'queued');
    await store.transaction((tx) => reserveRows(tx, { organizationId, projectId, generationId: id, rows: 10 }));
    return id;
  };

  const tablesOf = (rows: number) => [
    { name: 'posts', rows_requested: 10, rows_generated: rows, status: 'running' as const },
  ];

  /** Performs a step and returns its result; the model is advanced as expected. */
  const perform = async (id: Id<'generation'>, model: Model, step: Step): Promise<void> => {
    const { store } = given;
    const held = { id, lease_token: model.token };
    const stale = { id, lease_token: model.token - 1 };
    switch (step) {
      case 'take': {
        const taken = await takeLease(store.db, id, 'worker');
        const isFree = !isOver(model) && !model.isHeld;
        expect(taken !== undefined).toBe(isFree);
        if (!isFree) return;
        Object.assign(model, { status: 'running', token: model.token + 1, isHeld: true });
        expect(taken?.lease_token).toBe(model.token);
        return;
      }
      case 'freeze':
        if (!model.isHeld) return;
        await store.db
          .updateTable('generation')
          .set({ lease_until: new Date(0) })
          .where('id', '=', id)
          .execute();
        model.isHeld = false;
        return;
      case 'progress':
        if (model.token === 0) return;
        await noteProgress(store.db, held, { tables: tablesOf(5), rows: 5, phases: [] });
        if (!isOver(model)) model.rows = 5;
        return;
      case 'late_progress':
        await noteProgress(store.db, stale, { tables: tablesOf(9), rows: 9, phases: [] });
        expect(await renewLease(store.db, stale)).toBeUndefined();
        return;
      case 'late_end':
        expect(await endGeneration(store, stale, { status: 'failed', tables: tablesOf(9) }, null)).toBe(false);
        return;
      case 'cancel': {
        const code = await store
          .transaction((tx) => cancelInTransaction(tx, caller, id))
          .then(
            () => 'done',
            (error: unknown) => (error instanceof Refusal ? error.code : Promise.reject(error as Error)),
          );
        expect(code).toBe(isOver(model) ? 'invalid_state' : 'done');
        if (isOver(model)) return;
        if (model.status === 'queued') Object.assign(model, { status: 'cancelled', rows: 0 });
        else model.isAsked = true;
        return;
      }
      default: {
        if (model.token === 0) return;
        const status = step === 'succeed' ? 'succeeded' : 'failed';
        const ended = await endGeneration(store, held, { status, tables: tablesOf(7) }, null);
        expect(ended).toBe(model.status === 'running');
        if (ended) Object.assign(model, { status, isHeld: false, rows: 7 });
      }
    }
  };

  test('a run ends once and is settled once, whatever workers and people do', { timeout: 120_000 }, async () => {
    const steps = fc.array(
      fc.constantFrom<Step>('take', 'freeze', 'progress', 'succeed', 'fail', 'late_end', 'late_progress', 'cancel'),
      { maxLength: 10 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const id = await begin(given.store);
        const model: Model = { status: 'queued', token: 0, isHeld: false, isAsked: false, rows: 0 };
        for (const step of sequence) await perform(id, model, step);
        const row = await given.store.db
          .selectFrom('generation')
          .select(['status', 'rows_generated', 'lease_token', 'finished_at'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        expect(row).toMatchObject({ status: model.status, lease_token: model.token, rows_generated: model.rows });
        const entry = await given.store.db
          .selectFrom('usage_entry')
          .select(['rows_settled'])
          .where('generation_id', '=', id)
          .executeTakeFirstOrThrow();
        expect(entry.rows_settled).toBe(isOver(model) ? model.rows : null);
        const ends = await given.store.db
          .selectFrom('audit_event')
          .select('action')
          .where('subject_id', '=', id)
          .where('action', 'in', ['generation.succeeded', 'generation.failed', 'generation.cancelled'])
          .execute();
        expect(ends).toHaveLength(isOver(model) ? 1 : 0);
      }),
      { numRuns: 25 },
    );
  });

  test('exactly one of ten workers that try at once gets a run', async () => {
    const id = await begin(given.store);
    const taken = await Promise.all(
      Array.from({ length: 10 }, (_, at) => takeLease(given.store.db, id, `worker ${at}`)),
    );
    expect(taken.filter((one) => one !== undefined)).toHaveLength(1);
  });
});
