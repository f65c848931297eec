import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { makeTeam } from '../people.fixture.ts';
import { hasBrowser, visit } from './browser.fixture.ts';
import { expectStory } from './expect-story.fixture.ts';
import { measureWork } from './measure-work.fixture.ts';
import { openSharedService } from './shared-service.fixture.ts';

/** Of the specification. */
const MAX_SCRIPT = 350_000;
const PREVIEW = 300;
const LONGEST_TASK = 100;
/** What other work on the machine may add to processor time. */
const SLACK = 3;

/** A million rows are planned, and scrolled through. */
const IS_THOROUGH = process.env['ROWLOOM_THOROUGH'] === '1';

describe.skipIf(!hasBrowser)('perceived speed', () => {
  const { url } = openSharedService();

  test('sign-in and home load little script', async () => {
    const service = openSharedService();
    const { owner } = await makeTeam(service);
    const visitor = await visit(url);
    const scripts = new Map<string, Promise<number>>();
    visitor.page.on('response', (response) => {
      if (response.url().endsWith('.js') && response.status() === 200)
        scripts.set(
          response.url(),
          response.body().then((body) => gzipSync(body).length),
        );
    });
    await expectStory(visitor, async (page) => {
      await page.goto('/');
      await page.getByLabel('E-mail').fill(owner.email);
      await page.getByRole('textbox', { name: 'Password' }).fill(owner.password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByText('What do you want rows for?').waitFor();
      await page.waitForLoadState('networkidle');
    });
    const sizes = await Promise.all(scripts.values());
    expect(sizes.length).toBeGreaterThan(3);
    expect([...scripts.keys()].filter((name) => /worker|chart|diagram-(?!model)|parquet/i.test(name))).toEqual([]);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_SCRIPT);
    await visitor.leave();
  });

  test.runIf(IS_THOROUGH)('any table shows its rows at once, and a hundred thousand rows scroll smoothly', async () => {
    const visitor = await visit(url);
    await expectStory(visitor, async (page) => {
      await page.goto('/play?pack=ecommerce&rows=1000000');
      await page.getByText('works offline too').waitFor();
      const tables = page.getByRole('navigation', { name: 'Tables' });
      const names = await tables.getByRole('button').evaluateAll((all) => all.map(({ title }) => title));
      expect(names.length).toBeGreaterThan(10);
      const work = await measureWork(page, async () => {
        for (const name of names) {
          await tables.getByTitle(name, { exact: true }).click();
          const rows = page.getByRole('table', { name: `Rows of ${name}`, exact: true });
          await rows.getByRole('cell').first().waitFor();
        }
      });
      expect((work.page + work.workers) / names.length).toBeLessThan(SLACK * PREVIEW);
      await tables.getByTitle('order_items', { exact: true }).click();
      const rows = page.getByRole('table', { name: 'Rows of order_items' });
      expect(Number(await rows.getAttribute('aria-rowcount'))).toBeGreaterThan(100_000);
      await rows.hover();
      const { longestTask } = await measureWork(page, async () => {
        for (let turn = 0; turn < 20; turn++) await page.mouse.wheel(0, 700);
        await rows.evaluate((grid) =>
          grid.closest('[data-scrollbars], .mantine-ScrollArea-viewport')?.scrollTo(0, 90_000 * 32),
        );
        await rows.getByRole('button', { name: 'Open row 90010', exact: true }).waitFor();
        await rows.locator('[aria-rowindex="90010"]').getByRole('cell').first().getByText(/\S/).first().waitFor();
      });
      expect(longestTask).toBeLessThan(SLACK * LONGEST_TASK);
    });
    await visitor.leave();
  });
});
