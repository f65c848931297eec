import { type Id, Refusal } from '@rowloom/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeId } from '../ids/make-id.ts';
import { addOrganization, addUser } from '../members/people.fixture.ts';
import { describeSomeStore } from '../store/stores.fixture.ts';
import type { Store } from '../store/store.ts';
import { openPeriod, reserveRows, settleRows } from './usage-meter.ts';

const PROJECT = makeId('project');

async function organizationWith(store: Store, included: number | null, bonus: number): Promise<Id<'organization'>> {
  const id = await addOrganization(store, await addUser(store), included === null ? 'enterprise' : 'free');
  const period = await openPeriod(store.db, id, new Date());
  await store.db
    .updateTable('usage_period')
    .set({ rows_included: included })
    .where('organization_id', '=', id)
    .where('period_start', '=', period)
    .execute();
  await store.db.updateTable('organization').set({ bonus_rows: bonus }).where('id', '=', id).execute();
  return id;
}

const reserve = async (store: Store, organizationId: Id<'organization'>, rows: number) => {
  const generationId = makeId('generation');
  try {
    await store.transaction((tx) => reserveRows(tx, { organizationId, projectId: PROJECT, generationId, rows }));
    return generationId;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'row_quota_exceeded') return undefined;
    throw error;
  }
};

const meterOf = (store: Store, id: Id<'organization'>) =>
  store.db
    .selectFrom('usage_period')
    .innerJoin('organization', 'organization.id', 'usage_period.organization_id')
    .select(['rows_consumed', 'rows_reserved', 'bonus_spent', 'bonus_rows'])
    .where('organization_id', '=', id)
    .executeTakeFirstOrThrow();

describeSomeStore('the meter', (given) => {
  test('of 200 simultaneous reservations against a quota for 20 exactly 20 are granted', async () => {
    const { store } = given;
    const id = await organizationWith(store, 1500, 500);
    const granted = await Promise.all(Array.from({ length: 200 }, () => reserve(store, id, 100)));
    expect(granted.filter((one) => one !== undefined)).toHaveLength(20);
    expect(await meterOf(store, id)).toEqual({
      rows_consumed: 0,
      rows_reserved: 2000,
      bonus_spent: 500,
      bonus_rows: 0,
    });
  });

  test('bonus rows are spent after the included ones, and returned first', async () => {
    const { store } = given;
    const id = await organizationWith(store, 100, 50);
    const first = await reserve(store, id, 120);
    expect(await meterOf(store, id)).toMatchObject({ bonus_rows: 30, bonus_spent: 20 });
    await store.transaction((tx) => settleRows(tx, first ?? '', 110));
    expect(await meterOf(store, id)).toEqual({ rows_consumed: 110, rows_reserved: 0, bonus_spent: 10, bonus_rows: 40 });
    // Settled once: a second time changes nothing.
    await store.transaction((tx) => settleRows(tx, first ?? '', 5));
    expect(await meterOf(store, id)).toMatchObject({ rows_consumed: 110, bonus_rows: 40 });
  });

  test('an unlimited period grants everything and spends no bonus', async () => {
    const { store } = given;
    const id = await organizationWith(store, null, 7);
    expect(await reserve(store, id, 1_000_000_000)).toBeDefined();
    expect(await meterOf(store, id)).toMatchObject({ rows_reserved: 1_000_000_000, bonus_rows: 7 });
  });

  test('whatever the sequence of runs, no row is spent twice and none is lost', { timeout: 60_000 }, async () => {
    const { store } = given;
    const action = fc.record({
      rows: fc.integer({ min: 0, max: 60 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      later: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 100 }),
        fc.array(action, { maxLength: 12 }),
        async (included, bonus, actions) => {
          const id = await organizationWith(store, included, bonus);
          let consumed = 0;
          const open: { readonly id: Id<'generation'>; readonly rows: number; readonly made: number }[] = [];
          for (const { rows, share, later } of actions) {
            const reserved = open.reduce((sum, one) => sum + one.rows, 0);
            const generation = await reserve(store, id, rows);
            expect(generation !== undefined).toBe(consumed + reserved + rows <= included + bonus);
            if (generation !== undefined) open.push({ id: generation, rows, made: Math.floor(rows * share) });
            const ending = later ? undefined : open.shift();
            if (ending === undefined) continue;
            await store.transaction((tx) => settleRows(tx, ending.id, ending.made));
            consumed += ending.made;
          }
          for (const { id: generation, made } of open) {
            await store.transaction((tx) => settleRows(tx, generation, made));
            consumed += made;
          }
          const meter = await meterOf(store, id);
          expect(meter).toMatchObject({ rows_consumed: consumed, rows_reserved: 0 });
          expect(meter.bonus_rows + meter.bonus_spent).toBe(bonus);
          expect(consumed - meter.bonus_spent).toBeLessThanOrEqual(included);
        },
      ),
      { numRuns: 25 },
    );
  });
});
