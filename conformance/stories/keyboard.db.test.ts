import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshName, makeTeam, type Team } from '../people.fixture.ts';
import { hasBrowser, visit, type Visitor } from './browser.fixture.ts';
import { expectStory } from './expect-story.fixture.ts';
import { openSharedService } from './shared-service.fixture.ts';

/** The number of Tab presses before giving up on reaching something on a page. */
const MAX_STOPS = 60;

/** The name of the focused element. */
const FOCUSED = `(() => {
  const { activeElement: element } = document;
  const label = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent;
  return (label ?? '').trim();
})()`;

const focused = (page: Page): Promise<string> => page.evaluate<string>(FOCUSED);

/** Presses Tab until an element of this name has the focus, and shows it. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = [];
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    const at = await focused(page);
    if (name.test(at)) return;
    passed.push(at.slice(0, 40));
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${String(name)}, but to: ${passed.join(' | ')}`);
}

/** Presses the arrow key within a list. */
async function arrowTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < MAX_STOPS && !name.test(await focused(page)); step++)
    await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toMatch(name);
}

const press = (page: Page, ...keys: readonly string[]): Promise<void> =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

describe.skipIf(!hasBrowser)('a keyboard user in their first minutes', () => {
  let team: Team;
  let visitor: Visitor;

  beforeAll(async () => {
    const service = openSharedService();
    team = await makeTeam(service);
    visitor = await visit(service.url);
  });
  afterAll(() => visitor.leave());

  test('signs in and chooses a pack', () =>
    expectStory(visitor, async (page) => {
      await page.goto('/');
      await page.getByLabel('E-mail').waitFor();
      await tabTo(page, /^E-mail/);
      await page.keyboard.type(team.owner.email);
      await tabTo(page, /^Password/);
      await page.keyboard.type(team.owner.password);
      await press(page, 'Enter');
      await page.getByText('What do you want rows for?').waitFor();
      await tabTo(page, /^Start from a pack/);
      await press(page, 'Enter');
      const dialog = page.getByRole('dialog', { name: 'New project' });
      await dialog.getByRole('radio', { name: 'E-commerce' }).waitFor();
      await tabTo(page, /^Name/);
      await page.keyboard.type(freshName('Shop'));
      await press(page, 'Enter');
      await page.getByLabel('Table orders').waitFor();
    }));

  test('reaches the tables of the diagram with one tab stop, and moves between them with arrows', () =>
    expectStory(visitor, async (page) => {
      await tabTo(page, /^Find a table$/);
      await press(page, 'Tab');
      await expect.poll(() => focused(page)).toMatch(/^Table /);
      const first = await focused(page);
      await press(page, 'Tab');
      expect(await focused(page)).toBe('Zoom In');
      await press(page, 'Shift+Tab');
      await expect.poll(() => focused(page)).toBe(first);
      await press(page, 'Shift+Tab');
      expect(await focused(page)).toBe('Find a table');
      await press(page, 'Tab');
      const seen = new Set<string>();
      for (const way of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'ArrowUp']) {
        await press(page, way);
        await page.waitForTimeout(100);
        seen.add(await focused(page));
      }
      expect(seen.size).toBeGreaterThan(1);
      expect([...seen].every((name) => name.startsWith('Table '))).toBe(true);
      const name = await focused(page);
      await press(page, 'Enter');
      const panel = page.getByRole('complementary', { name });
      await panel.waitFor();
      expect(await focused(page)).toBe(name);
      await press(page, 'Escape');
      await panel.waitFor({ state: 'detached' });
      expect(await focused(page)).toBe(name);
    }));

  test('sees the rows of a table, and one of them as a card', () =>
    expectStory(visitor, async (page) => {
      await page.evaluate('document.activeElement.blur()');
      await tabTo(page, /^Schema$/);
      await press(page, 'ArrowRight');
      await page.getByRole('table', { name: /^Rows of / }).waitFor();
      await page.getByRole('navigation', { name: 'Tables' }).waitFor();
      await tabTo(page, /^customers/);
      await arrowTo(page, /^orders/);
      await press(page, 'Enter');
      await page.getByRole('table', { name: 'Rows of orders' }).getByRole('cell').first().waitFor();
      await tabTo(page, /^Open row 1$/);
      await press(page, 'PageDown', 'PageDown');
      await expect.poll(() => focused(page)).toMatch(/^Open row [3-9]\d$/);
      await press(page, 'ArrowRight', 'Home', 'ArrowLeft');
      await expect.poll(() => focused(page)).toBe('Open row 1');
      await press(page, 'Enter');
      const card = page.getByRole('complementary', { name: 'Row 1 of orders' });
      await card.waitFor();
      await tabTo(page, /^Next row$/);
      await press(page, 'Enter');
      await page.getByRole('complementary', { name: 'Row 2 of orders' }).waitFor();
    }));

  test('connects a database and pushes rows into it', { timeout: 180_000 }, () =>
    expectStory(visitor, async (page) => {
      await page.evaluate('document.activeElement.blur()');
      await tabTo(page, /^Preview$/);
      for (let tab = 0; tab < 5; tab++) await press(page, 'ArrowRight');
      await page.waitForURL(/\/connections/);
      await page.getByText('No connection yet').waitFor();
      await tabTo(page, /^New connection$/);
      await press(page, 'Enter');
      await page.getByRole('dialog', { name: 'New connection' }).waitFor();
      await tabTo(page, /^Name/);
      await page.keyboard.type('Warehouse');
      await press(page, 'Tab', 'ArrowDown', 'ArrowDown', 'Enter');
      await expect.poll(() => page.getByRole('combobox', { name: 'Kind' }).inputValue()).toBe('Folder on the server');
      await tabTo(page, /^URL/);
      await page.keyboard.type(freshName('keys').replaceAll(/\W/g, '-'));
      await press(page, 'Enter');
      await page.getByRole('button', { name: 'Test' }).waitFor();
      await tabTo(page, /^Test$/);
      await press(page, 'Enter');
      await page.getByText('works', { exact: true }).waitFor();
      await tabTo(page, /^Generate rows into it$/);
      await press(page, 'Enter');
      await page.waitForURL(/generate\?target=con_/);
      const start = page.getByRole('button', { name: 'Start the run' });
      await expect.poll(() => start.isEnabled(), { timeout: 90_000 }).toBe(true);
      await tabTo(page, /^Start the run$/);
      await press(page, 'Enter');
      await page.getByText('succeeded', { exact: true }).first().waitFor({ timeout: 120_000 });
    }),
  );
});
