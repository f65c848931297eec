import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeProject, makeTeam, type Team } from '../people.fixture.ts';
import type { Service } from '../service.fixture.ts';
import { hasBrowser, type Visitor } from './browser.fixture.ts';
import { expectStory } from './expect-story.fixture.ts';
import { openSharedService } from './shared-service.fixture.ts';
import { visitAs } from './sign-in.fixture.ts';

const hasCurl = spawnSync('curl', ['--version']).status === 0;
if (!hasCurl && process.env['CI'] === 'true') throw new Error('No curl: install it, stories use keys with it.');

const NAME = 'CI of the shop';

describe.skipIf(!hasBrowser || !hasCurl)('a key from creation to revocation', () => {
  let service: Service;
  let team: Team;
  let grace: Visitor;
  let key = '';
  let command = '';
  let project = '';

  beforeAll(async () => {
    service = openSharedService();
    team = await makeTeam(service);
    ({ name: project } = await makeProject(service, team.owner, team.id));
    grace = await visitAs(team.owner, service.url, `/o/${team.id}/keys`);
    await grace.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: service.url });
  });
  afterAll(async () => {
    await grace?.leave();
  });

  const readClipboard = (): Promise<string> => grace.page.evaluate<string>('navigator.clipboard.readText()');
  const paste = (text: string) => spawnSync('sh', ['-c', text], { encoding: 'utf8' });

  test('it is created in the page, shown and copied', () =>
    expectStory(grace, async (page) => {
      await page.getByRole('button', { name: 'Create a key' }).first().click();
      const form = page.getByRole('form', { name: 'Create a key' });
      await form.getByLabel('Name').fill(NAME);
      await form.getByRole('button', { name: 'Create the key' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('This key is shown only once').waitFor();
      await dialog.getByRole('button', { name: 'Copy the key' }).click();
      await dialog.getByRole('button', { name: 'Copied' }).waitFor();
      key = await readClipboard();
      expect(key).toMatch(/^sk_live_rl_\S{20,}$/);
      await dialog.getByText(key, { exact: true }).waitFor();
      await dialog.getByRole('button', { name: 'Copy for curl' }).click();
      await expect.poll(readClipboard).toContain('curl ');
      command = await readClipboard();
    }));

  test('it cannot be dismissed by accident, and is gone after a reload', () =>
    expectStory(grace, async (page) => {
      await page.keyboard.press('Escape');
      const dialog = page.getByRole('dialog');
      expect(await dialog.getByRole('button', { name: 'Done' }).isDisabled()).toBe(true);
      await dialog.getByLabel('I have stored the key safely').check();
      await dialog.getByRole('button', { name: 'Done' }).click();
      await page.getByRole('table').getByText(NAME).waitFor();
      await page.reload();
      await page.getByRole('table').getByText(NAME).waitFor();
      await page.getByRole('table').getByText('Never').filter({ visible: true }).first().waitFor();
      expect(await page.content()).not.toContain(key);
      expect(await page.content()).toContain(key.slice(0, 15));
    }));

  test('the command that the page offers works as pasted', () =>
    expectStory(grace, async (page) => {
      const { status, stdout, stderr } = paste(command);
      expect([status, stderr]).toEqual([0, '']);
      expect(stdout).toContain(project);
      await page.reload();
      await page
        .getByRole('table')
        .getByText(/just now|second|minute/)
        .filter({ visible: true })
        .first()
        .waitFor();
    }));

  test('it is refused after the page revokes it', () =>
    expectStory(grace, async (page) => {
      await page.getByRole('button', { name: `More about ${NAME}` }).click();
      await page.getByRole('menuitem', { name: 'Revoke' }).click();
      const dialog = page.getByRole('dialog', { name: 'Revoke this key?' });
      expect(await dialog.getByRole('button', { name: 'Revoke the key' }).isDisabled()).toBe(true);
      await dialog.getByRole('textbox').fill(NAME);
      await dialog.getByRole('button', { name: 'Revoke the key' }).click();
      await page.getByText('No key yet').waitFor();
      const { status, stdout, stderr } = paste(command);
      expect(status).not.toBe(0);
      expect(stderr).toContain('401');
      expect(JSON.parse(stdout)).toMatchObject({ detail: { error: 'invalid_token' } });
    }));
});
