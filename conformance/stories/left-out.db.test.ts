import { describe, expect, test } from 'vitest';
import { makeProject, makeTeam, untilEnded } from '../people.fixture.ts';
import { expectFailure } from '../service.fixture.ts';
import { connect, makeTarget, POSTGRES } from '../targets.fixture.ts';
import { hasBrowser } from './browser.fixture.ts';
import { enter } from './enter.fixture.ts';
import { expectStory } from './expect-story.fixture.ts';
import { openSharedService } from './shared-service.fixture.ts';

/** All possible grades exist, and nobody may refer to a missing shop. */
const TABLES = `
  CREATE TABLE shops (id integer PRIMARY KEY);
  CREATE TABLE grades (grade integer PRIMARY KEY CHECK (grade BETWEEN 1 AND 5));
  INSERT INTO grades SELECT generate_series(1, 5);`;

describe.skipIf(!hasBrowser || POSTGRES === undefined)('a table that does not fit into the target', () => {
  test('is named with the reason in the plan, on the page of the plan, in the run and on its page', async () => {
    const service = openSharedService();
    const team = await makeTeam(service);
    const { id } = await makeProject(service, team.owner, team.id);
    const connection = await connect(service, team.owner, id, makeTarget(TABLES));
    await service.get('captureSnapshot', team.owner, { params: { id }, body: { connection_id: connection } });
    const target = { connection_id: connection };

    const planned = await service.get('planGeneration', team.owner, {
      params: { id },
      body: { rows: { '*': 12 }, target },
    });
    const reason = /^grades gets no rows.*: grades cannot get 5 more rows/;
    expect(planned).toMatchObject({ feasible: true, issues: [] });
    expect(Object.fromEntries(planned.tables.map(({ name, rows }) => [name, rows]))).toEqual({ shops: 12, grades: 0 });
    expect(planned.notes.map(({ message }) => message)).toContainEqual(expect.stringMatching(reason));

    // With a given number, or all or none, it is refused before the run begins.
    for (const wish of [{ rows: { grades: 3 } }, { rows: { '*': 12 }, strict: true }]) {
      const body = { ...wish, target };
      const refused = await service.get('planGeneration', team.owner, { params: { id }, body });
      const issue = { path: 'rows.grades', message: expect.stringMatching(/^grades cannot get \d more rows/) };
      expect(refused).toMatchObject({ feasible: false, issues: [{ ...issue, code: 'no_room' }] });
      const started = await service.call('startGeneration', team.owner, { params: { id }, body });
      expectFailure(started, 'validation_failed');
      expect(started.body).toMatchObject({ detail: { fields: [issue] } });
    }

    const { id: run } = await service.get('startGeneration', team.owner, {
      params: { id },
      body: { rows: { '*': 12 }, target },
    });
    const ended = await untilEnded(service, team.owner, run);
    expect(ended.status, JSON.stringify(ended.error)).toBe('succeeded');
    const visitor = await enter(service, team.owner);
    await expectStory(visitor, async (page) => {
      await page.goto(`/p/${id}/runs/${run}`);
      await page.getByText('1 table left out').waitFor();
      await page.getByText(reason).waitFor();
      await page.getByLabel('left out', { exact: true }).waitFor();
    });
    await visitor.leave();
  });
});
