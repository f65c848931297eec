import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Fixture, startFixture } from '../server.fixture.ts';

let server: Fixture;
beforeAll(async () => {
  server = await startFixture({
    metricsToken: 'secret-of-metrics',
    gauges: async () => ({ rowloom_queue_jobs: { help: 'Queued jobs.', value: 3 } }),
  });
});
afterAll(() => server.stop());

const get = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(`${server.url}${path}`, { headers });

describe('pages', () => {
  test('if the application is not built, the first page says so without a script', async () => {
    const response = await get('/');
    const html = await response.text();
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain('npm run build');
    expect(html).toContain('href="/docs"');
    expect(html).not.toContain('<script');
  });

  test('no page requests anything from another host', async () => {
    for (const path of ['/', '/docs', '/docs/start.js']) {
      const text = await (await get(path)).text();
      expect(text.match(/(?:https?:)?\/\/[a-z][^\s"'<]*/g) ?? [], path).toEqual([]);
    }
    const policy = (await get('/docs')).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test('the script of the reference is served locally, compressed for clients that accept it', async () => {
    const packed = await get('/docs/scalar.js', { 'accept-encoding': 'gzip' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    const plain = await get('/docs/scalar.js', { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    const text = await plain.text();
    expect(text).toBe(await packed.text());
    expect(text).toContain('createApiReference');
  });

  test.each([
    ['/openapi.json', 'application/json', 'openapi'],
    ['/schemas/schema-document.json', 'application/schema+json', '$schema'],
    ['/schemas/rules.json', 'application/schema+json', '$schema'],
  ])('%s is answered by its ETag', async (path, type, key) => {
    const first = await get(path);
    expect(first.headers.get('content-type')).toContain(type);
    expect(await first.json()).toHaveProperty([key]);
    const again = await get(path, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});

describe('a sign-in through another site', () => {
  const fail = (accept: string): Promise<Response> => get('/api/auth/callback', { accept });

  test('that fails is shown to a browser as a page, with the headers of pages and a way back', async () => {
    const response = await fail('text/html,application/xhtml+xml,*/*;q=0.8');
    expect([response.status, response.headers.get('content-type')]).toEqual([401, 'text/html; charset=utf-8']);
    const home = await get('/');
    for (const name of ['content-security-policy', 'referrer-policy', 'x-content-type-options', 'x-frame-options'])
      expect(response.headers.get(name), name).toBe(home.headers.get(name));
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(html).toContain('The provider says &lt;no&gt; &amp; nothing else.');
    expect(html.match(/href="\/[^"]*"/g)).toEqual(['href="/api/auth/oidc/start"', 'href="/"']);
    expect(html).not.toContain('<script');
  });

  test('that fails is reported to programs like any error', async () => {
    const response = await fail('application/json');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toMatchObject({ detail: { error: 'invalid_credentials' } });
  });
});

describe('metrics', () => {
  test('they require the token if there is one', async () => {
    expect((await get('/metrics')).status).toBe(404);
    expect((await get('/metrics', { authorization: 'Bearer secret-of-metricz' })).status).toBe(404);
    const text = await (await get('/metrics', { authorization: 'Bearer secret-of-metrics' })).text();
    expect(text).toContain('rowloom_queue_jobs 3');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    expect(text).toMatch(/rowloom_http_request_duration_seconds_count\{route="home",method="GET",status="200"\} [1-9]/);
  });

  describe('without a token', () => {
    let local: Fixture;
    beforeAll(async () => {
      local = await startFixture();
    });
    afterAll(() => local.stop());
    const status = async (lines: readonly string[], line = 'GET /metrics HTTP/1.1'): Promise<string> =>
      (await local.raw([line, ...lines, 'connection: close', '', ''].join('\r\n'))).split(' ')[1] ?? '';

    test.each([{ publicUrl: 'https://rowloom.example' }, { trustProxy: '10.0.0.1, 127.0.0.1' }])(
      'are not readable through a proxy that adds no marks, with %j',
      async (options) => {
        const behind = await startFixture(options);
        expect((await fetch(`${behind.url}/metrics`)).status).toBe(404);
        await behind.stop();
        const named = await startFixture({ ...options, metricsToken: 'secret-of-metrics' });
        const headers = { authorization: 'Bearer secret-of-metrics' };
        expect((await fetch(`${named.url}/metrics`, { headers })).status).toBe(200);
        await named.stop();
      },
    );

    test('are unaffected by a name of this machine in the public URL', async () => {
      const plain = await startFixture({ publicUrl: 'http://localhost:4000', trustProxy: '10.0.0.1' });
      expect((await fetch(`${plain.url}/metrics`)).status).toBe(200);
      await plain.stop();
    });

    test('are readable from this machine', async () => {
      expect((await fetch(`${local.url}/metrics`)).status).toBe(200);
      const collector = ['User-Agent: Prometheus/3.1', 'Accept: text/plain', 'X-Prometheus-Scrape-Timeout-Seconds: 10'];
      expect(await status(['Host: localhost:4000', 'Accept-Encoding: gzip', ...collector])).toBe('200');
      expect(await status(['host: [::1]:4000'])).toBe('200');
    });

    test.each([
      'X-Forwarded-For: 192.0.2.1',
      'X-Forwarded-Host: rowloom.example',
      'X-Forwarded-Proto: https',
      'Forwarded: for=192.0.2.1',
      'Via: 1.1 proxy',
      'X-Real-IP: 192.0.2.1',
      'X-Client-IP: 192.0.2.1',
      'CF-Connecting-IP: 192.0.2.1',
      'True-Client-IP: 192.0.2.1',
      'Fastly-Client-IP: 192.0.2.1',
      'X-Cluster-Client-IP: 192.0.2.1',
      'X-Envoy-External-Address: 192.0.2.1',
      'X-Amzn-Trace-Id: Root=1',
      'X-Original-URL: /metrics',
      'X-A-Proxy-Of-Tomorrow: 1',
    ])('are not readable through a proxy, marked by %s', async (mark) => {
      expect(await status(['host: localhost', mark])).toBe('404');
    });

    test('are not readable by another name of this service, or in the form that proxies use by default', async () => {
      expect(await status(['host: rowloom.example'])).toBe('404');
      expect(await status(['host: localhost'], 'GET /metrics HTTP/1.0')).toBe('404');
      expect(await status(['host: localhost'], 'GET http://service.example/metrics HTTP/1.1')).toBe('404');
    });
  });
});

describe('TLS', () => {
  const bad = 'nonsense\r\n\r\n';
  const PATHS = [
    '/',
    '/docs',
    '/openapi.json',
    '/healthz',
    '/readyz',
    '/metrics',
    '/nothing',
    '/api/keys',
    '/api/events',
  ];

  test('every answer of a service behind https says so, whatever the request', async () => {
    const secure = await startFixture({ publicUrl: 'https://rowloom.example' });
    for (const path of [...PATHS, '/api/auth/callback', '/api/projects/%', '/api/bug']) {
      const response = await secure.request(path);
      await response.arrayBuffer();
      expect(response.headers.get('strict-transport-security'), path).toMatch(/^max-age=\d{8}/);
    }
    expect(await secure.raw(bad)).toMatch(/^HTTP\/1\.1 400 .*strict-transport-security: max-age/s);
    await secure.stop();
  });

  test('so do only answers to requests that a trusted proxy received over TLS', async () => {
    const proxied = await startFixture({ trustProxy: '127.0.0.1' });
    const ask = async (url: string, proto: string, path = '/healthz') =>
      (await fetch(`${url}${path}`, { headers: { 'x-forwarded-proto': proto } })).headers.get(
        'strict-transport-security',
      );
    for (const path of [...PATHS, '/%', '/api/%', `/api/projects/${'a'.repeat(300)}`]) {
      expect(await ask(proxied.url, 'https', path), path).toMatch(/^max-age/);
      expect(await ask(proxied.url, 'https, http', path), path).toBeNull();
    }
    expect(await ask(proxied.url, 'http')).toBeNull();
    expect(await ask(server.url, 'https')).toBeNull();
    expect(await server.raw(bad)).not.toContain('strict-transport-security');
    await proxied.stop();
  });
});

test('the id of a request reveals nothing about others', async () => {
  const ids = new Set<string>();
  for (let count = 0; count < 20; count++) ids.add((await get('/healthz')).headers.get('x-request-id') ?? '');
  expect(ids.size).toBe(20);
  for (const place of [0, 8, 16, 24]) {
    // A count, a time or a name of the process would be at the same place in most of them.
    const parts = [...ids].map((id) => id.slice(4 + place, 12 + place));
    expect(new Set(parts).size, parts.join(' ')).toBeGreaterThan(18);
  }
});
