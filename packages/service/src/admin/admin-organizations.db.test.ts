import { expect, test } from 'vitest';
import { makeId } from '../ids/make-id.ts';
import { addOrganization, callerOf } from '../members/people.fixture.ts';
import { openPeriod } from '../usage/usage-meter.ts';
import { makeUsage } from '../usage/usage-service.ts';
import { describeConsole } from './console.fixture.ts';

describeConsole('organizations for operators', (given) => {
  test('are listed newest first and found by a literal part of their name', async () => {
    const id = await addOrganization(given.store, given.owner.userId);
    await given.store.db.updateTable('organization').set({ name: '100%_Wool' }).where('id', '=', id).execute();
    expect((await given.admin.listOrganizations({})).items[0]).toMatchObject({
      id,
      members_count: 1,
      projects_count: 0,
      suspended: false,
      rows_consumed: 0,
    });
    expect((await given.admin.listOrganizations({ search: '%_wOO' })).items.map((each) => each.id)).toEqual([id]);
    expect((await given.admin.listOrganizations({ search: 'x%' })).items).toEqual([]);
    const first = await given.admin.listOrganizations({ limit: 1 });
    const second = await given.admin.listOrganizations({ limit: 1, cursor: first.next_cursor ?? '' });
    expect(second.items[0]?.id).not.toBe(id);
  });

  test('a tier takes effect in the current period at once, and is recorded in both chains', async () => {
    await openPeriod(given.store.db, given.organizationId, new Date());
    const changed = await given.admin.updateOrganization(given.operator, given.organizationId, { tier: 'pro' });
    expect(changed.tier).toBe('pro');
    const usage = makeUsage(given);
    expect(await usage.summary(given.owner, given.organizationId)).toMatchObject({
      tier: 'pro',
      rows_included: 10_000_000,
    });
    const told = { action: 'organization.updated', details: { changed: { tier: { from: 'free', to: 'pro' } } } };
    expect(await given.newest(given.organizationId)).toMatchObject({ ...told, organization_id: given.organizationId });
    expect(await given.newest()).toMatchObject({
      ...told,
      organization_id: null,
      details: { organization_id: given.organizationId },
    });
  });

  test('suspending and resuming are events; repeating either is not', async () => {
    const suspended = await given.admin.updateOrganization(given.operator, given.organizationId, { suspended: true });
    expect(suspended).toMatchObject({ suspended: true, suspended_at: expect.any(String) as unknown });
    expect(await given.newest(given.organizationId)).toMatchObject({ action: 'organization.suspended' });
    expect((await callerOf(given.store, given.owner.userId)).memberships.get(given.organizationId)?.suspended).toBe(
      true,
    );
    const before = (await given.events()).length;
    await given.admin.updateOrganization(given.operator, given.organizationId, { suspended: true, tier: 'pro' });
    expect((await given.events()).length).toBe(before);
    expect(
      await given.admin.updateOrganization(given.operator, given.organizationId, { suspended: false }),
    ).toMatchObject({
      suspended: false,
      suspended_at: null,
    });
    expect(await given.newest()).toMatchObject({ action: 'organization.resumed' });
  });

  test('bonus rows add up', async () => {
    await Promise.all(
      [1, 2, 3].map((rows) =>
        given.admin.grantBonusRows(given.operator, given.organizationId, { rows, reason: 'Test' }),
      ),
    );
    expect(
      (await given.admin.grantBonusRows(given.operator, given.organizationId, { rows: 4, reason: 'Last' })).bonus_rows,
    ).toBe(10);
    expect(await given.newest(given.organizationId)).toMatchObject({
      action: 'bonus_rows.granted',
      details: { rows: 4, reason: 'Last', balance: 10 },
    });
  });

  test('an unknown organization is not found, an unknown tier is a wrong field', async () => {
    await expect(given.admin.updateOrganization(given.operator, makeId('organization'), {})).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(
      given.admin.grantBonusRows(given.operator, makeId('organization'), { rows: 1, reason: '' }),
    ).rejects.toMatchObject({ code: 'not_found' });
    await expect(
      given.admin.updateOrganization(given.operator, given.organizationId, { tier: 'gold' }),
    ).rejects.toMatchObject({
      fields: [{ path: 'tier' }],
    });
  });

  test('a tier changes for its organizations at once', async () => {
    const before = (await given.admin.listTiers()).items;
    expect(before.map(({ name }) => name)).toEqual(['free', 'pro', 'team', 'enterprise']);
    await given.admin.updateOrganization(given.operator, given.organizationId, { tier: 'team' });
    await openPeriod(given.store.db, given.organizationId, new Date());
    const tier = await given.admin.updateTier(given.operator, 'team', { rows_per_period: null, per_request_cap: 5 });
    expect(tier).toEqual({
      name: 'team',
      rows_per_period: null,
      per_request_cap: 5,
      api_access: true,
      organizations_count: 1,
    });
    expect(await given.newest()).toMatchObject({
      action: 'tier.updated',
      details: {
        changed: { rows_per_period: { from: 200_000_000, to: null }, per_request_cap: { from: 20_000_000, to: 5 } },
      },
    });
    expect(await makeUsage(given).summary(given.owner, given.organizationId)).toMatchObject({
      rows_included: null,
      rows_remaining: null,
      per_request_cap: 5,
    });
    await expect(given.admin.updateTier(given.operator, 'gold', {})).rejects.toMatchObject({ code: 'not_found' });
  });
});
