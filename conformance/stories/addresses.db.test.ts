import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshName, makeProject, makeTeam, rehearse, type Team } from '../people.fixture.ts';
import { idleSchedule, quietWebhook } from '../role-matrix/stage.fixture.ts';
import type { Service } from '../service.fixture.ts';
import { hasBrowser, type Visitor } from './browser.fixture.ts';
import { expectStory } from './expect-story.fixture.ts';
import { findBarriers } from './find-barriers.fixture.ts';
import { openSharedService } from './shared-service.fixture.ts';
import { visitAs } from './sign-in.fixture.ts';
import { go, untilShown } from './walk.fixture.ts';

describe.skipIf(!hasBrowser)('selections and typed text', () => {
  let service: Service;
  let team: Team;
  let project: string;
  let first: string;
  let ledger: string;
  let hook: string;
  let ada: Visitor;

  beforeAll(async () => {
    service = openSharedService();
    team = await makeTeam(service);
    ({ id: project } = await makeProject(service, team.owner, team.id));
    const params = { id: project };
    ({ id: first } = await service.get('captureSnapshot', team.owner, { params, body: { template_id: 'blog' } }));
    await service.get('captureSnapshot', team.owner, { params, body: { template_id: 'saas' } });
    ({ id: ledger } = await makeProject(service, team.owner, team.id));
    await service.get('captureSnapshot', team.owner, {
      params: { id: ledger },
      body: { ddl: 'create table zebra_ledger (id integer primary key)', dialect: 'postgresql' },
    });
    await rehearse(service, team.owner, project);
    for (let count = 0; count < 11; count++)
      await service.get('createConnection', team.owner, {
        params,
        body: {
          name: freshName(`place-${count}`),
          kind: 'directory',
          url: `place-${count}`,
          options: { format: 'csv' },
        },
      });
    await service.get('createSchedule', team.owner, { params, body: { ...idleSchedule(), name: 'nightly' } });
    ({ id: hook } = await service.get('createWebhook', team.owner, {
      params,
      body: { ...quietWebhook(), name: 'deploys' },
    }));
    await service.get('testWebhook', team.owner, { params: { ...params, webhook_id: hook } });
    ada = await visitAs(team.owner, service.url, `/p/${project}/runs`, { expected: [/status of 422/] });
  });
  afterAll(() => ada?.leave());

  test('Back undoes a filter, and typed text as one step', () =>
    expectStory(ada, async (page) => {
      await page.getByRole('combobox', { name: 'Status' }).click();
      await page.getByRole('option', { name: 'failed' }).click();
      await page.waitForURL(/status=failed/);
      await page.getByText('No run matches').waitFor();
      await page.goBack();
      await page.waitForURL((now) => now.pathname.endsWith('/runs') && now.search === '');
      await page.getByRole('link', { name: 'Rehearsal' }).waitFor();

      await page.getByRole('tab', { name: 'Connections' }).click();
      const search = page.getByRole('searchbox', { name: 'Find a connection' });
      await search.pressSequentially('place-1', { delay: 300 });
      await page.waitForURL(/find=place-1$/);
      await page.goBack();
      await page.waitForURL((now) => now.pathname.endsWith('/connections') && now.search === '');
      expect(await search.inputValue()).toBe('');
    }));

  test('runs of a project are filtered by day', () =>
    expectStory(ada, async (page) => {
      await go(page, `/p/${project}/runs`);
      await page.getByRole('link', { name: 'Rehearsal' }).waitFor();
      await page.getByLabel('Up to this day').fill('2020-02-29');
      await page.waitForURL(/to=2020-02-29/);
      await page.getByText('No run matches').waitFor();
      await page.getByRole('button', { name: 'Clear the filters' }).click();
      await page.getByRole('link', { name: 'Rehearsal' }).waitFor();
    }));

  test('snapshots are filtered by source and day, deliveries by state', () =>
    expectStory(ada, async (page) => {
      await go(page, `/o/${team.id}/snapshots?source=template`);
      const table = page.locator('tbody');
      await table.getByText('from a template').first().waitFor();
      expect(await table.getByText('from SQL').count()).toBe(0);
      await page.getByRole('combobox', { name: 'Source' }).click();
      await page.getByRole('option', { name: 'from SQL' }).click();
      await page.waitForURL(/source=ddl/);
      await table.getByText('from SQL').first().waitFor();
      await page.getByLabel('Up to this day').fill('2020-02-29');
      await page.getByText('No snapshot matches').waitFor();
      await go(page, `/o/${team.id}/exports?to=2020-02-29`);
      await page.getByText('No export matches').waitFor();

      await go(page, `/p/${project}/webhooks?deliveries=${hook}`);
      const log = page.getByRole('dialog', { name: 'Deliveries of deploys' });
      await log.getByText('ping, a test').waitFor();
      await log.getByRole('combobox', { name: 'State' }).click();
      await page.getByRole('option', { name: 'delivered' }).click();
      await log.getByText('No delivery matches').waitFor();
      await page.keyboard.press('Escape');
      await page.waitForURL((now) => now.search === '');
    }));

  test.each([
    ['connections', 'place-0', 'Delete', 'Delete this connection?'],
    ['schedules', 'nightly', 'Delete', 'Delete this schedule?'],
    ['webhooks', 'deploys', 'Deliveries', 'Deliveries of deploys'],
    ['webhooks', 'deploys', 'Delete', 'Delete this webhook?'],
  ])('%s: the dialog of %s, %s, has an address', (tab, name, action, title) =>
    expectStory(ada, async (page) => {
      await go(page, `/p/${project}/${tab}`);
      await page.getByRole('button', { name: new RegExp(`^More about ${name}`) }).click();
      await page.getByRole('menuitem', { name: action }).click();
      const dialog = page.getByRole('dialog', { name: title });
      await dialog.waitFor();
      await page.reload();
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await page.waitForURL((now) => now.search === '');
      await dialog.waitFor({ state: 'hidden' });
    }),
  );

  test.each([
    ['connections', 'place-0'],
    ['schedules', 'nightly'],
    ['webhooks', 'deploys'],
  ])('%s: a link to the form of %s fills it in', (tab, name) =>
    expectStory(ada, async (page) => {
      await go(page, `/p/${project}/${tab}`);
      await page.getByRole('button', { name: new RegExp(`^More about ${name}`) }).click();
      await page.getByRole('menuitem', { name: 'Change' }).click();
      await page.waitForURL(/edit=/);
      await page.reload();
      const field = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
      await expect.poll(() => field.inputValue(), { timeout: 30_000 }).toContain(name);
      expect(await findBarriers(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await field.waitFor({ state: 'hidden' });
    }),
  );

  test('a seed can be typed without losing focus', () =>
    expectStory(ada, async (page) => {
      await page.getByRole('tab', { name: 'Preview' }).click();
      const seed = page.getByRole('textbox', { name: 'Seed' });
      await seed.fill('');
      await seed.pressSequentially('4711', { delay: 400 });
      await page.waitForURL(/seed=4711/);
      expect(await seed.inputValue()).toBe('4711');
      expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Seed');
      await page.getByRole('button', { name: 'Another seed' }).click();
      await expect.poll(() => seed.inputValue(), { timeout: 30_000 }).not.toBe('4711');
    }));

  test('the fields of a run survive a reload', () =>
    expectStory(ada, async (page) => {
      await go(page, `/p/${project}/generate?seed=12`);
      const rows = page.getByRole('textbox', { name: 'Rows' });
      await rows.fill('750');
      await page.waitForURL(/rows=750/);
      await page.reload();
      await expect.poll(() => rows.inputValue(), { timeout: 30_000 }).toBe('750');
      expect(await page.getByRole('textbox', { name: 'Seed' }).inputValue()).toBe('12');
    }));

  test('the initial state of a dialog survives a reload, and can be changed in it', () =>
    expectStory(ada, async (page) => {
      const chosen = (): Promise<string> => page.getByRole('radio', { checked: true }).first().inputValue();
      await page.goto(`/o/${team.id}?new=ddl`);
      const dialog = page.getByRole('dialog', { name: 'New project' });
      await dialog.waitFor();
      expect(await chosen()).toBe('ddl');
      await dialog.getByText('From a database', { exact: true }).click();
      await page.waitForURL(/new=connection/);
      await page.reload();
      await dialog.getByRole('textbox', { name: 'Connection URL' }).waitFor();
      await page.goto(`/p/${project}/snapshots?new=template`);
      await page.getByRole('dialog', { name: 'Capture a snapshot' }).waitFor();
      expect(await chosen()).toBe('template');
      await page.keyboard.press('Escape');
      await page.waitForURL((now) => now.search === '');
    }));

  test('the extent of a list survives a reload', () =>
    expectStory(ada, async (page) => {
      for (let count = 0; count < 60; count++)
        await service.get('updateProject', team.owner, { params: { id: ledger }, body: { name: freshName('ledger') } });
      await page.goto(`/o/${team.id}/activity`);
      await untilShown(page);
      const lines = page.getByRole('group', { name: 'Activity' }).locator('tbody tr');
      expect(await lines.count()).toBe(50);
      await page.getByRole('button', { name: 'Show more' }).click();
      await page.waitForURL(/shown=2/);
      await expect.poll(() => lines.count(), { timeout: 30_000 }).toBeGreaterThan(60);
      await page.reload();
      await expect.poll(() => lines.count(), { timeout: 30_000 }).toBeGreaterThan(60);
    }));

  test('a long list refreshes itself two pages at a time', { timeout: 90_000 }, () =>
    expectStory(ada, async (page) => {
      const rename = (name: string): Promise<unknown> =>
        service.get('updateProject', team.owner, { params: { id: ledger }, body: { name } });
      for (let count = 0; count < 110; count++) await rename(freshName('ledger'));
      await page.goto(`/o/${team.id}/activity?shown=4`);
      const lines = page.getByRole('group', { name: 'Activity' }).locator('tbody tr');
      await expect.poll(() => lines.count(), { timeout: 30_000 }).toBeGreaterThan(150);
      const asked: URL[] = [];
      page.on('request', (request) => {
        const address = new URL(request.url());
        if (address.pathname === '/api/activity') asked.push(address);
      });
      const before = await lines.count();
      await rename(freshName('ledger'));
      await expect.poll(() => lines.count(), { timeout: 20_000 }).toBe(before + 1);
      await expect.poll(() => asked.length, { timeout: 20_000 }).toBeGreaterThan(2);
      const renewals = asked.filter(({ searchParams }) => !searchParams.has('cursor'));
      expect(asked.length).toBeLessThanOrEqual(2 * renewals.length);
      expect(await lines.count()).toBe(before + 1);
    }),
  );

  test('the filter on the tables of the preview survives a reload', () =>
    expectStory(ada, async (page) => {
      await page.goto(`/p/${ledger}/preview?tables=nothing`);
      const filter = page.getByRole('searchbox', { name: 'Filter tables' });
      await filter.waitFor();
      const tables = page.getByRole('navigation', { name: 'Tables' }).getByRole('button', { name: /^zebra/ });
      expect(await tables.count()).toBe(0);
      await filter.fill('zeb');
      await page.waitForURL(/tables=zeb/);
      await tables.waitFor();
      await page.reload();
      await tables.waitFor();
      expect(await filter.inputValue()).toBe('zeb');
    }));

  test('the focus does not stay behind with a page left by a link', () =>
    expectStory(ada, async (page) => {
      await page.goto(`/o/${team.id}`);
      await page.locator(`a[href="/p/${ledger}/schema"]`).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/p/${ledger}/schema`);
      const focused = (): Promise<string> => page.evaluate<string>('document.activeElement?.id ?? ""');
      await expect.poll(focused, { timeout: 30_000 }).toBe('content');
      await page.keyboard.press('Tab');
      expect(await page.locator('#content :focus').count()).toBe(1);
    }));

  test('the question whether to discard rules has an address', () =>
    expectStory(ada, async (page) => {
      await go(page, `/p/${project}/rules`);
      await page.getByText('Exactly', { exact: true }).click();
      await page.getByRole('button', { name: 'Discard' }).click();
      await page.waitForURL(/ask=discard/);
      const question = page.getByRole('dialog', { name: 'Discard the unsaved rules?' });
      await page.reload();
      await question.waitFor();
      await question.getByRole('button', { name: 'Discard my changes' }).click();
      await page.waitForURL((now) => !now.search.includes('ask'));
      await question.waitFor({ state: 'hidden' });
    }));

  test('a link leads to a snapshot beyond the loaded list', () =>
    expectStory(ada, async (page) => {
      await ada.context.route(`**/api/projects/${project}/snapshots?*`, async (route) => {
        const answer = await route.fetch();
        const { items, ...rest } = (await answer.json()) as { items: unknown[] };
        await route.fulfill({ response: answer, json: { ...rest, items: items.slice(0, 1) } });
      });
      await page.goto(`/p/${project}/preview?snapshot=${first}`);
      await page.getByRole('button', { name: /^posts/ }).waitFor();
      await ada.context.unrouteAll();
    }));

  test('the palette leads to a table of another project', () =>
    expectStory(ada, async (page) => {
      await go(page, `/p/${project}/runs`);
      await page.keyboard.press('Control+k');
      await page.getByRole('textbox', { name: 'Go to' }).fill('zebra');
      await page.getByRole('button', { name: /^zebra_ledger/ }).click();
      await page.waitForURL(`**/p/${ledger}/schema?table=zebra_ledger`);
      await page.getByRole('complementary', { name: 'Table zebra_ledger' }).waitFor();
    }));

  test("the palette leads to the user's own pages", () =>
    expectStory(ada, async (page) => {
      await go(page, `/p/${project}/runs`);
      await page.keyboard.press('Control+k');
      await page.getByRole('textbox', { name: 'Go to' }).fill('password');
      await page.getByRole('button', { name: 'Account and password' }).click();
      await page.waitForURL('**/account');
    }));

  test('a link to a missing table says so, and leaves the diagram as it is', () =>
    expectStory(ada, async (page) => {
      await page.goto(`/p/${project}/schema?table=nowhere`);
      await page.getByRole('status').filter({ hasText: 'no table nowhere' }).waitFor();
      expect(await page.locator('[data-focused="true"]').count()).toBe(0);
      await page.getByRole('button', { name: 'Close' }).click();
      await page.waitForURL((now) => now.search === '');
    }));

  test('the keyboard navigates the diagram', () =>
    expectStory(ada, async (page) => {
      const tables = page.locator('.react-flow__node');
      const focused = (): Promise<string | null> => page.locator('.react-flow__node:focus').getAttribute('data-id');
      await tables.first().focus();
      const start = await focused();
      for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
        await page.keyboard.press(key);
        if ((await focused()) !== start) break;
      }
      const reached = await focused();
      expect(reached).not.toBe(start);
      await page.keyboard.press('Enter');
      await page.getByRole('complementary', { name: `Table ${reached}` }).waitFor();
      await page.keyboard.press('Escape');
      await page.waitForURL((now) => now.search === '');
    }));

  test('a dialog marks refused fields, keeps what was typed, and starts empty after it is closed', () =>
    expectStory(ada, async (page) => {
      await go(page, `/p/${project}/connections?new=yes`);
      const dialog = page.getByRole('dialog', { name: 'New connection' });
      const url = dialog.getByRole('textbox', { name: 'URL' });
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Shop');
      await url.fill('this is no address');
      await dialog.getByRole('button', { name: 'Add the connection' }).click();
      await expect.poll(() => url.getAttribute('aria-invalid'), { timeout: 30_000 }).toBe('true');
      expect(await url.inputValue()).toBe('this is no address');
      expect(await dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Shop');
      await dialog.getByRole('button', { name: 'Back' }).click();
      await dialog.waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'New connection' }).click();
      await untilShown(page);
      expect(await url.inputValue()).toBe('');
      expect(await dialog.getByRole('alert').count()).toBe(0);
      await page.keyboard.press('Escape');
    }));
});
