import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  freshName,
  join,
  makeKey,
  makeProject,
  makeTeam,
  type Person,
  rehearse,
  type Team,
} from '../people.fixture.ts';
import {
  fileConnection,
  fillProject,
  guest,
  idleSchedule,
  quietWebhook,
  smallTemplate,
} from '../role-matrix/stage.fixture.ts';
import type { Service } from '../service.fixture.ts';
import { hasBrowser, visit, type Visitor } from './browser.fixture.ts';
import { findBarriers } from './find-barriers.fixture.ts';
import { findClipped, findOverflow, takeShifts, watchShifts } from './layout.fixture.ts';
import {
  entryPages,
  operatorPages,
  organizationDialogs,
  organizationPages,
  personalPages,
  projectDialogs,
  projectPages,
} from './pages.fixture.ts';
import { openSharedService } from './shared-service.fixture.ts';
import { signIn } from './sign-in.fixture.ts';
import { go, untilShown } from './walk.fixture.ts';

/** Realistic names: an emoji, letters from right to left, and no place to break a line. */
const awkwardName = (): string =>
  `${freshName('Lager 🧵 مشروع')} Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz`;

const MAX_SHIFT = 0.05;

/**
 * `npm run test:thorough` tests everything in both themes. Otherwise each page is examined in one of them, its
 * neighbour in the other, so that their components are seen in both; and dialogs are tested in the smallest window.
 */
const IS_THOROUGH = process.env['ROWLOOM_THOROUGH'] === '1';

/** More than fits at a glance, of what a page lists completely. */
const MANY = 12;

const makeMany = (service: Service, owner: Person, organization: string, id: string): Promise<unknown> =>
  Promise.all(
    Array.from({ length: MANY }, () =>
      Promise.all([
        makeProject(service, owner, organization, { name: awkwardName() }),
        makeKey(service, owner, { name: awkwardName() }),
        service.get('createConnection', owner, { params: { id }, body: { ...fileConnection(), name: awkwardName() } }),
        service.get('createSchedule', owner, { params: { id }, body: { ...idleSchedule(), name: awkwardName() } }),
        service.get('createWebhook', owner, { params: { id }, body: { ...quietWebhook(), name: awkwardName() } }),
        service.get('createTemplate', owner, { body: { ...smallTemplate(organization), name: awkwardName() } }),
        service.get('createInvitation', owner, { params: { id: organization }, body: guest() }),
      ]),
    ),
  );

describe.skipIf(!hasBrowser)('every page', () => {
  let service: Service;
  let team: Team;
  let pages: Readonly<Record<'organization' | 'project' | 'others' | 'dialogs', readonly string[]>>;

  beforeAll(async () => {
    service = openSharedService();
    team = await makeTeam(service);
    const { owner } = team;
    const [member, { id: project }] = await Promise.all([
      join(service, team, 'member', 'fabricator'),
      makeProject(service, owner, team.id, { name: awkwardName() }),
    ]);
    const actors = { owner, data_fabricator: member };
    const [filled] = await Promise.all([
      fillProject(service, actors, team.id, project),
      rehearse(service, owner, project),
      service.get('adminUpdateUser', service.operator, { params: { id: owner.id }, body: { operator: true } }),
    ]);
    await makeMany(service, owner, team.id, project);
    const place = { organization: team.id, project, filled };
    pages = {
      organization: organizationPages(place),
      project: projectPages(place),
      others: [...personalPages, ...operatorPages],
      dialogs: [...organizationDialogs(place), ...projectDialogs(place)],
    };
  });

  describe.each([
    { width: 1440, height: 900, dark: false },
    { width: 360, height: 740, dark: true },
  ])('at $width pixels, loaded in the dark: $dark', (look) => {
    let visitor: Visitor;

    beforeAll(async () => {
      visitor = await visit(service.url, look);
      await watchShifts(visitor.page);
      await visitor.page.goto('/sign-in');
      await signIn(visitor, team.owner);
      await visitor.page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
      await untilShown(visitor.page);
    });
    afterAll(() => visitor?.leave());

    const examines = (address: string): boolean =>
      IS_THOROUGH ||
      pages.dialogs.includes(address) ||
      Object.values(pages).flat().indexOf(address) % 2 === (look.dark ? 1 : 0);

    const findProblems = async ({ page }: Visitor, address: string): Promise<readonly string[]> => {
      await takeShifts(page);
      await go(page, address);
      const { sum, what } = await takeShifts(page);
      const overflow = await findOverflow(page);
      const barriers = examines(address) ? await findBarriers(page) : [];
      return [
        ...(sum < MAX_SHIFT ? [] : [`shifts by ${sum.toFixed(3)}: ${what}`]),
        ...(overflow === 0 ? [] : [`is ${overflow} pixels too wide`]),
        ...(await findClipped(page)).map((text) => `cuts off ${text}`),
        ...barriers,
      ].map((problem) => `${address} ${problem}`);
    };

    /** Pages are live, and others use the same service meanwhile: a real fault is still there on a second look. */
    const findLasting = async (address: string): Promise<readonly string[]> =>
      (await findProblems(visitor, address)).length === 0 ? [] : findProblems(visitor, address);

    test('pages for signed-out visitors fit, and are accessible', async () => {
      const stranger = await visit(service.url, look);
      const problems: string[] = [];
      for (const address of entryPages) {
        await stranger.page.goto(address);
        await untilShown(stranger.page);
        const overflow = await findOverflow(stranger.page);
        const barriers = await findBarriers(stranger.page);
        problems.push(
          ...[...(overflow === 0 ? [] : [`is ${overflow} pixels too wide`]), ...barriers].map(
            (problem) => `${address} ${problem}`,
          ),
        );
      }
      expect([...problems, ...stranger.complaints]).toEqual([]);
      await stranger.leave();
    }, 90_000);

    test.runIf(look.dark || IS_THOROUGH)(
      'dialogs fit, do not jump and are accessible',
      async () => {
        const problems: string[] = [];
        for (const address of pages.dialogs) {
          problems.push(...(await findLasting(address)));
          if ((await visitor.page.getByRole('dialog').count()) !== 1) problems.push(`${address} opens no dialog`);
          await visitor.page.keyboard.press('Escape');
          await visitor.page.waitForURL(({ search }) => search === '');
        }
        expect([...problems, ...visitor.complaints]).toEqual([]);
      },
      180_000,
    );

    test.each(['organization', 'project', 'others'] as const)(
      'pages of the %s fit, do not jump and are accessible',
      async (group) => {
        const problems: string[] = [];
        for (const address of pages[group]) problems.push(...(await findLasting(address)));
        expect([...problems, ...visitor.complaints]).toEqual([]);
      },
      180_000,
    );
  });
});
