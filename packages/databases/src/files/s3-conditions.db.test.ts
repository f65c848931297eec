import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { buffer } from 'node:stream/consumers';
import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { type S3Server, startS3 } from '@rowloom/servers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writeLibrary, type WriterEnd } from './frozen-writer.fixture.ts';
import type { S3Place } from './s3-place.ts';

const PROGRAM = fileURLToPath(new URL('frozen-writer.fixture.ts', import.meta.url));
const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const TIMES = { beat: 1500, silence: 10_000, settle: 100 };
const FILES = ['books.csv', 'load.sql', 'rowloom.json', 'schema.sql', 'shelves.csv'];

let store: S3Server;
let client: S3Client;
vi.setConfig({ testTimeout: 300_000 });
beforeAll(async () => {
  store = await startS3('rows');
  client = new S3Client({ region: 'us-east-1', endpoint: store.endpoint, forcePathStyle: true, credentials });
});
afterAll(async () => {
  vi.resetConfig();
  client.destroy();
  await store.stop();
});

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

const ask = (method: string, path: string, headers: IncomingHttpHeaders = {}, body?: Buffer): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = httpRequest(new URL(path, store.endpoint), { method, headers, agent: false }, (from) => {
      void buffer(from).then((bytes) =>
        resolve({ status: from.statusCode ?? 500, headers: from.headers, body: bytes }),
      );
    });
    asked.on('error', reject).end(body);
  });

type Layer = {
  readonly endpoint: string;
  readonly held: Promise<void>;
  /** The store's answer to the delayed request. */
  readonly judged: Promise<number>;
  readonly goOn: () => void;
  readonly server: Server;
};

/**
 * A proxy in front of the store: delays the first PUT of an object in the middle of its body, and evaluates conditions
 * at the end of a body, as Amazon's store does; or ignores them, as older stores do.
 */
async function layer(name: string, conditions: 'known' | 'ignored' | 'refused'): Promise<Layer> {
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const judged = Promise.withResolvers<number>();
  let isHeld = false;
  let busy: Promise<unknown> = Promise.resolve();
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '';
    const isMeant = !isHeld && asked.method === 'PUT' && path.split('?')[0]?.endsWith(`/${name}`) === true;
    isHeld ||= isMeant;
    const act = async (body: Buffer): Promise<Answer> => {
      const { 'if-match': match, 'if-none-match': none } = asked.headers;
      const isAsked = match !== undefined || none !== undefined;
      const refuse = (status: number, code: string): Answer => ({
        status,
        headers: { 'content-type': 'application/xml' },
        body: Buffer.from(`<Error><Code>${code}</Code><Message>no</Message></Error>`),
      });
      if (isAsked && conditions === 'refused') return refuse(501, 'NotImplemented');
      if (isAsked && conditions === 'known' && asked.method !== 'GET') {
        // A list returns tags in the same form as a GET.
        const there = await client
          .send(new GetObjectCommand({ Bucket: 'rows', Key: path.replace(/^\/rows\/|\?.*$/g, '') }))
          .then(async ({ ETag, Body }) => (await Body?.transformToByteArray(), ETag))
          .catch(() => undefined);
        if (none === '*' ? there !== undefined : there !== match) return refuse(412, 'PreconditionFailed');
      }
      return ask(asked.method ?? 'GET', path, asked.headers, body);
    };
    void (async () => {
      if (isMeant) {
        held.resolve();
        await released.promise;
      }
      const body = await buffer(asked);
      const done = busy.then(() => act(body));
      busy = done.catch(() => undefined);
      const { status, headers, body: bytes } = await done;
      if (isMeant) judged.resolve(status);
      answer.writeHead(status, headers).end(bytes);
    })().catch(() => answer.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { endpoint, held: held.promise, judged: judged.promise, goOn: released.resolve, server };
}

const place = (prefix: string, endpoint: string): S3Place => ({
  bucket: 'rows',
  prefix,
  region: 'us-east-1',
  endpoint,
  credentials,
});

async function readAll(prefix: string): Promise<Readonly<Record<string, string>>> {
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: 'rows', Prefix: `${prefix}/` }));
  const objects: Record<string, string> = {};
  for (const { Key = '' } of Contents) {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: 'rows', Key }));
    objects[Key.slice(prefix.length + 1)] = (await Body?.transformToString()) ?? '';
  }
  return objects;
}

function startWriter(target: S3Place) {
  const jobs = [{ place: target, seed: 7, times: TIMES }];
  const child: ChildProcess = spawn(process.execPath, [PROGRAM, JSON.stringify(jobs)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout?.on('data', (bytes: Buffer) => (said += bytes.toString()));
  const ended = new Promise<readonly WriterEnd[]>((resolve, reject) => {
    child.on('error', reject).on('close', (code) => {
      if (code === 0) resolve(JSON.parse(said) as readonly WriterEnd[]);
      else reject(new Error(`The writer ended with ${code}.`));
    });
  });
  return { child, ended };
}

test.concurrent.each([
  { what: 'a table of a new prefix', name: 'shelves.csv', earlier: false },
  { what: 'a table of an earlier run', name: 'shelves.csv', earlier: true },
  { what: 'the export', name: 'rowloom.json', earlier: true },
])('a PUT of $what that is delayed ends after the successor and changes nothing', async ({ name, earlier }) => {
  const prefix = `middle-${name}-${earlier}`;
  const passage = await layer(name, 'known');
  if (earlier) await writeLibrary({ place: place(prefix, store.endpoint), seed: 6, times: TIMES });
  const { child, ended } = startWriter(place(prefix, passage.endpoint));
  try {
    await Promise.race([passage.held, ended]);
    child.kill('SIGSTOP');
    const successor = await writeLibrary({ place: place(prefix, passage.endpoint), seed: 8, times: TIMES });
    expect(successor).toEqual({ written: 2 });
    const left = await readAll(prefix);
    expect(Object.keys(left).toSorted()).toEqual(FILES);
    child.kill('SIGCONT');
    passage.goOn();
    expect(await passage.judged).toBe(412);
    expect(await ended).toMatchObject([{ code: 'locked' }]);
    expect(await readAll(prefix)).toEqual(left);
  } finally {
    child.kill('SIGKILL');
    passage.server.closeAllConnections();
    passage.server.close();
  }
});

test.concurrent('an owner overwrites what a predecessor has left unfinished', async () => {
  const passage = await layer('schema.sql', 'known');
  const writing = writeLibrary({ place: place('late', passage.endpoint), seed: 8, times: TIMES });
  await Promise.race([passage.held, writing]);
  // It arrives while the owner's own PUT is in flight.
  const late = place('late', store.endpoint);
  const { PutObjectCommand } = await import('@aws-sdk/client-s3');
  await client.send(new PutObjectCommand({ Bucket: late.bucket, Key: 'late/schema.sql', Body: 'late' }));
  passage.goOn();
  expect(await writing).toEqual({ written: 2 });
  expect((await readAll('late'))['schema.sql']).toContain('CREATE TABLE');
  passage.server.closeAllConnections();
  passage.server.close();
});

test.concurrent.each(['ignored', 'refused'] as const)(
  'a store where conditions are %s is written as before',
  async (how) => {
    const passage = await layer('', how);
    for (const seed of [7, 8])
      expect(await writeLibrary({ place: place(`old-${how}`, passage.endpoint), seed, times: TIMES })).toEqual({
        written: 2,
      });
    expect(Object.keys(await readAll(`old-${how}`)).toSorted()).toEqual(FILES);
    passage.server.closeAllConnections();
    passage.server.close();
  },
);
