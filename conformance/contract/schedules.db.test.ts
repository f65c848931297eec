import { expect, inject, test } from 'vitest';
import { freshName, makeProject, makeTeam } from '../people.fixture.ts';
import { openService } from '../service.fixture.ts';

// A minute is the shortest schedule: both stores wait for it together.
test.concurrent.each(inject('services'))(
  '6. Schedules: a scheduled capture is an ordinary snapshot labelled "Scheduled · <name>" ($store store)',
  { timeout: 150_000 },
  async (address) => {
    const service = openService(address);
    const team = await makeTeam(service);
    const { id: project } = await makeProject(service, team.owner, team.id, { engine: 'sqlite', schema_name: 'main' });
    const name = freshName('file').replace(' ', '-');
    const body = { name, kind: 'sqlite', url: `sqlite:${name}.db` };
    const connection = await service.get('createConnection', team.owner, { params: { id: project }, body });
    const run = { source: { template_id: 'blog' }, rows: 5, target: { connection_id: connection.id, mode: 'create' } };
    await service.get('startGeneration', team.owner, { params: { id: project }, body: run });
    const schedule = await service.get('createSchedule', team.owner, {
      params: { id: project },
      body: { name: 'each minute', cron: '* * * * *', kind: 'snapshot', run: { connection_id: connection.id } },
    });
    expect(schedule.next_fire_at).not.toBeNull();
    const list = async () => (await service.get('listProjectSnapshots', team.owner, { params: { id: project } })).items;
    await expect.poll(async () => (await list()).length, { timeout: 120_000, interval: 500 }).toBeGreaterThan(0);
    const snapshot = (await list()).at(-1);
    expect(snapshot).toMatchObject({
      label: 'Scheduled · each minute',
      source: 'schedule',
      schedule_id: schedule.id,
      captured_by: team.owner.id,
    });
    const all = await service.get('listSnapshots', team.owner, { query: { org_id: team.id } });
    expect(all.items.map((item) => item.id)).toContain(snapshot?.id);
  },
);
