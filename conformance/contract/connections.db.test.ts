import { beforeAll, expect, test } from 'vitest';
import { freshName, makeProject, makeTeam, type Team } from '../people.fixture.ts';
import { expectFailure, onSomeStore } from '../service.fixture.ts';
import { connect, makeTarget, POSTGRES } from '../targets.fixture.ts';

onSomeStore('6. Connections', (service) => {
  let team: Team;
  let id: string;
  beforeAll(async () => {
    team = await makeTeam(service);
    ({ id } = await makeProject(service, team.owner, team.id));
  });
  const create = (fields: Readonly<Record<string, unknown>>) =>
    service.call('createConnection', team.owner, {
      params: { id },
      body: { name: freshName('c'), kind: 'postgresql', ...fields },
    });

  /** Some addresses are refused as written, others on first use. */
  const isUsable = async (url: string): Promise<boolean> => {
    const answered = await create({ url });
    if (answered.status === 422) return false;
    const params = { id, connection_id: answered.body.id };
    return (await service.get('testConnection', team.owner, { params })).ok;
  };

  test('a secret never comes back: the URL is shown with its password masked', async () => {
    const secret = 'Tr0ub4dor-and-3';
    const answered = await create({ url: `postgresql://loader:${secret}@127.0.0.1:5999/shop?sslmode=disable` });
    expect(answered.status, answered.text).toBe(201);
    expect(answered.body.url).toContain('loader');
    const params = { id, connection_id: answered.body.id };
    const others = await Promise.all([
      service.call('getConnection', team.owner, { params }),
      service.call('listConnections', team.owner, { params: { id } }),
      service.call('testConnection', team.owner, { params }),
      service.call('updateConnection', team.owner, { params, body: { name: freshName('renamed') } }),
      service.call('getAuditLog', team.owner, { params: { id } }),
    ]);
    for (const { status, text } of [answered, ...others]) {
      expect(status === 200 || status === 201, text).toBe(true);
      expect(text).not.toContain(secret);
    }
    expect(others[2]?.body).toMatchObject({ ok: false });
  });

  test.each([
    'postgresql://x:y@169.254.169.254/db',
    'postgresql://x:y@[fe80::1]/db',
    'postgresql://x:y@[::ffff:169.254.169.254]/db',
    'postgresql://x:y@0.0.0.0/db',
    'mysql://x:y@127.0.0.1/db',
    'postgresql:///db?host=/tmp',
    'http://127.0.0.1/',
    'file:///etc/passwd',
  ])('%s is refused as a target', async (url) => {
    expect(await isUsable(url)).toBe(false);
  });

  test.each(['sqlite:../outside.db', 'sqlite:/etc/passwd', 'sqlite:a/../../b.db'])(
    '%s leads out of the folder and is refused',
    async (url) => {
      expectFailure(await create({ kind: 'sqlite', url }), 'validation_failed');
    },
  );

  test('errors about a missing file name no folder of the service', async () => {
    const { body } = await create({ kind: 'sqlite', url: 'sqlite:missing.db' });
    const run = { source: { template_id: 'blog' }, rows: 1, target: { connection_id: body.id } };
    const answers = [
      await service.call('startGeneration', team.owner, { params: { id }, body: run }),
      await service.call('captureSnapshot', team.owner, { params: { id }, body: { connection_id: body.id } }),
      await service.call('testConnection', team.owner, { params: { id, connection_id: body.id } }),
    ];
    for (const { text } of answers) expect(text).not.toMatch(/\/tmp\/|\/files\//);
  });

  test.skipIf(POSTGRES === undefined)("the service's own store is refused as a target", async () => {
    expect(await isUsable(`postgresql://rowloom:x@127.0.0.1:${POSTGRES?.port}/store?sslmode=disable`)).toBe(false);
    expect(await isUsable(makeTarget().url)).toBe(true);
  });

  test.skipIf(POSTGRES === undefined)('changing the URL of a connection expires its open approvals', async () => {
    const target = makeTarget();
    const connection = await connect(service, team.owner, id, target);
    const run = { source: { template_id: 'blog' }, rows: 1, target: { connection_id: connection, mode: 'create' } };
    const approval = await service.get('requestApproval', team.owner, { body: { project_id: id, run } });
    const params = { id, connection_id: connection };
    await service.get('updateConnection', team.owner, { params, body: { url: makeTarget().url } });
    expect((await service.get('getApproval', team.owner, { params: { id: approval.id } })).state).toBe('expired');
  });
});
