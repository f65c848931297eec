import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { describeStores } from './stores.fixture.ts';

const FORBIDDEN = [
  ['UPDATE', `update audit_event set action = 'nothing.happened'`],
  ['UPDATE of nothing but itself', 'update audit_event set sequence = sequence'],
  ['DELETE', 'delete from audit_event'],
  ['TRUNCATE', 'truncate audit_event'],
  ['TRUNCATE with all that hangs on it', 'truncate audit_event cascade'],
  [
    'INSERT … ON CONFLICT DO UPDATE',
    `insert into audit_event select * from audit_event
    on conflict (chain, sequence) do update set action = 'nothing.happened'`,
  ],
] as const;

describeStores('the audit log', (given) => {
  beforeAll(async () => {
    await sql`with head as (insert into audit_head (chain, sequence, hash) values ('platform', 1, 'h1'))
      insert into audit_event (chain, sequence, id, at, via, action, subject_type, subject_id, previous_hash, hash)
      values ('platform', 1, 'ae_1', now(), 'system', 'user.created', 'user', 'usr_1', '', 'h1')`.execute(
      given.store.db,
    );
  });

  const events = async (): Promise<readonly unknown[]> =>
    (await sql`select sequence, action from audit_event`.execute(given.store.db)).rows;

  test.each(FORBIDDEN)('accepts no %s from the service', async (_, statement) => {
    await expect(sql.raw(statement).execute(given.store.db)).rejects.toMatchObject({ code: '42501' });
    expect(await events()).toEqual([{ sequence: 1, action: 'user.created' }]);
  });

  test.each(FORBIDDEN)('accepts no %s from its owner', async (_, statement) => {
    await expect(given.asOwner((tx) => sql.raw(statement).execute(tx))).rejects.toMatchObject({
      code: '42501',
      message: expect.stringContaining('insert-only'),
    });
    expect(await events()).toEqual([{ sequence: 1, action: 'user.created' }]);
  });

  test('has an identity that the service cannot change', async () => {
    for (const statement of [
      'drop table audit_event',
      'alter table audit_event disable trigger all',
      'alter table audit_event alter column action drop not null',
      'drop function refuse_audit_change cascade',
      `set session_replication_role = 'replica'`,
    ])
      await expect(sql.raw(statement).execute(given.store.db), statement).rejects.toMatchObject({ code: '42501' });
  });
});
