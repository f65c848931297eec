import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf, type Fixture, json, KEY, ORGANIZATION, PROJECT, startFixture } from './server.fixture.ts';

let server: Fixture;
beforeAll(async () => {
  server = await startFixture({ rateLimit: 0 });
});
afterAll(() => server.stop());

const post = (body: string | Buffer, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  server.request('/api/projects', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });

const named = (name: string): string => `{"organization_id":"${ORGANIZATION}","name":${name}}`;

describe('bodies', () => {
  test.each([
    ['half an object', '{"organization_id":'],
    ['two values', `${named('"x"')}{}`],
    ['a key twice', `{"organization_id":"${ORGANIZATION}","name":"a","name":"b"}`],
    ['a byte order mark', `\u{feff}${named('"x"')}`],
    ['depth', named('['.repeat(100) + ']'.repeat(100))],
    ['a million brackets', '['.repeat(1_000_000)],
    ['a number beyond doubles', named('1e400')],
    ['invalid UTF-8', Buffer.from(named('"\u{ff}"'), 'latin1')],
  ])('%s is 400', async (_, body) => {
    expect(await codeOf(await post(body))).toBe('400 invalid_json');
  });

  test.each([
    ['NUL', '"a\\u0000b"', 'name'],
    ['half a surrogate pair', '"\\ud800"', 'name'],
    ['a number for text', '7', 'name'],
    ['an empty text', '""', 'name'],
    ['an unknown field', '"x","extra":1', 'extra'],
    ['__proto__', '"x","__proto__":{"name":"y"}', '__proto__'],
    ['constructor', '"x","constructor":{"prototype":{}}', 'constructor'],
  ])('%s is 422 and named', async (_, name, path) => {
    const response = await post(named(name));
    const { detail } = (await response.json()) as { detail: { error: string; fields: { path: string }[] } };
    expect([response.status, detail.error]).toEqual([422, 'validation_failed']);
    expect(detail.fields.map((field) => field.path)).toEqual([path]);
  });

  test.each(['[]', '"text"', 'null', '7', 'true'])('%s in place of an object is 422', async (body) => {
    expect(await codeOf(await post(body))).toBe('422 validation_failed');
  });

  test('no body where one is needed is 422', async () => {
    expect(await codeOf(await server.request('/api/projects', { method: 'POST' }))).toBe('422 validation_failed');
    const path = `/api/projects/${PROJECT}/generations`;
    expect(await codeOf(await server.request(path, { method: 'POST' }))).toBe('422 validation_failed');
  });

  test('an action needs neither a body nor a type, and takes an empty one of any type', async () => {
    const path = `/api/run-approvals/${PROJECT}/cancel`;
    for (const headers of [
      {},
      { 'content-type': 'application/json' },
      { 'content-type': 'application/x-www-form-urlencoded' },
    ]) {
      expect((await server.request(path, { method: 'POST', headers })).status, JSON.stringify(headers)).toBe(200);
    }
    expect((await server.request(path, json({}))).status).toBe(200);
    expect(await codeOf(await server.request(path, json({ other: 1 })))).toBe('422 validation_failed');
  });

  test('more than 4 MiB is 413, whether announced or not', async () => {
    const huge = named(`"${'x'.repeat(5 << 20)}"`);
    // The server may hang up before all of it has arrived; then there is no answer to read.
    const announced = await post(huge).then(codeOf, () => '413 payload_too_large');
    expect(announced).toBe('413 payload_too_large');
    const head = `POST /api/projects HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${KEY}\r\ncontent-type: application/json\r\n`;
    expect(await server.raw(`${head}content-length: 99999999\r\n\r\n`)).toContain('"payload_too_large"');
    const chunk = `100000\r\n${' '.repeat(0x100000)}\r\n`;
    expect(await server.raw(`${head}transfer-encoding: chunked\r\n\r\n${chunk.repeat(5)}0\r\n\r\n`)).toContain(
      '"payload_too_large"',
    );
  });

  test.each([
    ['text/plain', {}],
    ['application/x-www-form-urlencoded', {}],
    ['multipart/form-data; boundary=x', {}],
    ['application/json; charset=latin1', {}],
    ['application/jsonp', {}],
    ['nonsense', {}],
    ['application/json', { 'content-encoding': 'gzip' }],
  ])('%s is 415', async (type, headers) => {
    const response = await post(named('"x"'), { 'content-type': type, ...headers });
    expect(await codeOf(response)).toBe('415 unsupported_media_type');
  });

  test('a charset of UTF-8 is fine in any spelling', async () => {
    for (const type of ['application/json;charset=UTF-8', 'Application/JSON; charset="utf-8"']) {
      expect((await post(named('"x"'), { 'content-type': type })).status).toBe(201);
    }
  });
});

