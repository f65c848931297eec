import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { join, makeProject, makeTeam, type Person, type Team } from '../people.fixture.ts';
import type { Service } from '../service.fixture.ts';
import { hasBrowser, type Visitor } from './browser.fixture.ts';
import { expectStory } from './expect-story.fixture.ts';
import { openSharedService } from './shared-service.fixture.ts';
import { signIn, visitAs } from './sign-in.fixture.ts';
import { untilShown } from './walk.fixture.ts';

const ENDED = 'Your session has ended. Sign in, and you are back where you were.';

describe.skipIf(!hasBrowser)('a session that ends, and a network that goes away', () => {
  let service: Service;
  let team: Team;
  let other: Person;
  let project: string;
  let ada: Visitor;

  beforeAll(async () => {
    service = openSharedService();
    team = await makeTeam(service);
    other = await join(service, team);
    ({ id: project } = await makeProject(service, team.owner, team.id));
    await service.get('captureSnapshot', team.owner, { params: { id: project }, body: { template_id: 'blog' } });
    ada = await visitAs(team.owner, service.url, `/p/${project}/generate`, {
      expected: [/status of 401/, /ERR_INTERNET_DISCONNECTED/],
    });
  });
  afterAll(async () => {
    await ada?.leave();
  });

  const endSessions = ({ id }: Person) => service.get('adminEndSessions', service.operator, { params: { id } });

  test('whoever is signed out goes on where they were, with what they had typed', () =>
    expectStory(ada, async (page) => {
      await page.getByRole('textbox', { name: 'Rows' }).fill('100');
      await endSessions(team.owner);
      // The page plans anew, and is refused.
      await page.getByRole('textbox', { name: 'Seed' }).fill('4711');
      await page.getByText(ENDED).waitFor();
      const dialog = page.getByRole('dialog', { name: 'Sign in' });
      expect(await dialog.getByLabel('E-mail').inputValue()).toBe(team.owner.email);
      await dialog.getByRole('textbox', { name: 'Password' }).fill('not the password');
      await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
      await dialog.getByRole('alert').waitFor();
      await dialog.getByRole('textbox', { name: 'Password' }).fill(team.owner.password);
      await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
      expect(await page.getByRole('textbox', { name: 'Seed' }).inputValue()).toBe('4711');
      await page.getByRole('button', { name: 'Start a rehearsal' }).click();
      await page.getByText('succeeded', { exact: true }).first().waitFor();
      await page.getByText('4711', { exact: true }).waitFor();
    }));

  test('a reload after the end leads to the sign-in, and from there back', () =>
    expectStory(ada, async (page) => {
      const address = `/p/${project}/runs?status=succeeded`;
      await page.goto(address);
      await untilShown(page);
      await endSessions(team.owner);
      await page.reload();
      await page.waitForURL(/\/sign-in/);
      await page.getByText(ENDED).waitFor();
      await signIn(ada, team.owner);
      await page.waitForURL((now) => `${now.pathname}${now.search}` === address);
      await page
        .getByRole('link', { name: /Rehearsal/ })
        .first()
        .waitFor();
    }));

  test('the next person at the same browser sees nothing of the one before', () =>
    expectStory(ada, async (page) => {
      await page.getByRole('button', { name: team.owner.name }).last().click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await page.waitForURL(/\/sign-in/);
      await signIn(ada, other);
      await page.getByRole('button', { name: other.name }).last().waitFor();
      // They have another list of organizations, which the page had asked for a moment ago for somebody else.
      await page.getByRole('button', { name: /^Organization / }).click();
      await page.getByRole('menuitem', { name: other.name }).waitFor();
      await page.keyboard.press('Escape');
    }));

  test('without a network the page says so, keeps what was typed, and recovers', () =>
    expectStory(ada, async (page) => {
      await page.goto(`/p/${project}/generate`);
      await page.getByRole('textbox', { name: 'Seed' }).fill('12');
      await untilShown(page);
      await ada.context.setOffline(true);
      await page.getByText('You are offline.').waitFor();
      await page.getByRole('textbox', { name: 'Seed' }).fill('123');
      await page.getByText('The service does not answer').waitFor();
      expect(await page.getByRole('textbox', { name: 'Seed' }).inputValue()).toBe('123');
      await ada.context.setOffline(false);
      await page.getByText('You are offline.').waitFor({ state: 'hidden' });
      await page.getByRole('table').first().waitFor();
      expect(await page.getByRole('textbox', { name: 'Seed' }).inputValue()).toBe('123');
    }));

  test('a page that was never opened before waits for the network', () =>
    expectStory(ada, async (page) => {
      await ada.context.setOffline(true);
      await page.getByText('You are offline.').waitFor();
      await page.getByRole('tab', { name: 'Members' }).click();
      // The code of the page cannot be had; what is there stays.
      await page.getByText('You are offline.').waitFor();
      await ada.context.setOffline(false);
      await page.getByRole('heading', { name: 'Members', level: 1 }).waitFor();
    }));

  test('a new name is seen at once; a project and an account end only by their names', () =>
    expectStory(ada, async (page) => {
      const { id, name } = await makeProject(service, other, other.home);
      await page.goto(`/p/${id}/settings`);
      await page.getByRole('button', { name: 'Delete the project' }).click();
      const deletion = page.getByRole('dialog', { name: 'Delete this project?' });
      await deletion.getByRole('textbox').fill(name.slice(1));
      expect(await deletion.getByRole('button', { name: 'Delete the project' }).isDisabled()).toBe(true);
      await deletion.getByRole('textbox').fill(name);
      await deletion.getByRole('button', { name: 'Delete the project' }).click();
      await page.getByText('What should the rows be for?').waitFor();

      await page.goto('/account');
      await page.getByLabel('Your name').fill('Countess of Lovelace');
      await page.getByRole('button', { name: 'Change the name' }).click();
      await page.getByText('Your name is changed.').waitFor();
      await page.getByRole('button', { name: 'Countess of Lovelace' }).last().waitFor();
      await page.getByRole('button', { name: 'Delete the account' }).click();
      const account = page.getByRole('dialog', { name: 'Delete your account?' });
      await account.getByRole('textbox').fill(other.email);
      await account.getByRole('button', { name: 'Delete the account' }).click();
      await page.waitForURL(/\/sign-in/);
      await signIn(ada, other);
      await page.getByRole('alert').waitFor();
    }));
});
