import { beforeAll, expect, test } from 'vitest';
import { freshAddress, freshName, makeProject, makeTeam, signUp, type Team } from '../people.fixture.ts';
import { expectFailure, failureOf, onSomeStore } from '../service.fixture.ts';
import { setStage, type Stage } from '../role-matrix/stage.fixture.ts';

const SQL = `'; drop table project; -- "$1" \\' %s {{7*7}} \${x} <script>alert(1)</script>`;

onSomeStore('What belongs to others, and what is code', (service) => {
  let stage: Stage;
  let mine: Team;
  let project: string;
  beforeAll(async () => {
    [stage, mine] = await Promise.all([setStage(service), makeTeam(service)]);
    ({ id: project } = await makeProject(service, mine.owner, mine.id));
  });

  test('a body that names a resource of another organization is refused as if it did not exist', async () => {
    const { owner } = mine;
    const params = { id: project };
    const blog = { source: { template_id: 'blog' }, rows: 1 };
    const runs = [
      { ...blog, target: { connection_id: stage.connection } },
      { source: { snapshot_id: stage.snapshot } },
      { source: { template_id: stage.template } },
    ];
    const answers = [
      ...(await Promise.all(runs.map((body) => service.call('startGeneration', owner, { params, body })))),
      ...(await Promise.all(
        runs.map((run) => service.call('requestApproval', owner, { body: { project_id: project, run } })),
      )),
      await service.call('captureSnapshot', owner, { params, body: { connection_id: stage.connection } }),
      await service.call('captureSnapshot', owner, { params, body: { template_id: stage.template } }),
      await service.call('addMember', owner, { params, body: { user_id: stage.actors.viewer.id, role: 'viewer' } }),
      await service.call('createSchedule', owner, {
        params,
        body: { name: 'x', cron: '0 0 1 1 *', kind: 'snapshot', run: { connection_id: stage.connection } },
      }),
    ];
    for (const answered of answers) {
      const { error, message, fields } = failureOf(answered);
      expect(['validation_failed', 'not_found'], answered.text).toContain(error);
      expect(`${message}${JSON.stringify(fields)}`).not.toContain('project ');
    }
    const { items } = await service.get('listActivity', owner, { query: { org_id: mine.id } });
    expect(items.map(({ action }) => action)).not.toContain('generation.started');
  });

  test('an approval of another run, project or organization does not let a run start', async () => {
    await service.get('updateOrganization', mine.owner, { params: { id: mine.id }, body: { require_approval: true } });
    const body = { name: freshName('file'), kind: 'sqlite', url: 'sqlite:foreign.db' };
    const { id: connection } = await service.get('createConnection', mine.owner, { params: { id: project }, body });
    const run = {
      source: { template_id: 'blog' },
      rows: 5,
      target: { connection_id: connection, mode: 'create' },
      approval_id: stage.approval,
    };
    expectFailure(
      await service.call('startGeneration', mine.owner, { params: { id: project }, body: run }),
      'approval_required',
    );
    await service.get('updateOrganization', mine.owner, { params: { id: mine.id }, body: { require_approval: false } });
  });

  test('resources of another project are not found under this one', async () => {
    const other = await makeProject(service, stage.actors.owner, stage.organization);
    for (const [id, params] of [
      ['getConnection', { id: other.id, connection_id: stage.connection }],
      ['deleteConnection', { id: other.id, connection_id: stage.connection }],
      ['getSchedule', { id: other.id, schedule_id: stage.schedule }],
      ['deleteSchedule', { id: other.id, schedule_id: stage.schedule }],
    ] as const)
      expectFailure(await service.call(id, stage.actors.owner, { params }), 'not_found');
    const query = { against: stage.snapshot };
    const { id: snapshot } = await service.get('captureSnapshot', mine.owner, {
      params: { id: project },
      body: { template_id: 'blog' },
    });
    const diff = await service.call('diffSnapshots', mine.owner, { params: { id: snapshot }, query });
    expect(['validation_failed', 'not_found']).toContain(failureOf(diff).error);
  });

  test('a cursor is valid only for its own list, filters and organization', async () => {
    const { owner } = mine;
    await makeProject(service, owner, mine.id);
    const page = await service.get('listProjects', owner, { query: { org_id: mine.id, limit: 1 } });
    const cursor = page.next_cursor ?? '';
    expect(cursor).not.toBe('');
    expect((await service.call('listProjects', owner, { query: { org_id: mine.id, cursor } })).status).toBe(200);
    const foreign = [
      await service.call('listGenerations', owner, { query: { org_id: mine.id, cursor } }),
      await service.call('listSnapshots', owner, { query: { org_id: mine.id, project_id: project, cursor } }),
      await service.call('listProjects', stage.actors.owner, { query: { org_id: stage.organization, cursor } }),
      await service.call('listProjects', owner, { query: { org_id: mine.id, cursor: `${cursor.slice(0, -2)}xx` } }),
    ];
    for (const answered of foreign) expectFailure(answered, 'validation_failed');
  });

  test('SQL and markup in every text are stored unchanged and have no effect', async () => {
    const { owner, id: organization } = mine;
    const name = (): string => `${SQL}${freshName('')}`.slice(0, 100);
    const made = await makeProject(service, owner, organization, {
      name: name(),
      schema_name: SQL,
      settings: { description: SQL },
    });
    expect(made).toMatchObject({ schema_name: SQL, settings: { description: SQL } });
    const params = { id: made.id };
    expect(await service.get('getProject', owner, { params })).toEqual(made);
    const key = await service.get('createKey', owner, { body: { name: SQL } });
    expect((await service.get('listKeys', owner)).items.find(({ id }) => id === key.id)?.name).toBe(SQL);
    const snapshot = await service.get('captureSnapshot', owner, { params, body: { template_id: 'blog', label: SQL } });
    expect((await service.get('getSnapshot', owner, { params: { id: snapshot.id } })).label).toBe(SQL);
    const connection = await service.get('createConnection', owner, {
      params,
      body: { name: SQL, kind: 'sqlite', url: 'sqlite:x.db' },
    });
    expect(connection.name).toBe(SQL);
    const schedule = { name: SQL, cron: '0 0 1 1 *', kind: 'snapshot', enabled: false };
    expect((await service.get('createSchedule', owner, { params, body: schedule })).name).toBe(SQL);
    const template = {
      organization_id: organization,
      name: SQL,
      description: SQL,
      ddl: 'create table t (id int primary key)',
      dialect: 'postgresql',
    };
    expect(await service.get('createTemplate', owner, { body: template })).toMatchObject({
      name: SQL,
      description: SQL,
    });
    const approval = await service.get('requestApproval', owner, {
      body: { project_id: made.id, run: { rows: 1 }, reason: SQL },
    });
    expect(approval.reason).toBe(SQL);
    expect((await service.get('createOrganization', owner, { body: { name: SQL } })).name).toBe(SQL);
    const person = await signUp(service);
    const { status } = await service.call('login', undefined, {
      headers: freshAddress(),
      body: { email: SQL, password: SQL },
    });
    expect(status).toBe(401);
    const found = await service.get('adminListUsers', service.operator, { query: { search: SQL } });
    expect(found.items).toEqual([]);
    expect(
      (await service.get('adminListUsers', service.operator, { query: { search: person.email } })).items,
    ).toHaveLength(1);
    expect((await service.get('adminListUsers', service.operator, { query: { search: '%' } })).items).toEqual([]);
    expect(
      (await service.get('listProjects', owner, { query: { org_id: organization } })).items.length,
    ).toBeGreaterThan(1);
  });
});
