import { sql } from 'kysely';
import { expect, test } from 'vitest';
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

  test('says whether it is reachable', async () => {
    const store = await given.fresh();
    expect(await store.isReachable()).toBe(true);
    await store.close();
    expect(await store.isReachable()).toBe(false);
  });
});
