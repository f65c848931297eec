import type { Approval, Generation, Usage } from '@rowloom/contract';
import { startHeldClock } from '@rowloom/servers';
import { describe, expect, test } from 'vitest';
import { type Api, makeApi, makeProject, pause, type Place, signIn } from './api.fixture.ts';
import { givenServer, POSTGRES_BIN, type StoreKind } from './fault-stores.fixture.ts';
import { capture, makeTarget } from './shop-target.fixture.ts';

const KINDS: readonly StoreKind[] = ['embedded', 'postgresql'];
/** The size of one run: the free tier's rows of a month are enough for twenty. */
const REHEARSAL = { source: { template_id: 'blog' }, rows: 5000 };

type Wins = Readonly<Record<string, number>>;

/** How many answers had which status. */
async function countAnswers(asked: readonly Promise<{ readonly status: number }>[]): Promise<Wins> {
  const counts: Record<string, number> = {};
  for (const { status } of await Promise.all(asked)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** A second person of the organization. */
async function invite(api: Api, { organizationId }: Place): Promise<{ readonly api: Api; readonly id: string }> {
  const bob = { email: 'bob@example.com', password: 'another long passphrase' };
  const { link } = await api.post<{ link: string }>(`/api/organizations/${organizationId}/invitations`, {
    email: bob.email,
    role: 'admin',
  });
  const token = /[?#&/]token=([^&]+)|([^/=#]+)$/.exec(link);
  await makeApi(api.url, '').post('/api/auth/invitations/accept', {
    token: token?.[1] ?? token?.[2],
    name: 'Bob',
    password: bob.password,
  });
  const other = await signIn(api.url, bob);
  const { id } = await other.get<{ id: string }>('/api/auth/me');
  // A person invited by the requester decides only with a proved address.
  await api.ask('PATCH', `/api/admin/users/${id}`, { email_verified: true });
  return { api: other, id };
}

describe.skipIf(POSTGRES_BIN === undefined).each(KINDS)('many requests at once, %s', (kind) => {
  const given = givenServer();

  test('never spend a row, key or approval twice, and see at once what another process changed', async () => {
    const environment = given.newStore(kind);
    const one = await given.start(['serve', '--no-worker'], environment);
    const another = kind === 'embedded' ? one : await given.start(['serve', '--no-worker'], environment);
    const api = await signIn(one.url);
    const there = makeApi(another.url, api.token);
    const either = (index: number): Api => (index % 2 === 0 ? api : there);
    const place = await makeProject(api);
    const start = `/api/projects/${place.projectId}/generations`;

    // One Idempotency-Key, one run: the others get its answer, or are told that it is in progress.
    const keyed = Array.from({ length: 50 }, (_, index) =>
      either(index).ask<Generation>('POST', start, { ...REHEARSAL, rows: 10 }, { 'idempotency-key': 'one-run' }),
    );
    const counted = await countAnswers(keyed);
    expect(Object.keys(counted).filter((status) => !['202', '409'].includes(status))).toEqual([]);
    const { items } = await api.get<{ items: readonly Generation[] }>(start);
    expect(items).toHaveLength(1);
    const again = await there.ask<Generation>(
      'POST',
      start,
      { ...REHEARSAL, rows: 10 },
      { 'idempotency-key': 'one-run' },
    );
    expect([again.status, again.body.id, again.headers.get('idempotency-replayed')]).toEqual([
      202,
      items[0]?.id,
      'true',
    ]);

    // A revoked key is invalid at the next request, on any process.
    const { id, key } = await api.post<{ id: string; key: string }>('/api/keys', { name: 'ci' });
    const scripts = [makeApi(one.url, key), makeApi(another.url, key)];
    const listing = `/api/projects?org_id=${place.organizationId}`;
    for (const script of scripts) expect((await script.ask('GET', listing)).status).toBe(200);
    expect((await api.ask('DELETE', `/api/keys/${id}`)).status).toBe(204);
    for (const script of scripts.toReversed()) expect((await script.ask('GET', listing)).status).toBe(401);

    // One of many consumers gets an approval.
    const bob = await invite(api, place);
    const target = await makeTarget(api, place, given.server, 'empty');
    await capture(api, place, target);
    const approval = await api.post<Approval>('/api/run-approvals', {
      project_id: place.projectId,
      run: { rows: { authors: 1, notes: 1 }, target: { connection_id: target.connectionId, mode: 'append' } },
    });
    await bob.api.post(`/api/run-approvals/${approval.id}/approve`);
    const consumes = Array.from({ length: 20 }, (_, index) =>
      either(index).ask('POST', `/api/run-approvals/${approval.id}/consume`),
    );
    expect(await countAnswers(consumes)).toEqual({ 200: 1, 409: 19 });

    // A stream ends when its reader is off the roster, on whatever process that was changed.
    const stream = await fetch(`${another.url}/api/generations/${items[0]?.id}/events`, {
      headers: { authorization: `Bearer ${bob.api.token}` },
    });
    const read = stream.text();
    const me = await api.get<{ id: string }>('/api/auth/me');
    await api.post(`/api/projects/${place.projectId}/members`, { user_id: me.id, role: 'owner' });
    const took = startHeldClock();
    expect(await read).not.toContain('event: end');
    expect(took()).toBeLessThan(5);

    // Rows for twenty.
    const { rows_consumed, rows_reserved } = await api.get<Usage>(`/api/usage?org_id=${place.organizationId}`);
    await api.ask('PATCH', `/api/admin/organizations/${place.organizationId}`, { tier: 'free' });
    await api.post(`/api/admin/organizations/${place.organizationId}/bonus-rows`, {
      rows: rows_consumed + rows_reserved,
      reason: 'what was spent before',
    });
    // A caller that is told that the service is busy retries, as a client does.
    const askPatiently = async (index: number): Promise<{ readonly status: number }> => {
      for (;;) {
        const answer = await either(index).ask('POST', start, REHEARSAL);
        if (answer.status !== 503) return answer;
        await pause(500);
      }
    };
    const starts = Array.from({ length: 200 }, (_, index) => askPatiently(index));
    expect(await countAnswers(starts)).toEqual({ 202: 20, 402: 180 });
    const usage = await api.get<Usage>(`/api/usage?org_id=${place.organizationId}`);
    expect(usage).toMatchObject({ rows_remaining: 0, bonus_rows: 0 });
  });
});
