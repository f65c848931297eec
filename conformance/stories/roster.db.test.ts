import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { join, makeProject, makeTeam, type Person, type Team } from '../people.fixture.ts';
import { type Filled, fillProject } from '../role-matrix/stage.fixture.ts';
import type { Service } from '../service.fixture.ts';
import { hasBrowser, type Visitor } from './browser.fixture.ts';
import { expectStory } from './expect-story.fixture.ts';
import { openSharedService } from './shared-service.fixture.ts';
import { visitAs } from './sign-in.fixture.ts';
import { go, untilShown } from './walk.fixture.ts';

const LISTS = ['', '/runs', '/snapshots', '/exports', '/approvals', '/activity', '/usage'];
const UNKNOWN = 'prj_01h455vb4pex5vsknk084sn02q';

describe.skipIf(!hasBrowser)('a project that becomes private', () => {
  let service: Service;
  let team: Team;
  let friend: Person;
  let secret: { readonly id: string; readonly name: string };
  let open: { readonly id: string; readonly name: string };
  let filled: Filled;
  let grace: Visitor;
  let ben: Visitor;

  beforeAll(async () => {
    service = openSharedService();
    team = await makeTeam(service);
    const [other, member] = await Promise.all([
      join(service, team, 'member', 'ben'),
      join(service, team, 'member', 'friend'),
    ]);
    friend = member;
    [secret, open] = await Promise.all([
      makeProject(service, team.owner, team.id),
      makeProject(service, team.owner, team.id),
    ]);
    const actors = { owner: team.owner, data_fabricator: friend };
    [filled] = await Promise.all([
      fillProject(service, actors, team.id, secret.id),
      fillProject(service, actors, team.id, open.id),
    ]);
    [grace, ben] = await Promise.all([
      visitAs(team.owner, service.url, `/p/${secret.id}/members`),
      // An invisible resource is not found.
      visitAs(other, service.url, `/o/${team.id}`, { expected: [/status of 404/] }),
    ]);
  });
  afterAll(async () => {
    await Promise.all([grace?.leave(), ben?.leave()]);
  });

  const content = (page: Page) => page.locator('#content');

  const lookUp = async (page: Page, name: string): Promise<void> => {
    await page.keyboard.press('Control+k');
    await page.getByRole('textbox', { name: 'Go to' }).fill(name);
  };

  test('everyone in the organization sees it in every list', () =>
    expectStory(ben, async (page) => {
      for (const list of LISTS) {
        await go(page, `/o/${team.id}${list}`);
        for (const { name } of [secret, open]) await content(page).getByText(name).first().waitFor();
      }
      await lookUp(page, secret.name);
      await page.getByRole('button', { name: secret.name }).first().waitFor();
      await page.keyboard.press('Escape');
    }));

  test('the first member makes it private, after a warning', () =>
    expectStory(grace, async (page) => {
      await page.getByText('Adding the first member makes the project private').waitFor();
      await page.getByRole('button', { name: 'Add a member' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add a member' });
      await dialog.getByText('This makes the project private').waitFor();
      await dialog.getByRole('combobox', { name: 'Person' }).fill(friend.name);
      await page.getByRole('option', { name: friend.name }).click();
      await dialog.getByRole('button', { name: 'Add and make private' }).click();
      await page.getByText('Only those on the roster see this project.').waitFor();
      const roster = page.getByRole('region', { name: 'Roster' });
      for (const { name } of [team.owner, friend]) await roster.getByText(name, { exact: true }).waitFor();
    }));

  test('it disappears for another member, in every list', () =>
    expectStory(ben, async (page) => {
      await page.goto(`/o/${team.id}`);
      await untilShown(page);
      for (const list of LISTS) {
        await go(page, `/o/${team.id}${list}`);
        await content(page).getByText(open.name).first().waitFor();
        expect(await content(page).getByText(secret.name).count(), list).toBe(0);
        expect(await page.content(), list).not.toContain(secret.id);
      }
      await lookUp(page, secret.name);
      await page.getByText('Nothing has that name.').waitFor();
    }));

  test('its addresses reveal nothing', () =>
    expectStory(ben, async (page) => {
      const read = async (address: string): Promise<string> => {
        await page.goto(address);
        await page.getByRole('heading', { name: 'There is nothing here that you can see' }).waitFor();
        await page.getByRole('link', { name: 'Go to the first page' }).waitFor();
        return `${await page.title()} ${await page.locator('body').innerText()}`;
      };
      const nowhere = await read(`/p/${UNKNOWN}/schema`);
      for (const path of ['schema', 'audit', `runs/${filled.generation}`])
        expect(await read(`/p/${secret.id}/${path}`)).toBe(nowhere);
      await page.goto(`/o/${team.id}/approvals/${filled.approval}`);
      await page.getByRole('heading', { name: 'There is nothing here that you can see' }).waitFor();
      expect(await page.locator('body').innerText()).not.toContain(secret.name);
    }));
});
