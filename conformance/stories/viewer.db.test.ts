import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addToRoster, join, makeProject, makeTeam, type Person } from '../people.fixture.ts';
import { fillProject } from '../role-matrix/stage.fixture.ts';
import type { Service } from '../service.fixture.ts';
import { hasBrowser, type Visitor } from './browser.fixture.ts';
import { expectStory } from './expect-story.fixture.ts';
import { organizationPages, personalPages, type Place, projectPages } from './pages.fixture.ts';
import { openSharedService } from './shared-service.fixture.ts';
import { visitAs } from './sign-in.fixture.ts';
import { go, untilShown } from './walk.fixture.ts';

/** Labels of controls that change something. */
const CHANGES =
  /^(?:add|approve|cancel|capture|change|create|delete|edit|generate|import|invite|leave|new|reject|remove|rename|request|resend|revoke|run|save|start|test|try|undo)\b/i;

/** What a viewer of one project may still do: manage their own things, and what needs no permission in the project. */
const OWN: readonly RegExp[] = [
  /^New project$/,
  /^Start a project from it$/,
  /^Create a key$/,
  /^Create the organization$/,
  /^Leave$/,
  /^Change the password$/,
  /^Delete the account$/,
  // Made by the browser, from what a viewer sees anyway.
  /^Save the rows$/,
];

describe.skipIf(!hasBrowser)('a viewer', () => {
  let service: Service;
  let viewer: Person;
  let place: Place;
  let vera: Visitor;
  const refused: string[] = [];

  beforeAll(async () => {
    service = openSharedService();
    const team = await makeTeam(service);
    const { owner } = team;
    const [member, person, { id: project }] = await Promise.all([
      join(service, team, 'member', 'fabricator'),
      join(service, team, 'member', 'viewer'),
      makeProject(service, owner, team.id),
    ]);
    viewer = person;
    await addToRoster(service, owner, project, viewer, 'viewer');
    await addToRoster(service, owner, project, member, 'data_fabricator');
    const filled = await fillProject(service, { owner, data_fabricator: member }, team.id, project);
    place = { organization: team.id, project, filled };
    vera = await visitAs(viewer, service.url, `/o/${team.id}`);
    vera.page.on('response', (response) => {
      if (response.status() === 403) refused.push(`${response.request().method()} ${response.url()}`);
    });
    await untilShown(vera.page);
  });
  afterAll(async () => {
    await vera?.leave();
  });

  const namesOf = async (controls: Locator): Promise<readonly string[]> => {
    const all = await controls.all();
    return Promise.all(
      all.map(async (one) => (await one.getAttribute('aria-label')) ?? (await one.innerText()).trim()),
    );
  };

  /** Every control that can be pressed, including menus. */
  const listControls = async (page: Page): Promise<readonly string[]> => {
    const content = page.locator('main').first();
    const names = [...(await namesOf(content.locator('button:enabled:not([role="tab"]), a.mantine-Button-root')))];
    for (const menu of await content.locator('button[aria-haspopup="menu"]:enabled').all()) {
      await menu.click();
      const items = page.getByRole('menuitem');
      await items.first().waitFor();
      names.push(...(await namesOf(items)));
      await page.keyboard.press('Escape');
      await items.first().waitFor({ state: 'hidden' });
    }
    return names;
  };

  test.each([
    ['project', projectPages],
    ['organization', organizationPages],
    ['account', (): readonly string[] => personalPages],
  ] as const)('sees no control on the pages of the %s that would be refused', (_, pagesOf) =>
    expectStory(vera, async (page) => {
      const offered: string[] = [];
      for (const address of pagesOf(place)) {
        await go(page, address);
        // Everybody can plan a run, with all its parts; a comparison's switch hides what is equal.
        const switches = /\/generate$|\/runs\/compare\?/.test(address)
          ? 0
          : await page.locator('input[role="switch"]:enabled').count();
        if (switches > 0) offered.push(`${address}: ${switches} switches`);
        const changing = (await listControls(page)).filter((name) => CHANGES.test(name));
        offered.push(
          ...changing.filter((name) => !OWN.some((own) => own.test(name))).map((name) => `${address}: ${name}`),
        );
      }
      expect(offered).toEqual([]);
      expect(refused).toEqual([]);
    }),
  );

  test('an address that asks for a new resource opens nothing that would be refused', () =>
    expectStory(vera, async (page) => {
      const tabs = ['snapshots', 'connections', 'schedules', 'webhooks', 'members'].map(
        (tab) => `/p/${place.project}/${tab}`,
      );
      for (const address of [...tabs, `/o/${place.organization}/templates`, `/o/${place.organization}/organization`]) {
        await go(page, `${address}?new=yes`);
        expect([address, await page.getByRole('dialog').count()]).toEqual([address, 0]);
      }
    }));

  test('every offered control is granted: a project of their own', () =>
    expectStory(vera, async (page) => {
      await go(page, `/o/${place.organization}`);
      await page.getByRole('button', { name: 'New project' }).click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await go(page, `/o/${place.organization}/templates/blog`);
      await page.getByRole('button', { name: 'Start a project from it' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Create the project' }).click();
      await page.waitForURL(/\/p\/prj_/);
      expect(refused).toEqual([]);
    }));
});
