import { expect, test } from 'vitest';
import { makeProject, makeTeam, rehearse, untilEnded } from '../people.fixture.ts';
import { onSomeStore } from '../service.fixture.ts';

onSomeStore('Usage summary', (service) => {
  test('the current period carries the tier, the rows consumed, the cap per request and the bonus rows', async () => {
    const team = await makeTeam(service, { tier: 'pro' });
    const { id } = await makeProject(service, team.owner, team.id);
    const query = { org_id: team.id };
    await service.get('adminGrantBonusRows', service.operator, {
      params: { id: team.id },
      body: { rows: 2500, reason: 'A test.' },
    });
    const before = await service.get('getUsage', team.owner, { query });
    expect(before).toMatchObject({ tier: 'pro', rows_consumed: 0, per_request_cap: 1_000_000, bonus_rows: 2500 });
    const { id: run } = await rehearse(service, team.owner, id);
    const { rows_generated: rows } = await untilEnded(service, team.owner, run);
    const after = await service.get('getUsage', team.owner, { query });
    expect(after).toMatchObject({
      rows_consumed: rows,
      rows_reserved: 0,
      rows_remaining: 10_000_000 - rows,
      bonus_rows: 2500,
    });
  });
});
