import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { join, makeProject, makeTeam } from '../people.fixture.ts';
import { fillProject } from '../role-matrix/stage.fixture.ts';
import { hasBrowser, type Visitor } from './browser.fixture.ts';
import { expectStory } from './expect-story.fixture.ts';
import type { Place } from './pages.fixture.ts';
import { openSharedService } from './shared-service.fixture.ts';
import { visitAs } from './sign-in.fixture.ts';
import { untilShown } from './walk.fixture.ts';

/** Without these there is no frame, and nothing to fail within it. */
const FRAME = /^\/api\/(?:auth\/.*|organizations|projects\/[^/]+(?:\/my-role)?)$/;
const REQUEST = 'req_that_failed';

const BROKEN = {
  status: 500,
  headers: { 'x-request-id': REQUEST },
  json: { detail: { error: 'internal_error', message: 'Something went wrong.' } },
};

describe.skipIf(!hasBrowser)('a service that fails', () => {
  let place: Place;
  let ada: Visitor;
  let isBroken = false;

  beforeAll(async () => {
    const service = openSharedService();
    const team = await makeTeam(service);
    const { owner } = team;
    const [member, { id: project }] = await Promise.all([
      join(service, team, 'member', 'fabricator'),
      makeProject(service, owner, team.id),
    ]);
    const [filled] = await Promise.all([
      fillProject(service, { owner, data_fabricator: member }, team.id, project),
      service.get('adminUpdateUser', service.operator, { params: { id: owner.id }, body: { operator: true } }),
    ]);
    place = { organization: team.id, project, filled };
    ada = await visitAs(owner, service.url, '/new-organization', { expected: [/status of 500/] });
    await ada.context.route('**/api/**', (route) =>
      isBroken && !FRAME.test(new URL(route.request().url()).pathname) ? route.fulfill(BROKEN) : route.continue(),
    );
  });
  afterAll(() => ada?.leave());

  /** What is wrong with a page while the service fails, and after it recovers. */
  const findProblems = async (page: Page, address: string): Promise<readonly string[]> => {
    isBroken = true;
    await page.goto(address);
    const failed = page.locator('main').getByRole('alert').filter({ hasText: 'could not be loaded' });
    await failed.first().waitFor();
    await untilShown(page);
    const count = await failed.count();
    const named = await failed.filter({ hasText: REQUEST }).count();
    const retries = await failed.getByRole('button', { name: 'Try again' }).count();
    isBroken = false;
    // One result may need another.
    while ((await failed.count()) > 0) {
      await failed.first().getByRole('button', { name: 'Try again' }).click();
      await untilShown(page);
    }
    return named === count && retries === count ? [] : [`${count} failures, ${named} named, ${retries} to try again`];
  };

  /**
   * Lists fail by one component, the same everywhere; these pages wait for several answers, or for one before the next.
   */
  test('pages name the failed request, and a retry loads their content', () =>
    expectStory(ada, async (page) => {
      const { organization, project, filled } = place;
      const run = filled.generation;
      const problems: string[] = [];
      for (const address of [
        `/p/${project}/schema`,
        `/p/${project}/preview`,
        `/p/${project}/rules`,
        `/p/${project}/generate`,
        `/p/${project}/snapshots`,
        `/p/${project}/runs/${run}`,
        `/p/${project}/runs/compare?a=${run}&b=${run}`,
        `/o/${organization}`,
        `/o/${organization}/approvals`,
        `/o/${organization}/usage`,
        `/o/${organization}/templates/${filled.template}`,
        '/operator/queue',
      ])
        problems.push(...(await findProblems(page, address)).map((problem) => `${address} ${problem}`));
      expect(problems).toEqual([]);
    }));
});