describe('queries and paths', () => {
  test.each([
    'limit=0',
    'limit=-1',
    'limit=1e2',
    'limit=',
    'limit=201',
    'limit=1&limit=2',
    'limit=%00',
    'limit=9'.padEnd(999, '9'),
  ])('%s is 422', async (query) => {
    const response = await server.request(`/api/projects?org_id=${ORGANIZATION}&${query}`);
    expect(await codeOf(response)).toBe('422 validation_failed');
  });

  test.each(['org_id', 'org_id=', 'org_id=%00', `org_id=${ORGANIZATION}&org_id=${ORGANIZATION}`, 'org_id[]=x'])(
    '%s is 422',
    async (query) => {
      expect(await codeOf(await server.request(`/api/projects?${query}`))).toBe('422 validation_failed');
    },
  );

  test.each([
    '/api/projects/%00',
    '/api/projects/..%2f..%2fetc%2fpasswd',
    '/api/projects/%c0%af',
    "/api/projects/prj_01k'%20or%201=1--",
    '/api/%2e%2e/healthz',
    '/docs/..%2f..%2fpackage.json',
    '/schemas/..%2fpackage.json',
    '/api/projects/%',
  ])('%s leads nowhere', async (path) => {
    const answer = await server.raw(
      `GET ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${KEY}\r\nconnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toContain('"not_found"');
  });

  test('dots, escapes and whole URLs in the request line do not lead around the credential', async () => {
    const paths = { '/api/../healthz': 401, '/../../etc/passwd': 404, '//healthz': 404, 'http://x/nothing': 404 };
    for (const [path, status] of Object.entries({ ...paths, 'http://x/api/nothing': 401, '/%61pi/nothing': 401 })) {
      const answer = await server.raw(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
      expect(answer, path).toContain(`HTTP/1.1 ${status} `);
      expect(answer, path).toContain(status === 401 ? '"invalid_token"' : '"not_found"');
    }
  });
});

describe('bare connections', () => {
  test('what is no HTTP is answered in the same shape, and the connection closed', async () => {
    const answer = await server.raw('nonsense\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('{"detail":{"error":"invalid_json"');
    expect(answer).toContain('x-request-id: req_');
  });

  test('headers beyond 16 KiB are 413', async () => {
    const answer = await server.raw(`GET /healthz HTTP/1.1\r\nhost: x\r\nx-long: ${'y'.repeat(20_000)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('a request with two lengths, or a length and chunks, is refused', async () => {
    const head = 'POST /api/auth/refresh HTTP/1.1\r\nhost: x\r\n';
    expect(await server.raw(`${head}content-length: 1\r\ncontent-length: 2\r\n\r\nab`)).toMatch(/^HTTP\/1\.1 400 /);
    expect(await server.raw(`${head}content-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 400 /,
    );
  });

  test('pipelined requests are answered in sequence, each with its own caller', async () => {
    const one = (token: string, end: string) =>
      `GET /api/keys HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n${end}\r\n`;
    const answer = await server.raw(
      one('session-of-ann', '') + one('wrong', '') + one(KEY, '') + one('session-of-ann', 'connection: close\r\n'),
    );
    expect([...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['200', '401', '403', '200']);
  });

  test('a line break in a header value does not make another header', async () => {
    const answer = await server.raw(
      'GET /healthz HTTP/1.1\r\nhost: x\r\nx-request-id: a\r\n b: c\r\nconnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 (?:400|200) /);
    expect(answer).not.toContain('b: c');
  });
});
