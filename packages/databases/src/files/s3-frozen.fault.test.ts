import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { type S3Server, startS3 } from '@rowloom/servers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeLibrary, type WriterEnd } from './frozen-writer.fixture.ts';
import type { S3Place } from './s3-place.ts';

const PROGRAM = fileURLToPath(new URL('frozen-writer.fixture.ts', import.meta.url));
const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
// On a busy machine the work between two heartbeats may take seconds.
const TIMES = { beat: 1500, silence: 20_000, settle: 100 };
const QUIET = 1000;
const FILES = ['books.csv', 'load.sql', 'rowloom.json', 'schema.sql', 'shelves.csv'];

let store: S3Server;
let client: S3Client;
beforeAll(async () => {
  store = await startS3('rows');
  client = new S3Client({ region: 'us-east-1', endpoint: store.endpoint, forcePathStyle: true, credentials });
});
afterAll(async () => {
  client.destroy();
  await store.stop();
});

const place = (prefix: string, endpoint = store.endpoint): S3Place => ({
  bucket: 'rows',
  prefix,
  region: 'us-east-1',
  endpoint,
  credentials,
});

/** Everything under a prefix, with its bytes. */
async function readAll(prefix: string): Promise<Readonly<Record<string, string>>> {
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: 'rows', Prefix: `${prefix}/` }));
  const objects: Record<string, string> = {};
  for (const { Key = '' } of Contents) {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: 'rows', Key }));
    objects[Key.slice(prefix.length + 1)] = (await Body?.transformToString()) ?? '';
  }
  return objects;
}

type Pauses = {
  readonly endpoint: string;
  readonly reached: Promise<unknown>;
  /** Until no request has come for a while, and none is in flight. */
  readonly untilQuiet: () => Promise<void>;
  readonly goOn: () => void;
  readonly server: Server;
};

/**
 * A proxy in front of the store: forwards requests, and withholds the answer to the first matching request of each
 * prefix.
 */
async function pauseAt(moments: ReadonlyMap<string, string>): Promise<Pauses> {
  const reached = new Map([...moments.keys()].map((prefix) => [prefix, Promise.withResolvers<void>()]));
  const released = Promise.withResolvers<void>();
  const seen = new Set<string>();
  const quiet = { under: 0, since: performance.now() };
  const count = (more: number): void => {
    quiet.under += more;
    quiet.since = performance.now();
  };
  const server = createServer((asked, answer) => {
    const [prefix = '', name = ''] = (asked.url ?? '').replace(/^\/rows\/|\?.*$/g, '').split('/');
    const isMeant = !seen.has(prefix) && moments.get(prefix) === `${asked.method} ${name}`;
    if (isMeant) seen.add(prefix);
    else count(1);
    const passed = httpRequest(
      new URL(asked.url ?? '', store.endpoint),
      { method: asked.method, headers: asked.headers, agent: false },
      (from) => {
        const pass = (): void => {
          answer.writeHead(from.statusCode ?? 500, from.headers);
          from.pipe(answer);
        };
        if (!isMeant) {
          count(-1);
          pass();
        } else {
          reached.get(prefix)?.resolve();
          void released.promise.then(pass);
        }
      },
    );
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const all = Promise.all([...reached.values()].map(({ promise }) => promise));
  const untilQuiet = async (): Promise<void> => {
    while (quiet.under > 0 || performance.now() - quiet.since < QUIET) await pause(QUIET / 4);
  };
  return { endpoint, reached: all, untilQuiet, goOn: released.resolve, server };
}

/** A process with one frozen run per prefix: it sleeps once all of them have reached their point. */
async function sleepAt(moments: ReadonlyMap<string, string>) {
  const pauses = await pauseAt(moments);
  const jobs = [...moments.keys()].map((prefix) => ({ place: place(prefix, pauses.endpoint), seed: 7, times: TIMES }));
  const child: ChildProcess = spawn(process.execPath, [PROGRAM, JSON.stringify(jobs)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout?.on('data', (bytes: Buffer) => (said += bytes.toString()));
  const ended = new Promise<readonly WriterEnd[]>((resolve, reject) => {
    child.on('error', reject).on('close', (code) => {
      pauses.server.closeAllConnections();
      pauses.server.close();
      if (code === 0) resolve(JSON.parse(said) as readonly WriterEnd[]);
      else reject(new Error(`The writer ended with ${code}.`));
    });
  });
  await Promise.race([pauses.reached, ended]);
  child.kill('SIGSTOP');
  // An earlier heartbeat would rightly keep successors away.
  await pauses.untilQuiet();
  pauses.goOn();
  return { ended, wake: () => child.kill('SIGCONT'), kill: () => child.kill('SIGKILL') };
}

/** The requests of a run that change the store, except the last, after which it is done. */
const MOMENTS = [
  'PUT .owner.rowloom-partial',
  'PUT .rowloom.json.rowloom-partial',
  'PUT shelves.csv',
  'PUT books.csv',
  'PUT schema.sql',
  'PUT load.sql',
  'PUT rowloom.json',
  'DELETE .rowloom.json.rowloom-partial',
];
const TAKEN = { code: 'locked', message: expect.stringMatching(/^Another run (has taken|is writing)/) as string };

test.concurrent('runs that sleep until their successors are done end with an error and touch nothing, wherever they slept', async () => {
  const moments = new Map(MOMENTS.map((moment, at) => [`slept-${at}`, moment]));
  const first = await sleepAt(moments);
  try {
    const prefixes = [...moments.keys()];
    const successors = prefixes.map((prefix) => writeLibrary({ place: place(prefix), seed: 8, times: TIMES }));
    expect(await Promise.all(successors)).toEqual(prefixes.map(() => ({ written: 2 })));
    const left = await Promise.all(prefixes.map(readAll));
    for (const objects of left) expect(Object.keys(objects).toSorted()).toEqual(FILES);
    first.wake();
    expect(await first.ended).toEqual(prefixes.map(() => TAKEN));
    expect(await Promise.all(prefixes.map(readAll))).toEqual(left);
  } finally {
    first.kill();
  }
});

test.concurrent('a run that wakes while its successor writes is not admitted again', async () => {
  const moments = new Map([['midway', 'PUT shelves.csv']]);
  const first = await sleepAt(moments);
  const pauses = await pauseAt(moments);
  try {
    const second = writeLibrary({ place: place('midway', pauses.endpoint), seed: 8, times: TIMES });
    await Promise.race([pauses.reached, second]);
    first.wake();
    expect(await first.ended).toEqual([TAKEN]);
    pauses.goOn();
    expect(await second).toEqual({ written: 2 });
    expect(Object.keys(await readAll('midway')).toSorted()).toEqual(FILES);
  } finally {
    first.kill();
    pauses.server.closeAllConnections();
    pauses.server.close();
  }
});

test.concurrent('a run that slept without a successor continues', async () => {
  const first = await sleepAt(new Map([['nap', 'PUT books.csv']]));
  setTimeout(first.wake, TIMES.silence);
  expect(await first.ended).toEqual([{ written: 2 }]);
  expect(Object.keys(await readAll('nap')).toSorted()).toEqual(FILES);
});
