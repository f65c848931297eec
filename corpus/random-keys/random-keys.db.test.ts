import { findMariadbBin, findPostgresBin } from '@rowloom/servers';
import { afterAll, describe, expect, test } from 'vitest';
import { fillSchema } from '../fill-schema.ts';
import { openServers } from '../open-servers.ts';
import { randomKeys } from './random-keys.ts';

/** A few of those that `npm run corpus -- --random-keys 300` fills, one of each dialect. */
const KEYED = randomKeys(3, 1);

describe.skipIf(findPostgresBin() === undefined || findMariadbBin() === undefined)('random keys', () => {
  const servers = openServers();
  afterAll(() => servers.close());

  test.each(KEYED)('$dialect/$name is filled completely with constraints enforced', async (schema) => {
    const wishes = { rows: 20, seed: 1, options: { oneTransactionRows: 0, chunkRows: 12 } };
    const { tables, filled, violations, problems } = await fillSchema(servers, schema, wishes);
    expect(problems).toEqual([]);
    expect({ filled, violations }).toEqual({ filled: tables, violations: 0 });
  });
});
