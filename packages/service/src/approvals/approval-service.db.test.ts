import { type ApprovalState, type Id, Refusal } from '@rowloom/contract';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProjectAccess } from '../caller/access.ts';
import { authoriseProject } from '../caller/authorise-project.ts';
import type { Caller } from '../caller/caller.ts';
import { LOOM_ENTRY } from '../execution/entries.fixture.ts';
import { type Loom, startLoom } from '../execution/loom.ts';
import { makeId } from '../ids/make-id.ts';
import { addOrganization, addUser, callerOf, join } from '../members/people.fixture.ts';
import { readSnapshot } from '../snapshots/read-snapshot.ts';
import { describeSomeStore } from '../store/stores.fixture.ts';
import type { Store } from '../store/store.ts';
import { readTemplate } from '../templates/read-template.ts';
import { type Approvals, makeApprovals } from './approval-service.ts';
import { recordRefusedAttempt } from './record-refused.ts';

const RUN = { source: { template_id: 'blog' }, rows: 50, seed: 1, as_of: '2026-01-01T00:00:00.000Z' } as const;

let loom: Loom;
beforeAll(() => {
  loom = startLoom({ entry: LOOM_ENTRY });
});
afterAll(() => loom.close());

type Cast = {
  readonly approvals: Approvals;
  readonly access: ProjectAccess;
  readonly people: Readonly<Record<'requester' | 'decider' | 'admin', Caller>>;
};

/** A project without a roster: the requester is an editor, the others are admin and owner. */
async function prepare(store: Store): Promise<Cast> {
  const owner = await addUser(store, 'Owen');
  const organizationId = await addOrganization(store, owner);
  const [requester, admin] = [await addUser(store, 'Rea'), await addUser(store, 'Adam')];
  await join(store, organizationId, requester);
  await join(store, organizationId, admin, 'admin');
  const projectId = makeId('project');
  await store.db
    .insertInto('project')
    .values({
      id: projectId,
      organization_id: organizationId,
      name: 'Shop',
      engine: 'postgresql',
      schema_name: 'public',
      settings: '{}',
      created_by: owner,
    })
    .execute();
  const sources = {
    readTemplate,
    readSnapshot,
    findConnection: () => Promise.resolve(undefined),
    openTarget: () => Promise.reject(new Error('There is no target.')),
  };
  const caller = await callerOf(store, requester);
  return {
    approvals: makeApprovals({
      store,
      resolve: { db: store.db, loom, sources },
      queue: { send: () => Promise.reject(new Error('No schedule asked.')) },
    }),
    access: await authoriseProject(store.db, caller, { project: projectId }, 'approvals.request'),
    people: { requester: caller, decider: await callerOf(store, owner), admin: await callerOf(store, admin) },
  };
}

