import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeProject, makeTeam, type Team } from '../people.fixture.ts';
import type { Service } from '../service.fixture.ts';
import { hasBrowser, type Visitor } from './browser.fixture.ts';
import { expectStory } from './expect-story.fixture.ts';
import { openSharedService } from './shared-service.fixture.ts';
import { visitAs } from './sign-in.fixture.ts';

describe.skipIf(!hasBrowser)('a webhook', () => {
  let service: Service;
  let team: Team;
  let grace: Visitor;
  let receiver: Server;
  const received: string[] = [];

  beforeAll(async () => {
    service = openSharedService();
    team = await makeTeam(service);
    const { id: project } = await makeProject(service, team.owner, team.id);
    receiver = createServer((request, response) => {
      received.push(String(request.headers['webhook-id']));
      request.resume().on('end', () => response.writeHead(204).end());
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    grace = await visitAs(team.owner, service.url, `/p/${project}/webhooks`);
  });
  afterAll(async () => {
    receiver?.close();
    await grace?.leave();
  });

  test('is created with a secret that is shown once, tried, resent and deleted', { timeout: 120_000 }, () =>
    expectStory(grace, async (page) => {
      const { port } = receiver.address() as AddressInfo;
      await page.getByRole('button', { name: 'New webhook' }).first().click();
      const form = page.getByRole('form', { name: 'Webhook' });
      await form.getByLabel('Name').fill('deploys');
      await form.getByLabel('URL').fill(`http://127.0.0.1:${port}/hidden`);
      await form.getByRole('group', { name: 'Schedules' }).getByLabel('failed').uncheck();
      await form.getByRole('button', { name: 'Create the webhook' }).click();
      const made = page.getByRole('dialog', { name: 'The webhook deploys was created' });
      const secret = (await made.getByText(/^whsec_/).textContent()) ?? '';
      await made.getByLabel('I have stored the secret safely').check();
      await made.getByRole('button', { name: 'Done' }).click();
      await page.getByRole('table').getByText('deploys', { exact: true }).waitFor();
      expect(await page.content()).not.toContain(secret);
      expect(await page.content()).not.toContain('/hidden');

      await page.getByRole('button', { name: 'More about deploys' }).click();
      await page.getByRole('menuitem', { name: 'Send a test' }).click();
      const log = page.getByRole('dialog', { name: 'Deliveries of deploys' });
      await log.getByText('delivered', { exact: true }).first().waitFor({ timeout: 60_000 });
      await log.getByText('answered 204').first().waitFor();
      await log.getByRole('button', { name: 'Send again' }).click();
      await expect.poll(() => received.length, { timeout: 60_000 }).toBe(2);
      // The same message: a receiver can recognise it.
      expect(new Set(received).size).toBe(1);
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'More about deploys' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      const asked = page.getByRole('dialog', { name: 'Delete this webhook?' });
      await asked.getByRole('textbox').fill('deploys');
      await asked.getByRole('button', { name: 'Delete the webhook' }).click();
      await page.getByText('No webhook yet').waitFor();
    }),
  );
});
