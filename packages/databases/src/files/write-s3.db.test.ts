import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  request as httpRequest,
  type Server,
  type ServerResponse,
} from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { FILE_FORMATS } from '@rowloom/engine';
import { type S3Server, startS3 } from '@rowloom/servers';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { companionFiles } from '@rowloom/sql';
import { makeRequest } from './library-request.fixture.ts';
import type { S3Place } from './s3-place.ts';
import { sweepPlace } from './sweep-place.ts';
import { writeFolder, type WriteRequest } from './write-files.ts';
import { writeS3 } from './write-s3.ts';

const folder = mkdtempSync(join(tmpdir(), 'rowloom-bucket-'));
const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
let store: S3Server;
let proxy: Server;
const requests: string[] = [];
/** What happens to a request before the store sees it; true if it was answered, or cut off. */
let meddle: (asked: IncomingMessage, answer: ServerResponse) => boolean = () => false;
/** What a request waits for before the store sees it. */
let hold: (asked: IncomingMessage) => Promise<void> | undefined = () => undefined;
// Seventeen runs take their time on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
afterEach(() => {
  meddle = () => false;
  hold = () => undefined;
});

/** s3rver cannot abort an upload: the request is observed here. */
function startProxy(endpoint: string): Promise<Server> {
  const server = createServer((asked, answer) => {
    requests.push(`${asked.method} ${asked.url}`);
    if (meddle(asked, answer)) return;
    const held = hold(asked);
    if (held === undefined) pass(endpoint, asked, answer);
    else void held.then(() => pass(endpoint, asked, answer));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

function pass(endpoint: string, asked: IncomingMessage, answer: ServerResponse): void {
  const passed = httpRequest(
    new URL(asked.url ?? '', endpoint),
    // A separate connection: s3rver may continue to write on one that has been answered.
    { method: asked.method, headers: asked.headers, agent: false },
    (from) => {
      answer.writeHead(from.statusCode ?? 500, from.headers);
      from.on('error', () => answer.destroy());
      from.pipe(answer);
    },
  );
  passed.on('error', () => answer.destroy());
  asked.pipe(passed);
}

beforeAll(async () => {
  store = await startS3('rows');
  proxy = await startProxy(store.endpoint);
});

afterAll(async () => {
  vi.resetConfig();
  proxy.closeAllConnections();
  proxy.close();
  await store.stop();
  rmSync(folder, { recursive: true, force: true });
});

function place(prefix: string, rest: Partial<S3Place> = {}): S3Place {
  const address = proxy.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { bucket: 'rows', prefix, region: 'us-east-1', endpoint: `http://127.0.0.1:${port}`, credentials, ...rest };
}

function optionsFor(request: WriteRequest, signal = new AbortController().signal) {
  const companions: Parameters<typeof writeS3>[1]['companions'] = (written, files) =>
    companionFiles({ ...request, rules: {} }, written, files);
  const times = { beat: 1000, silence: 6000, settle: 400 };
  return { signal, companions, onProgress: () => undefined, times };
}

const client = (): S3Client =>
  new S3Client({ region: 'us-east-1', endpoint: store.endpoint, forcePathStyle: true, credentials });

async function listObjects(prefix: string): Promise<readonly string[]> {
  const { Contents = [] } = await client().send(new ListObjectsV2Command({ Bucket: 'rows', Prefix: `${prefix}/` }));
  return Contents.map(({ Key = '' }) => Key.slice(prefix.length + 1));
}

async function readObject(key: string): Promise<Buffer> {
  const { Body } = await client().send(new GetObjectCommand({ Bucket: 'rows', Key: key }));
  return Buffer.from((await Body?.transformToByteArray()) ?? []);
}

test.each([...FILE_FORMATS.map((format) => [format, false] as const), ['csv', true] as const])(
  'a bucket gets the same bytes as a folder: %s, gzip %s',
  async (format, gzip) => {
    const request = await makeRequest({ shelves: 10, books: 60_000 }, format, gzip);
    const name = `${format}${gzip}`;
    const local = join(folder, name);
    const threads = { count: 1, module: new URL('file:///unused') };
    const inFolder = await writeFolder(request, { ...optionsFor(request), folder: local, force: false, threads });
    expect(await writeS3(request, { ...optionsFor(request), place: place(name) })).toEqual(inFolder);
    const files = readdirSync(local).toSorted();
    expect((await listObjects(name)).toSorted()).toEqual(files);
    for (const file of files)
      expect(readFileSync(join(local, file)).equals(await readObject(`${name}/${file}`)), file).toBe(true);
  },
);

test('the export comes last, and a run replaces the objects of an earlier one', async () => {
  const first = await makeRequest({ shelves: 10, books: 100 }, 'jsonl');
  await writeS3(first, { ...optionsFor(first), place: place('again') });
  requests.length = 0;
  const second = await makeRequest({ shelves: 10, books: 200 }, 'csv');
  await writeS3(second, { ...optionsFor(second), place: place('again') });
  expect((await listObjects('again')).toSorted()).toEqual([
    'books.csv',
    'load.sql',
    'rowloom.json',
    'schema.sql',
    'shelves.csv',
  ]);
  const puts = requests.filter((line) => line.startsWith('PUT')).map((line) => line.replace(/^.*\/again\/|\?.*$/g, ''));
  // Heartbeats of its owner may come at any time.
  expect(puts.findLast((name) => !name.startsWith('.'))).toBe('rowloom.json');
});

test('a prefix with foreign objects is left alone', async () => {
  await client().send(new PutObjectCommand({ Bucket: 'rows', Key: 'taken/thesis.pdf', Body: 'x' }));
  const request = await makeRequest({ shelves: 10, books: 100 }, 'csv');
  await expect(writeS3(request, { ...optionsFor(request), place: place('taken') })).rejects.toMatchObject({
    name: 'TargetError',
    code: 'folder_not_empty',
  });
  expect(await listObjects('taken')).toEqual(['thesis.pdf']);
});

test('an interrupted run leaves no object, and its upload is aborted', async () => {
  const request = await makeRequest({ shelves: 10, books: 3_000_000 }, 'csv');
  const controller = new AbortController();
  const options = { ...optionsFor(request, controller.signal), place: place('stopped') };
  requests.length = 0;
  const onProgress = (): void => {
    if (requests.some((line) => line.includes('uploadId='))) controller.abort();
  };
  await expect(writeS3(request, { ...options, onProgress })).rejects.toMatchObject({ code: 'interrupted' });
  expect(requests.some((line) => /^DELETE .*books\.csv.*uploadId=/.test(line))).toBe(true);
  expect(await listObjects('stopped')).toEqual([]);
});

test('the next run replaces what a killed run has left', async () => {
  const request = await makeRequest({ shelves: 10, books: 100 }, 'csv');
  const put = (name: string, Body: string) =>
    client().send(new PutObjectCommand({ Bucket: 'rows', Key: `killed/${name}`, Body }));
  await put('.rowloom.json.rowloom-partial', JSON.stringify({ rowloom_export: 1, tables: [{ name: 'shelves' }] }));
  await put('shelves.csv', 'half a row');
  await writeS3(request, { ...optionsFor(request), place: place('killed') });
  expect((await listObjects('killed')).toSorted()).toEqual([
    'books.csv',
    'load.sql',
    'rowloom.json',
    'schema.sql',
    'shelves.csv',
  ]);
});

test('an error of the store is reported by code, without the secret', async () => {
  const request = await makeRequest({ shelves: 10, books: 100 }, 'csv');
  const attempt = (rest: Partial<S3Place>) =>
    writeS3(request, { ...optionsFor(request), place: place('refused', rest) }).catch((error: unknown) => error);
  expect(await attempt({ bucket: 'nowhere' })).toMatchObject({ code: 'no_such_database' });
  const wrong = await attempt({ credentials: { accessKeyId: 'NOBODY', secretAccessKey: 'hush-4711' } });
  expect(wrong).toMatchObject({ code: 'authentication_failed' });
  expect(`${JSON.stringify(wrong)} ${String(wrong)}`).not.toContain('hush');
  expect(await attempt({ endpoint: 'http://127.0.0.1:9' })).toMatchObject({ code: 'unreachable' });
});

test('connections go to the pinned address, whatever the name resolves to', async () => {
  const request = await makeRequest({ shelves: 10, books: 100 }, 'csv');
  const port = new URL(store.endpoint).port;
  const pinned = place('pinned', { endpoint: `http://s3.invalid:${port}`, pinned: '127.0.0.1' });
  await writeS3(request, { ...optionsFor(request), place: pinned });
  expect(await listObjects('pinned')).toContain('rowloom.json');
});

/** Answers conditional writes as Amazon's store does, which s3rver does not support. */
function knowConditions(): void {
  const there = new Set<string>();
  meddle = (asked, answer) => {
    const key = (asked.url ?? '').replace(/\?.*$/, '');
    if (!key.endsWith('.owner.rowloom-partial')) return false;
    if (asked.method === 'DELETE') there.delete(key);
    if (asked.method !== 'PUT') return false;
    const isRefused = asked.headers['if-none-match'] === '*' && there.has(key);
    there.add(key);
    if (!isRefused) return false;
    asked.resume().on('end', () => {
      answer.writeHead(412, { 'content-type': 'application/xml' });
      answer.end('<Error><Code>PreconditionFailed</Code><Message>no</Message></Error>');
    });
    return true;
  };
}

test.each(['a store that knows conditions', 'a store that knows none'])(
  'exactly one of several simultaneous runs into a prefix succeeds, and all objects are its own: %s',
  async (kind) => {
    if (kind === 'a store that knows conditions') knowConditions();
    const prefix = kind.replaceAll(' ', '-');
    const wanted = await Promise.all(
      [7, 8, 9].map((seed) => makeRequest({ shelves: 10, books: 5000 }, 'csv', false, seed)),
    );
    const ends = await Promise.allSettled(
      wanted.map((request) => writeS3(request, { ...optionsFor(request), place: place(prefix) })),
    );
    const won = ends.findIndex(({ status }) => status === 'fulfilled');
    expect(ends.map(({ status }) => status).filter((status) => status === 'fulfilled')).toHaveLength(1);
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
    expect(refused).toMatchObject([{ code: 'locked' }, { code: 'locked' }]);
    const request = wanted[won];
    if (request === undefined) throw new Error('Nobody has won.');
    await writeS3(request, { ...optionsFor(request), place: place(`${prefix}-alone`) });
    const files = (await listObjects(`${prefix}-alone`)).toSorted();
    expect((await listObjects(prefix)).toSorted()).toEqual(files);
    for (const file of files)
      expect((await readObject(`${prefix}/${file}`)).equals(await readObject(`${prefix}-alone/${file}`)), file).toBe(
        true,
      );
  },
);

test('a run that starts while another writes is refused, and does not harm the other', async () => {
  const first = await makeRequest({ shelves: 10, books: 1000 }, 'csv');
  const second = await makeRequest({ shelves: 10, books: 100 }, 'csv', false, 8);
  const begun = Promise.withResolvers<void>();
  const refused = Promise.withResolvers<void>();
  hold = ({ method, url = '' }) => {
    if (method === 'GET' || !url.includes('/busy/books.csv')) return undefined;
    begun.resolve();
    return refused.promise;
  };
  const writing = writeS3(first, { ...optionsFor(first), place: place('busy') });
  await begun.promise;
  const late = writeS3(second, { ...optionsFor(second), place: place('busy') }).finally(refused.resolve);
  await expect(late).rejects.toMatchObject({
    code: 'locked',
    message: expect.stringContaining('Another run is writing into s3://rows/busy/') as string,
  });
  await writing;
  expect(await listObjects('busy')).toContain('rowloom.json');
});

/** Unfinished uploads and their aborts: s3rver supports neither. */
function beginUploads(keys: readonly string[], more: typeof meddle = () => false): void {
  const upload = (key: string): string => `<Upload><Key>${key}</Key><UploadId>of-${key}</UploadId></Upload>`;
  meddle = (asked, answer) => {
    const { searchParams } = new URL(asked.url ?? '', 'http://store');
    if (asked.method === 'GET' && searchParams.has('uploads')) {
      const found = keys.filter((key) => key.startsWith(searchParams.get('prefix') ?? ''));
      answer.writeHead(200, { 'content-type': 'application/xml' });
      answer.end(`<ListMultipartUploadsResult>${found.map(upload).join('')}</ListMultipartUploadsResult>`);
      return true;
    }
    if (more(asked, answer)) return true;
    if (asked.method !== 'DELETE' || !searchParams.has('uploadId')) return false;
    answer.writeHead(204).end();
    return true;
  };
  requests.length = 0;
}

const endedUploads = (): readonly string[] =>
  requests.filter((line) => line.startsWith('DELETE') && line.includes('uploadId='));

test('the next run aborts only the uploads that a killed run began', async () => {
  const request = await makeRequest({ shelves: 10, books: 100 }, 'csv');
  const put = (name: string, Body: string) =>
    client().send(new PutObjectCommand({ Bucket: 'rows', Key: `parts/${name}`, Body }));
  await put('.rowloom.json.rowloom-partial', JSON.stringify({ rowloom_export: 1, tables: [{ name: 'books' }] }));
  await put('.owner.rowloom-partial', JSON.stringify({ owner: 'killed', beat: 3 }));
  beginUploads(['parts/books.csv', 'parts/thesis.pdf']);
  await writeS3(request, { ...optionsFor(request), place: place('parts') });
  expect(endedUploads()).toEqual([expect.stringMatching(/parts\/books\.csv\?.*uploadId=of-/)]);
  expect(await listObjects('parts')).not.toContain('.owner.rowloom-partial');
});

test('uploads of killed runs under neighbouring prefixes are aborted too, unless the runs live or are foreign', async () => {
  const request = await makeRequest({ shelves: 10, books: 100 }, 'csv');
  const put = (key: string, Body: string) => client().send(new PutObjectCommand({ Bucket: 'rows', Key: key, Body }));
  const note = JSON.stringify({ rowloom_export: 1, tables: [{ name: 'books' }] });
  for (const prefix of ['many/dead', 'many/living', 'many/foreign']) {
    await put(`${prefix}/.owner.rowloom-partial`, JSON.stringify({ owner: prefix, beat: 3 }));
    if (prefix !== 'many/foreign') await put(`${prefix}/.rowloom.json.rowloom-partial`, note);
  }
  const keys = ['dead/books.csv', 'dead/thesis.pdf', 'living/books.csv', 'foreign/books.csv', 'none/books.csv'];
  beginUploads(
    keys.map((key) => `many/${key}`),
    (asked, answer) => {
      // Old heartbeats, by the store's clock.
      if (asked.method !== 'HEAD' || !/(dead|foreign)\/\.owner/.test(asked.url ?? '')) return false;
      answer.writeHead(200, { 'last-modified': new Date(Date.now() - 3_600_000).toUTCString(), etag: '"1"' }).end();
      return true;
    },
  );
  await writeS3(request, { ...optionsFor(request), place: place('many/new') });
  expect(endedUploads()).toEqual([expect.stringMatching(/many\/dead\/books\.csv\?.*uploadId=of-/)]);
});

test('a sweep aborts uploads under abandoned prefixes, unless a run lives there', async () => {
  const put = (key: string, Body: string) => client().send(new PutObjectCommand({ Bucket: 'rows', Key: key, Body }));
  const note = JSON.stringify({ rowloom_export: 1, tables: [{ name: 'books' }] });
  for (const prefix of ['swept/dead', 'swept/living', 'swept/foreign']) {
    await put(`${prefix}/.owner.rowloom-partial`, JSON.stringify({ owner: prefix, beat: 0 }));
    if (prefix !== 'swept/foreign') await put(`${prefix}/.rowloom.json.rowloom-partial`, note);
  }
  let beat = 1;
  beginUploads(
    ['dead/books.csv', 'dead/thesis.pdf', 'living/books.csv', 'foreign/books.csv'].map((key) => `swept/${key}`),
    (asked, answer) => {
      if (asked.method !== 'GET' || !/living\/\.owner/.test(asked.url ?? '')) return false;
      answer.writeHead(200).end(JSON.stringify({ owner: 'living', beat: beat++ }));
      return true;
    },
  );
  const times = { beat: 1000, silence: 6000, settle: 100 };
  const ended = await Promise.all(
    ['swept/dead', 'swept/living', 'swept/foreign', 'swept/none'].map((prefix) => sweepPlace(place(prefix), times)),
  );
  expect(ended).toEqual([1, 0, 0, 0]);
  expect(endedUploads()).toEqual([expect.stringMatching(/swept\/dead\/books\.csv\?.*uploadId=of-/)]);
  expect(await listObjects('swept/dead')).not.toContain('.owner.rowloom-partial');
});

test('an object that the store sends in part is requested again, with a limit on waiting', async () => {
  const request = await makeRequest({ shelves: 10, books: 100 }, 'csv');
  let isCut = false;
  meddle = (asked, answer) => {
    if (isCut || asked.method !== 'GET' || !(asked.url ?? '').includes('.owner')) return false;
    isCut = true;
    answer.writeHead(200, { 'content-length': '60' }).write('{"owner":');
    return true;
  };
  await writeS3(request, { ...optionsFor(request), place: place('stuck') });
  expect({ isCut, hasAll: (await listObjects('stuck')).includes('rowloom.json') }).toEqual({
    isCut: true,
    hasAll: true,
  });
});

test('an object that someone else changes meanwhile is not certified', async () => {
  const request = await makeRequest({ shelves: 10, books: 100 }, 'csv');
  let isChanged = false;
  meddle = (asked) => {
    if (asked.method === 'PUT' && (asked.url ?? '').includes('/schema.sql') && !isChanged) {
      isChanged = true;
      void client().send(new PutObjectCommand({ Bucket: 'rows', Key: 'meddled/books.csv', Body: 'theirs' }));
    }
    return false;
  };
  await expect(writeS3(request, { ...optionsFor(request), place: place('meddled') })).rejects.toMatchObject({
    code: 'unwritable',
    message: expect.stringMatching(/^books\.csv in s3:\/\/rows\/meddled\/ was changed/) as string,
  });
  expect(await listObjects('meddled')).not.toContain('rowloom.json');
});

test('a bucket that resets every part is reported as a lost connection', async () => {
  const request = await makeRequest({ shelves: 10, books: 700_000 }, 'csv');
  meddle = (asked) => {
    if (asked.method !== 'PUT' || !(asked.url ?? '').includes('partNumber=')) return false;
    asked.socket.resetAndDestroy();
    return true;
  };
  await expect(writeS3(request, { ...optionsFor(request), place: place('reset') })).rejects.toMatchObject({
    name: 'TargetError',
    code: 'connection_lost',
  });
  expect(await listObjects('reset')).toEqual([]);
});
