import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { makeProject, makeTeam, rehearse, untilEnded } from '../people.fixture.ts';
import { fileConnection } from '../role-matrix/stage.fixture.ts';
import { openService, type Service } from '../service.fixture.ts';
import { openToAll } from '../services/open-to-all.ts';
import { type RunningService, startService } from '../services/start-service.ts';
import { connect, makeTarget, POSTGRES } from '../targets.fixture.ts';
import { hasBrowser } from './browser.fixture.ts';
import { enter } from './enter.fixture.ts';
import { expectStory } from './expect-story.fixture.ts';
import { openSharedService } from './shared-service.fixture.ts';

/** More rows than any machine makes while somebody looks. */
const ENDLESS = 1_000_000_000;
const ROWS = 400_000;

const REFUSED = /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_INCOMPLETE_CHUNKED_ENCODING/;

const rowsOf = async (page: Page): Promise<number> =>
  Number(await page.getByRole('progressbar', { name: 'Rows of the run' }).getAttribute('aria-valuenow'));

describe.skipIf(!hasBrowser)('a run that takes long', () => {
  test('shows how far it is, and is cancelled half-way', async () => {
    const service = openSharedService();
    const team = await makeTeam(service);
    const { id: project } = await makeProject(service, team.owner, team.id);
    const run = await rehearse(service, team.owner, project, { rows: ENDLESS });
    const visitor = await enter(service, team.owner);
    await expectStory(visitor, async (page) => {
      await page.goto(`/p/${project}/runs/${run.id}`);
      await page.getByText('running', { exact: true }).first().waitFor();
      await expect.poll(() => rowsOf(page), { timeout: 60_000 }).toBeGreaterThan(0);
      await page.getByRole('button', { name: 'Cancel the run' }).click();
      const dialog = page.getByRole('dialog', { name: 'Cancel this run?' });
      await dialog.getByRole('button', { name: 'Cancel the run' }).click();
      await page.getByText('cancelled', { exact: true }).first().waitFor({ timeout: 60_000 });
      await page.getByRole('button', { name: 'Cancel the run' }).waitFor({ state: 'detached' });
    });
    expect(await untilEnded(service, team.owner, run.id)).toMatchObject({ status: 'cancelled' });
    await visitor.leave();
  });
});

describe.skipIf(!hasBrowser)('runs into one target', () => {
  test('the second is undone by the name of its target, and compared with the first', async () => {
    const service = openSharedService();
    const { id: organization, owner } = await makeTeam(service);
    const { id: project } = await makeProject(service, owner, organization);
    const body = { ...fileConnection(), name: 'Staging' };
    const { id: connection } = await service.get('createConnection', owner, { params: { id: project }, body });
    const run = async (mode: string, seed: number): Promise<string> => {
      const target = { connection_id: connection, mode };
      const { id } = await rehearse(service, owner, project, { rows: 100, seed, target });
      expect(await untilEnded(service, owner, id)).toMatchObject({ status: 'succeeded' });
      return id;
    };
    await run('create', 11);
    const second = await run('append', 22);
    const visitor = await enter(service, owner);
    await expectStory(visitor, async (page) => {
      await page.goto(`/p/${project}/runs/${second}`);
      await page.getByRole('button', { name: 'Undo the run' }).click();
      const dialog = page.getByRole('dialog', { name: 'Undo this run?' });
      const act = dialog.getByRole('button', { name: 'Delete its rows' });
      await dialog.getByRole('textbox').fill('Stag');
      expect(await act.isDisabled()).toBe(true);
      await dialog.getByRole('textbox').fill('Staging');
      await act.click();
      await page.getByText('undone', { exact: true }).first().waitFor();
      await page.getByRole('button', { name: 'Undo the run' }).waitFor({ state: 'detached' });
      await page.getByRole('tab', { name: 'Runs' }).click();
      const choices = page.getByRole('table').getByRole('checkbox');
      await choices.nth(1).check();
      await choices.nth(0).check();
      await page.getByRole('link', { name: 'Compare the two' }).click();
      const facts = page.getByRole('region', { name: 'Settings and results' });
      await facts.getByRole('row', { name: /^Seed differs .*(?:11.*22|22.*11)/ }).waitFor();
      await facts.getByRole('row', { name: /^Status differs .*undone/ }).waitFor();
    });
    await visitor.leave();
  });
});

/** It starts two services and fills a database twice: that a killed run goes on is tried without a browser too. */
const IS_THOROUGH = process.env['ROWLOOM_THOROUGH'] === '1';
const canKill = IS_THOROUGH && hasBrowser && POSTGRES !== undefined;

describe.runIf(canKill)('a service that is killed while a page watches a run', () => {
  let running: RunningService;
  let service: Service;

  beforeAll(async () => {
    running = await startService({ program: inject('program') });
    service = openService({ store: 'embedded', url: running.url, operatorToken: await openToAll(running.url) });
  });
  afterAll(async () => {
    await running.stop();
    running.remove();
  });

  test('is missed and found again by the page, and the run succeeds once', { timeout: 240_000 }, async () => {
    const { id: organization, owner } = await makeTeam(service);
    const { id: project } = await makeProject(service, owner, organization);
    const target = makeTarget();
    const connection = await connect(service, owner, project, target);
    const run = await rehearse(service, owner, project, {
      rows: ROWS,
      target: { connection_id: connection, mode: 'create' },
    });
    const visitor = await enter(service, owner, { expected: [REFUSED] });
    await expectStory(visitor, async (page) => {
      await page.goto(`/p/${project}/runs/${run.id}`);
      await expect.poll(() => rowsOf(page), { timeout: 60_000, interval: 50 }).toBeGreaterThan(0);
      await running.kill();
      const { folder, port } = running;
      await page.getByText('The service is not responding').waitFor();
      running = await startService({ program: inject('program'), folder, port });
      await page.getByText('The service is not responding').waitFor({ state: 'detached' });
      await page.getByText('succeeded', { exact: true }).first().waitFor({ timeout: 150_000 });
    });
    const { items } = await service.get('listProjectGenerations', owner, { params: { id: project } });
    expect(items.map(({ id, status }) => [id, status])).toEqual([[run.id, 'succeeded']]);
    for (const { name, rows_generated: rows } of items[0]?.tables ?? [])
      expect(`${name} ${target.run(`SELECT count(*) FROM "${name}"`)}`).toBe(`${name} ${rows}`);
    await visitor.leave();
  });
});
