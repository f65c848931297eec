import type { Id, OrganizationRole } from '@rowloom/contract';
import { beforeEach, expect, test } from 'vitest';
import { authoriseProject } from '../caller/authorise-project.ts';
import type { Caller } from '../caller/caller.ts';
import { givenTargets } from '../connections/connections.fixture.ts';
import { makeRunConnections } from '../connections/run-connections.ts';
import { addUser, callerOf } from '../members/people.fixture.ts';
import { openPeople } from '../sessions/people.fixture.ts';
import { type GivenProject, givenProject } from '../snapshots/project.fixture.ts';
import { readSnapshot } from '../snapshots/read-snapshot.ts';
import { describeSomeStore } from '../store/stores.fixture.ts';
import { readTemplate } from '../templates/read-template.ts';
import { makeApprovals } from './approval-service.ts';

const targets = givenTargets();
const RUN = { source: { template_id: 'blog' }, rows: 20, seed: 1 } as const;

describeSomeStore('accounts that the requester may be behind', (given) => {
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
  const waitsFor = async (who: Caller, id: Id<'approval'>) => {
    const query = { state: 'pending', waiting_for: 'me' } as const;
    return (await approvals().list(who, project.organizationId, query)).items.some((item) => item.id === id);
  };

  const verify = (who: Caller) =>
    given.store.db
      .updateTable('app_user')
      .set({ email_verified_at: new Date() })
      .where('id', '=', who.userId)
      .execute();
  /** A person who joins by a link that another got for them: nothing proves that they are two people. */
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

  test("forwards: the requester's invitees, and theirs, until the address is proved", async () => {
    const filed = await request(project.owner);
    const second = await invite(project.owner);
    const third = await invite(second);
    for (const puppet of [second, third]) {
      expect(await approve(puppet, filed)).toMatch(
        /^self_approval: The person who requested this run invited you, .*confirm your address/,
      );
      expect(await waitsFor(puppet, filed)).toBe(false);
    }
    await verify(third);
    expect(await waitsFor(third, filed)).toBe(true);
    expect(await approve(third, filed)).toBe('approved');
  });

  test('an owner and their other invitees decide what an invitee requests', async () => {
    const [asker, other] = [await invite(project.owner), await invite(project.owner)];
    expect(await approve(project.owner, await request(asker))).toBe('approved');
    expect(await approve(other, await request(asker))).toBe('approved');
  });

  test('removing the inviter in between, or returning by another invitation, cuts nobody off', async () => {
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
});