const codeOf = async (attempt: Promise<unknown>): Promise<string> => {
  try {
    await attempt;
    return 'done';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
};

type Step = {
  readonly who: keyof Cast['people'];
  readonly what: 'approve' | 'reject' | 'cancel' | 'consume' | 'expire';
};

/** The contract's state machine, restated independently. */
function foretell(state: ApprovalState, { who, what }: Step): { readonly code: string; readonly state: ApprovalState } {
  const isOpen = state === 'pending' || state === 'approved';
  switch (what) {
    case 'expire':
      return { code: 'done', state: isOpen ? 'expired' : state };
    case 'cancel':
      return isOpen ? { code: 'done', state: 'cancelled' } : { code: 'invalid_state', state };
    case 'consume':
      return state === 'approved' ? { code: 'done', state: 'consumed' } : { code: 'invalid_state', state };
    default:
      if (who === 'requester') return { code: 'insufficient_role', state };
      if (state !== 'pending') return { code: 'invalid_state', state };
      return { code: 'done', state: what === 'approve' ? 'approved' : 'rejected' };
  }
}

describeSomeStore('approvals', (given) => {
  let cast: Cast;
  beforeAll(async () => {
    cast = await prepare(given.store);
  });
  const request = () => cast.approvals.request(cast.people.requester, cast.access, { run: RUN });
  const perform = ({ who, what }: Step, id: Id<'approval'>): Promise<unknown> => {
    const { approvals, access, people } = cast;
    switch (what) {
      case 'consume':
        return approvals.consume(people[who], access, id, {});
      case 'expire':
        return given.store.db
          .updateTable('run_approval')
          .set({ expires_at: new Date(0) })
          .where('id', '=', id)
          .where('state', 'in', ['pending', 'approved'])
          .execute();
      default:
        return approvals[what](people[who], access, id);
    }
  };

  test('the same run has the same plan digest, another run another', async () => {
    const [first, second] = [await request(), await request()];
    expect(first.plan_digest).toBe(second.plan_digest);
    const { people, access, approvals } = cast;
    const other = await approvals.request(people.requester, access, { run: { ...RUN, rows: { authors: 7, '*': 0 } } });
    expect(other.plan_digest).not.toBe(first.plan_digest);
    expect(first).toMatchObject({
      state: 'pending',
      requested_by: people.requester.userId,
      run: RUN,
      resolved: { source: RUN.source, seed: 1, as_of: RUN.as_of, locale: 'en', target: null },
    });
    // The resolved request is visible before the decision, in lists too.
    const planned = { rows_requested: 7, tables_count: 1 };
    expect(other.resolved).toMatchObject(planned);
    const { items } = await approvals.list(people.requester, access.organizationId, {});
    expect(items.find(({ id }) => id === other.id)?.resolved).toMatchObject(planned);
  });

  test('nobody decides on their own request, by session or by key', async () => {
    const { people, access, approvals } = cast;
    const own = await approvals.request(people.admin, access, { run: RUN });
    expect(await codeOf(approvals.approve(people.admin, access, own.id))).toBe('self_approval');
    const byKey: Caller = { ...people.admin, via: 'api_key', keyId: makeId('key'), keyPrefix: 'sk_live_rl_abcdef' };
    expect(await codeOf(approvals.reject(byKey, access, own.id))).toBe('self_approval');
    expect(await approvals.approve(people.decider, access, own.id, 'fine')).toMatchObject({
      state: 'approved',
      decided_by: people.decider.userId,
      decision_note: 'fine',
    });
  });

  test('exactly one of many simultaneous consumers wins', async () => {
    const { people, access, approvals } = cast;
    const { id } = await request();
    await approvals.approve(people.decider, access, id);
    const codes = await Promise.all(
      Array.from({ length: 20 }, () => codeOf(approvals.consume(people.requester, access, id, {}))),
    );
    expect(codes.filter((code) => code === 'done')).toHaveLength(1);
  });

  test('an approval is void once its approver may no longer approve', async () => {
    const { people, access, approvals } = cast;
    const { id } = await request();
    await approvals.approve(people.admin, access, id);
    const setRole = (role: 'member' | 'admin') =>
      given.store.db
        .updateTable('organization_member')
        .set({ role })
        .where('user_id', '=', people.admin.userId)
        .execute();
    await setRole('member');
    expect(await codeOf(approvals.consume(people.requester, access, id, {}))).toBe('approval_required');
    await setRole('admin');
    expect(await codeOf(approvals.consume(people.requester, access, id, {}))).toBe('done');
  });

  test('a plan other than the approved one does not consume it', async () => {
    const { people, access, approvals } = cast;
    const { id } = await request();
    await approvals.approve(people.decider, access, id);
    const other = { plan_digest: `sha256:${'0'.repeat(64)}` };
    expect(await codeOf(approvals.consume(people.requester, access, id, other))).toBe('approval_required');
    expect(await approvals.get(people.requester, access, id)).toMatchObject({ state: 'approved' });
  });

  test('a refused attempt is an event, and a change is one event', async () => {
    const { people, access, approvals } = cast;
    const { id } = await request();
    await codeOf(approvals.consume(people.requester, access, id, {}));
    await approvals.cancel(people.requester, access, id);
    const events = await given.store.db
      .selectFrom('audit_event')
      .select(['action', 'details'])
      .where('subject_id', '=', id)
      .orderBy('sequence')
      .execute();
    expect(events.map(({ action }) => action)).toEqual([
      'approval.requested',
      'approval.refused',
      'approval.cancelled',
    ]);
    expect(events[1]?.details).toEqual({ error: 'invalid_state' });
  });

  test('a request that was refused is an event of its project', async () => {
    const { people, access } = cast;
    await recordRefusedAttempt(given.store, people.decider, { project: access.projectId }, 'insufficient_role');
    await recordRefusedAttempt(given.store, people.decider, { project: makeId('project') }, 'insufficient_role');
    const events = await given.store.db
      .selectFrom('audit_event')
      .select(['action', 'organization_id', 'project_id', 'actor_user_id', 'details'])
      .where('subject_id', '=', access.projectId)
      .where('subject_type', '=', 'project')
      .where('action', '=', 'approval.refused')
      .execute();
    expect(events).toEqual([
      {
        action: 'approval.refused',
        organization_id: access.organizationId,
        project_id: access.projectId,
        actor_user_id: people.decider.userId,
        details: { error: 'insufficient_role' },
      },
    ]);
  });

  test('any sequence of attempts follows the state machine', { timeout: 60_000 }, async () => {
    const step = fc.record<Step>({
      who: fc.constantFrom('requester', 'decider', 'admin'),
      what: fc.constantFrom('approve', 'reject', 'cancel', 'consume', 'expire'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
        const { id } = await request();
        let state: ApprovalState = 'pending';
        for (const one of steps) {
          const told = foretell(state, one);
          expect(await codeOf(perform(one, id))).toBe(told.code);
          ({ state } = told);
          expect((await cast.approvals.get(cast.people.requester, cast.access, id)).state).toBe(state);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('simultaneous attempts have one of their sequential outcomes', {
    timeout: 60_000,
  }, async () => {
    const attempts = ['approve', 'reject', 'cancel'] as const;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...attempts), { minLength: 2, maxLength: 5 }), async (together) => {
        const { id } = await request();
        const codes = await Promise.all(together.map((what) => codeOf(perform({ who: 'decider', what }, id))));
        const { state } = await cast.approvals.get(cast.people.requester, cast.access, id);
        const decisions = together.filter((what, at) => what !== 'cancel' && codes[at] === 'done');
        expect(decisions.length).toBeLessThanOrEqual(1);
        const isCancelled = together.some((what, at) => what === 'cancel' && codes[at] === 'done');
        expect(state).toBe(isCancelled ? 'cancelled' : decisions[0] === 'approve' ? 'approved' : 'rejected');
      }),
      { numRuns: 10 },
    );
  });
});
