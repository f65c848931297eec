import type { Id } from '@rowloom/contract';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Caller } from '../caller/caller.ts';
import { addOrganization, addUser, callerOf } from '../members/people.fixture.ts';
import { describeSomeStore } from '../store/stores.fixture.ts';
import { appendEvent } from './append-event.ts';
import { readHeads, verifyChain, verifyChains } from './verify-chain.ts';

describeSomeStore('the chain of audit events', (given) => {
  let owner: Caller;
  beforeAll(async () => {
    owner = await callerOf(given.store, await addUser(given.store));
    // As `public` is for everybody before PostgreSQL 15.
    await given.asOwner(async (tx) => {
      await sql`create schema if not exists lent`.execute(tx);
      await sql`grant usage, create on schema lent to rowloom_app`.execute(tx);
    });
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
  /** As the owner of the database could, past its own guards. */
  const tamper = (work: string) =>
    given.asOwner(async (tx) => {
      await sql`alter table audit_event disable trigger user`.execute(tx);
      await sql`alter table audit_head disable trigger user`.execute(tx);
      for (const statement of work.split(';')) await sql.raw(statement).execute(tx);
      await sql`alter table audit_event enable trigger user`.execute(tx);
      await sql`alter table audit_head enable trigger user`.execute(tx);
    });

  test('an untouched chain verifies, over several batches', async () => {
    const chain = await fill(5);
    for (const batchSize of [1, 2, 5, 1000])
      expect(await verifyChain(given.store.db, chain, { batchSize })).toEqual({ chain, events: 5, fault: null });
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

  test('a removed end is found by a stored head, and so is a rewritten chain', async () => {
    const chain = await fill(5);
    const anchors = (await readHeads(given.store.db)).filter((head) => head.chain === chain);
    expect((await verifyChain(given.store.db, chain, { anchors })).fault).toBeNull();
    await tamper(`delete from audit_event where sequence = 5 and chain = '${chain}';
      update audit_head h set sequence = 4, hash = (select hash from audit_event e where e.chain = h.chain
        order by sequence desc limit 1) where chain = '${chain}'`);
    expect((await verifyChain(given.store.db, chain)).fault).toBeNull();
    expect((await verifyChain(given.store.db, chain, { anchors })).fault).toMatchObject({
      kind: 'missing_end',
      sequence: 5,
    });
    const other = { organizationId: chain, action: 'x.done', subject: { type: 'x', id: '1' } };
    await given.store.transaction((tx) => appendEvent(tx, owner, other));
    expect((await verifyChain(given.store.db, chain, { anchors })).fault).toMatchObject({
      kind: 'rewritten',
      sequence: 5,
    });
  });

  test('an emptied chain is found by its head', async () => {
    const chain = await fill(2);
    const anchors = await readHeads(given.store.db);
    await tamper(`delete from audit_event where chain = '${chain}'; delete from audit_head where chain = '${chain}'`);
    const faults = new Map<string, unknown>();
    for await (const report of verifyChains(given.store.db, anchors)) faults.set(report.chain, report.fault);
    expect(faults.get(chain)).toMatchObject({ kind: 'missing_end', sequence: 1 });
  });

  test.each([
    ['back', `update audit_head set sequence = 4 where chain = '$'`],
    [
      'back to an event there is',
      `update audit_head h set sequence = 4, hash = (select hash from audit_event e where e.chain = h.chain
        and e.sequence = 4) where chain = '$'`,
    ],
    ['ahead', `update audit_head set sequence = 6 where chain = '$'`],
    ['to another hash', `update audit_head set hash = repeat('0', 64) where chain = '$'`],
    ['to another chain', `update audit_head set chain = 'org_none' where chain = '$'`],
    [
      'behind a table of the same name',
      `create temp table audit_event (chain text, sequence bigint, hash text);
       insert into audit_event select chain, 4, hash from audit_head where chain = '$';
       update audit_head set sequence = 4 where chain = '$'`,
    ],
    [
      'behind an equality of its own',
      `create function lent.never(text, text) returns boolean language sql as 'select false';
       create operator lent.= (leftarg = text, rightarg = text, function = lent.never);
       set local search_path = lent, pg_catalog, rowloom_store;
       update audit_head set sequence = 4 where chain operator(pg_catalog.=) '$'`,
    ],
  ])('the service cannot move a head %s', async (_where, work) => {
    const chain = await fill(5);
    const attempt = given.store.transaction(async (tx) => {
      for (const statement of work.replaceAll('$', chain).split(';')) await sql.raw(statement).execute(tx);
    });
    await expect(attempt).rejects.toMatchObject({ code: expect.stringMatching(/^(?:23000|42501)$/) });
    expect(await verifyChain(given.store.db, chain)).toEqual({ chain, events: 5, fault: null });
  });

  const COLUMNS =
    'chain, sequence, id, at, organization_id, via, action, subject_type, subject_id, previous_hash, hash';
  /** An event after the last one, by the service's own role, without updating the head. */
  const addBeyond = (by = '') => `insert into rowloom_store.audit_event (${COLUMNS})
    select e.chain, e.sequence + 1, 'event_beyond_' || e.chain, e.at, e.organization_id, e.via, e.action,
      e.subject_type, e.subject_id, e.hash, repeat('1', 64) from rowloom_store.audit_event e
      where e.chain operator(pg_catalog.=) '$' order by e.sequence desc limit 1${by}`;

  test.each([
    ['beyond the head', addBeyond()],
    ['beyond the head, twice', `${addBeyond(';')} ${addBeyond().replace("'event_", "'event_second_")}`],
    ['and set the head to where it was', `${addBeyond(';')} update audit_head set hash = hash where chain = '$'`],
    [
      'behind a head of the same name',
      `create temp table audit_head (chain text, sequence bigint, hash text);
       insert into audit_head select chain, 6, repeat('1', 64) from rowloom_store.audit_head where chain = '$';
       ${addBeyond()}`,
    ],
    [
      'behind an equality of its own',
      `create function lent.never(text, text) returns boolean language sql as 'select false';
       create operator lent.= (leftarg = text, rightarg = text, function = lent.never);
       set local search_path = lent, pg_catalog, rowloom_store; ${addBeyond()}`,
    ],
  ])('the service cannot add an event %s, and the chain continues', async (_where, work) => {
    const chain = await fill(5);
    const attempt = given.store.transaction(async (tx) => {
      for (const statement of work.replaceAll('$', chain).split(';')) await sql.raw(statement).execute(tx);
    });
    await expect(attempt).rejects.toMatchObject({ code: '23000' });
    const next = { organizationId: chain, action: 'x.done', subject: { type: 'x', id: '1' } };
    await given.store.transaction((tx) => appendEvent(tx, owner, next));
    expect(await verifyChain(given.store.db, chain)).toEqual({ chain, events: 6, fault: null });
  });

  test('the service cannot start a chain without a head', async () => {
    const chain = await addOrganization(given.store, owner.userId);
    const attempt = given.store.transaction((tx) =>
      sql`insert into audit_event (${sql.raw(COLUMNS)}) values (${chain}, 1, ${`event_first_${chain}`}, now(), ${chain},
        'system', 'x.done', 'x', '1', repeat('0', 64), repeat('1', 64))`.execute(tx),
    );
    await expect(attempt).rejects.toMatchObject({ code: '23000' });
    expect(await verifyChain(given.store.db, chain)).toEqual({ chain, events: 0, fault: null });
  });

  test('every chain is verified, including the one with a fault', async () => {
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
