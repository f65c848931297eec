import { type Endpoint, ENDPOINTS } from '@rowloom/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeKey, makeProject, makeTeam, setTier } from '../people.fixture.ts';
import { type Answered, expectFailure, onSomeStore, pathOf } from '../service.fixture.ts';

const ENDPOINT_LIST: readonly Endpoint[] = Object.values(ENDPOINTS);

onSomeStore('Authentication', (service) => {
  test('every endpoint except sign-in, health and documents requires a bearer token', async () => {
    const open = ENDPOINT_LIST.filter(({ credential }) => credential === 'none');
    for (const { path } of open) expect(path).toMatch(/^\/(?:api\/auth\/|healthz|readyz|openapi|schemas\/|metrics)/);
    for (const endpoint of ENDPOINT_LIST.filter(({ credential }) => credential !== 'none'))
      expectFailure(await service.request(endpoint.method, pathOf(endpoint, {})), 'invalid_token');
  });

  test('a key begins with sk_live_ and never expires unless told; a session token is a JWT', async () => {
    const { owner } = await makeTeam(service);
    const { key, expires_at: expiry } = await service.get('createKey', owner, { body: { name: 'x' } });
    expect(key).toMatch(/^sk_live_/);
    expect(expiry).toBeNull();
    expect(owner.token.split('.').map((part) => /^[\w-]+$/.test(part))).toEqual([true, true, true]);
    for (const token of [key, owner.token]) expect((await service.call('getMe', { token })).status).toBe(200);
  });

  test('keys are created, listed and revoked with a session token only', async () => {
    const { owner } = await makeTeam(service);
    const key = await makeKey(service, owner);
    expectFailure(await service.call('createKey', key, { body: { name: 'x' } }), 'session_required');
    expectFailure(await service.call('listKeys', key), 'session_required');
    expectFailure(await service.call('revokeKey', key, { params: { key_id: key.id } }), 'session_required');
    expect((await service.get('listKeys', owner)).items).toHaveLength(1);
  });

  test('every /api/admin/ route refuses an API key with 403 session_required, unknown routes too', async () => {
    const { owner } = await makeTeam(service);
    const key = await makeKey(service, owner);
    for (const path of ['/api/admin/organizations', '/api/admin/system', '/api/admin/unknown'])
      expectFailure(await service.request('GET', path, key), 'session_required');
  });

  test('a tier without API access makes a request with a key fail with 403 tier_required', async () => {
    const team = await makeTeam(service);
    const key = await makeKey(service, team.owner);
    const { id } = await makeProject(service, key, team.id);
    await setTier(service, team.id, 'free');
    const query = { org_id: team.id };
    expectFailure(await service.call('listProjects', key, { query }), 'tier_required');
    expectFailure(await service.call('getProject', key, { params: { id } }), 'tier_required');
    expect((await service.call('getProject', team.owner, { params: { id } })).status).toBe(200);
    expectFailure(await service.call('createKey', team.owner, { body: { name: 'x' } }), 'tier_required');
    await setTier(service, team.id, 'pro');
    expect((await service.call('listProjects', key, { query })).status).toBe(200);
  });

  test('rotation: a new key works before the old one is revoked, and the list confirms it', async () => {
    const { owner } = await makeTeam(service);
    const old = await makeKey(service, owner);
    const fresh = await makeKey(service, owner);
    for (const key of [old, fresh]) expect((await service.call('getMe', key)).status).toBe(200);
    await service.call('revokeKey', owner, { params: { key_id: old.id } });
    expect((await service.get('listKeys', owner)).items.map(({ id }) => id)).toEqual([fresh.id]);
    expectFailure(await service.call('getMe', old), 'invalid_token');
    expect((await service.call('getMe', fresh)).status).toBe(200);
  });

  test('unknown, revoked, expired, malformed and missing credentials produce identical responses, everywhere', async () => {
    const { owner } = await makeTeam(service);
    const revoked = await makeKey(service, owner);
    await service.call('revokeKey', owner, { params: { key_id: revoked.id } });
    const expired = await makeKey(service, owner, { expires_at: new Date(Date.now() + 300).toISOString() });
    const ended = await makeTeam(service);
    await service.call('logout', ended.owner);
    await sleep(400);
    const bad: Readonly<Record<string, string | undefined>> = {
      missing: undefined,
      unknown: `Bearer sk_live_rl_${'a'.repeat(38)}`,
      revoked: `Bearer ${revoked.token}`,
      expired: `Bearer ${expired.token}`,
      malformed: 'Bearer',
      'of another scheme': `Basic ${Buffer.from('a:b').toString('base64')}`,
      'no key and no JWT': 'Bearer nonsense',
      'a session that ended': `Bearer ${ended.owner.token}`,
      'a JWT with another signature': `Bearer ${owner.token.slice(0, -4)}AAAA`,
      'a JWT without a signature': `Bearer ${unsigned(owner.token)}`,
    };
    const requests: readonly (readonly [string, string, Readonly<Record<string, string>>, string | undefined])[] = [
      ['GET', '/api/keys', {}, undefined],
      ['GET', '/api/projects', {}, undefined],
      ['GET', '/api/nothing/here', {}, undefined],
      ['PUT', '/api/projects', {}, undefined],
      ['GET', '/api/admin/system', {}, undefined],
      ['POST', '/api/projects', { 'content-type': 'application/json' }, '{"broken'],
      ['POST', '/api/projects', { 'content-type': 'text/plain' }, 'x'],
      ['POST', '/api/projects', { 'content-type': 'application/json' }, `"${'x'.repeat(4_300_000)}"`],
    ];
    const answers: string[] = [];
    for (const [method, path, headers, rawBody] of requests)
      for (const [kind, authorization] of Object.entries(bad)) {
        const answered = await service
          .request(method, path, {
            headers: { ...headers, ...(authorization === undefined ? {} : { authorization }) },
            ...(rawBody === undefined ? {} : { rawBody }),
          })
          // The server need not read four megabytes from an unknown client, and may disconnect the writer.
          .catch(() => undefined);
        if (answered === undefined) continue;
        expectFailure(answered, 'invalid_token');
        expect(answered.headers.get('www-authenticate'), kind).toBe('Bearer');
        answers.push(fingerprint(answered));
      }
    expect(answers.length).toBeGreaterThan(70);
    expect(new Set(answers)).toHaveLength(1);
  });

  test('a key acts as its creator: requests with it are made in their name', async () => {
    const team = await makeTeam(service);
    const key = await makeKey(service, team.owner);
    const project = await makeProject(service, key, team.id);
    expect(project.created_by).toBe(team.owner.id);
    const [event] = (await service.get('getAuditLog', team.owner, { params: { id: project.id } })).items;
    expect(event?.actor).toEqual({
      user_id: team.owner.id,
      name: team.owner.name,
      via: 'api_key',
      key_prefix: key.prefix,
    });
  });

  test('a session token that was tampered with in any part is refused', async () => {
    const { owner } = await makeTeam(service);
    const [header = '', payload = '', signature = ''] = owner.token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const forged = Buffer.from(JSON.stringify({ ...claims, exp: Number(claims['exp']) + 3600 })).toString('base64url');
    for (const token of [`${header}.${forged}.${signature}`, `${header}.${payload}.`, `${header}.${payload}`])
      expectFailure(await service.call('getMe', { token }), 'invalid_token');
  });
});

/** Everything by which a client could distinguish an answer from another, except the time and the request id. */
function fingerprint({ status, text, headers }: Answered): string {
  const kept = [...headers].filter(([name]) => !['date', 'x-request-id', 'connection', 'keep-alive'].includes(name));
  return JSON.stringify([status, text, kept]);
}

function unsigned(token: string): string {
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url');
  return `${header}.${token.split('.')[1]}.`;
}
