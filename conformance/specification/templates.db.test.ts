import { expect, test } from 'vitest';
import { freshName, join, makeTeam } from '../people.fixture.ts';
import { expectFailure, onSomeStore } from '../service.fixture.ts';

const DDL = `create table authors (id integer primary key, name text not null);
create table books (id integer primary key, author_id integer not null references authors (id));`;

onSomeStore('Templates', (service) => {
  test('a template is created, listed, read, changed and deleted', async () => {
    const team = await makeTeam(service);
    const body = { organization_id: team.id, name: freshName('library'), ddl: DDL, dialect: 'postgresql' };
    const created = await service.call('createTemplate', team.owner, { body });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ name: body.name, builtin: false, tables_count: 2, columns_count: 4 });
    const params = { id: created.body.id };
    const { items } = await service.get('listTemplates', team.owner, { query: { org_id: team.id } });
    expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining([created.body.id, 'ecommerce', 'saas', 'blog']));
    expect(items).toHaveLength(4);
    const changed = await service.get('updateTemplate', team.owner, { params, body: { description: 'Books.' } });
    expect(changed).toMatchObject({ name: body.name, description: 'Books.' });
    expect((await service.call('deleteTemplate', team.owner, { params })).status).toBe(204);
    expectFailure(await service.call('getTemplateSchema', team.owner, { params }), 'not_found');
  });

  test("GET …/schema returns the template's relational schema", async () => {
    const team = await makeTeam(service);
    const body = { organization_id: team.id, name: freshName('library'), ddl: DDL, dialect: 'postgresql' };
    const { id } = await service.get('createTemplate', team.owner, { body });
    const schema = await service.get('getTemplateSchema', team.owner, { params: { id } });
    expect(schema.tables.map(({ name }) => name)).toEqual(['authors', 'books']);
    expect(schema.tables[1]?.foreign_keys).toMatchObject([{ columns: ['author_id'] }]);
  });

  test.each(['mysql', 'mariadb'])('SQL text of %s is read by a dedicated parser', async (dialect) => {
    const team = await makeTeam(service);
    const ddl = `CREATE TABLE \`authors\` (\`id\` int unsigned NOT NULL AUTO_INCREMENT, PRIMARY KEY (\`id\`)) ENGINE=InnoDB;
CREATE TABLE \`books\` (\`id\` int, \`author_id\` int unsigned, FOREIGN KEY (\`author_id\`) REFERENCES \`authors\` (\`id\`));`;
    const body = { organization_id: team.id, name: freshName('library'), ddl, dialect };
    const made = await service.get('createTemplate', team.owner, { body });
    expect(made).toMatchObject({ engine: dialect, tables_count: 2, columns_count: 3 });
    const broken = { ...body, name: freshName('broken'), ddl: 'CREATE TABLE a (\n  id itn\n);' };
    const refused = expectFailure(
      await service.call('createTemplate', team.owner, { body: broken }),
      'validation_failed',
    );
    expect(refused.fields).toMatchObject([{ path: 'ddl', message: expect.stringContaining('Line 2, column 6') }]);
  });

  test('templates of another organization are neither listed nor found', async () => {
    const [team, strangers] = await Promise.all([makeTeam(service), makeTeam(service)]);
    const body = { organization_id: team.id, name: freshName('library'), ddl: DDL, dialect: 'postgresql' };
    const { id } = await service.get('createTemplate', team.owner, { body });
    const { items } = await service.get('listTemplates', strangers.owner, { query: { org_id: strangers.id } });
    expect(items.map((item) => item.id).toSorted()).toEqual(['blog', 'ecommerce', 'saas']);
    for (const endpoint of ['getTemplate', 'getTemplateSchema', 'deleteTemplate'] as const)
      expectFailure(await service.call(endpoint, strangers.owner, { params: { id } }), 'not_found');
    const member = await join(service, team);
    expect((await service.call('getTemplate', member, { params: { id } })).status).toBe(200);
    expectFailure(await service.call('deleteTemplate', member, { params: { id } }), 'insufficient_role');
  });
});
