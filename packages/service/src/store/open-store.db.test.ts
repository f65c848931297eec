import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { constraintOf, isForeignKeyViolation, isUniqueViolation } from './sql-state.ts';
import { describeStores } from './stores.fixture.ts';

describeStores('a store', (given) => {
  test('works under the role that owns nothing', async () => {
    const { rows } = await sql`select current_user as role, current_setting('search_path') as path`.execute(
      given.store.db,
    );
    expect(rows).toEqual([{ role: 'rowloom_app', path: 'rowloom_store' }]);
    await expect(sql`create table rowloom_store.mine (a int)`.execute(given.store.db)).rejects.toMatchObject({
      code: '42501',
    });
    await expect(sql`drop table tier`.execute(given.store.db)).rejects.toMatchObject({ code: '42501' });
  });

  test('names the constraint that refuses a row', async () => {
    const twice = sql`insert into setting (name, value) values ('twice', '1'), ('twice', '2')`.execute(given.store.db);
    const unique: unknown = await twice.catch((error: unknown) => error);
    expect([isUniqueViolation(unique), constraintOf(unique)]).toEqual([true, 'setting_pkey']);
    expect([isUniqueViolation(unique, 'setting_pkey'), isUniqueViolation(unique, 'other')]).toEqual([true, false]);
    const orphan = sql`insert into organization_member (organization_id, user_id, role) values ('o', 'u', 'owner')`;
    const foreign: unknown = await orphan.execute(given.store.db).catch((error: unknown) => error);
    expect([isForeignKeyViolation(foreign), isUniqueViolation(foreign)]).toEqual([true, false]);
  });

  test('says whether it is reachable', async () => {
    const store = await given.fresh();
    expect(await store.isReachable()).toBe(true);
    await store.close();
    expect(await store.isReachable()).toBe(false);
  });
});
