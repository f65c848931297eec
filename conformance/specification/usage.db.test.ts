import { beforeAll, expect, test } from 'vitest';
import { makeProject, makeTeam, rehearse, type Team, untilEnded } from '../people.fixture.ts';
import { expectFailure, onSomeStore } from '../service.fixture.ts';

onSomeStore('Usage', (service) => {
  let team: Team;
  let project: string;
  let rows: number;
  beforeAll(async () => {
    team = await makeTeam(service, { tier: 'team' });
    ({ id: project } = await makeProject(service, team.owner, team.id));
    const { id } = await rehearse(service, team.owner, project);
    ({ rows_generated: rows } = await untilEnded(service, team.owner, id));
  });

  test('the summary is of the current period, a month in UTC', async () => {
    const usage = await service.get('getUsage', team.owner, { query: { org_id: team.id } });
    expect(usage).toMatchObject({ organization_id: team.id, tier: 'team', api_access: true, rows_consumed: rows });
    const start = new Date(usage.period_start);
    expect(usage.period_start).toBe(new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth(), 1)).toISOString());
    expect(usage.period_end).toBe(new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1)).toISOString());
    expect(Date.parse(usage.period_start) <= Date.now() && Date.now() < Date.parse(usage.period_end)).toBe(true);
  });

  test('by-project breaks it down', async () => {
    const { items } = await service.get('getUsageByProject', team.owner, { query: { org_id: team.id } });
    expect(items).toMatchObject([{ project_id: project, rows, runs: 1 }]);
  });

  test('history lists previous periods; a new organization has none', async () => {
    const history = await service.get('getUsageHistory', team.owner, { query: { org_id: team.id } });
    expect(history).toEqual({ items: [], next_cursor: null });
  });

  test('the series has a point for every interval, zeros included', async () => {
    const query = { org_id: team.id, interval: 'day' };
    const { points, from, to } = await service.get('getUsageSeries', team.owner, { query });
    const day = 24 * 60 * 60 * 1000;
    expect(points).toHaveLength((Date.parse(to) - Date.parse(from)) / day);
    expect(points.length).toBeGreaterThanOrEqual(30);
    expect(points.at(-1)).toMatchObject({ rows, runs: 1 });
    expect(points.slice(0, -2).every((point) => point.rows === 0)).toBe(true);
    const wrong = { query: { ...query, interval: 'minute' } };
    expectFailure(await service.call('getUsageSeries', team.owner, wrong), 'validation_failed');
  });
});
