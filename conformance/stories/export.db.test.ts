import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeProject, makeTeam, rehearse, untilEnded } from '../people.fixture.ts';
import { hasBrowser, type Visitor } from './browser.fixture.ts';
import { enter } from './enter.fixture.ts';
import { expectStory } from './expect-story.fixture.ts';
import { runProgram } from './program.fixture.ts';
import { download, readArchive, withoutPickers } from './saved-files.fixture.ts';
import { openSharedService } from './shared-service.fixture.ts';

describe.skipIf(!hasBrowser)('an export', () => {
  let visitor: Visitor;
  let organization: string;
  let recipe: Buffer;

  beforeAll(async () => {
    const service = openSharedService();
    const team = await makeTeam(service);
    organization = team.id;
    const { id: project } = await makeProject(service, team.owner, team.id);
    const run = await rehearse(service, team.owner, project, { rows: 3000, export: true });
    await untilEnded(service, team.owner, run.id);
    visitor = await enter(service, team.owner);
    await withoutPickers(visitor.page);
  });
  afterAll(async () => {
    await visitor.leave();
  });

  test('is downloaded as a recipe', () =>
    expectStory(visitor, async (page) => {
      await page.goto(`/o/${organization}/exports`);
      await page.getByRole('button', { name: /^More about / }).click();
      recipe = await download(page, () => page.getByRole('menuitem', { name: 'Download the recipe' }).click());
      await page.getByRole('button', { name: 'Save the rows here' }).click();
    }));

  test.each(['CSV', 'JSONL', 'SQL', 'Parquet'])('saved as %s has the bytes of rowloom replay', (format) =>
    expectStory(visitor, async (page) => {
      const dialog = page.getByRole('dialog', { name: 'Save the rows here' });
      await dialog.getByRole('radio', { name: format }).check();
      const saved = await download(page, () => dialog.getByRole('button', { name: 'Save the rows' }).click());
      await dialog.getByText(/rows in \d+ files/).waitFor();
      const words = ['replay', 'recipe.json', '--format', format.toLowerCase(), '--to', 'rows'];
      const files = readArchive(saved);
      expect(files.size).toBeGreaterThan(10);
      expect(files).toEqual(runProgram(words, { 'recipe.json': recipe }, 'rows'));
    }),
  );
});
