import { startSmtp, type SmtpServer } from '@rowloom/servers';
import { refuse } from '@rowloom/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApprovals } from '../approvals/approval-service.ts';
import { authoriseProject } from '../caller/authorise-project.ts';
import { givenTargets } from '../connections/connections.fixture.ts';
import { makeRunConnections } from '../connections/run-connections.ts';
import { addCaller } from '../members/people.fixture.ts';
import { makeRingKey } from '../secrets/key-ring.ts';
import { recordFailure } from '../schedules/end-schedule.ts';
import { makeSchedules } from '../schedules/schedule-service.ts';
import { givenProject } from '../snapshots/project.fixture.ts';
import { readSnapshot } from '../snapshots/read-snapshot.ts';
import { describeSomeStore } from '../store/stores.fixture.ts';
import { readTemplate } from '../templates/read-template.ts';
import { makeMails, type Mails } from './mail-service.ts';
import { makeMailTokens } from './mail-token.ts';
import { sendNotices } from './send-notices.ts';
import { makeSmtpMailer } from './smtp-mailer.ts';

const targets = givenTargets();
const log = { warn: () => undefined, error: () => undefined };

describeSomeStore('notices', (given) => {
  let server: SmtpServer;
  let mails: Mails;
  let seen = 0;
  /** Mails since then: their recipients, and their text with the original lines. */
  const sent = (): readonly (readonly [string, string])[] =>
    server.mails
      .slice(seen)
      .map(({ to, text }) => [to.join(), text.replaceAll(/=\r?\n/g, '').replaceAll(/\r?\n (?=\S)/g, ' ')] as const);
  /** Jobs that were sent, to be executed when the test says so. */
  const jobs: Readonly<Record<string, unknown>>[] = [];
  const queue = {
    send: (_tx: unknown, _name: string, data: object): Promise<void> => {
      jobs.push(data as Readonly<Record<string, unknown>>);
      return Promise.resolve();
    },
  };
  beforeAll(async () => {
    server = await startSmtp({ isOpen: true });
    const config = { host: '127.0.0.1', port: server.port, isSecure: false, from: 'rowloom@mail.example' };
    const tokens = makeMailTokens([makeRingKey(new Uint8Array(32).fill(9))]);
    const mailer = makeSmtpMailer(config, { log });
    mails = makeMails({ store: given.store, queue, tokens, mailer, publicUrl: 'https://rowloom.example/' });
  });
  afterAll(() => server.stop());

  test('the user that a schedule acts as is notified once of failed firings, at a proven address', async () => {
    const { store } = given;
    seen = server.mails.length;
    const { owner, access, projectId } = await givenProject(store);
    const schedules = makeSchedules({ store, loom: { parseRules: () => Promise.reject(new Error('unused')) } });
    const made = await schedules.create(owner, access, { name: 'nightly', cron: '0 2 * * *', kind: 'snapshot' });
    const row = await store.db.selectFrom('schedule').selectAll().where('id', '=', made.id).executeTakeFirstOrThrow();
    const failAndTell = async (): Promise<void> => {
      await recordFailure(store, row, refuse('no_schema'));
      await sendNotices({ store, queue });
      await sendNotices({ store, queue });
      for (const data of jobs.splice(0)) await mails.deliver({ data });
    };
    await failAndTell();
    expect(sent()).toEqual([]);
    await store.db
      .updateTable('app_user')
      .set({ email_verified_at: new Date() })
      .where('id', '=', owner.userId)
      .execute();
    await failAndTell();
    expect(sent()).toHaveLength(1);
    const text = sent()[0]?.[1] ?? '';
    expect(text).toContain('the schedule nightly has failed');
    for (let n = 0; n < 20; n++) await failAndTell();
    expect(sent().length).toBeLessThanOrEqual(20);
    expect(text).toContain('has no snapshot');
    expect(text).toContain(`https://rowloom.example/p/${projectId}/schedules`);
  });

  test('approvers are notified of requests, and the requester of the decision', async () => {
    const { store } = given;
    const { owner, access } = await givenProject(store);
    const grace = await addCaller(store, access.organizationId, 'admin', 'Grace');
    await addCaller(store, access.organizationId, 'member', 'Idle');
    await store.db.updateTable('app_user').set({ email_verified_at: new Date() }).execute();
    const sources = { ...makeRunConnections(targets), readTemplate, readSnapshot };
    const approvals = makeApprovals({ store, queue, resolve: { db: store.db, loom: targets.loom, sources } });
    const tell = async (): Promise<readonly (readonly string[])[]> => {
      seen = server.mails.length;
      await sendNotices({ store, queue });
      for (const data of jobs.splice(0)) await mails.deliver({ data });
      return sent();
    };
    const run = { source: { template_id: 'blog' }, rows: 20, seed: 1 } as const;
    const { id } = await approvals.request(owner, access, { run, reason: 'load test' });
    const asked = await tell();
    expect(asked).toHaveLength(1);
    expect(asked[0]?.[0]).toMatch(/^Grace\./);
    expect(asked[0]?.[1]).toContain('a run waits for your approval');
    const decider = await authoriseProject(store.db, grace, { project: access.projectId }, 'approvals.decide');
    await approvals.approve(grace, decider, id, 'staging only');
    const told = await tell();
    expect(told).toHaveLength(1);
    expect(told[0]?.[0]).not.toMatch(/^Grace\./);
    expect(told[0]?.[1]).toContain('your run is approved');
  });
});
