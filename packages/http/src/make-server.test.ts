import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  codeOf,
  type Fixture,
  json,
  KEY,
  OPERATOR,
  ORGANIZATION,
  PROJECT,
  startFixture,
  VIEWER,
} from './server.fixture.ts';

let server: Fixture;
beforeAll(async () => {
  server = await startFixture({ rateLimit: 1000 });
});
afterAll(() => server.stop());

const code = async (...args: Parameters<Fixture['request']>): Promise<string> => codeOf(await server.request(...args));

describe('credentials', () => {
  test('bad credentials get the same bytes and header names, whatever is wrong and wherever', async () => {
    const headers = [
      {},
      { authorization: '' },
      { authorization: 'Bearer' },
      { authorization: 'Basic YTpi' },
      { authorization: 'Bearer sk_live_rl_unknown' },
      { authorization: 'Bearer a.b.c' },
      { authorization: `Bearer ${'x'.repeat(5000)}` },
    ];
    const paths = [
      '/api/projects',
      `/api/projects/${PROJECT}`,
      '/api/keys',
      '/api/admin/tiers',
      '/api/nothing',
      '/api',
    ];
    const answers = await Promise.all(
      paths.flatMap((path) =>
        headers.map(async (given) => {
          const response = await fetch(`${server.url}${path}`, { headers: given });
          const names = [...response.headers.keys()].toSorted().join();
          return `${response.status} ${names} ${await response.text()}`;
        }),
      ),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('401');
    expect(answers[0]).toContain('www-authenticate');
    expect(answers[0]).toContain('"invalid_token"');
    expect(answers[0]).not.toContain('ratelimit');
  });

  test('401 comes before 400, 404, 405, 413, 415 and 422', async () => {
    const attempts: [string, RequestInit][] = [
      ['/api/projects', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' }],
      ['/api/projects', { method: 'POST', headers: { 'content-type': 'text/csv' }, body: 'a' }],
      ['/api/projects', { method: 'PUT', body: 'a' }],
      ['/api/nothing', { method: 'POST', headers: { 'content-type': 'text/csv' }, body: 'a' }],
      ['/api/auth/login', { method: 'GET' }],
      ['/api/%zz', {}],
      ['/api/projects/%ff', {}],
      [`/api/projects/${'x'.repeat(500)}`, {}],
      ['/api/projects', { method: 'OPTIONS' }],
    ];
    for (const [path, init] of attempts) {
      expect(await code(path, { ...init, token: null }), `${init.method} ${path}`).toBe('401 invalid_token');
    }
    const huge = { method: 'POST', headers: { 'content-type': 'application/json' }, body: 'x'.repeat(5 << 20) };
    // The server may hang up while five megabytes are still in flight.
    const answer = await server
      .request('/api/projects', { ...huge, token: null })
      .then(codeOf, () => '401 invalid_token');
    expect(answer).toBe('401 invalid_token');
  });

  test('a key is refused where a session is required, and on every address of the console', async () => {
    expect(await code('/api/keys', { token: KEY })).toBe('403 session_required');
    for (const path of ['/api/admin/tiers', '/api/admin/nothing', '/api/admin', '/api/admin/%zz']) {
      expect(await code(path, { token: KEY }), path).toBe('403 session_required');
      expect(await code(path, { token: 'sk_live_rl_of_operator' }), path).toBe('403 session_required');
    }
    expect(await code('/api/admin/tiers', { method: 'PUT', token: KEY })).toBe('403 session_required');
    expect((await server.request('/api/admin/tiers', { token: OPERATOR })).status).toBe(200);
    expect(await code('/api/admin/nothing', { token: OPERATOR })).toBe('404 not_found');
    expect(await code('/api/admin/tiers')).toBe('403 insufficient_role');
  });

  test('only refused attempts on the console and on approvals are recorded', async () => {
    server.refused.length = 0;
    await server.request('/api/run-approvals', { ...json({ project_id: PROJECT }), token: VIEWER });
    expect(server.refused.splice(0)).toMatchObject([{ endpoint: { id: 'request' }, named: PROJECT }]);
    await server.request('/api/admin/nothing', { token: KEY });
    await server.request('/api/admin/tiers');
    await server.request(`/api/run-approvals/${PROJECT}/cancel`, { method: 'POST', token: VIEWER });
    await server.request('/api/keys', { token: KEY });
    expect(server.refused.map(({ code: reason, endpoint }) => [endpoint?.id, reason])).toEqual([
      [undefined, 'session_required'],
      ['tiers', 'insufficient_role'],
      ['cancel', 'insufficient_role'],
    ]);
  });
});

describe('order of checks', () => {
  test('an unreadable organization is 422 and a foreign one 403, whatever else is wrong', async () => {
    expect(await code('/api/projects?limit=0')).toBe('422 validation_failed');
    expect(await code('/api/projects?org_id=org_other&limit=0')).toBe('403 insufficient_role');
    expect(await code('/api/projects', json({ name: 7 }))).toBe('422 validation_failed');
    expect(await code('/api/projects', json({ organization_id: 'org_other', name: 7 }))).toBe('403 insufficient_role');
  });

  test('an invisible resource is 404 and an insufficient role 403 before the body is checked', async () => {
    const path = `/api/projects/${PROJECT}/generations`;
    expect(await code('/api/projects/prj_01k0000000000000000000000x/generations', json({ rows: 'x' }))).toBe(
      '404 not_found',
    );
    expect(await code('/api/projects/nonsense/generations', json({ rows: 'x' }))).toBe('404 not_found');
    expect(await code(path, { ...json({ rows: 'x' }), token: VIEWER })).toBe('403 insufficient_role');
    expect(await code(path, json({ rows: 'x' }))).toBe('422 validation_failed');
  });

  test('a repeated key with another body is refused before that body is checked', async () => {
    const path = `/api/projects/${PROJECT}/generations`;
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'order' };
    await server.request(path, { method: 'POST', headers, body: '{"rows":1}' });
    expect(await code(path, { method: 'POST', headers, body: '{"rows":"x"}' })).toBe('409 idempotency_conflict');
  });

  test('no refused request reaches a handler', async () => {
    server.handled.length = 0;
    await server.request('/api/projects', json({ organization_id: ORGANIZATION }));
    await server.request('/api/projects?org_id=x');
    await server.request('/api/keys', { token: KEY });
    expect(server.handled).toEqual([]);
  });
});

describe('addresses and methods', () => {
  test('a known address with another method is 405 with the allowed methods', async () => {
    for (const method of ['PUT', 'PATCH', 'OPTIONS', 'DELETE']) {
      const response = await server.request('/api/projects', { method });
      expect(response.headers.get('allow')).toBe('GET, HEAD, POST');
      expect(await codeOf(response)).toBe('405 method_not_allowed');
    }
    expect((await server.request('/healthz', { method: 'POST' })).status).toBe(405);
  });

  test('HTTP methods that we do not support are answered alike', async () => {
    const answer = await server.raw(
      `PROPFIND /api/projects HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${KEY}\r\nconnection: close\r\n\r\n`,
    );
    expect(answer).toContain('405');
    expect(answer).toContain('method_not_allowed');
  });

  test('an unknown address is 404 in the format of all errors', async () => {
    for (const path of ['/api/nothing', '/nothing', '/api/projects/', '/api/projects/a/b/c', '/api/%zz', '/%zz']) {
      expect(await code(path), path).toBe('404 not_found');
    }
    expect(await code(`/api/projects/${'x'.repeat(500)}`)).toBe('404 not_found');
  });

  test('HEAD answers as GET does, without a body', async () => {
    const response = await server.request(`/api/projects?org_id=${ORGANIZATION}`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });

  test('every answer has its own id, which a client cannot choose', async () => {
    const ids = new Set<string | null>();
    for (const path of [
      '/',
      '/healthz',
      '/api/nothing',
      '/api/bug',
      '/%zz',
      '/api/%zz',
      `/api/projects?org_id=${ORGANIZATION}`,
    ]) {
      ids.add((await server.request(path, { headers: { 'x-request-id': 'mine' } })).headers.get('x-request-id'));
    }
    expect(ids.size).toBe(7);
    expect(ids.has(null)).toBe(false);
    expect(ids.has('mine')).toBe(false);
  });

  test('no answer of the API is cached or readable by another site', async () => {
    const { headers } = await server.request(`/api/projects?org_id=${ORGANIZATION}`, {
      headers: { origin: 'https://other.example' },
    });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('failures', () => {
  test('a bug is 500 with only the request id, and is logged with its stack', async () => {
    const response = await server.request('/api/bug');
    const body = await response.text();
    expect(response.status).toBe(500);
    expect(body).toContain(response.headers.get('x-request-id') ?? 'none');
    expect(body).not.toContain('canary');
    const lines = server.logged.filter((line) => line.includes('canary-of-the-inside'));
    expect(lines.join()).toContain('server.fixture.ts');
  });

  test('an unreachable store is 503', async () => {
    expect(await code('/api/away')).toBe('503 unavailable');
  });

  test('logs have one line per request, without token, cookie, query or body', async () => {
    server.logged.length = 0;
    await server.request('/api/auth/login?code=canary-query', {
      ...json({ email: 'canary-mail', password: 'canary-password' }),
      headers: { 'content-type': 'application/json', cookie: 'rowloom_refresh=canary-cookie' },
    });
    await expect.poll(() => server.logged.length).toBe(1);
    expect(server.logged[0]).toContain('"route":"login"');
    expect(server.logged[0]).not.toContain('canary');
    expect(server.logged[0]).not.toContain('session-of-ann');
  });
});

describe('answers', () => {
  test('201 and 202 have a location, 204 has no body', async () => {
    const made = await server.request('/api/projects', json({ organization_id: ORGANIZATION, name: 'x' }));
    expect([made.status, made.headers.get('location')]).toEqual([201, `/api/projects/${PROJECT}`]);
    const started = await server.request(`/api/projects/${PROJECT}/generations`, json({}));
    expect([started.status, started.headers.get('location')]).toEqual([202, '/api/generations/gen_1']);
    const gone = await server.request(`/api/projects/${PROJECT}`, { method: 'DELETE' });
    expect([gone.status, await gone.text()]).toEqual([204, '']);
  });

  test('a file keeps its type', async () => {
    const response = await server.request('/api/download');
    expect(response.headers.get('content-type')).toBe('application/vnd.rowloom.export+json');
    expect(await response.text()).toBe('{"rowloom_export":1}');
  });

  test('query parameters are read by their schema, and unknown ones are dropped', async () => {
    const response = await server.request(`/api/projects?org_id=${ORGANIZATION}&limit=7&utm=x`);
    expect(await response.json()).toEqual({ query: { org_id: ORGANIZATION, limit: 7 } });
  });
});
