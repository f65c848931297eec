import type { Id, OrganizationRole } from '@rowloom/contract';
import { beforeEach, expect, test } from 'vitest';
import { authoriseProject } from '../caller/authorise-project.ts';
import type { Caller } from '../caller/caller.ts';
import { givenTargets } from '../connections/connections.fixture.ts';
import { makeRunConnections } from '../connections/run-connections.ts';
import { addUser, callerOf } from '../members/people.fixture.ts';
import { makeProjectRules } from '../projects/project-rules-service.ts';
import { openPeople } from '../sessions/people.fixture.ts';
import { type GivenProject, givenProject } from '../snapshots/project.fixture.ts';
import { readSnapshot } from '../snapshots/read-snapshot.ts';
import { describeSomeStore } from '../store/stores.fixture.ts';
import { readTemplate } from '../templates/read-template.ts';
import { makeApprovals } from './approval-service.ts';

const targets = givenTargets();
const RUN = { source: { template_id: 'blog' }, rows: 20, seed: 1 } as const;

describeSomeStore('accounts that one person may have', (given) => {
  let project: GivenProject;
  beforeEach(async () => {
    project = await givenProject(given.store);
  });

  const approvals = () =>
    makeApprovals({
      store: given.store,
      resolve: {
        db: given.store.db,
        loom: targets.loom,
        sources: { ...makeRunConnections(targets), readTemplate, readSnapshot },
      },
      queue: { send: () => Promise.resolve() },
    });
  const access = (who: Caller) => authoriseProject(given.store.db, who, { project: project.projectId }, 'project.read');
  const request = async (who: Caller) => (await approvals().request(who, await access(who), { run: RUN })).id;
  const approve = async (who: Caller, id: Id<'approval'>) => {
    try {
      return (await approvals().approve(who, await access(who), id)).state;
    } catch (error) {
      return `${(error as { code: string }).code}: ${(error as Error).message}`;
    }
  };
  const consume = async (who: Caller, id: Id<'approval'>) =>
    (await approvals().consume(who, await access(who), id, {})).state;
  const waitsFor = async (who: Caller, id: Id<'approval'>) => {
    const query = { state: 'pending', waiting_for: 'me' } as const;
    return (await approvals().list(who, project.organizationId, query)).items.some((item) => item.id === id);
  };

  const verify = (who: Caller, isProved = true) =>
    given.store.db
      .updateTable('app_user')
      .set({ email_verified_at: isProved ? new Date() : null })
      .where('id', '=', who.userId)
      .execute();
  /** Someone who joins by the link that another got for them: nothing says that they are two. */
  const invite = async (by: Caller, role: OrganizationRole = 'admin', known?: Caller): Promise<Caller> => {
    const people = openPeople(given.store);
    const id = known?.userId ?? (await addUser(given.store));
    const { email } = await given.store.db
      .selectFrom('app_user')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const body = { email: email ?? '', role };
    const { link } = await people.invitations.create(
      await callerOf(given.store, by.userId),
      project.organizationId,
      body,
    );
    await people.invitedGuests.join(await people.callerFor(id), link.slice(link.lastIndexOf('=') + 1));
    return callerOf(given.store, id);
  };
  const remove = async (who: Caller) =>
    openPeople(given.store).organizationMembers.remove(
      await callerOf(given.store, project.owner.userId),
      project.organizationId,
      who.userId,
    );
  const ask = (fields: { readonly required_approvals?: number; readonly separate_approvers?: boolean }) =>
    openPeople(given.store).organizations.update(project.owner, project.organizationId, fields);

  test('forwards: whom the requester invited, and whom those invited, until the address is proved', async () => {
    const filed = await request(project.owner);
    const second = await invite(project.owner);
    const third = await invite(second);
    for (const puppet of [second, third]) {
      expect(await approve(puppet, filed)).toMatch(
        /^self_approval: The person who requested this run invited you, .*confirm it/,
      );
      expect(await waitsFor(puppet, filed)).toBe(false);
    }
    await verify(third);
    expect(await waitsFor(third, filed)).toBe(true);
    expect(await approve(third, filed)).toBe('approved');
  });

  test('backwards: who invited the requester, until the address of the requester is proved', async () => {
    const second = await invite(project.owner);
    const third = await invite(second);
    const filed = await request(third);
    for (const sponsor of [second, project.owner]) {
      expect(await approve(sponsor, filed)).toMatch(
        /^self_approval: You invited the person who requested this run, and their e-mail address is not verified: .*confirm it/,
      );
      expect(await waitsFor(sponsor, filed)).toBe(false);
    }
    await verify(third);
    expect(await approve(project.owner, filed)).toBe('approved');
    expect(await consume(third, filed)).toBe('consumed');
  });

  test('sideways: two whom the same person invited, by however many steps, until one of them is proved', async () => {
    const [one, two] = [await invite(project.owner), await invite(project.owner)];
    const below = await invite(two);
    const filed = await request(one);
    for (const puppet of [two, below])
      expect(await approve(puppet, filed)).toMatch(
        /^self_approval: You and the person who requested this run were invited by the same person, and neither/,
      );
    await verify(two);
    expect(await approve(below, filed)).toBe('approved');
    await verify(two, false);
    // What was given counts only while its givers are other people.
    await expect(consume(one, filed)).rejects.toThrow('Of those who approved this run 0 still may, and 1 are needed');
    await verify(one);
    expect(await consume(one, filed)).toBe('consumed');
  });

  test('the trees of two people who are proved are two', async () => {
    const [one, two] = [await invite(project.owner), await invite(project.owner)];
    await verify(one);
    await verify(two);
    const filed = await request(await invite(one));
    expect(await approve(await invite(one), filed)).toMatch(/^self_approval/);
    expect(await approve(await invite(two), filed)).toBe('approved');
  });

  test('removing the one in between, or to leave and come back by another, cuts nobody off', async () => {
    const second = await invite(project.owner);
    const third = await invite(second);
    const back = await invite(second);
    await remove(second);
    const filed = await request(project.owner);
    expect(await approve(third, filed)).toMatch(/^self_approval: The person who requested this run invited you/);
    const other = await invite(project.owner);
    await verify(other);
    await remove(back);
    expect(await approve(await invite(other, 'admin', back), filed)).toMatch(/^self_approval/);
  });

  test('a second account of whoever changed what decides the run', async () => {
    const [changer, asker] = [await invite(project.owner), await invite(project.owner)];
    await verify(changer);
    await verify(asker);
    await makeProjectRules({ store: given.store, loom: targets.loom }).replace(changer, await access(changer), {
      rules: { posts: { rows: 5 } },
    });
    const filed = await request(asker);
    expect(await approve(await invite(changer), filed)).toMatch(
      /^self_approval: The person who changed rules of the project invited you/,
    );
  });

  test('where several approve, accounts of one person count once', async () => {
    await ask({ required_approvals: 2 });
    const [asker, one] = [await invite(project.owner), await invite(project.owner)];
    await verify(asker);
    await verify(one);
    const [puppet, other] = [await invite(one), await invite(one)];
    const filed = await request(asker);
    expect(await approve(one, filed)).toBe('pending');
    expect(await waitsFor(puppet, filed)).toBe(false);
    expect(await approve(puppet, filed)).toMatch(
      /^self_approval: Somebody who might be the same person as you has approved this run already/,
    );
    await verify(puppet);
    expect(await approve(puppet, filed)).toBe('approved');
    await verify(puppet, false);
    await expect(consume(asker, filed)).rejects.toThrow('1 still may, and 2 are needed');
    // Whoever may no longer approve stands in nobody's way.
    await remove(one);
    expect(await approve(other, await request(asker))).toBe('pending');
  });

  test('where approvers are to be separate, a second account of somebody who edits members is not', async () => {
    await ask({ separate_approvers: true });
    const [asker, approver] = [await invite(project.owner), await invite(project.owner, 'member')];
    await verify(asker);
    await given.store.db
      .insertInto('project_member')
      .values([
        { project_id: project.projectId, user_id: approver.userId, role: 'approver', added_by: project.owner.userId },
        { project_id: project.projectId, user_id: asker.userId, role: 'editor', added_by: project.owner.userId },
        { project_id: project.projectId, user_id: project.owner.userId, role: 'owner', added_by: project.owner.userId },
      ])
      .execute();
    await given.store.db
      .updateTable('project')
      .set({ roster_since: new Date() })
      .where('id', '=', project.projectId)
      .execute();
    const filed = await request(asker);
    expect(await approve(approver, filed)).toMatch(
      /^insufficient_role: This organization requires approvers .* Somebody who can invited you, and your e-mail address/,
    );
    await verify(approver);
    expect(await approve(approver, filed)).toBe('approved');
  });
});
