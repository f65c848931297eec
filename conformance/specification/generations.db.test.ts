import { expect, test } from 'vitest';
import { makeProject, makeTeam, rehearse, untilEnded } from '../people.fixture.ts';
import { expectFailure, onSomeStore } from '../service.fixture.ts';

onSomeStore('Generations', (service) => {
  test('POST starts a run; the lists of project and organization have its record', async () => {
    const team = await makeTeam(service);
    const [one, two] = await Promise.all([
      makeProject(service, team.owner, team.id),
      makeProject(service, team.owner, team.id),
    ]);
    const started = await service.call('startGeneration', team.owner, {
      params: { id: one.id },
      body: { source: { template_id: 'blog' }, rows: 30 },
    });
    expect(started.status).toBe(202);
    expect(started.headers.get('location')).toBe(`/api/generations/${started.body.id}`);
    const other = await rehearse(service, team.owner, two.id);
    const query = { org_id: team.id };
    const ids = async (filters: Readonly<Record<string, string>>): Promise<readonly string[]> =>
      (await service.get('listGenerations', team.owner, { query: { ...query, ...filters } })).items.map(({ id }) => id);
    expect(await ids({})).toEqual([other.id, started.body.id]);
    expect(await ids({ project_id: one.id })).toEqual([started.body.id]);
    await Promise.all([untilEnded(service, team.owner, other.id), untilEnded(service, team.owner, started.body.id)]);
    expect(await ids({ status: 'succeeded' })).toEqual([other.id, started.body.id]);
    expect(await ids({ status: 'failed' })).toEqual([]);
    expect(await ids({ status: 'succeeded', project_id: two.id })).toEqual([other.id]);
    const wrong = { query: { ...query, status: 'done' } };
    expectFailure(await service.call('listGenerations', team.owner, wrong), 'validation_failed');
    const { items } = await service.get('listProjectGenerations', team.owner, { params: { id: one.id } });
    expect(items.map(({ id }) => id)).toEqual([started.body.id]);
  });

  test('a run without a schema is refused', async () => {
    const team = await makeTeam(service);
    const { id } = await makeProject(service, team.owner, team.id);
    expectFailure(await service.call('startGeneration', team.owner, { params: { id }, body: {} }), 'no_schema');
  });
});
