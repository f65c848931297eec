import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshAddress, join, makeProject, makeTeam, type Person, signUp, type Team } from '../people.fixture.ts';
import type { Service } from '../service.fixture.ts';
import { hasBrowser, visit, type Visitor } from './browser.fixture.ts';
import { enter } from './enter.fixture.ts';
import { expectStory } from './expect-story.fixture.ts';
import { takeShifts, watchShifts } from './layout.fixture.ts';
import { openSharedService } from './shared-service.fixture.ts';
import { signIn, visitAs } from './sign-in.fixture.ts';
import { untilShown } from './walk.fixture.ts';

/** A plan may take long where much else is going on. */
const PATIENTLY = { timeout: 90_000 };
const MAX_SHIFT = 0.05;
const ENDED = 'Your session has ended. Sign in to continue where you were.';

describe.skipIf(!hasBrowser)('a session that ends, and a network that goes away', () => {
  let service: Service;
  let team: Team;
  let other: Person;
  let invited: Person;
  let link: string;
  let project: string;
  let ada: Visitor;

  beforeAll(async () => {
    service = openSharedService();
    team = await makeTeam(service);
    other = await join(service, team);
    invited = await signUp(service, 'invited');
    ({ link } = await service.get('createInvitation', team.owner, {
      params: { id: team.id },
      body: { email: invited.email, role: 'member' },
    }));
    ({ id: project } = await makeProject(service, team.owner, team.id));
    await service.get('captureSnapshot', team.owner, { params: { id: project }, body: { template_id: 'blog' } });
    ada = await visitAs(team.owner, service.url, `/p/${project}/generate`, {
      expected: [/status of (?:401|422|500)/, /ERR_INTERNET_DISCONNECTED/],
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

  test('a dialog that was sent too late keeps what was typed, says so, and is sent again', () =>
    expectStory(ada, async (page) => {
      await page.goto(`/p/${project}/connections?new=yes`);
      const dialog = page.getByRole('dialog', { name: 'New connection' });
      await dialog.getByLabel('Name').fill('Typed before');
      await dialog.getByLabel('URL').fill('postgres://me:secret@127.0.0.1:9/shop');
      await endSessions(team.owner);
      await dialog.getByRole('button', { name: 'Add the connection' }).click();
      const again = page.getByRole('dialog', { name: 'Sign in' });
      await again.getByRole('textbox', { name: 'Password' }).fill(team.owner.password);
      await again.getByRole('button', { name: 'Sign in', exact: true }).click();
      await dialog.getByText('Your session had ended, so nothing was changed.').waitFor();
      await dialog.getByRole('button', { name: 'Add the connection' }).click();
      await page.getByRole('table').getByText('Typed before').waitFor();
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

  test('a service that fails ends no session: the page waits, and continues where it was', () =>
    expectStory(ada, async (page) => {
      const address = `/p/${project}/runs?status=succeeded`;
      let refusals = 2;
      await ada.context.route('**/api/auth/refresh', (route) =>
        refusals-- > 0 ? route.fulfill({ status: 500, body: '' }) : route.continue(),
      );
      await page.goto(address);
      await page.getByText('You are still signed in').waitFor();
      await page.getByRole('heading', { name: 'Runs', level: 1 }).waitFor();
      // The token ends while the page is open, and the service cannot renew it at once.
      refusals = 1;
      let isRefused = false;
      await ada.context.route('**/api/projects/*/members?*', (route) => {
        if (isRefused) return route.continue();
        isRefused = true;
        const json = { detail: { error: 'invalid_token', message: 'The token has expired.' } };
        return route.fulfill({ status: 401, json });
      });
      await page.getByRole('tab', { name: 'Members' }).click();
      await page.getByRole('heading', { name: 'Members', level: 1 }).waitFor();
      await untilShown(page);
      expect([isRefused, refusals < 1]).toEqual([true, true]);
      expect(await page.getByText(ENDED).count()).toBe(0);
      await ada.context.unrouteAll();
    }));

  test('a first load shows its frame at once, asks for all it needs together, and nothing moves', async () => {
    const visitor = await enter(service, team.owner);
    await watchShifts(visitor.page);
    const opened = Promise.withResolvers<void>();
    const told = Promise.withResolvers<void>();
    const asked: string[] = [];
    visitor.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const holdBack = (address: string, until: Promise<void>) =>
      visitor.context.route(address, async (route) => {
        await until;
        await route.continue();
      });
    await holdBack('**/api/auth/refresh', opened.promise);
    await holdBack(`**/api/projects/${project}`, told.promise);
    await expectStory(visitor, async (page) => {
      await page.goto(`/p/${project}/preview`);
      const main = page.getByRole('navigation', { name: 'Main' });
      await main.getByText('Templates', { exact: true }).waitFor();
      await page.getByRole('status', { name: 'Loading' }).waitFor();
      opened.resolve();
      for (const path of [`/api/projects/${project}/snapshots`, `/api/projects/${project}/rules`, '/api/organizations'])
        await expect.poll(() => asked.some((address) => address.startsWith(path))).toBe(true);
      await page.getByRole('status', { name: 'Loading' }).waitFor();
      told.resolve();
      await page.getByRole('cell').first().waitFor();
      const { sum, what } = await takeShifts(page);
      expect(sum, what).toBeLessThan(MAX_SHIFT);
    });
    await visitor.leave();
  });

  test('a run is started by the plan of what the form says, and its fields tell what is wrong', () =>
    expectStory(ada, async (page) => {
      await page.goto(`/p/${project}/generate`);
      const start = page.getByRole('button', { name: 'Start a rehearsal' });
      const seed = page.getByRole('textbox', { name: 'Seed' });
      await expect.poll(() => start.isEnabled(), PATIENTLY).toBe(true);
      // An answer that is on its way belongs to a request before.
      await ada.context.route('**/api/projects/*/plan', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        await route.continue();
      });
      await seed.fill('99');
      expect(await start.isEnabled()).toBe(false);
      await page.waitForTimeout(600);
      expect(await start.isEnabled()).toBe(false);
      await expect.poll(() => start.isEnabled(), PATIENTLY).toBe(true);
      await ada.context.unrouteAll();
      await seed.fill('99999999999999999999');
      await expect.poll(() => seed.getAttribute('aria-invalid'), PATIENTLY).toBe('true');
      expect(await start.isEnabled()).toBe(false);
    }));

  test('rules that are half written outlast a reload, a failed save and the network', () =>
    expectStory(ada, async (page) => {
      await page.goto(`/p/${project}/rules?tab=json`);
      const field = page.getByLabel('Rules as JSON');
      const half = '{ "posts": { "rows": 7 }, "posts.title": ';
      await field.fill(half);
      await page.getByText('The text is kept in this browser.').waitFor();
      expect(await page.getByRole('button', { name: 'Save', exact: true }).isEnabled()).toBe(false);
      await page.getByRole('tab', { name: 'Form' }).click();
      await page.getByText('is not valid yet, and is kept').waitFor();
      await page.reload();
      await page.getByRole('tab', { name: 'JSON' }).click();
      expect(await field.inputValue()).toBe(half);
      const whole = '{ "posts": { "rows": 7 } }';
      await field.fill(whole);
      await ada.context.setOffline(true);
      await page.getByText('You are offline.').waitFor();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('The rules were not saved').waitFor();
      expect(await field.inputValue()).toBe(whole);
      await ada.context.setOffline(false);
      await page.getByText('You are offline.').waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('unsaved in this browser').waitFor({ state: 'hidden' });
      const { rules } = await service.get('getProjectRules', other, { params: { id: project } });
      expect(rules).toEqual(JSON.parse(whole));
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
      await page.getByText('The service is not responding').waitFor();
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

  test('an invitation is taken up by single sign-on, and its token stays off the way there', async () => {
    const guest = await visit(service.url);
    // A provider that knows the person; all else is the service itself.
    await guest.context.route('**/api/auth/options', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), oidc: true } });
    });
    await guest.context.route('**/api/auth/oidc/start?*', async (route) => {
      const asked = new URL(route.request().url());
      expect(asked.href).not.toContain(new URL(link).hash.split('=').at(-1));
      const { email, password } = invited;
      const entered = await guest.context.request.post('/api/auth/login', {
        headers: freshAddress(),
        data: { email, password },
      });
      expect(entered.ok()).toBe(true);
      await route.fulfill({ status: 302, headers: { location: asked.searchParams.get('return_to') ?? '' } });
    });
    await expectStory(guest, async (page) => {
      // The link names the service by another name than the one that it is asked by here.
      await page.goto(`/${new URL(link).hash}`);
      await page.getByRole('link', { name: 'Continue with single sign-on' }).click();
      await page.getByRole('button', { name: /^Join / }).click();
      await page.waitForURL(`**/o/${team.id}`);
    });
    await guest.leave();
  });

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
      await page.getByText('What do you want rows for?').waitFor();

      await page.goto('/account');
      await page.getByLabel('Your name').fill('Countess of Lovelace');
      await page.getByRole('button', { name: 'Change the name' }).click();
      await page.getByText('Your name has been changed.').waitFor();
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
