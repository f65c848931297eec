import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { CaptureSnapshot, Snapshot } from '@rowloom/contract';
import { findPack } from '@rowloom/packs';
import { findPostgresBin, type PostgresServer, startPostgres } from '@rowloom/servers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Connections, makeConnections } from '../connections/connection-service.ts';
import { givenTargets } from '../connections/connections.fixture.ts';
import { addCaller } from '../members/people.fixture.ts';
import { describeSomeStore } from '../store/stores.fixture.ts';
import { actionsOf, addProject, type GivenProject, givenProject } from './project.fixture.ts';
import { openParcel } from '@rowloom/runner';
import { readJoined, unpackSchema } from '../documents/unpack.fixture.ts';
import { readSnapshot } from './read-snapshot.ts';
import { makeSnapshots, type Snapshots } from './snapshot-service.ts';
import { sweepDocuments } from './sweep-documents.ts';

const targets = givenTargets();
const bin = findPostgresBin();

describeSomeStore('snapshots', (given) => {
  let snapshots: Snapshots;
  let connections: Connections;

  beforeAll(() => {
    const needs = { ...targets, loom: targets.loom, store: given.store };
    snapshots = makeSnapshots(needs);
    connections = makeConnections(needs);
  });

  const capture = ({ owner, access }: GivenProject, body: CaptureSnapshot): Promise<Snapshot> =>
    snapshots.capture(owner, access, body);

  const addSqlite = ({ owner, projectId }: GivenProject, name: string, ddl: string) => {
    const database = new DatabaseSync(join(targets.filesOf(projectId), `${projectId}-${name}.db`));
    database.exec(ddl);
    database.close();
    return connections.create(owner, projectId, { name, kind: 'sqlite', url: `sqlite:${projectId}-${name}.db` });
  };

  test('a template is captured with its rules, and its document is stored once', async () => {
    const project = await givenProject(given.store);
    const one = await capture(project, { template_id: 'blog', label: 'First' });
    const other = await capture(project, { template_id: 'blog' });
    expect(one).toMatchObject({
      label: 'First',
      source: 'template',
      engine: 'postgresql',
      schema_name: 'public',
      template_id: 'blog',
      schedule_id: null,
    });
    expect(other.label).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/);
    expect(other.digest).toBe(one.digest);
    const documents = await given.store.db
      .selectFrom('schema_document')
      .select('digest')
      .where('digest', '=', one.digest)
      .execute();
    expect(documents).toHaveLength(1);
    const source = await readSnapshot(given.store.db, project.projectId);
    expect(source).toMatchObject({
      source: { kind: 'snapshot', snapshot_id: other.id },
      rules: findPack('blog')?.rules,
      isCatalogue: false,
    });
    expect(await actionsOf(given.store, project.organizationId)).toEqual(['snapshot.captured', 'snapshot.captured']);
  });

  test('a snapshot of the project is read by name, and none of another project', async () => {
    const project = await givenProject(given.store);
    const first = await capture(project, { template_id: 'saas' });
    await capture(project, { template_id: 'blog' });
    const named = await readSnapshot(given.store.db, project.projectId, first.id);
    expect(named?.digest).toBe(first.digest);
    expect(named === undefined ? undefined : openParcel(named.schema).name).toBe(findPack('saas')?.schema.name);
    const elsewhere = await givenProject(given.store);
    expect(await readSnapshot(given.store.db, elsewhere.projectId, first.id)).toBeUndefined();
    expect(await readSnapshot(given.store.db, elsewhere.projectId)).toBeUndefined();
  });

  test("the project's only connection to a database is read unless another source is named", async () => {
    const project = await givenProject(given.store, { engine: 'sqlite', schema_name: 'main' });
    await expect(capture(project, {})).rejects.toMatchObject({ fields: [{ path: 'connection_id' }] });
    const shop = await addSqlite(project, 'shop', 'CREATE TABLE a (id INTEGER PRIMARY KEY); CREATE TABLE b (x TEXT)');
    await connections.create(project.owner, project.projectId, {
      name: 'files',
      kind: 'directory',
      url: 'x',
      options: { format: 'csv' },
    });
    expect(await capture(project, {})).toMatchObject({
      source: 'connection',
      engine: 'sqlite',
      tables_count: 2,
      columns_count: 2,
    });
    expect(await readSnapshot(given.store.db, project.projectId)).toMatchObject({ isCatalogue: true, rules: {} });
    const empty = await addSqlite(project, 'empty', '');
    const several = capture(project, {});
    await expect(several).rejects.toMatchObject({
      fields: [{ path: 'connection_id', message: expect.stringContaining(shop.id) as string }],
    });
    await expect(capture(project, { connection_id: empty.id })).rejects.toMatchObject({
      fields: [{ path: 'connection_id' }],
    });
    const elsewhere = await givenProject(given.store);
    await expect(capture(elsewhere, { connection_id: shop.id })).rejects.toMatchObject({
      fields: [{ path: 'connection_id' }],
    });
  });

  test('an unreachable database is a refusal without its password', async () => {
    const project = await givenProject(given.store);
    const url = 'postgresql://ann:canary-pw@127.0.0.1:5999/shop?sslmode=disable';
    const { id } = await connections.create(project.owner, project.projectId, {
      name: 'down',
      kind: 'postgresql',
      url,
    });
    const error: unknown = await capture(project, { connection_id: id }).catch((refusal: unknown) => refusal);
    expect(error).toMatchObject({ code: 'validation_failed', fields: [{ path: 'connection_id' }] });
    expect(JSON.stringify(error)).not.toContain('canary-pw');
  });

  test.each<[CaptureSnapshot, string]>([
    [{ template_id: 'blog', ddl: 'CREATE TABLE a (id int)', dialect: 'postgresql' }, 'ddl'],
    [{ template_id: 'blog', statistics: true }, 'statistics'],
    [{ ddl: 'CREATE TABLE a (id int)' }, 'dialect'],
    [{ template_id: 'tpl_01kabcdefghjkmnpqrstvwxyz0' }, 'template_id'],
    [{ ddl: 'CREATE TABEL a (id int)', dialect: 'postgresql' }, 'ddl'],
  ])('%j is refused at %s', async (body, path) => {
    await expect(capture(await givenProject(given.store), body)).rejects.toMatchObject({ fields: [{ path }] });
  });

  test('lists show exactly the snapshots of projects that the caller sees', async () => {
    const open = await givenProject(given.store);
    const closed = await addProject(given.store, open.organizationId, open.owner);
    const seen = await capture(open, { template_id: 'blog' });
    const hidden = await capture(closed, { template_id: 'blog' });
    const member = await addCaller(given.store, open.organizationId);
    await given.store.db
      .updateTable('project')
      .set({ roster_since: new Date() })
      .where('id', '=', closed.projectId)
      .execute();
    await given.store.db
      .insertInto('project_member')
      .values({ project_id: closed.projectId, user_id: open.owner.userId, role: 'owner', added_by: open.owner.userId })
      .execute();
    const idsOf = async (caller = member, query = {}) =>
      (await snapshots.list(caller, open.organizationId, query)).items.map(({ id }) => id);
    expect(await idsOf()).toEqual([seen.id]);
    expect(await idsOf(open.owner)).toEqual([hidden.id, seen.id]);
    expect(await idsOf(member, { project_id: closed.projectId })).toEqual([]);
    expect((await snapshots.listOfProject(open.owner, closed.access, {})).items.map(({ id }) => id)).toEqual([
      hidden.id,
    ]);
    const first = await snapshots.list(open.owner, open.organizationId, { limit: 1 });
    const next = await snapshots.list(open.owner, open.organizationId, { limit: 1, cursor: first.next_cursor ?? '' });
    expect([first, next].map(({ items }) => items[0]?.id)).toEqual([hidden.id, seen.id]);
    expect(next.next_cursor).toBeNull();
    const key = { projectId: open.projectId, id: seen.id };
    await expect(snapshots.diff(member, key, hidden.id)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('two snapshots of one organization can be compared, of two organizations not', async () => {
    const project = await givenProject(given.store);
    const before = await capture(project, { ddl: 'CREATE TABLE a (id int PRIMARY KEY)', dialect: 'postgresql' });
    const after = await capture(project, { ddl: 'CREATE TABLE a (id int PRIMARY KEY, b text)', dialect: 'postgresql' });
    const key = { projectId: project.projectId, id: after.id };
    expect(await readJoined(await snapshots.diff(project.owner, key, before.id))).toMatchObject({
      snapshot_id: after.id,
      against_id: before.id,
      identical: false,
      changes: [{ change: 'added', kind: 'column', table: 'a', name: 'b', before: null }],
    });
    const same = await readJoined(await snapshots.diff(project.owner, key, after.id));
    expect(same).toMatchObject({ identical: true, changes: [] });
    const elsewhere = await givenProject(given.store);
    const other = await capture(elsewhere, { template_id: 'blog' });
    await expect(snapshots.diff(project.owner, key, other.id)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('unreferenced old documents are swept', async () => {
    const project = await givenProject(given.store);
    const kept = await capture(project, { ddl: 'CREATE TABLE kept (id int)', dialect: 'postgresql' });
    const values = { digest: 'sha256:orphan', document: '{}', created_at: new Date(Date.now() - 2 * 86_400_000) };
    await given.store.db.insertInto('schema_document').values(values).execute();
    expect(await sweepDocuments(given.store)).toBe(1);
    expect(await sweepDocuments(given.store)).toBe(0);
    const schema = await unpackSchema(await snapshots.getSchema({ projectId: project.projectId, id: kept.id }));
    expect(schema.tables[0]?.name).toBe('kept');
  });

  describe.skipIf(bin === undefined)('of a PostgreSQL database', () => {
    let server: PostgresServer;
    beforeAll(async () => {
      server = await startPostgres(bin ?? '', ['listen_addresses=127.0.0.1']);
    });
    afterAll(() => server?.stop());

    const connect = ({ owner, projectId }: GivenProject, database: string) =>
      connections.create(owner, projectId, {
        name: database,
        kind: 'postgresql',
        url: `postgresql://rowloom@127.0.0.1:${server.port}/${database}?sslmode=disable`,
      });

    test("only the project's schema is read, with statistics on request", async () => {
      const database = server.createDatabase('shop');
      server.run(
        'create schema shop; create table shop.a (id int primary key, n int); create table public.b (id int)',
        database,
      );
      server.run('insert into shop.a select i, i from generate_series(1, 500) i; analyze shop.a', database);
      const project = await givenProject(given.store, { schema_name: 'shop' });
      const { id } = await connect(project, database);
      const plain = await capture(project, { connection_id: id });
      expect(plain).toMatchObject({ source: 'connection', schema_name: 'shop', tables_count: 1, columns_count: 2 });
      const rich = await capture(project, { connection_id: id, statistics: true });
      const schema = await unpackSchema(await snapshots.getSchema({ projectId: project.projectId, id: rich.id }));
      expect(schema.tables[0]?.columns[1]?.statistics).toBeDefined();
      expect(rich.digest).not.toBe(plain.digest);
    });

    test('a missing schema is named, and a store is never read', async () => {
      const project = await givenProject(given.store, { schema_name: 'nowhere' });
      const { id } = await connect(project, server.createDatabase('bare'));
      await expect(capture(project, { connection_id: id })).rejects.toMatchObject({
        fields: [{ path: 'connection_id' }],
      });
      const database = server.createDatabase('holds_a_store');
      server.run(
        'create schema rowloom_store; create table rowloom_store.project (id text); create table a (id int)',
        database,
      );
      const other = await givenProject(given.store);
      const store = await connect(other, database);
      await expect(capture(other, {})).rejects.toMatchObject({
        fields: [{ path: 'connection_id', message: expect.stringContaining('Rowloom service') as string }],
      });
      const key = { projectId: other.projectId, id: store.id };
      expect(await connections.test(other.owner, key)).toMatchObject({ ok: false, code: 'own_store' });
    });
  });
});
