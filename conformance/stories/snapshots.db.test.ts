import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeProject, makeTeam, type Team } from '../people.fixture.ts';
import type { Service } from '../service.fixture.ts';
import { connect, makeTarget, POSTGRES, type Target } from '../targets.fixture.ts';
import { hasBrowser, type Visitor } from './browser.fixture.ts';
import { enter } from './enter.fixture.ts';
import { expectStory } from './expect-story.fixture.ts';
import { openSharedService } from './shared-service.fixture.ts';

describe.skipIf(!hasBrowser || POSTGRES === undefined)('a schema that changes', () => {
  let service: Service;
  let team: Team;
  let target: Target;
  let project: string;
  let schedule: string;
  let visitor: Visitor;

  beforeAll(async () => {
    service = openSharedService();
    team = await makeTeam(service);
    ({ id: project } = await makeProject(service, team.owner, team.id));
    target = makeTarget('CREATE TABLE guests (id integer PRIMARY KEY, name text NOT NULL, age integer)');
    const connection = await connect(service, team.owner, project, target);
    // A minute is the shortest schedule: it passes during the rest of the story.
    const body = { name: 'each minute', cron: '* * * * *', kind: 'snapshot', run: { connection_id: connection } };
    ({ id: schedule } = await service.get('createSchedule', team.owner, { params: { id: project }, body }));
    visitor = await enter(service, team.owner);
  });
  afterAll(async () => {
    await service.call('deleteSchedule', team.owner, { params: { id: project, schedule_id: schedule } });
    await visitor.leave();
  });

  const capture = async (label: string): Promise<void> => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Capture now' }).first().click();
    const form = page.getByRole('form', { name: 'Capture a snapshot' });
    await form.getByLabel('Label').fill(label);
    await form.getByRole('button', { name: 'Capture' }).click();
    await form.waitFor({ state: 'hidden' });
  };

  test('is captured by hand, and its drift is shown in words and colours', () =>
    expectStory(visitor, async (page) => {
      await page.goto(`/p/${project}/snapshots`);
      await capture('before the migration');
      const timeline = page.getByRole('list', { name: 'Snapshots, the newest first' });
      await timeline.getByText('before the migration', { exact: true }).waitFor();
      target.run('ALTER TABLE guests ADD COLUMN nickname text, DROP COLUMN age');
      await capture('after the migration');
      await timeline.getByText('after the migration', { exact: true }).waitFor();
      const guests = page.getByRole('region', { name: 'guests' });
      await guests.getByText('Column nickname').waitFor();
      await guests.getByText('Column age').waitFor();
      const toneOf = (word: string) => guests.locator('[data-tone]', { hasText: word }).getAttribute('data-tone');
      expect([await toneOf('added'), await toneOf('removed')]).toEqual(['good', 'bad']);
    }));

  test('is captured by its schedule, and appears by itself with its label', { timeout: 150_000 }, () =>
    expectStory(visitor, async (page) => {
      const scheduled = page
        .getByRole('list', { name: 'Snapshots, the newest first' })
        .getByRole('listitem')
        .filter({ hasText: 'Scheduled · each minute' })
        .first();
      await scheduled.waitFor({ timeout: 120_000 });
      await scheduled.getByText('scheduled', { exact: true }).waitFor();
    }),
  );
});
