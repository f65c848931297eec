import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Fixture, startFixture } from '../server.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'rowloom-web-'));
const SCRIPT = `console.log(${JSON.stringify('x'.repeat(5000))});`;
let server: Fixture;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  const page = '<!doctype html><html><head><title>The application</title></head><body></body></html>';
  for (const name of ['index.html', 'play.html']) writeFileSync(join(folder, name), page);
  writeFileSync(join(folder, '.built'), '[]');
  writeFileSync(join(folder, 'assets/index-a1b2.js'), SCRIPT);
  writeFileSync(join(folder, 'assets/loom.worker-a1b2.js'), SCRIPT);
  mkdirSync(join(folder, 'guide'));
  for (const name of ['index', 'rules']) writeFileSync(join(folder, `guide/${name}.html`), `<title>${name}</title>`);
  writeFileSync(join(folder, 'guide/picture.png'), SCRIPT);
  server = await startFixture({ web: folder });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(`${server.url}${path}`, { headers });

test('every address of the application is answered with its page, with a nonce of its own', async () => {
  const nonces = await Promise.all(
    ['/', '/o/org_1/runs', '/p/prj_1/schema', '/operator/users', '/sign-in', '/play'].map(async (path) => {
      const response = await get(path);
      const html = await response.text();
      const nonce = /name="style-nonce" content="([\w-]+)"/.exec(html)?.[1] ?? '';
      expect([response.status, html.includes('The application')], path).toEqual([200, true]);
      expect(response.headers.get('content-security-policy'), path).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(response.headers.get('cache-control'), path).toBe('no-store');
      return nonce;
    }),
  );
  expect(new Set(nonces).size).toBe(nonces.length);
});

test('files are compressed, cached for ever, and revalidated', async () => {
  for (const encoding of ['br', 'gzip']) {
    const packed = await get('/assets/index-a1b2.js', { 'accept-encoding': encoding });
    expect(packed.headers.get('content-encoding')).toBe(encoding);
    expect(packed.headers.get('cache-control')).toContain('immutable');
    expect(await packed.text()).toBe(SCRIPT);
  }
  const plain = await get('/assets/index-a1b2.js', { 'accept-encoding': 'identity' });
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, SCRIPT]);
  const again = await get('/assets/index-a1b2.js', { 'if-none-match': plain.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

test('pages of the guide have addresses without an extension, and its pictures are served unchanged', async () => {
  const titles = ['/guide', '/guide/', '/guide/rules'].map(async (path) => (await get(path)).text());
  expect(await Promise.all(titles)).toEqual(['index', 'index', 'rules'].map((name) => `<title>${name}</title>`));
  const picture = await get('/guide/picture.png', { 'accept-encoding': 'br' });
  expect([picture.headers.get('content-encoding'), await picture.text()]).toEqual([null, SCRIPT]);
});

test('only the worker that holds the engine may compile', async () => {
  const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy');
  expect(await policyOf('/assets/loom.worker-a1b2.js')).toContain("'unsafe-eval'");
  expect(await policyOf('/assets/index-a1b2.js')).not.toContain('unsafe');
  expect(await policyOf('/')).not.toContain('unsafe');
});

test('an unknown address is a page for people, and JSON for programs', async () => {
  const person = await get('/nowhere', { accept: 'text/html,*/*' });
  expect([person.status, (await person.text()).includes('The application')]).toEqual([404, true]);
  const program = await get('/nowhere', { accept: 'application/json' });
  expect(program.status).toBe(404);
  expect(await program.json()).toMatchObject({ detail: { error: 'not_found' } });
  const below = await get('/api/nowhere', { accept: 'text/html' });
  expect(below.headers.get('content-type')).toContain('application/json');
});

test.each(['/../package.json', '/assets/../../package.json', '/assets/%2e%2e/%2e%2e/package.json', '/.built'])(
  'only the files of the application are served (%s)',
  async (path) => {
    expect((await server.raw(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)).split(' ')[1]).toBe(
      '404',
    );
  },
);
