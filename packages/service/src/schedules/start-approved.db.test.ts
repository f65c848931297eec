import { expect, test } from 'vitest';
import { givenTargets } from '../connections/connections.fixture.ts';
import { makeId } from '../ids/make-id.ts';
import { actionsOf, givenProject } from '../snapshots/project.fixture.ts';
import { makeSnapshots } from '../snapshots/snapshot-service.ts';
import { describeSomeStore } from '../store/stores.fixture.ts';
import type { RunScheduleNeeds } from './run-schedule.ts';
import { makeSchedules } from './schedule-service.ts';
import { startApproved } from './start-approved.ts';

const targets = givenTargets();

describeSomeStore('the approved run of a schedule', (given) => {
  test('starts once it is approved, with the confirmation in the schedule', async () => {
    const project = await givenProject(given.store);
    const schedules = makeSchedules({ store: given.store, loom: targets.loom });
    const body = { name: 'Nightly', cron: '0 2 * * *', kind: 'generation' } as const;
    const { id } = await schedules.create(project.owner, project.access, body);
    const approval = makeId('approval');
    const target = { connection_id: makeId('connection'), confirm: 'db.example' };
    await given.store.db
      .insertInto('run_approval')
      .values({
        id: approval,
        organization_id: project.organizationId,
        project_id: project.projectId,
        run: JSON.stringify({ target }),
        resolved: '{}',
        plan_digest: 'sha256:0',
        schedule_id: id,
        requested_by: project.owner.userId,
        requested_via: 'system',
        expires_at: new Date(Date.now() + 60_000),
      })
      .execute();
    const needs = {
      store: given.store,
      snapshots: makeSnapshots({ ...targets, store: given.store }),
      requestApproval: () => Promise.reject(new Error('No approval was asked for.')),
    };
    const started: unknown[] = [];
    const startRun: RunScheduleNeeds['startRun'] = (_caller, _access, run) => Promise.resolve(void started.push(run));
    await startApproved({ ...needs, startRun }, approval);
    expect(started).toEqual([]);
    await given.store.db.updateTable('run_approval').set({ state: 'approved' }).where('id', '=', approval).execute();
    await startApproved({ ...needs, startRun }, approval);
    expect(started).toEqual([{ approval_id: approval, target }]);
    // A person who changes or stops a schedule does not want its previous action.
    for (const change of [{ run: { rows: 5 } }, { enabled: false }]) {
      await schedules.update(project.owner, project.access, id, change);
      await startApproved({ ...needs, startRun }, approval);
    }
    expect(started).toHaveLength(1);
    expect((await actionsOf(given.store, project.organizationId)).at(-1)).toBe('schedule.failed');
  });
});
