import { beforeAll, expect, test } from 'vitest';
import { makeConnections } from '../connections/connection-service.ts';
import { givenTargets } from '../connections/connections.fixture.ts';
import { makeRunConnections } from '../connections/run-connections.ts';
import { makeId } from '../ids/make-id.ts';
import { type GivenProject, givenProject } from '../snapshots/project.fixture.ts';
import { describeSomeStore } from '../store/stores.fixture.ts';
import type { ResolvedRun } from '../store/run-documents.ts';
import { openRunTarget } from './open-run-target.ts';

const URL_OF_SHOP = 'postgresql://ann:pw@127.0.0.1:5999/shop?sslmode=disable';
const targets = givenTargets();

describeSomeStore('the target of a run that waited', (given) => {
  let project: GivenProject;
  beforeAll(async () => {
    project = await givenProject(given.store);
  });

  /** A connection, and a run that was planned for its current destination. */
  const planRun = async () => {
    const connections = makeConnections({ ...targets, store: given.store });
    const body = { name: makeId('connection'), kind: 'postgresql', url: URL_OF_SHOP } as const;
    const { id } = await connections.create(project.owner, project.projectId, body);
    const sources = makeRunConnections(targets);
    const found = await sources.findConnection(given.store.db, project.projectId, id);
    const target = { connection_id: id, mode: 'append' as const, identity: found?.identity ?? {} };
    const run = { project_id: project.projectId, connection_id: id, resolved: { target } as ResolvedRun };
    return {
      open: () => openRunTarget(sources, given.store.db, run),
      move: (url: string) => connections.update(project.owner, { projectId: project.projectId, id }, { url }),
    };
  };

  test("it is opened where it was planned, with the connection's current password", async () => {
    const { open, move } = await planRun();
    await move(URL_OF_SHOP.replace(':pw@', ':new@'));
    expect(await open()).toMatchObject({ opened: { address: { database: 'shop', password: 'new' } } });
  });

  test('a connection that now leads elsewhere is not opened', async () => {
    const { open, move } = await planRun();
    await move(URL_OF_SHOP.replace('/shop', '/production'));
    expect(await open()).toMatchObject({ error: { code: 'invalid_state' } });
  });

  test('a project with another schema now does not redirect its waiting runs', async () => {
    const { open } = await planRun();
    const move = (schema_name: string) =>
      given.store.db.updateTable('project').set({ schema_name }).where('id', '=', project.projectId).execute();
    await move('payroll');
    const moved = await open();
    await move('public');
    expect(moved).toMatchObject({ error: { code: 'invalid_state' } });
    expect(await open()).toHaveProperty('opened');
  });
});
