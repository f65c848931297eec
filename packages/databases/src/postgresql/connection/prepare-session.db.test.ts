import { describe, expect, test, vi } from 'vitest';
import { bin, useScratchSessions } from '../scratch-session.fixture.ts';
import { clientOf } from './client-of.ts';
import { prepareSession } from './prepare-session.ts';

const { setUp, runBeside } = useScratchSessions();

describe.skipIf(bin === undefined)('a connection that was just opened', () => {
  test('is queried once where its search path can stay, and twice where not', async () => {
    const session = await setUp('CREATE ROLE someone');
    const { client } = clientOf(session);
    const asked = vi.spyOn(client, 'query');
    await client.query('RESET search_path; SET ROLE someone');
    const { version, backend } = await prepareSession(client, []);
    expect([version, backend]).toEqual([runBeside('SHOW server_version'), session.backend]);
    expect(asked).toHaveBeenCalledTimes(2);
    await prepareSession(client, ['a "name"']);
    expect(asked).toHaveBeenCalledTimes(4);
    const { rows } = await client.query('SHOW search_path');
    expect(rows).toEqual([{ search_path: '"a ""name""", "$user", public' }]);
  });

  test('gets the settings that its server knows, even if it does not know them all', async () => {
    const { client } = clientOf(await setUp(''));
    await prepareSession(client, [], { timezone: 'Asia/Tokyo', setting_of_tomorrow: 'on', datestyle: 'German, DMY' });
    const { rows } = await client.query(
      "SELECT current_setting('timezone') AS zone, current_setting('datestyle') AS style",
    );
    expect(rows).toEqual([{ zone: 'Asia/Tokyo', style: 'German, DMY' }]);
  });

  test('fails if it is lost meanwhile', async () => {
    const { client } = clientOf(await setUp(''));
    const preparing = prepareSession(client, []);
    client.connection.stream.destroy();
    await expect(preparing).rejects.toThrow(/terminated|closed/);
  });
});
