import { request } from 'node:http';
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

  test('a missing body is 422 where one is required', async () => {
    expect(await codeOf(await server.request('/api/projects', { method: 'POST' }))).toBe('422 validation_failed');
    const path = `/api/projects/${PROJECT}/generations`;
    expect(await codeOf(await server.request(path, { method: 'POST' }))).toBe('422 validation_failed');
  });

  test('an action needs neither a body nor a type, and accepts an empty body of any type', async () => {
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

describe('unexpected bodies', () => {
  const path = `/api/projects/${PROJECT}`;
  /** As Node's own client sends them with DELETE and GET: by default without a length. */
  const plain = (method: string, body: string, headers: Readonly<Record<string, string>> = {}): Promise<string> =>
    new Promise((resolve, reject) => {
      const sent = request(`${server.url}${path}`, { method, headers: { authorization: `Bearer ${KEY}`, ...headers } });
      sent.on('error', reject);
      sent.on('response', (response) => {
        response.resume();
        response.on('end', () => resolve(String(response.statusCode)));
      });
      sent.end(body);
    });

  test('with DELETE are accepted if they are an empty object, and refused otherwise', async () => {
    const type = { 'content-type': 'application/json' };
    const send = (body: string, headers: Readonly<Record<string, string>> = type): Promise<Response> =>
      server.request(path, { method: 'DELETE', token: KEY, body, headers });
    expect((await send('{}')).status).toBe(204);
    expect(await codeOf(await send('{"a":1}'))).toBe('422 validation_failed');
    expect(await codeOf(await send('{'))).toBe('400 invalid_json');
    expect(await codeOf(await send('a', { 'content-type': 'text/plain' }))).toBe('415 unsupported_media_type');
  });

  test('without a length are not part of the request, and the answer stays the same', async () => {
    for (const [method, status] of [
      ['DELETE', '204'],
      ['GET', '200'],
    ] as const) {
      expect(await plain(method, '{"a":1}')).toBe(status);
      expect(await plain(method, 'x'.repeat(100_000))).toBe(status);
    }
  });

  test('with GET are ignored', async () => {
    expect(await plain('GET', '{"a":1}', { 'content-length': '7' })).toBe('200');
    expect(await plain('GET', '{', { 'content-length': '1', 'content-type': 'application/json' })).toBe('200');
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
  ])('%s is 404', async (path) => {
    const answer = await server.raw(
      `GET ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${KEY}\r\nconnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toContain('"not_found"');
  });

  test('dots, escapes and whole URLs in the request line do not bypass the credential', async () => {
    const paths = { '/api/../healthz': 401, '/../../etc/passwd': 404, '//healthz': 404, 'http://x/nothing': 404 };
    for (const [path, status] of Object.entries({ ...paths, 'http://x/api/nothing': 401, '/%61pi/nothing': 401 })) {
      const answer = await server.raw(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
      expect(answer, path).toContain(`HTTP/1.1 ${status} `);
      expect(answer, path).toContain(status === 401 ? '"invalid_token"' : '"not_found"');
    }
  });
});

describe('raw connections', () => {
  test('a request that is not HTTP is answered in the same format, and the connection closed', async () => {
    const answer = await server.raw('nonsense\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('{"detail":{"error":"invalid_request"');
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

  const ask = (line: string, ...headers: readonly string[]): Promise<string> =>
    server.raw([line, ...headers, 'connection: close', '', ''].join('\r\n'));
  const shape = (answer: string): string => {
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(/x-request-id: req_[0-9a-f]{32}/i);
    const { detail } = JSON.parse(body) as { detail: { error: string; message: string } };
    return `${head.split(' ')[1]} ${detail.error}`;
  };
  const bearer = `authorization: Bearer ${KEY}`;

  test.each(['/healthz', '/openapi.json', '/', '/api/keys'])('%s without a Host, or with two, is 400', async (path) => {
    expect(shape(await ask(`GET ${path} HTTP/1.1`, 'authorization: Bearer session-of-ann'))).toBe(
      '400 invalid_request',
    );
    expect(shape(await ask(`GET ${path} HTTP/1.1`, 'host: a', 'authorization: Bearer session-of-ann', 'Host: b'))).toBe(
      '400 invalid_request',
    );
  });

  test('the credential is checked before the rest of the head', async () => {
    expect(shape(await ask('GET /api/keys HTTP/1.1'))).toBe('401 invalid_token');
    expect(shape(await ask('GET /api/keys HTTP/1.1', 'host: x', 'expect: the-impossible'))).toBe('401 invalid_token');
    expect(shape(await ask('GET /nothing HTTP/1.1'))).toBe('404 not_found');
  });

  test('HTTP/1.0 needs no Host', async () => {
    expect(await ask('GET /healthz HTTP/1.0')).toContain('{"status":"ok"}');
  });

  test('an unknown expectation is 417, and 100-continue is honoured', async () => {
    expect(shape(await ask('GET /healthz HTTP/1.1', 'host: x', 'expect: the-impossible'))).toBe(
      '417 expectation_failed',
    );
    const cancel = ['POST /api/run-approvals/x/cancel HTTP/1.1', 'host: x', bearer, 'content-length: 0'];
    expect(shape(await ask(cancel.join('\r\n'), 'expect: 200-ok'))).toBe('404 not_found');
    const project = `POST /api/run-approvals/${PROJECT}/cancel HTTP/1.1`;
    expect(shape(await ask(project, 'host: x', bearer, 'content-length: 0', 'expect: 200-ok'))).toBe(
      '417 expectation_failed',
    );
    const body = `${project}\r\nhost: x\r\n${bearer}\r\ncontent-type: application/json\r\nexpect: 100-continue\r\nconnection: close\r\ncontent-length: 2\r\n\r\n{}`;
    expect(await server.raw(body)).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK/);
  });

  test.each(['CONNECT db.internal:5432', 'TRACE /healthz', 'PUT /healthz', 'OPTIONS /healthz', 'PROPFIND /healthz'])(
    '%s is 405 with the allowed methods',
    async (line) => {
      const answer = await ask(`${line} HTTP/1.1`, 'host: x');
      expect(shape(answer)).toBe('405 method_not_allowed');
      expect(answer).toMatch(/allow: GET, HEAD/i);
    },
  );

  test('an unsupported upgrade is ignored', async () => {
    const upgrade = ['GET /healthz HTTP/1.1', 'host: x', 'upgrade: websocket', 'connection: upgrade', '', ''].join(
      '\r\n',
    );
    expect(await server.raw(`${upgrade}GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)).toContain(
      '{"status":"ok"}',
    );
    expect(shape(await server.raw('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'))).toBe('400 invalid_request');
  });

  test('bytes after a request do not affect its answer', async () => {
    const keys = `GET /api/keys HTTP/1.1\r\nhost: x\r\nauthorization: Bearer session-of-ann\r\n`;
    const answers = await server.raw(`${keys}\r\n{"a":1}\r\n\r\n`);
    expect([...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['200', '400']);
    const closing = await server.raw(`${keys}connection: close\r\n\r\n{"a":1}`);
    expect([...closing.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['200']);
  });

  test('pipelined requests are answered in sequence, each with its own caller', async () => {
    const one = (token: string, end: string) =>
      `GET /api/keys HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n${end}\r\n`;
    const answer = await server.raw(
      one('session-of-ann', '') + one('wrong', '') + one(KEY, '') + one('session-of-ann', 'connection: close\r\n'),
    );
    expect([...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['200', '401', '403', '200']);
  });

  test('a line break in a header value does not create another header', async () => {
    const answer = await server.raw(
      'GET /healthz HTTP/1.1\r\nhost: x\r\nx-request-id: a\r\n b: c\r\nconnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 (?:400|200) /);
    expect(answer).not.toContain('b: c');
  });
});
