import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type RunningService, startService } from '../services/start-service.ts';
import { makeTarget, POSTGRES, type Target } from '../targets.fixture.ts';
import { hasBrowser, takeTourPicture, visit, type Visitor } from './browser.fixture.ts';
import { expectStory } from './expect-story.fixture.ts';

const isLeftOf = (edge: number, box: { readonly x: number; readonly width: number } | null): boolean =>
  box !== null && box.x + box.width <= edge;

describe.skipIf(!hasBrowser || POSTGRES === undefined)('a person who has never read a manual', () => {
  let service: RunningService;
  let target: Target;
  let ada: Visitor;

  beforeAll(async () => {
    service = await startService({
      program: inject('program'),
      fromNothing: true,
      environment: { ROWLOOM_ADMIN_EMAIL: '', ROWLOOM_ADMIN_PASSWORD: '', ROWLOOM_ALLOW_TARGETS: '127.0.0.1/32' },
    });
    target = makeTarget();
    ada = await visit(service.url);
  });
  afterAll(async () => {
    await ada.leave();
    await service.stop();
    service.remove();
  });

  test('creates the first account by the link that the service printed', () =>
    expectStory(ada, async (page) => {
      const [link = ''] = /http\S+#\/setup\S+/.exec(service.output()) ?? [];
      await page.goto(link.replace(/^https?:\/\/[^/]+/, service.url));
      await page.getByLabel('Name').fill('Ada Lovelace');
      await page.getByLabel('E-mail').fill('ada@example.com');
      await page.getByLabel('Organization').fill('Analytical Engines');
      await page.getByRole('textbox', { name: 'Password' }).fill('correct horse battery');
      await page.getByRole('button', { name: 'Create the account' }).click();
      await page.getByText('What do you want rows for?').waitFor();
      await takeTourPicture(page, 'begin');
    }));

  test('picks a pack and sees its diagram', () =>
    expectStory(ada, async (page) => {
      await page.getByRole('button', { name: 'Start from a pack' }).click();
      await page.getByRole('radio', { name: 'E-commerce' }).click();
      await page.getByRole('button', { name: 'Create the project' }).click();
      await page.getByLabel('Table orders').waitFor();
      await page.getByLabel('Table orders').click();
      const panel = page.getByRole('complementary', { name: 'Table orders' });
      await panel.getByText('customer_id', { exact: true }).waitFor();
      await panel.getByText('sure', { exact: true }).first().waitFor();
      // The tables that it refers to and is referred to by are beside the panel, not below it.
      const edge = (await panel.boundingBox())?.x ?? 0;
      for (const name of ['customers', 'payments', 'order_items'])
        await expect
          .poll(async () => isLeftOf(edge, await page.getByLabel(`Table ${name}`).boundingBox()), { timeout: 20_000 })
          .toBe(true);
      await takeTourPicture(page, 'schema');
    }));

  test('sees rows at once, and follows one to its parent', () =>
    expectStory(ada, async (page) => {
      await page.getByRole('tab', { name: 'Preview' }).click();
      await page.getByRole('navigation', { name: 'Tables' }).getByText('orders', { exact: true }).click();
      await page.getByRole('table', { name: 'Rows of orders' }).waitFor();
      await page.getByTitle('Go to customers').first().click();
      await page.getByRole('complementary', { name: /Row \d+ of customers/ }).waitFor();
      await takeTourPicture(page, 'preview');
    }));

  test('connects a database and sees that it works', () =>
    expectStory(ada, async (page) => {
      await page.getByRole('tab', { name: 'Connections' }).click();
      await page.getByRole('button', { name: 'New connection' }).first().click();
      await page.getByLabel('Name').fill('Warehouse');
      await page.getByLabel('URL').fill(target.url);
      await page.getByRole('button', { name: 'Add the connection' }).click();
      await page.getByRole('button', { name: 'Test' }).click();
      await page.getByText('works', { exact: true }).waitFor();
      await takeTourPicture(page, 'connections');
      await page.getByRole('link', { name: 'Generate rows into it' }).click();
      await page.waitForURL(/generate\?target=con_/);
    }));

  test('pushes rows into it and watches them arrive', () =>
    expectStory(ada, async (page) => {
      await page.getByText('The target has none of these tables.').waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
      const start = page.getByRole('button', { name: 'Start the run' });
      await expect.poll(() => start.isEnabled(), { timeout: 90_000 }).toBe(true);
      await takeTourPicture(page, 'generate');
      await start.click();
      await page.getByText('succeeded', { exact: true }).first().waitFor({ timeout: 120_000 });
      await page.getByText(/constraints examined, no violation/).waitFor();
      await takeTourPicture(page, 'run');
    }));

  test('finds it all on the first page, and the reference open to the same session', () =>
    expectStory(ada, async (page) => {
      await page.goto('/');
      await page.getByRole('heading', { name: 'Home' }).waitFor();
      await page.getByText('succeeded', { exact: true }).first().waitFor();
      await takeTourPicture(page, 'home');
      const answered = page.waitForResponse((response) => response.url().endsWith('/api/auth/refresh'));
      await page.goto('/docs');
      expect((await answered).status()).toBe(200);
      await page
        .getByRole('heading', { name: /Rowloom/ })
        .first()
        .waitFor();
      // The reference's look is its vendor's; our own pages are examined here.
      await page.goto('/');
      await page.getByRole('heading', { name: 'Home' }).waitFor();
    }));
});
