import type { CreateTemplate } from '@rowloom/contract';
import { findPack } from '@rowloom/packs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../caller/caller.ts';
import { LOOM_ENTRY } from '../execution/entries.fixture.ts';
import { type Loom, startLoom } from '../execution/loom.ts';
import { addCaller, addOrganization, addUser, callerOf } from '../members/people.fixture.ts';
import { actionsOf } from '../snapshots/project.fixture.ts';
import { describeSomeStore } from '../store/stores.fixture.ts';
import { readTemplate } from './read-template.ts';
import { makeTemplates, type Templates } from './template-service.ts';
import { unpackSchema } from '../documents/unpack.fixture.ts';

const DDL =
  'CREATE TABLE shelves (id int PRIMARY KEY);\nCREATE TABLE books (id int PRIMARY KEY, shelf int REFERENCES shelves);';

let loom: Loom;
beforeAll(() => {
  loom = startLoom({ entry: LOOM_ENTRY });
});
afterAll(() => loom.close());

describeSomeStore('templates', (given) => {
  let templates: Templates;
  let owner: Caller;
  let organizationId: string;

  beforeAll(async () => {
    templates = makeTemplates({ store: given.store, loom });
    const userId = await addUser(given.store);
    organizationId = await addOrganization(given.store, userId);
    owner = await callerOf(given.store, userId);
  });

  const body = (more: Partial<CreateTemplate>): CreateTemplate => ({
    organization_id: organizationId,
    name: 'Library',
    ddl: DDL,
    dialect: 'postgresql',
    ...more,
  });

  test("the shipped ones come first, followed by the organization's own", async () => {
    const first = await templates.create(owner, body({ name: 'First' }));
    const second = await templates.create(owner, body({ name: 'Second' }));
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await templates.list(organizationId, { limit: 2, ...(cursor === undefined ? {} : { cursor }) });
      expect(page.items.length).toBeLessThanOrEqual(2);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(['ecommerce', 'saas', 'blog', second.id, first.id]);
  });

  test('a page that ends with the last shipped one is followed by all own ones', async () => {
    const page = await templates.list(organizationId, { limit: 3 });
    expect(page.items.map(({ builtin }) => builtin)).toEqual([true, true, true]);
    const rest = await templates.list(organizationId, { cursor: page.next_cursor ?? '' });
    expect(rest.items.every(({ builtin }) => !builtin)).toBe(true);
    expect(rest.items.length).toBeGreaterThan(0);
  });

  test('a template is made from SQL text, with its event', async () => {
    const made = await templates.create(owner, body({ name: 'Books', description: 'Shelves and books' }));
    expect(made).toMatchObject({
      organization_id: organizationId,
      builtin: false,
      engine: 'postgresql',
      tables_count: 2,
      columns_count: 3,
      description: 'Shelves and books',
    });
    const schema = await unpackSchema(await templates.getSchema({ organizationId, id: made.id }));
    expect(schema.tables.map(({ name }) => name)).toEqual(['shelves', 'books']);
    expect(await actionsOf(given.store, organizationId)).toContain('template.created');
  });

  test.each(['mysql', 'mariadb'] as const)("a template is made from %s's SQL text", async (dialect) => {
    const ddl = `/*!40101 SET NAMES utf8mb4 */;
CREATE TABLE \`shelves\` (\`id\` int(10) unsigned NOT NULL AUTO_INCREMENT, PRIMARY KEY (\`id\`)) ENGINE=InnoDB;`;
    const made = await templates.create(owner, body({ name: `Of ${dialect}`, ddl, dialect }));
    expect(made).toMatchObject({ engine: dialect, tables_count: 1, columns_count: 1 });
    const broken = templates.create(owner, body({ name: 'Broken', ddl: `${ddl}\nCREATE TABLE b (id itn);`, dialect }));
    await expect(broken).rejects.toMatchObject({
      code: 'validation_failed',
      fields: [{ path: 'ddl', message: expect.stringMatching(/^Line 3, column 20: /) as string }],
    });
  });

  test('unreadable text is refused with its line and column', async () => {
    const attempt = templates.create(
      owner,
      body({ name: 'Broken', ddl: 'CREATE TABLE a (id int);\nCREATE TABEL b ();' }),
    );
    await expect(attempt).rejects.toMatchObject({
      code: 'validation_failed',
      fields: [{ path: 'ddl', message: expect.stringMatching(/^Line 2, column \d+: /) as string }],
    });
  });

  test('an error in a document is refused with its place', async () => {
    const { ddl: _ddl, dialect: _dialect, ...rest } = body({ name: 'Wrong' });
    const schema = { ...findPack('blog')?.schema, tables: [{ name: 'a', columns: [{ name: 'id' }] }] } as never;
    const attempt = templates.create(owner, { ...rest, schema });
    await expect(attempt).rejects.toMatchObject({
      code: 'validation_failed',
      fields: expect.arrayContaining([
        expect.objectContaining({ path: expect.stringMatching(/^schema\.tables\.a\.columns\.id/) as string }),
      ]) as unknown,
    });
    const empty = { ...findPack('blog')?.schema, tables: [] } as never;
    await expect(templates.create(owner, { ...rest, schema: empty })).rejects.toMatchObject({
      fields: [{ path: 'schema.tables' }],
    });
  });

  test.each([
    [{ schema: {} as never }, 'ddl'],
    [{ dialect: undefined }, 'dialect'],
    [{ ddl: undefined }, 'dialect'],
    [{ ddl: undefined, dialect: undefined }, 'schema'],
  ])('a body with %j is refused at %s', async (more, path) => {
    const wanted = Object.fromEntries(
      Object.entries({ ...body({ name: 'Mixed' }), ...more }).filter(([, value]) => value !== undefined),
    ) as CreateTemplate;
    await expect(templates.create(owner, wanted)).rejects.toMatchObject({ fields: [{ path }] });
  });

  test('a name is unique within an organization, also for simultaneous requests', async () => {
    const attempts = await Promise.allSettled([1, 2, 3].map(() => templates.create(owner, body({ name: 'Twice' }))));
    const outcomes = attempts.map((attempt) =>
      attempt.status === 'fulfilled' ? 'created' : (attempt.reason as { readonly code: string }).code,
    );
    expect(outcomes.toSorted()).toEqual(['already_exists', 'already_exists', 'created']);
  });

  test('an update changes what it names, and a new schema the counts', async () => {
    const { id } = await templates.create(owner, body({ name: 'Growing' }));
    const key = { organizationId, id };
    expect(await templates.update(owner, key, { description: 'More' })).toMatchObject({
      name: 'Growing',
      description: 'More',
    });
    const grown = await templates.update(owner, key, { ddl: 'CREATE TABLE one (a int, b int)', dialect: 'postgresql' });
    expect(grown).toMatchObject({ tables_count: 1, columns_count: 2, description: 'More' });
    await expect(templates.update(owner, key, { name: 'Twice' })).rejects.toMatchObject({ code: 'already_exists' });
  });

  test('one of another organization is not found', async () => {
    const { id } = await templates.create(owner, body({ name: 'Hidden' }));
    const stranger = await addUser(given.store);
    const elsewhere = await addOrganization(given.store, stranger);
    const caller = await callerOf(given.store, stranger);
    const key = { organizationId: elsewhere, id };
    await expect(templates.get(key)).rejects.toMatchObject({ code: 'not_found' });
    await expect(templates.getSchema(key)).rejects.toMatchObject({ code: 'not_found' });
    await expect(templates.update(caller, key, { name: 'Mine' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(templates.remove(caller, key)).rejects.toMatchObject({ code: 'not_found' });
    expect(await readTemplate(given.store.db, elsewhere, id)).toBeUndefined();
    expect((await templates.list(elsewhere, {})).items.map((item) => item.id)).not.toContain(id);
  });

  test('a member, or a former admin, changes nothing', async () => {
    const member = await addCaller(given.store, organizationId);
    await expect(templates.create(member, body({ name: 'By a member' }))).rejects.toMatchObject({
      code: 'insufficient_role',
    });
    const admin = await addCaller(given.store, organizationId, 'admin');
    await given.store.db
      .updateTable('organization_member')
      .set({ role: 'member' })
      .where('user_id', '=', admin.userId)
      .execute();
    await expect(templates.create(admin, body({ name: 'Too late' }))).rejects.toMatchObject({
      code: 'insufficient_role',
    });
  });

  test('a deleted one is gone, once', async () => {
    const { id } = await templates.create(owner, body({ name: 'Short-lived' }));
    await templates.remove(owner, { organizationId, id });
    await expect(templates.get({ organizationId, id })).rejects.toMatchObject({ code: 'not_found' });
    await expect(templates.remove(owner, { organizationId, id })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('a shipped one includes its schema and its rules', async () => {
    const shop = await readTemplate(given.store.db, organizationId, 'ecommerce');
    expect(shop).toMatchObject({ schema: findPack('ecommerce')?.schema, rules: findPack('ecommerce')?.rules });
    expect(await templates.get({ organizationId: null, id: 'saas' })).toMatchObject({
      builtin: true,
      organization_id: null,
    });
  });
});
