import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { join, makeProject, makeTeam, type Person, type Team, untilEnded } from '../people.fixture.ts';
import { expectFailure, type Service } from '../service.fixture.ts';
import { connectFile } from '../targets.fixture.ts';
import { hasBrowser, type Visitor } from './browser.fixture.ts';
import { expectStory } from './expect-story.fixture.ts';
import { openSharedService } from './shared-service.fixture.ts';
import { visitAs } from './sign-in.fixture.ts';

/** By the resolved number, which is not exactly the requested one. */
const RUN = /^\d+ rows into/;

describe.skipIf(!hasBrowser)('two people and an approval', () => {
  let service: Service;
  let team: Team;
  let asker: Person;
  let builder: Person;
  let project: string;
  let connection: string;
  let grace: Visitor;
  let ada: Visitor;
  let approval = '';

  beforeAll(async () => {
    service = openSharedService();
    team = await makeTeam(service);
    const [admin, member] = await Promise.all([
      join(service, team, 'admin', 'builder'),
      join(service, team, 'member', 'asker'),
    ]);
    asker = member;
    builder = admin;
    // Not by one of the two: a person who has changed what decides a run does not approve it.
    ({ id: project } = await makeProject(service, admin, team.id));
    await service.get('captureSnapshot', admin, { params: { id: project }, body: { template_id: 'blog' } });
    connection = await connectFile(service, admin, project);
    const target = { connection_id: connection, mode: 'create' };
    const { id } = await service.get('startGeneration', admin, { params: { id: project }, body: { rows: 50, target } });
    await untilEnded(service, admin, id);
    [grace, ada] = await Promise.all([
      visitAs(team.owner, service.url, `/o/${team.id}/organization`),
      // The service asks for the name of the target before it deletes rows there.
      visitAs(asker, service.url, `/p/${project}/generate`, { expected: [/status of 409/] }),
    ]);
  });
  afterAll(async () => {
    await Promise.all([grace?.leave(), ada?.leave()]);
  });

  const digestOf = async (page: Page): Promise<string> => {
    const found = page.getByRole('region', { name: 'What will run' }).getByText(/^sha256:[0-9a-f]{64}$/);
    return (await found.textContent()) ?? '';
  };

  const fillRun = async (page: Page, seed: string): Promise<void> => {
    await page.getByRole('combobox', { name: 'Target' }).click();
    await page.getByRole('option', { name: /SQLite/ }).click();
    await page.getByRole('combobox', { name: 'Mode' }).click();
    await page.getByRole('option', { name: /^Truncate/ }).click();
    await page.getByRole('textbox', { name: 'Rows' }).fill('200');
    await page.getByRole('textbox', { name: 'Seed' }).fill(seed);
  };

  const requestApproval = async (page: Page, reason: string): Promise<string> => {
    await page.getByRole('button', { name: 'Request approval' }).click();
    const dialog = page.getByRole('dialog', { name: 'Request approval' });
    await dialog.getByLabel('Why do you need this run?').fill(reason);
    await dialog.getByRole('button', { name: 'Request approval' }).click();
    await page.waitForURL(/\/approvals\/apr_/);
    await page.getByRole('heading', { level: 1, name: RUN }).waitFor();
    return page.url().split('/').at(-1) ?? '';
  };

  test('an owner requires approval for runs into a target', () =>
    expectStory(grace, async (page) => {
      await page.getByRole('switch', { name: 'A run into a target needs an approval' }).click();
      await page.getByRole('form', { name: 'Approvals' }).getByRole('button', { name: 'Save' }).click();
      await page.getByText('The approval settings have been changed.').waitFor();
      await page.getByRole('link', { name: 'Home' }).click();
      await page.getByText('Nothing is waiting for you.').waitFor();
    }));

  test('the requester asks on the Generate page, and is told why they cannot decide', () =>
    expectStory(ada, async (page) => {
      await page.reload();
      await fillRun(page, '7');
      await page.getByText('needed before it can start').waitFor();
      expect(await page.getByRole('button', { name: 'Start the run' }).count()).toBe(0);
      approval = await requestApproval(page, 'A load test on Thursday.');
      await page.getByText('cannot be approved by the person who requested it').waitFor();
      expect(await page.getByRole('button', { name: 'Approve' }).count()).toBe(0);
      expect(await page.getByRole('button', { name: 'Start the run' }).count()).toBe(0);
    }));

  test('the other person sees it arrive, with exactly what will run and where', () =>
    expectStory(grace, async (page) => {
      const waiting = page.getByRole('region', { name: 'Waiting for approval' });
      await waiting.getByText('A load test on Thursday.').waitFor();
      await page.getByRole('link', { name: 'Approvals' }).click();
      const inbox = page.getByRole('region', { name: 'Waiting for you' });
      await inbox.getByText('destructive', { exact: true }).waitFor();
      await inbox.getByRole('link', { name: RUN }).click();
      const facts = page.getByRole('region', { name: 'What will run' });
      await facts.getByText('Destructive: rows are deleted first').waitFor();
      await facts.getByText(/\.db$/).waitFor();
      await facts.getByText('200 rows', { exact: true }).waitFor();
      await facts.getByText('Truncate: empty the tables first', { exact: true }).waitFor();
      await page.getByText('same digest when planned now').waitFor();
      await page.getByRole('region', { name: 'Decision' }).getByText(asker.name).first().waitFor();
      const known = await service.get('getApproval', team.owner, { params: { id: approval } });
      expect(await digestOf(page)).toBe(known.plan_digest);
    }));

  test('a person who counts as a requester, having captured the schema again, is told so before they decide', async () => {
    const params = { id: (await makeProject(service, builder, team.id)).id };
    for (const template_id of ['blog', 'saas'])
      await service.get('captureSnapshot', builder, { params, body: { template_id } });
    const target = { connection_id: await connectFile(service, builder, params.id), mode: 'create' };
    const body = { project_id: params.id, run: { rows: 20, target } };
    const { id } = await service.get('requestApproval', asker, { body });
    const visitor = await visitAs(builder, service.url, `/o/${team.id}/approvals/${id}`);
    await expectStory(visitor, async (page) => {
      await page
        .getByText(/^You .*: the person who last changed what determines a run counts as its requester/)
        .waitFor();
      expect(await page.getByRole('button', { name: 'Approve' }).count()).toBe(0);
    });
    await visitor.leave();
  });

  test("an approval comes with a note, and reaches the requester's page by itself", async () => {
    await expectStory(grace, async (page) => {
      await page.getByLabel('Note').fill('The staging file may be emptied.');
      await page.getByRole('button', { name: 'Approve' }).click();
      await page.getByText('approved', { exact: true }).first().waitFor();
      await page.getByText(`${asker.name} can start the run`).waitFor();
    });
    await expectStory(ada, async (page) => {
      await page.getByText('The staging file may be emptied.').waitFor();
      await page.getByRole('button', { name: 'Start the run' }).waitFor();
    });
  });

  test('an edited run has another digest, and needs an approval of its own', () =>
    expectStory(ada, async (page) => {
      const first = await digestOf(page);
      await page.goto(`/p/${project}/generate`);
      await fillRun(page, '8');
      await requestApproval(page, 'Another seed.');
      await page.getByText('pending', { exact: true }).waitFor();
      expect(await digestOf(page)).not.toBe(first);
      const target = { connection_id: connection, mode: 'truncate' };
      const body = { rows: 200, seed: 8, target, approval_id: approval };
      expectFailure(
        await service.call('startGeneration', asker, { params: { id: project }, body }),
        'approval_required',
      );
      await page.getByRole('link', { name: 'Approvals' }).first().click();
      const row = page.getByRole('row').filter({ hasText: 'A load test on Thursday.' }).last();
      await row.getByRole('link', { name: RUN }).click();
    }));

  test('the requester starts it, and the approval is consumed once', () =>
    expectStory(ada, async (page) => {
      await page.getByRole('button', { name: 'Start the run' }).click();
      const dialog = page.getByRole('dialog', { name: 'Is this the right target?' });
      const host = (await dialog.locator('label b').first().textContent()) ?? '';
      await dialog.getByRole('textbox').fill(host);
      await dialog.getByRole('button', { name: 'Start the run' }).click();
      await page.getByText('succeeded', { exact: true }).first().waitFor({ timeout: 60_000 });
      await page.getByRole('link', { name: approval }).click();
      await page.getByText('consumed', { exact: true }).waitFor();
      await page.getByRole('link', { name: 'See the run' }).waitFor();
      expect(await page.getByRole('button', { name: 'Start the run' }).count()).toBe(0);
      const again = await service.call('startGeneration', asker, {
        params: { id: project },
        body: { approval_id: approval },
      });
      expectFailure(again, 'approval_required');
    }));
});
