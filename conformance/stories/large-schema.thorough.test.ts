import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeProject, makeTeam } from '../people.fixture.ts';
import { hasBrowser, type Visitor } from './browser.fixture.ts';
import { enter } from './enter.fixture.ts';
import { expectStory } from './expect-story.fixture.ts';
import { makeDdl, nameOfTable } from './large-schema.fixture.ts';
import { measureWork } from './measure-work.fixture.ts';
import { openSharedService } from './shared-service.fixture.ts';

const TABLES = 738;
/** Of the specification, in milliseconds. */
const FIRST_PICTURE = 2000;
const LONGEST_TASK = 100;
/** For a plan of all tables on a busy machine. */
const BUSY_TIMEOUT_MS = 120_000;

describe.skipIf(!hasBrowser)(`a schema of ${TABLES} tables`, { timeout: 180_000 }, () => {
  let visitor: Visitor;
  let project: string;

  beforeAll(async () => {
    const service = openSharedService();
    const team = await makeTeam(service);
    ({ id: project } = await makeProject(service, team.owner, team.id));
    const body = { ddl: makeDdl(TABLES), dialect: 'postgresql', label: 'everything' };
    await service.get('captureSnapshot', team.owner, { params: { id: project }, body });
    visitor = await enter(service, team.owner);
  });
  afterAll(async () => {
    await visitor.leave();
  });

  test('is drawn quickly', () =>
    expectStory(visitor, async (page) => {
      // The application itself is loaded and warm: the figure is about the diagram.
      await page.goto(`/p/${project}/settings`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      const work = await measureWork(page, async () => {
        await page.getByRole('tab', { name: 'Schema' }).click();
        await page
          .getByLabel(/^Table \w+_entity_/)
          .first()
          .waitFor();
      });
      expect(work.page + work.workers).toBeLessThan(FIRST_PICTURE);
    }));

  test('is moved and zoomed without freezing', () =>
    expectStory(visitor, async (page) => {
      const box = await page.locator('.react-flow__pane').boundingBox();
      const [x, y] = [(box?.x ?? 0) + 500, (box?.y ?? 0) + 400];
      const { longestTask } = await measureWork(page, async () => {
        for (let turn = 0; turn < 3; turn++) {
          await page.mouse.move(x, y);
          await page.mouse.down();
          await page.mouse.move(x - 300, y - 200, { steps: 15 });
          await page.mouse.up();
          await page.mouse.wheel(0, -600);
        }
      });
      expect(longestTask).toBeLessThan(LONGEST_TASK);
    }));

  test('is shown as a whole, and again in detail, without freezing', () =>
    expectStory(visitor, async (page) => {
      const { longestTask } = await measureWork(page, async () => {
        await page.getByRole('button', { name: 'See all' }).click();
        await page.getByRole('img', { name: `${TABLES} tables and the references between them` }).waitFor();
        const box = await page.locator('.react-flow__pane').boundingBox();
        await page.mouse.move((box?.x ?? 0) + 500, (box?.y ?? 0) + 400);
        const tables = page.getByLabel(/^Table \w+_entity_/).first();
        // The first turn of the wheel comes while the picture still moves.
        await expect
          .poll(
            async () => {
              await page.mouse.wheel(0, -400);
              return tables.isVisible();
            },
            { timeout: 60_000 },
          )
          .toBe(true);
      });
      // A jump from one picture to another, which takes twice as long as a step of panning.
      expect(longestTask).toBeLessThan(2 * LONGEST_TASK);
    }));

  test('is searched for a table, and its columns and neighbours are shown', () =>
    expectStory(visitor, async (page) => {
      const name = nameOfTable(700);
      // The keyboard reaches it before the tables, which are announced as such.
      const stops = page.locator('.react-flow__node, [aria-label="Find a table"]');
      expect(await stops.first().getAttribute('aria-label')).toBe('Find a table');
      const words = await page.locator('[id^="react-flow__node-desc"]').textContent();
      expect(words).toMatch(/Enter to see its columns/);
      await page.getByRole('combobox', { name: 'Find a table' }).fill('entity_700');
      await page.getByRole('option', { name, exact: true }).click();
      const panel = page.getByRole('complementary', { name: `Table ${name}` });
      await panel.getByText('contact_email', { exact: true }).waitFor();
      await page.getByLabel(`Table ${nameOfTable(233)}`).waitFor();
      await panel.getByRole('link', { name: 'See its rows' }).click();
      await page
        .getByRole('table', { name: `Rows of ${name}` })
        .getByRole('cell')
        .first()
        .waitFor({ timeout: BUSY_TIMEOUT_MS });
    }));

  test('shows rows of any table', () =>
    expectStory(visitor, async (page) => {
      await page.getByLabel('Filter tables').fill('entity_51');
      await page.getByRole('navigation', { name: 'Tables' }).getByText(nameOfTable(517), { exact: true }).click();
      await page
        .getByRole('table', { name: `Rows of ${nameOfTable(517)}` })
        .getByRole('cell')
        .first()
        .waitFor({ timeout: BUSY_TIMEOUT_MS });
    }));
});
