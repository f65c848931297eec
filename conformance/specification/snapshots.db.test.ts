import { expect, test } from 'vitest';
import { makeProject, makeTeam } from '../people.fixture.ts';
import { expectFailure, onSomeStore } from '../service.fixture.ts';

onSomeStore('Snapshots', (service) => {
  test("POST captures the project's schema; the lists of project and organization have it", async () => {
    const team = await makeTeam(service);
    const [one, two] = await Promise.all([
      makeProject(service, team.owner, team.id),
      makeProject(service, team.owner, team.id),
    ]);
    const capture = async (id: string, body: unknown) =>
      service.call('captureSnapshot', team.owner, { params: { id }, body });
    const first = await capture(one.id, { template_id: 'blog', label: 'first' });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      project_id: one.id,
      label: 'first',
      source: 'template',
      captured_by: team.owner.id,
    });
    expect(first.headers.get('location')).toBe(`/api/snapshots/${first.body.id}`);
    const second = await capture(two.id, { ddl: 'create table t (id integer primary key);', dialect: 'postgresql' });
    expect(second.body).toMatchObject({ source: 'ddl', tables_count: 1, columns_count: 1 });
    const ids = (items: readonly { readonly id: string }[]): readonly string[] => items.map(({ id }) => id);
    const all = await service.get('listSnapshots', team.owner, { query: { org_id: team.id } });
    expect(ids(all.items)).toEqual([second.body.id, first.body.id]);
    const ofOne = await service.get('listProjectSnapshots', team.owner, { params: { id: one.id } });
    expect(ids(ofOne.items)).toEqual([first.body.id]);
    expect((await service.get('getProject', team.owner, { params: { id: one.id } })).snapshots_count).toBe(1);

    const listed = async (query: Readonly<Record<string, string>>) =>
      ids((await service.get('listSnapshots', team.owner, { query: { org_id: team.id, ...query } })).items);
    expect(await listed({ source: 'ddl' })).toEqual([second.body.id]);
    expect(await listed({ captured_after: second.body.captured_at })).toEqual([second.body.id]);
    expect(await listed({ captured_before: second.body.captured_at })).toEqual([first.body.id]);
    expect(await listed({ source: 'ddl', captured_before: second.body.captured_at })).toEqual([]);
    const bySource = await service.get('listProjectSnapshots', team.owner, {
      params: { id: one.id },
      query: { source: 'ddl' },
    });
    expect(bySource.items).toEqual([]);
    const unknown = { query: { org_id: team.id, source: 'magic' } };
    expectFailure(await service.call('listSnapshots', team.owner, unknown), 'validation_failed');
  });

  test('a snapshot stays as it was when its template changes', async () => {
    const team = await makeTeam(service);
    const { id } = await makeProject(service, team.owner, team.id);
    const made = {
      organization_id: team.id,
      name: 'changing',
      ddl: 'create table a (id integer primary key);',
      dialect: 'postgresql',
    };
    const template = await service.get('createTemplate', team.owner, { body: made });
    const snapshot = await service.get('captureSnapshot', team.owner, {
      params: { id },
      body: { template_id: template.id },
    });
    const changed = { ddl: 'create table b (id integer primary key);', dialect: 'postgresql' };
    await service.get('updateTemplate', team.owner, { params: { id: template.id }, body: changed });
    const schema = await service.get('getSnapshotSchema', team.owner, { params: { id: snapshot.id } });
    expect(schema.tables.map(({ name }) => name)).toEqual(['a']);
  });
});
