import type { Id } from '@rowloom/contract';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Caller } from '../caller/caller.ts';
import { addOrganization, addUser, callerOf } from '../members/people.fixture.ts';
import { describeStores } from '../store/stores.fixture.ts';
import { appendEvent } from './append-event.ts';
import { verifyChain, verifyChains } from './verify-chain.ts';

describeStores('the chain of audit events', (given) => {
  let owner: Caller;
  beforeAll(async () => {
    owner = await callerOf(given.store, await addUser(given.store));
  });

  const fill = async (count: number): Promise<Id<'organization'>> => {
    const chain = await addOrganization(given.store, owner.userId);
    await given.store.transaction(async (tx) => {
      for (let index = 1; index <= count; index++)
        await appendEvent(tx, owner, {
          organizationId: chain,
          action: 'thing.done',
          subject: { type: 'thing', id: String(index), name: 'Größe · "x"' },
          details: { index, ratio: index / 7, nested: { b: [1, null, true], a: 'é\u{1f600}' }, absent: undefined },
        });
    });
    return chain;
  };
  /** As whoever holds the database could, past its own guards. */
  const tamper = (work: string) =>
    given.asOwner(async (tx) => {
      await sql`alter table audit_event disable trigger user`.execute(tx);
      await sql`alter table audit_head disable trigger user`.execute(tx);
      await sql.raw(work).execute(tx);
      await sql`alter table audit_event enable trigger user`.execute(tx);
      await sql`alter table audit_head enable trigger user`.execute(tx);
    });

  test('a chain that nobody touched is whole, over several batches', async () => {
    const chain = await fill(5);
    for (const batchSize of [1, 2, 5, 1000])
      expect(await verifyChain(given.store.db, chain, batchSize)).toEqual({ chain, events: 5, fault: null });
  });

  test('a chain may grow meanwhile', async () => {
    const chain = await fill(5);
    const [report] = await Promise.all([
      verifyChain(given.store.db, chain),
      ...Array.from({ length: 5 }, () =>
        given.store.transaction((tx) =>
          appendEvent(tx, owner, { organizationId: chain, action: 'x.done', subject: { type: 'x', id: '1' } }),
        ),
      ),
    ]);
    expect(report.fault).toBeNull();
    expect((await verifyChain(given.store.db, chain)).events).toBe(10);
  });

  test.each([
    [
      'a changed detail',
      'changed_event',
      3,
      `update audit_event set details = '{}' where sequence = 3 and chain = '$'`,
    ],
    [
      'another actor',
      'changed_event',
      2,
      `update audit_event set actor_user_id = null where sequence = 2 and chain = '$'`,
    ],
    ['a missing event', 'gap', 4, `delete from audit_event where sequence = 4 and chain = '$'`],
    ['a cut end', 'wrong_head', 4, `delete from audit_event where sequence = 5 and chain = '$'`],
    ['a cut beginning', 'gap', 1, `delete from audit_event where sequence < 3 and chain = '$'`],
    [
      'another predecessor',
      'broken_link',
      5,
      `update audit_event set previous_hash = hash where sequence = 5 and chain = '$'`,
    ],
    ['a head set back', 'wrong_head', 5, `update audit_head set sequence = 4 where chain = '$'`],
  ])('%s is found', async (_what, kind, sequence, work) => {
    const chain = await fill(5);
    await tamper(work.replace('$', chain));
    expect((await verifyChain(given.store.db, chain)).fault).toMatchObject({ kind, sequence });
  });

  test('every chain is verified, the one with a fault among them', async () => {
    const chain = await fill(2);
    await tamper(`update audit_event set action = 'y.done' where sequence = 1 and chain = '${chain}'`);
    const whole = await fill(1);
    const reports = [];
    for await (const report of verifyChains(given.store.db)) reports.push(report);
    expect(reports.find((report) => report.chain === chain)?.fault).toMatchObject({
      kind: 'changed_event',
      sequence: 1,
    });
    expect(reports.find((report) => report.chain === whole)?.fault).toBeNull();
  });
});
