import { expect, test } from 'vitest';
import { freshName, makeProject, makeTeam } from '../people.fixture.ts';
import { expectFailure, onSomeStore } from '../service.fixture.ts';

onSomeStore('Project', (service) => {
  test('a project consists of its organization, name, engine and schema name', async () => {
    const { owner, id } = await makeTeam(service);
    const sent = { organization_id: id, name: freshName('shop'), engine: 'postgresql', schema_name: 'public' };
    const answered = await service.call('createProject', owner, { body: sent });
    expect(answered.status).toBe(201);
    expect(answered.body).toMatchObject(sent);
    expect(answered.headers.get('location')).toBe(`/api/projects/${answered.body.id}`);
    expect(await service.get('getProject', owner, { params: { id: answered.body.id } })).toEqual(answered.body);
  });

  test.each(['organization_id', 'name', 'engine', 'schema_name'])('%s is required on create', async (field) => {
    const { owner, id } = await makeTeam(service);
    const sent = { organization_id: id, name: freshName('shop'), engine: 'postgresql', schema_name: 'public' };
    const answered = await service.call('createProject', owner, { body: { ...sent, [field]: undefined } });
    const { fields } = expectFailure(answered, 'validation_failed');
    expect(fields?.map(({ path }) => path)).toEqual([field]);
  });

  test('each of the four fields is text', async () => {
    const { owner, id } = await makeTeam(service);
    const sent = { organization_id: id, name: freshName('shop'), engine: 'postgresql', schema_name: 'public' };
    for (const field of Object.keys(sent))
      for (const wrong of [7, null, true, ['x'], {}]) {
        const answered = await service.call('createProject', owner, { body: { ...sent, [field]: wrong } });
        expectFailure(answered, 'validation_failed');
      }
  });

  test.each([
    ['postgresql', 'postgresql'],
    ['postgres', 'postgresql'],
    ['mysql', 'mysql'],
    ['mariadb', 'mariadb'],
    ['sqlite', 'sqlite'],
  ])('the engine %s is read as %s', async (engine, taken) => {
    const { owner, id } = await makeTeam(service);
    expect((await makeProject(service, owner, id, { engine })).engine).toBe(taken);
  });

  test('another engine is refused', async () => {
    const { owner, id } = await makeTeam(service);
    const body = { organization_id: id, name: 'x', engine: 'oracle', schema_name: 'public' };
    expectFailure(await service.call('createProject', owner, { body }), 'validation_failed');
  });
});
