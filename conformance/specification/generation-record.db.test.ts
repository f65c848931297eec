import { expect, test } from 'vitest';
import { makeProject, makeTeam, rehearse, untilEnded } from '../people.fixture.ts';
import { onSomeStore } from '../service.fixture.ts';

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

onSomeStore('Generation record', (service) => {
  test('it has rows_generated, tables_count, seed, status and the times of queueing, start and finish', async () => {
    const team = await makeTeam(service);
    const { id } = await makeProject(service, team.owner, team.id);
    const started = await rehearse(service, team.owner, id, { rows: { '*': 20 }, seed: 42 });
    expect(started).toMatchObject({
      status: 'queued',
      rows_generated: 0,
      seed: 42,
      started_at: null,
      finished_at: null,
    });
    const ended = await untilEnded(service, team.owner, started.id);
    expect(ended).toMatchObject({ status: 'succeeded', seed: 42, rows_generated: ended.rows_requested, error: null });
    expect(ended.tables_count).toBe(ended.tables.length);
    expect(ended.rows_generated).toBe(ended.tables.reduce((sum, table) => sum + table.rows_generated, 0));
    expect(ended.rows_generated).toBeGreaterThan(20);
    const times = [ended.created_at, ended.queued_at, ended.started_at ?? '', ended.finished_at ?? ''];
    for (const time of times) expect(time).toMatch(TIME);
    expect(times).toEqual(times.toSorted());
    expect(ended.duration_ms).toBe(Date.parse(ended.finished_at ?? '') - Date.parse(ended.started_at ?? ''));
  });

  test('there is one record for each run, and a seed that was not requested is drawn and recorded', async () => {
    const team = await makeTeam(service);
    const { id } = await makeProject(service, team.owner, team.id);
    const runs = [await rehearse(service, team.owner, id), await rehearse(service, team.owner, id)];
    const seeds = runs.map(({ seed }) => seed);
    expect(seeds.every((seed) => Number.isSafeInteger(seed) && seed >= 0)).toBe(true);
    expect(seeds[0]).not.toBe(seeds[1]);
    const { items } = await service.get('listProjectGenerations', team.owner, { params: { id } });
    expect(items.map((item) => [item.id, item.seed])).toEqual(runs.map((run) => [run.id, run.seed]).toReversed());
    await Promise.all(runs.map((run) => service.call('cancelGeneration', team.owner, { params: { id: run.id } })));
  });
});
