import { findPostgresBin } from '@rowloom/servers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobFor, planShop } from '../faults/fault-run.fixture.ts';
import { type FaultServer, openFaultServer } from '../faults/fault-server.fixture.ts';
import { loadHere } from '../faults/load-here.fixture.ts';

// The ledger's schema, which exists the second time, has the name of the test's role, and so precedes `public`.
const PARENTS = 'CREATE TABLE public.parents (id integer PRIMARY KEY, name text NOT NULL)';
const CHILDREN =
  'CREATE TABLE public.children (parent_id integer NOT NULL REFERENCES public.parents (id), said text NOT NULL)';

describe.skipIf(findPostgresBin() === undefined)('tables that are recreated between two attempts', () => {
  let server: FaultServer;
  beforeAll(async () => {
    server = await openFaultServer('postgresql');
  });
  afterAll(() => server.stop());

  test('are accepted before anything was committed', async () => {
    const name = server.fresh(`${PARENTS}; ${CHILDREN};`);
    const url = server.url(name);
    const shop = await planShop(url, { parents: 300, children: 2000 });
    const job = jobFor(shop, { url, runId: 'gen_again' });
    const stop = new AbortController();
    const stopped = loadHere({ ...job, signal: stop.signal }, ({ kind }) => {
      if (kind === 'way') stop.abort();
    });
    await expect(stopped).rejects.toMatchObject({ name: expect.stringMatching(/Error|Abort|Interrupt/i) });
    server.run(`DROP TABLE public.children; ${CHILDREN};`, name);
    const { certificate, resumed } = await loadHere(job);
    expect({ resumed, violations: certificate.violations, differences: certificate.differences }).toEqual({
      resumed: true,
      violations: 0,
      differences: 0,
    });
    expect(certificate.tables.find((table) => table.name === 'children')?.rows_found).toBe(2000);
  });
});
