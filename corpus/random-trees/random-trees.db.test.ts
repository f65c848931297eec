import { findPostgresBin } from '@rowloom/servers';
import { afterAll, describe, expect, test } from 'vitest';
import { fillSchema } from '../fill-schema.ts';
import { openServers } from '../open-servers.ts';
import { randomTrees } from './random-trees.ts';

/** A few of those that `npm run corpus -- --random-trees 300` fills; the last of them failed for a while. */
const TREES = randomTrees(19, 1).slice(-4);

describe.skipIf(findPostgresBin() === undefined)('random subtypes and tenants', () => {
  const servers = openServers();
  afterAll(() => servers.close());

  test.each(TREES)('$name is filled completely without a rule', async (schema) => {
    const { tables, filled, violations, problems } = await fillSchema(servers, schema, { rows: 20, seed: 1 });
    expect(problems).toEqual([]);
    expect({ filled, violations }).toEqual({ filled: tables, violations: 0 });
  });
});
