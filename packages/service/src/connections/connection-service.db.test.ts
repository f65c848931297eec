import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { CreateConnection, Id } from '@rowloom/contract';
import { beforeAll, expect, test } from 'vitest';
import { makeId } from '../ids/make-id.ts';
import { addCaller } from '../members/people.fixture.ts';
import { addRun } from '../projects/runs.fixture.ts';
import { actionsOf, type GivenProject, givenProject } from '../snapshots/project.fixture.ts';
import type { Store } from '../store/store.ts';
import { describeSomeStore } from '../store/stores.fixture.ts';
import { type Connections, makeConnections } from './connection-service.ts';
import { holdConnection } from './connection-store.ts';
import { givenTargets } from './connections.fixture.ts';
import { makeRunConnections } from './run-connections.ts';

const URL_WITH_PASSWORD = 'postgresql://ann:canary-pw@127.0.0.1:5999/shop?sslmode=disable';

const targets = givenTargets();

const server = (more: Partial<CreateConnection> = {}): CreateConnection => ({
  name: `Staging ${makeId('connection')}`,
  kind: 'postgresql',
  url: URL_WITH_PASSWORD,
  ...more,
});

describeSomeStore('connections', (given) => {
  let connections: Connections;
  let project: GivenProject;

  beforeAll(async () => {
    connections = makeConnections({ ...targets, loom: targets.loom, store: given.store });
    project = await givenProject(given.store);
  });

  const add = (body: CreateConnection) => connections.create(project.owner, project.projectId, body);
  const keyOf = ({ id }: { readonly id: string }) => ({ projectId: project.projectId, id });

  test('every answer masks the password, and the store never has it in clear text', async () => {
    const made = await add(server());
    expect(made.url).toBe('postgresql://ann:***@127.0.0.1:5999/shop?sslmode=disable');
    expect(await connections.get(keyOf(made))).toEqual(made);
    const row = await given.store.db.selectFrom('connection').selectAll().where('id', '=', made.id).executeTakeFirst();
    const events = await given.store.db.selectFrom('audit_event').selectAll().execute();
    expect(JSON.stringify([row, events])).not.toContain('canary-pw');
  });

  test('a secret that is moved to another row does not open', async () => {
    const [one, other] = [await add(server()), await add(server())];
    const { secret } = await given.store.db
      .selectFrom('connection')
      .select('secret')
      .where('id', '=', one.id)
      .executeTakeFirstOrThrow();
    await given.store.db.updateTable('connection').set({ secret }).where('id', '=', other.id).execute();
    const { openTarget } = makeRunConnections(targets);
    await expect(openTarget(given.store.db, project.projectId, other.id)).rejects.toThrow('cannot be decrypted');
  });

  test('a run gets the pinned address, with the schema of the project', async () => {
    const made = await add(server({ options: { connections: 3 } }));
    const { openTarget, findConnection } = makeRunConnections(targets);
    expect(await openTarget(given.store.db, project.projectId, made.id)).toMatchObject({
      kind: 'database',
      connections: 3,
      address: { pinned: '127.0.0.1', password: 'canary-pw', database: 'shop', schemas: ['public'] },
    });
    expect(await findConnection(given.store.db, project.projectId, made.id)).toEqual({
      id: made.id,
      name: made.name,
      kind: 'postgresql',
      identity: { host: '127.0.0.1', port: 5999, database: 'shop', schema: 'public' },
      kept: { host: '127.0.0.1', port: 5999, database: 'shop', schema: null },
    });
    const { projectId: elsewhere } = await givenProject(given.store);
    expect(await findConnection(given.store.db, elsewhere, made.id)).toBeUndefined();
    await expect(openTarget(given.store.db, elsewhere, made.id)).rejects.toMatchObject({ code: 'not_found' });
  });

  test.each([
    ['postgresql://ann@169.254.169.254/x', 'url'],
    ['postgresql://ann@[::ffff:169.254.169.254]/x', 'url'],
    ['mysql://ann@127.0.0.1/x', 'url'],
  ])('%s is refused as a PostgreSQL target', async (url, path) => {
    await expect(add(server({ url }))).rejects.toMatchObject({ code: 'validation_failed', fields: [{ path }] });
  });

  test('folders stay below the root', async () => {
    for (const url of ['../etc', '/etc', 'file:///etc'])
      await expect(add(server({ kind: 'directory', url, options: { format: 'csv' } }))).rejects.toMatchObject({
        fields: [{ path: 'url' }],
      });
    const made = await add(server({ kind: 'directory', url: 'rows/shop', options: { format: 'csv' } }));
    expect(await makeRunConnections(targets).openTarget(given.store.db, project.projectId, made.id)).toMatchObject({
      kind: 'files',
      format: 'csv',
      place: { kind: 'directory', path: join('rows', 'shop') },
    });
  });

  test('a name is unique within a project', async () => {
    await add(server({ name: 'Taken' }));
    await expect(add(server({ name: 'Taken' }))).rejects.toMatchObject({ code: 'already_exists' });
    const other = await add(server());
    const renamed = connections.update(project.owner, keyOf(other), { name: 'Taken' });
    await expect(renamed).rejects.toMatchObject({ code: 'already_exists' });
  });

  test('a new URL expires the open approvals, each with its event; a new name does not', async () => {
    const made = await add(server());
    const open = await addApproval(given.store, project, made.id, 'pending');
    const rejected = await addApproval(given.store, project, made.id, 'rejected');
    await connections.update(project.owner, keyOf(made), { name: `${made.name} 2` });
    await connections.update(project.owner, keyOf(made), { url: made.url });
    expect(await stateOf(given.store, open)).toBe('pending');
    const before = (await actionsOf(given.store, project.organizationId)).length;
    await connections.update(project.owner, keyOf(made), { url: URL_WITH_PASSWORD.replace('shop', 'other') });
    expect(await stateOf(given.store, open)).toBe('expired');
    expect(await stateOf(given.store, rejected)).toBe('rejected');
    expect((await actionsOf(given.store, project.organizationId)).slice(before)).toEqual([
      'approval.expired',
      'connection.updated',
    ]);
  });

  test('the stored password is not sent to another host', async () => {
    const made = await add(server());
    const url = made.url.replace('127.0.0.1', '127.0.0.2');
    await expect(connections.update(project.owner, keyOf(made), { url })).rejects.toMatchObject({
      fields: [{ path: 'url' }],
    });
  });

  test('a connection is not deleted while a run uses it or is about to', async () => {
    const made = await add(server());
    const run = await addRun(given.store, { ...project, createdBy: project.owner.userId }, 'queued');
    await given.store.db.updateTable('generation').set({ connection_id: made.id }).where('id', '=', run).execute();
    await expect(connections.remove(project.owner, keyOf(made))).rejects.toMatchObject({ code: 'invalid_state' });
    await given.store.db
      .updateTable('generation')
      .set({ status: 'cancelled', finished_at: new Date() })
      .where('id', '=', run)
      .execute();
    const removal = given.store.transaction(async (tx) => {
      expect(await holdConnection(tx, keyOf(made))).toBeDefined();
      const removed = connections.remove(project.owner, keyOf(made)).catch((error: unknown) => error);
      await new Promise((resolve) => setTimeout(resolve, 100));
      await tx.updateTable('generation').set({ status: 'queued', finished_at: null }).where('id', '=', run).execute();
      return { removed };
    });
    expect(await (await removal).removed).toMatchObject({ code: 'invalid_state' });
    await given.store.db.deleteFrom('generation').where('id', '=', run).execute();
    const open = await addApproval(given.store, project, made.id, 'approved');
    await connections.remove(project.owner, keyOf(made));
    expect(await stateOf(given.store, open)).toBe('expired');
    await expect(connections.get(keyOf(made))).rejects.toMatchObject({ code: 'not_found' });
  });

  test('a test reports what exists and what is missing, and is recorded', async () => {
    new DatabaseSync(join(targets.filesOf(project.projectId), 'there.db')).close();
    const there = await add(server({ kind: 'sqlite', url: 'sqlite:there.db' }));
    expect(await connections.test(project.owner, keyOf(there))).toMatchObject({ ok: true, code: null });
    expect(await connections.get(keyOf(there))).toMatchObject({ last_test_ok: true });
    const closed = await add(server());
    const finding = await connections.test(project.owner, keyOf(closed));
    expect(finding).toMatchObject({ ok: false, code: 'unreachable', server_version: null });
    expect(finding.message).not.toContain('canary-pw');
    expect(await connections.get(keyOf(closed))).toMatchObject({ last_test_ok: false });
    expect(await actionsOf(given.store, project.organizationId)).toContain('connection.tested');
  });

  test('a folder is tested for write access, a bucket for existence', async () => {
    const folder = await add(server({ kind: 'directory', url: 'fresh', options: { format: 'csv' } }));
    expect(await connections.test(project.owner, keyOf(folder))).toMatchObject({ ok: true });
    const storage = createServer((request, response) => {
      response.statusCode = request.url === '/rows-here' ? 403 : 404;
      response.end();
    });
    await new Promise<void>((resolve) => storage.listen(0, '127.0.0.1', resolve));
    try {
      const endpoint = `http://127.0.0.1:${(storage.address() as AddressInfo).port}`;
      const options = { format: 'csv', endpoint, access_key_id: 'AKIA', secret_access_key: 'canary-secret' } as const;
      const bucket = await add(server({ kind: 's3', url: 's3://rows-here/shop', options }));
      expect(JSON.stringify(bucket)).not.toContain('canary-secret');
      expect(await connections.test(project.owner, keyOf(bucket))).toMatchObject({ ok: true });
      const missing = await add(server({ kind: 's3', url: 's3://rows-nowhere', options }));
      expect(await connections.test(project.owner, keyOf(missing))).toMatchObject({
        ok: false,
        code: 'no_such_database',
      });
    } finally {
      storage.close();
    }
  });

  test('a viewer changes nothing, and revoked rights are gone', async () => {
    const made = await add(server());
    const member = await addCaller(given.store, project.organizationId);
    await given.store.db.deleteFrom('organization_member').where('user_id', '=', member.userId).execute();
    const gone = { ...member, memberships: new Map() };
    await expect(connections.remove(gone, keyOf(made))).rejects.toMatchObject({ code: 'not_found' });
    await expect(connections.create(gone, project.projectId, server())).rejects.toMatchObject({ code: 'not_found' });
  });
});

async function addApproval(
  store: Store,
  { organizationId, projectId, owner }: GivenProject,
  connectionId: Id<'connection'>,
  state: 'pending' | 'approved' | 'rejected',
): Promise<Id<'approval'>> {
  const id = makeId('approval');
  await store.db
    .insertInto('run_approval')
    .values({
      id,
      organization_id: organizationId,
      project_id: projectId,
      state,
      run: '{}',
      resolved: '{}',
      plan_digest: 'sha256:0',
      connection_id: connectionId,
      requested_by: owner.userId,
      requested_via: 'session',
      expires_at: new Date(Date.now() + 3_600_000),
    })
    .execute();
  return id;
}

async function stateOf(store: Store, id: Id<'approval'>): Promise<string> {
  const { state } = await store.db
    .selectFrom('run_approval')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return state;
}
