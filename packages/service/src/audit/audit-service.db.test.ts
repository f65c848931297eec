import type { AuditEvent, Id } from '@rowloom/contract';
import { beforeAll, expect, test } from 'vitest';
import { authoriseProject } from '../caller/authorise-project.ts';
import type { Caller } from '../caller/caller.ts';
import { makeMembers } from '../members/member-service.ts';
import { addCaller, addOrganization, addUser, callerOf } from '../members/people.fixture.ts';
import { makeProjects } from '../projects/project-service.ts';
import { describeSomeStore } from '../store/stores.fixture.ts';
import { appendEvent } from './append-event.ts';
import { type Audit, makeAudit } from './audit-service.ts';
import type { EventQuery } from './event-filters.ts';
import { verifyChain } from './verify-chain.ts';

describeSomeStore('audit', (given) => {
  let audit: Audit;
  let organizationId: Id<'organization'>;
  let owner: Caller;
  let member: Caller;
  let approver: Caller;
  let open: Id<'project'>;
  let hidden: Id<'project'>;
  let gone: Id<'project'>;

  const access = (caller: Caller, project: string) =>
    authoriseProject(given.store.db, caller, { project }, 'project.read');

  beforeAll(async () => {
    audit = makeAudit(given);
    const projects = makeProjects(given);
    const id = await addUser(given.store, 'Olga');
    organizationId = await addOrganization(given.store, id);
    owner = { ...(await callerOf(given.store, id)), origin: { ip: '192.0.2.7', requestId: 'req-1' } };
    member = await addCaller(given.store, organizationId, 'member', 'Mia');
    approver = await addCaller(given.store, organizationId, 'member', 'Aki');
    const create = async (name: string) =>
      (await projects.create(owner, { organization_id: organizationId, name, engine: 'sqlite', schema_name: 'main' }))
        .id;
    [open, hidden, gone] = [await create('Open'), await create('Hidden'), await create('Gone')];
    const members = makeMembers(given);
    await members.add(owner, await access(owner, hidden), { user_id: approver.userId, role: 'approver' });
    await projects.remove(owner, await access(owner, gone));
    await given.store.transaction((tx) =>
      appendEvent(
        tx,
        { ...member, via: 'api_key', keyPrefix: 'sk_live_rl_abcdef' },
        {
          organizationId,
          action: 'key.created',
          subject: { type: 'key', id: 'key_1', name: 'ci' },
          details: { note: 'x' },
        },
      ),
    );
  });

  const activity = async (caller: Caller, query: EventQuery = {}): Promise<readonly AuditEvent[]> =>
    (await audit.listActivity(caller, organizationId, { limit: 200, ...query })).items;
  const said = (events: readonly AuditEvent[]) => events.map(({ action, project_id }) => [action, project_id]);

  test('a member sees events of visible projects and of the organization, newest first', async () => {
    expect(said(await activity(member))).toEqual([
      ['key.created', null],
      ['project.created', open],
    ]);
  });

  test('an organization owner sees events of deleted projects as well, an organization member never', async () => {
    expect(said(await activity(owner))).toEqual([
      ['key.created', null],
      ['project.deleted', gone],
      ['member.added', hidden],
      ['member.added', hidden],
      ['project.created', gone],
      ['project.created', hidden],
      ['project.created', open],
    ]);
    expect((await activity(approver)).map(({ project_id }) => project_id)).not.toContain(gone);
  });

  test('an organization admin off the roster sees nothing of the project', async () => {
    const admin = await addCaller(given.store, organizationId, 'admin');
    const seen = await activity(admin);
    expect(seen.map(({ project_id }) => project_id)).not.toContain(hidden);
    expect(seen.map(({ project_id }) => project_id)).toContain(gone);
  });

  test('only users who may read the audit log see source, details and hashes', async () => {
    const privileged = ['ip', 'details', 'previous_hash', 'hash'];
    const forMember = await activity(member);
    for (const event of forMember) {
      for (const field of privileged) expect(event).not.toHaveProperty(field);
      expect(event.actor).not.toHaveProperty('key_prefix');
    }
    expect(forMember.map(({ actor }) => actor.name)).toEqual(['Mia', 'Olga']);
    const forApprover = await activity(approver);
    for (const event of forApprover)
      expect(
        Object.keys(event)
          .filter((field) => privileged.includes(field))
          .toSorted(),
      ).toEqual(event.project_id === hidden ? privileged.toSorted() : []);
    const forOwner = await activity(owner);
    expect(forOwner[0]).toMatchObject({
      actor: { via: 'api_key', key_prefix: 'sk_live_rl_abcdef' },
      details: { note: 'x' },
    });
    expect(forOwner.at(-1)).toMatchObject({ ip: '192.0.2.7', request_id: 'req-1', previous_hash: '0'.repeat(64) });
  });

  test('pages together hold one full list, whatever is hidden between', async () => {
    const paged: AuditEvent[] = [];
    let cursor: string | null = null;
    do {
      const page = await audit.listActivity(approver, organizationId, {
        limit: 1,
        ...(cursor === null ? {} : { cursor }),
      });
      expect(page.items.length).toBe(1);
      paged.push(...page.items);
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(paged).toEqual(await activity(approver));
  });

  test('filters apply: an action or its noun, an actor, a project, a time', async () => {
    expect(said(await activity(owner, { action: 'project.deleted' }))).toEqual([['project.deleted', gone]]);
    expect(await activity(owner, { action: 'project' })).toHaveLength(4);
    expect(await activity(owner, { action: 'proj' })).toEqual([]);
    expect(said(await activity(owner, { actor: member.userId }))).toEqual([['key.created', null]]);
    expect(await activity(member, { project_id: hidden })).toEqual([]);
    expect(await activity(owner, { project_id: hidden })).toHaveLength(3);
    const all = await activity(owner);
    const at = all[2]?.at ?? '';
    const earlier = await activity(owner, { until: at });
    const later = await activity(owner, { since: at });
    expect(earlier.length + later.length).toBe(all.length);
    expect(later.every((event) => event.at >= at)).toBe(true);
  });

  test('a forged cursor is refused', async () => {
    const { next_cursor } = await audit.listActivity(owner, organizationId, { limit: 1 });
    const seal = Buffer.from(next_cursor ?? '', 'base64url')
      .toString()
      .slice(0, 16);
    const cursor = Buffer.from(`${seal}usr_x`).toString('base64url');
    await expect(audit.listActivity(owner, organizationId, { cursor })).rejects.toMatchObject({
      code: 'validation_failed',
    });
  });

  test('the audit log of a project is complete', async () => {
    const { items } = await audit.listProjectEvents(approver, await access(approver, hidden), {});
    expect(items.map(({ action }) => action)).toEqual(['member.added', 'member.added', 'project.created']);
    for (const event of items) expect(event).toHaveProperty('hash');
  });

  test('numbers and cursors reveal nothing about invisible projects', async () => {
    const write = (projectId: Id<'project'> | null) =>
      given.store.transaction((tx) =>
        appendEvent(tx, owner, { organizationId, projectId, action: 'x.done', subject: { type: 'x', id: '1' } }),
      );
    const newest = async (caller: Caller) => {
      const { items, next_cursor } = await audit.listActivity(caller, organizationId, { limit: 1 });
      return { sequence: items[0]?.sequence ?? 0, cursor: Buffer.from(next_cursor ?? '', 'base64url').toString() };
    };
    await write(open);
    const before = await newest(member);
    const [seen] = await activity(owner);
    for (let count = 0; count < 7; count++) await write(hidden);
    await write(open);
    const after = await newest(member);
    expect(after.sequence).toBe(before.sequence + 1);
    expect(after.cursor.slice(16)).toMatch(/^evt_/);
    expect((await activity(owner))[0]?.sequence).toBe((seen?.sequence ?? 0) + 8);
    const log = await audit.listProjectEvents(approver, await access(approver, hidden), { limit: 200 });
    expect(log.items.map(({ sequence }) => sequence)).toEqual(log.items.map((_, at) => log.items.length - at));
    const all = await activity(member);
    expect(all.map(({ sequence }) => sequence)).toEqual(all.map((_, at) => all.length - at));
    const [filtered] = await activity(member, { action: 'key.created' });
    expect(filtered?.sequence).toBe(all.find(({ action }) => action === 'key.created')?.sequence);
  });

  test('numbers reveal nothing to an owner or admin about projects on whose roster they are not', async () => {
    const write = (projectId: Id<'project'> | null) =>
      given.store.transaction((tx) =>
        appendEvent(tx, owner, { organizationId, projectId, action: 'x.done', subject: { type: 'x', id: '1' } }),
      );
    const admin = await addCaller(given.store, organizationId, 'admin');
    await write(open);
    for (let count = 0; count < 7; count++) await write(hidden);
    await write(open);
    await write(null);
    const all = await activity(admin);
    expect(all.map(({ sequence }) => sequence)).toEqual(all.map((_, at) => all.length - at));
    const [newest] = await activity(admin, { limit: 1, project_id: open });
    expect(newest?.sequence).toBe(all.length - 1);
    const log = await audit.listProjectEvents(admin, await access(admin, open), { limit: 200 });
    expect(log.items.map(({ sequence }) => sequence)).toEqual(
      all.filter(({ project_id }) => project_id === open).map(({ sequence }) => sequence),
    );
    // A reader who sees all of them gets the numbers of the chain, by which it can be verified.
    const whole = await activity(owner);
    expect(whole.map(({ sequence }) => sequence)).toEqual(whole.map((_, at) => whole.length - at));
    const { sequence: last } = await given.store.db
      .selectFrom('audit_event')
      .select(({ fn }) => fn.max('sequence').as('sequence'))
      .where('chain', '=', organizationId)
      .executeTakeFirstOrThrow();
    expect(whole[0]?.sequence).toBe(last);
  });

  test('a removed account has no name in it any more', async () => {
    const id = await addUser(given.store, 'Zoe');
    const caller = await callerOf(given.store, id);
    await given.store.transaction((tx) =>
      appendEvent(tx, caller, { organizationId, action: 'x.done', subject: { type: 'x', id: '1' } }),
    );
    const named = await activity(owner, { actor: id });
    await given.store.db
      .updateTable('app_user')
      .set({ name: null, email: null, deleted_at: new Date() })
      .where('id', '=', id)
      .execute();
    expect(named[0]?.actor.name).toBe('Zoe');
    expect((await activity(owner, { actor: id }))[0]?.actor).toMatchObject({ user_id: id, name: null });
    expect((await verifyChain(given.store.db, organizationId)).fault).toBeNull();
  });
});
