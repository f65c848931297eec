import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Fixture, startFixture } from '../server.fixture.ts';

let server: Fixture;
beforeAll(async () => {
  server = await startFixture({
    metricsToken: 'secret-of-metrics',
    gauges: async () => ({ rowloom_queue_jobs: { help: 'Jobs that wait.', value: 3 } }),
  });
});
afterAll(() => server.stop());

const get = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(`${server.url}${path}`, { headers });

describe('pages', () => {
  test('the first page says what runs here, with no script but its own', async () => {
    const response = await get('/');
    const html = await response.text();
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain('href="/docs"');
    expect(html).toContain('curl');
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script src="/home.js" defer>']);
  });

  test('no page asks any other host for anything', async () => {
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

  test('the script of the reference is served from here, packed for those who can unpack', async () => {
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

describe('a sign-in by way of another site', () => {
  const fail = (accept: string): Promise<Response> => get('/api/auth/callback', { accept });

  test('that fails is told to a browser as a page, with the headers of pages and the way back', async () => {
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

  test('that fails is told to programs like everything else', async () => {
    const response = await fail('application/json');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toMatchObject({ detail: { error: 'invalid_credentials' } });
  });
});

describe('metrics', () => {
  test('they are read with the token only, where there is one', async () => {
    expect((await get('/metrics')).status).toBe(404);
    expect((await get('/metrics', { authorization: 'Bearer secret-of-metricz' })).status).toBe(404);
    const text = await (await get('/metrics', { authorization: 'Bearer secret-of-metrics' })).text();
    expect(text).toContain('rowloom_queue_jobs 3');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    expect(text).toMatch(/rowloom_http_request_duration_seconds_count\{route="home",method="GET",status="200"\} [1-9]/);
  });

  test('without a token this machine reads them, and what a proxy forwards does not', async () => {
    const local = await startFixture();
    expect((await fetch(`${local.url}/metrics`)).status).toBe(200);
    expect((await fetch(`${local.url}/metrics`, { headers: { 'x-forwarded-for': '192.0.2.1' } })).status).toBe(404);
    await local.stop();
  });
});
