import { fingerprintCatalogue, parseDatabaseUrl, type Session } from '@rowloom/databases';
import { loadLexicon, makeRunContext, type Plan, type SchemaDocument } from '@rowloom/engine';
import { expect } from 'vitest';
import { checksumTable } from '../certificate/checksum-table.ts';
import { makeCertificate } from '../certificate/make-certificate.ts';
import { findLedger } from '../ledger/open-ledger.ts';
import type { Mode } from '../ledger/run-record.ts';
import { planFor } from '../run/shop.fixture.ts';
import type { RunOptions } from '../run/run-request.ts';
import { readTargetSchema } from '../schema/read-target-schema.ts';
import { makeTarget, type Target } from '../target/target.ts';
import type { FaultServer } from './fault-server.fixture.ts';
import type { LoaderJob } from './loader.ts';
import { ROWS } from './shops.fixture.ts';

/** The required state of a target after a run, whatever happened to it on the way. */
export type Undisturbed = {
  readonly plan: Plan;
  readonly schema: SchemaDocument;
  readonly checksums: Readonly<Record<string, string>>;
  readonly fingerprint: string;
};

export async function withTarget<Answer>(
  url: string,
  work: (session: Session, target: Target) => Promise<Answer>,
): Promise<Answer> {
  const target = makeTarget(parseDatabaseUrl(url, { sockets: true }));
  const session = await target.connect();
  try {
    return await work(session, target);
  } finally {
    await session.close();
  }
}

export async function planShop(url: string, rows: Readonly<Record<string, number>> = ROWS, seed?: number) {
  return withTarget(url, async (session, target) => {
    const schema = await readTargetSchema(target, session);
    return { schema, plan: await planFor(schema, rows, seed) };
  });
}

export type JobWishes = {
  readonly url: string;
  readonly runId: string;
  readonly mode?: Mode;
  readonly options?: RunOptions;
};

export function jobFor(shop: Pick<Undisturbed, 'plan' | 'schema'>, wishes: JobWishes): LoaderJob {
  const { plan, schema } = shop;
  const { mode = 'append', runId } = wishes;
  return { plan, schema, rules: {}, locale: 'en', requestDigest: runId, ...wishes, mode };
}

/** The content of the tables and their constraints, according to the database. */
export async function describeShop(url: string, plan: Plan): Promise<Undisturbed> {
  return withTarget(url, async (session, target) => {
    const schema = await readTargetSchema(target, session);
    const run = makeRunContext(schema, plan, await loadLexicon('en'));
    const checksums: Record<string, string> = {};
    for (const { name } of plan.tables) {
      const { value, rows } = await checksumTable(session, run, name);
      checksums[name] = `${rows} rows, ${value}`;
    }
    return { plan, schema, checksums, fingerprint: await fingerprintOf(session, schema) };
  });
}

async function fingerprintOf(session: Session, schema: SchemaDocument): Promise<string> {
  if (session.dialect === 'postgresql') return fingerprintCatalogue(session, schema.tables);
  return JSON.stringify({ ...schema, name: '' });
}

/** Rows, constraints and ledger are those of an undisturbed run. */
export async function expectWhole(url: string, runId: string, wanted: Undisturbed): Promise<void> {
  const found = await describeShop(url, wanted.plan);
  expect(found.checksums).toEqual(wanted.checksums);
  expect(found.fingerprint).toBe(wanted.fingerprint);
  await withTarget(url, async (session, target) => {
    const certificate = await makeCertificate(session, found.schema, { madeAt: '2026-01-01T00:00:00.000Z' });
    expect(certificate).toMatchObject({ violations: 0, unexamined: 0 });
    const ledger = await findLedger(session, target.database);
    if (ledger === undefined) throw new Error('There is no ledger.');
    expect(await session.query(`SELECT * FROM ${ledger.attempts}`)).toEqual([]);
    expect(await session.query(`SELECT * FROM ${ledger.restores} WHERE done_at IS NULL`)).toEqual([]);
    expect(await session.query(`SELECT phase FROM ${ledger.runs} WHERE run_id = $1`, [runId])).toEqual([
      { phase: 'done' },
    ]);
    const chunks = await session.query(
      `SELECT table_name, sum(end_row - first_row) AS covered FROM ${ledger.chunks} WHERE run_id = $1 GROUP BY table_name`,
      [runId],
    );
    expect(Object.fromEntries(chunks.map((row) => [row['table_name'], Number(row['covered'])]))).toEqual(
      Object.fromEntries(wanted.plan.tables.map(({ name, rows }) => [name, rows])),
    );
    await expectFreeNumber(session);
  });
}

/** The next INSERT without its own key gets a free one. */
async function expectFreeNumber(session: Session): Promise<void> {
  const top = async (): Promise<number> =>
    Number((await session.query('SELECT max(id) AS top FROM categories'))[0]?.['top']);
  const before = await top();
  await session.execute('BEGIN');
  await session.execute("INSERT INTO categories (name) VALUES ('Another')");
  expect(await top()).toBeGreaterThan(before);
  await session.execute('ROLLBACK');
}

/** The same run without obstacles. */
export async function runUndisturbed(server: FaultServer, load: (job: LoaderJob) => Promise<unknown>) {
  const url = server.url(server.fresh());
  const shop = await planShop(url);
  await load(jobFor(shop, { url, runId: 'gen_undisturbed' }));
  const wanted = await describeShop(url, shop.plan);
  await expectWhole(url, 'gen_undisturbed', wanted);
  return wanted;
}
