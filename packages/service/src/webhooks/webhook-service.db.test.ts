import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CreateWebhook } from '@rowloom/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appendEvent } from '../audit/append-event.ts';
import { NOTHING_ALLOWED, type TargetPolicy } from '../connections/target-policy.ts';
import { makeRingKey } from '../secrets/key-ring.ts';
import { actionsOf, type GivenProject, givenProject } from '../snapshots/project.fixture.ts';
import { describeSomeStore } from '../store/stores.fixture.ts';
import { deliverDue } from './deliver-due.ts';
import { makeWebhooks, type Webhooks } from './webhook-service.ts';

const ring = [makeRingKey(new Uint8Array(32).fill(7))] as const;
const POLICY: TargetPolicy = {
  listensOnLoopbackOnly: true,
  allow: NOTHING_ALLOWED,
  filesRoot: '/nowhere',
  store: { kind: 'embedded', folder: '/nowhere' },
};

type Taken = { readonly headers: IncomingHttpHeaders; readonly body: string; readonly path: string };

describeSomeStore('webhooks', (given) => {
  const taken: Taken[] = [];
  let answer = 200;
  let receiver: Server;
  let url = '';
  let webhooks: Webhooks;
  let project: GivenProject;

  beforeAll(async () => {
    receiver = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (text: string) => (body += text));
      request.on('end', () => {
        taken.push({ headers: request.headers, body, path: request.url ?? '' });
        response.writeHead(answer, { location: '/elsewhere' }).end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/secret-path`;
    webhooks = makeWebhooks({ store: given.store, ring, policy: POLICY });
  });
  afterAll(() => receiver.close());
  beforeEach(async () => {
    // What one test leaves behind is not due in the next.
    await given.store.db.deleteFrom('webhook_delivery').execute();
    project = await givenProject(given.store);
    taken.length = 0;
    answer = 200;
  });

  const deliver = () => deliverDue({ store: given.store, ring, policy: POLICY, version: '1' });
  const create = (body: Partial<CreateWebhook> = {}) =>
    webhooks.create(project.owner, project.projectId, { name: 'deploys', url, ...body });
  const keyOf = ({ id }: { readonly id: string }) => ({ projectId: project.projectId, id });
  const happen = (action: string, details = {}) =>
    given.store.transaction((tx) =>
      appendEvent(tx, project.owner, {
        organizationId: project.access.organizationId,
        projectId: project.projectId,
        action,
        subject: { type: 'generation', id: 'gen_1' },
        details,
      }),
    );
  const logOf = async (hook: { readonly id: string }) => (await webhooks.deliveries(keyOf(hook), {})).items;
  const makeDue = () =>
    sql`update webhook_delivery set next_attempt_at = now() - interval '1 second' where state = 'pending'`.execute(
      given.store.db,
    );

  test('an event that is committed is delivered once, and its signature proves it', async () => {
    const { secret, ...hook } = await create({ events: ['generation.succeeded'] });
    expect(hook.url).not.toContain('secret-path');
    await happen('generation.succeeded', { rows_generated: 5 });
    await happen('generation.failed');
    await happen('connection.created');
    await Promise.all([deliver(), deliver()]);
    expect(await deliver()).toBe(0);
    expect(taken).toHaveLength(1);
    const [{ headers, body, path } = { headers: {}, body: '', path: '' }] = taken;
    expect(path).toBe('/secret-path');
    expect(JSON.parse(body)).toMatchObject({
      type: 'generation.succeeded',
      data: { project_id: project.projectId, subject: { id: 'gen_1' }, details: { rows_generated: 5 } },
    });
    const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
    expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60);
    expect(await logOf(hook)).toMatchObject([
      { id: headers['webhook-id'], event: 'generation.succeeded', state: 'delivered', attempts: 1, status_code: 200 },
    ]);
  });

  test('the log is filtered by state and by time, and a cursor belongs to its filters', async () => {
    const hook = await create();
    await happen('generation.succeeded');
    await deliver();
    await happen('generation.failed');
    const list = async (query: Parameters<typeof webhooks.deliveries>[1]) =>
      (await webhooks.deliveries(keyOf(hook), query)).items.map(({ event }) => event);
    expect(await list({ state: 'delivered' })).toEqual(['generation.succeeded']);
    expect(await list({ state: 'pending' })).toEqual(['generation.failed']);
    const [newest] = await logOf(hook);
    const at = newest?.created_at ?? '';
    expect(await list({ created_after: at })).toEqual(['generation.failed']);
    expect(await list({ created_before: at, state: 'pending' })).toEqual([]);
    const { next_cursor: cursor } = await webhooks.deliveries(keyOf(hook), { limit: 1 });
    expect(await list({ limit: 1, cursor: cursor ?? '' })).toEqual(['generation.succeeded']);
    await expect(list({ limit: 1, cursor: cursor ?? '', state: 'pending' })).rejects.toThrow('not valid');
  });

  test('a rolled back change sends nothing', async () => {
    const hook = await create();
    const failing = given.store.transaction(async (tx) => {
      await appendEvent(tx, project.owner, {
        organizationId: project.access.organizationId,
        projectId: project.projectId,
        action: 'generation.failed',
        subject: { type: 'generation', id: 'gen_2' },
      });
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await logOf(hook)).toEqual([]);
  });

  test('a failing receiver is retried with growing pauses, and given up after a day; a redirect is a failure', async () => {
    const hook = await create();
    answer = 302;
    await happen('approval.requested');
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 8; attempt++) {
      expect(await deliver()).toBe(1);
      const [delivery] = await logOf(hook);
      expect(delivery).toMatchObject({ attempts: attempt, status_code: 302, error: 'The receiver answered 302.' });
      const next = delivery?.next_attempt_at ?? null;
      if (next !== null) pauses.push(Math.round((Date.parse(next) - Date.now()) / 1000));
      expect(await deliver()).toBe(0);
      await makeDue();
    }
    expect(pauses.length).toBe(7);
    expect(pauses.every((pause, index) => index === 0 || pause > (pauses[index - 1] ?? 0))).toBe(true);
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(70_000);
    const [given_up] = await logOf(hook);
    expect(given_up).toMatchObject({ state: 'failed', next_attempt_at: null });
    expect(taken.every(({ path }) => path === '/secret-path')).toBe(true);
    answer = 204;
    await webhooks.redeliver(project.owner, keyOf(hook), given_up?.id ?? '');
    await deliver();
    expect(await logOf(hook)).toMatchObject([{ id: given_up?.id, state: 'delivered', attempts: 1 }]);
    expect(new Set(taken.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  test('a chat gets a message in which no text is a mention', async () => {
    const hook = await create({ format: 'slack' });
    await happen('generation.failed', { error: '<!channel> & co' });
    await webhooks.test(project.owner, keyOf(hook));
    await deliver();
    const texts = taken.map(({ body }) => (JSON.parse(body) as { text: string }).text).toSorted();
    expect(texts).toHaveLength(2);
    expect(texts.join('\n')).toContain('a run has failed (gen_1)\nerror: &lt;!channel&gt; &amp; co');
    expect(texts.join('\n')).toContain('a test of this webhook');
  });

  test('addresses that connections may not use are refused when stored, and again when used', async () => {
    const closed = { ...POLICY, listensOnLoopbackOnly: false };
    const guarded = makeWebhooks({
      store: given.store,
      ring,
      policy: closed,
      resolve: () => Promise.resolve(['93.184.216.34']),
    });
    for (const [address, message] of [
      ['http://127.0.0.1/x', 'does not connect to'],
      ['http://[::1]/x', 'does not connect to'],
      ['https://169.254.169.254/latest', 'does not connect to'],
      ['http://hooks.example.com/x', 'by https only'],
      ['ftp://hooks.example.com/x', 'Write an address'],
    ] as const)
      await expect(guarded.create(project.owner, project.projectId, { name: 'x', url: address })).rejects.toMatchObject(
        {
          fields: [{ path: 'url', message: expect.stringContaining(message) as string }],
        },
      );
    const made = await guarded.create(project.owner, project.projectId, {
      name: 'x',
      url: 'https://hooks.example.com/x',
    });
    expect(made.url).toBe('https://hooks.example.com/…');
    const hook = await create();
    await happen('generation.failed');
    // The same name may lead elsewhere by now.
    await deliverDue({ store: given.store, ring, policy: closed, version: '1' });
    expect(taken).toEqual([]);
    expect((await logOf(hook))[0]?.error).toContain('does not connect to');
  });

  test('a webhook is changed, disabled and deleted, each with an event in the audit log', async () => {
    const hook = await create({ events: ['approval.approved'] });
    await expect(create()).rejects.toMatchObject({ code: 'already_exists' });
    const changed = await webhooks.update(project.owner, keyOf(hook), {
      name: 'chat',
      enabled: false,
      format: 'slack',
    });
    expect(changed).toMatchObject({ name: 'chat', enabled: false, format: 'slack', events: ['approval.approved'] });
    await happen('approval.approved');
    expect(await logOf(hook)).toEqual([]);
    await webhooks.remove(project.owner, keyOf(hook));
    await expect(webhooks.get(keyOf(hook))).rejects.toMatchObject({ code: 'not_found' });
    const actions = await actionsOf(given.store, project.access.organizationId);
    for (const action of ['webhook.created', 'webhook.updated', 'webhook.deleted']) expect(actions).toContain(action);
  });
});
