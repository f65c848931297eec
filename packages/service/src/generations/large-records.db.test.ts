import { packMembers } from '@rowloom/runner';
import { beforeAll, expect, test } from 'vitest';
import { readJoined } from '../documents/unpack.fixture.ts';
import { addRun } from '../projects/runs.fixture.ts';
import { type GivenProject, givenProject } from '../snapshots/project.fixture.ts';
import { describeSomeStore } from '../store/stores.fixture.ts';
import { endGeneration } from './end-generation.ts';
import { takeLease } from './generation-lease.ts';
import { findGeneration, listProjectGenerations } from './generation-store.ts';
import { openCertificate } from './open-certificate.ts';

const tablesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `table_${index}`,
    rows_requested: 1,
    rows_generated: 1,
    status: 'done' as const,
  }));

describeSomeStore('records of large runs', (given) => {
  let project: GivenProject;
  beforeAll(async () => {
    project = await givenProject(given.store);
  });

  const begin = () => addRun(given.store, { ...project, createdBy: project.owner.userId }, 'queued');

  test('a list shows the first hundred tables of each run, the record all', async () => {
    const { db } = given.store;
    const [small, large] = [await begin(), await begin()];
    for (const [id, count] of [
      [small, 100],
      [large, 101],
    ] as const)
      await db
        .updateTable('generation')
        .set({ tables: JSON.stringify(tablesOf(count)), tables_count: count })
        .where('id', '=', id)
        .execute();
    const listed = await listProjectGenerations(db, project.projectId, { limit: 10 });
    expect(listed.map(({ id, tables }) => [id, tables.length])).toEqual([
      [large, 100],
      [small, 100],
    ]);
    expect(listed[0]?.tables[99]).toMatchObject({ name: 'table_99', rows_requested: 1 });
    expect((await findGeneration(db, large))?.tables).toHaveLength(101);
  });

  test('a certificate of several pieces is read back whole, and so is one that was stored as text', async () => {
    const { store } = given;
    const certificate = {
      version: 1,
      tables: Array.from({ length: 30_000 }, (_, index) => ({ name: `t${index}`, checksum: Math.sin(index) })),
    };
    const id = await begin();
    const parcel = { ...packMembers(certificate), violations: 0, unexamined: 2, differences: 0 };
    const held = await takeLease(store.db, id, 'worker');
    if (held === undefined) throw new Error('The run was taken.');
    await endGeneration(store, held, { status: 'succeeded', tables: [], certificate: parcel }, null);
    expect(await readJoined(await openCertificate(store.db, id))).toEqual({ generation_id: id, ...certificate });
    expect((await findGeneration(store.db, id))?.certificate_summary).toEqual({ violations: 0, unexamined: 2 });
    const early = await begin();
    await expect(openCertificate(store.db, early)).rejects.toMatchObject({ code: 'not_found' });
    await store.db
      .updateTable('generation')
      .set({ certificate: JSON.stringify({ version: 1, tables: [] }) })
      .where('id', '=', early)
      .execute();
    const old = await readJoined(await openCertificate(store.db, early));
    expect(old).toEqual({ generation_id: early, version: 1, tables: [] });
  });
});
