import { expect, test } from 'vitest';
import { makeProject, makeTeam, rehearse, untilEnded } from '../people.fixture.ts';
import { onSomeStore } from '../service.fixture.ts';

onSomeStore('organizations take turns', (service) => {
  test('the first run of one user does not wait for all runs of another', async () => {
    const [greedy, modest] = [await makeTeam(service), await makeTeam(service)];
    const many = await makeProject(service, greedy.owner, greedy.id);
    const one = await makeProject(service, modest.owner, modest.id);
    const runs = [];
    for (let count = 0; count < 12; count++)
      runs.push(await rehearse(service, greedy.owner, many.id, { rows: 300_000 }));
    const run = await rehearse(service, modest.owner, one.id);
    await untilEnded(service, modest.owner, run.id);
    const query = { org_id: greedy.id, status: 'queued' };
    const { items } = await service.get('listGenerations', greedy.owner, { query });
    for (const { id } of runs) await service.call('cancelGeneration', greedy.owner, { params: { id } });
    expect(items.length).toBeGreaterThan(3);
  });
});
