import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Id } from '@rowloom/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeConnections } from '../connections/connection-service.ts';
import { givenTargets } from '../connections/connections.fixture.ts';
import { makeRunConnections } from '../connections/run-connections.ts';
import { addRun } from '../projects/runs.fixture.ts';
import { type GivenProject, givenProject } from '../snapshots/project.fixture.ts';
import { describeSomeStore } from '../store/stores.fixture.ts';
import type { GenerationStatus } from '../store/column-types.ts';
import { sweepUploads } from './sweep-uploads.ts';

const targets = givenTargets();

/** s3rver can neither list nor end uploads: a store that has one begun under each prefix, and remembers what was ended. */
const ended: string[] = [];
let storage: Server;
beforeAll(async () => {
  storage = createServer(answer);
  await new Promise<void>((resolve) => storage.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  storage.closeAllConnections();
  storage.close();
});

const PREFIXES = ['failed', 'cancelled', 'open', 'long-ago', 'well'];
const objects = new Map<string, string>();

function answer(request: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
  const say = (status: number, body = ''): void => void response.writeHead(status).end(body);
  let body = '';
  request.on('data', (piece: Buffer) => (body += piece.toString('latin1')));
  request.on('end', () => {
    if (searchParams.has('uploads')) {
      const uploads = PREFIXES.map((prefix) => `<Upload><Key>${prefix}/books.csv</Key><UploadId>1</UploadId></Upload>`)
        .filter((upload) => upload.includes(`<Key>${searchParams.get('prefix') ?? ''}`))
        .join('');
      return say(200, `<ListMultipartUploadsResult>${uploads}</ListMultipartUploadsResult>`);
    }
    if (searchParams.has('uploadId')) return (ended.push(pathname), say(204));
    if (request.method === 'PUT') return (objects.set(pathname, body), say(200));
    if (request.method === 'DELETE') return (objects.delete(pathname), say(204));
    if (pathname.endsWith('/.rowloom.json.rowloom-partial'))
      return say(200, JSON.stringify({ rowloom_export: 1, tables: [{ name: 'books' }] }));
    const held = objects.get(pathname);
    return held === undefined ? say(404) : say(200, held);
  });
}

describeSomeStore('the sweep of uploads', (given) => {
  let project: GivenProject;
  beforeAll(async () => {
    project = await givenProject(given.store);
  });

  async function addBucket(prefix: string, ...ends: readonly (readonly [GenerationStatus, days: number])[]) {
    const { port } = storage.address() as AddressInfo;
    const { id } = await makeConnections({ ...targets, loom: targets.loom, store: given.store }).create(
      project.owner,
      project.projectId,
      {
        name: prefix,
        kind: 's3',
        url: `s3://rows-here/${prefix}`,
        options: {
          format: 'csv',
          endpoint: `http://127.0.0.1:${port}`,
          access_key_id: 'AKIA',
          secret_access_key: 'canary-secret',
        },
      },
    );
    for (const [status, days] of ends) {
      const run: Id<'generation'> = await addRun(given.store, { ...project, createdBy: project.owner.userId }, status);
      const finished = status === 'running' ? {} : { finished_at: new Date(Date.now() - days * 86_400_000) };
      await given.store.db
        .updateTable('generation')
        .set({ connection_id: id, ...finished })
        .where('id', '=', run)
        .execute();
    }
  }

  test('aborts only those of runs that failed this week', { timeout: 60_000 }, async () => {
    ended.length = 0;
    await addBucket('failed', ['failed', 1], ['succeeded', 2]);
    await addBucket('cancelled', ['cancelled', 6], ['cancelled', 3]);
    await addBucket('open', ['failed', 1], ['running', 0]);
    await addBucket('long-ago', ['failed', 8]);
    await addBucket('well', ['succeeded', 1]);
    const { openTarget } = makeRunConnections(targets);
    expect(await sweepUploads({ db: given.store.db, openTarget, loom: targets.loom })).toBe(2);
    expect(ended.toSorted()).toEqual(['/rows-here/cancelled/books.csv', '/rows-here/failed/books.csv']);
    expect([...objects.keys()]).toEqual([]);
  });

  test('is not blocked by another bucket that cannot be reached', { timeout: 60_000 }, async () => {
    ended.length = 0;
    const openTarget: ReturnType<typeof makeRunConnections>['openTarget'] = (db, projectId, id) =>
      ended.length === 0
        ? makeRunConnections(targets).openTarget(db, projectId, id)
        : Promise.reject(new Error('There is no such place any more.'));
    expect(await sweepUploads({ db: given.store.db, openTarget, loom: targets.loom })).toBe(1);
  });
});
