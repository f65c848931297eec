import {
  applyProfile,
  compareProfiles,
  loadLexicon,
  makePlan,
  makeRunContext,
  type Profile,
  printProfile,
  type SchemaDocument,
  worstOf,
} from '@rowloom/engine';
import type { MariadbServer } from '@rowloom/servers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectMysql } from '../mysql/connect.ts';
import { introspectMysql } from '../mysql/introspect.ts';
import { openMysqlLoader } from '../mysql/load.ts';
import { addressOf, isMissing, openServer } from '../mysql/server.fixture.ts';
import { introspectPostgresql } from '../postgresql/introspect.ts';
import { openPostgresqlLoader } from '../postgresql/load/open-loader.ts';
import { bin, useScratchSessions } from '../postgresql/scratch-session.fixture.ts';
import type { Driver } from '../session/driver.ts';
import type { Session } from '../session/session.ts';
import { connectSqlite } from '../sqlite/connect.ts';
import { introspectSqlite } from '../sqlite/introspect.ts';
import { openSqliteLoader } from '../sqlite/load.ts';
import { makeScratchFolder } from '../sqlite/scratch-folder.fixture.ts';
import { odd, oddDdl, oddRows } from './odd-shop.fixture.ts';
import { readProfile } from './read-profile.ts';

const lexicon = await loadLexicon('en');
const EXACT = { epsilon: Number.POSITIVE_INFINITY, k: 1, allow: ['*'], ownAggregates: true } as const;

/** The same noise in every run of the test. */
function repeatable(): () => number {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
}

type Loader = Driver['openLoader'];

async function fillLike(session: Session, document: SchemaDocument, profile: Profile, open: Loader): Promise<void> {
  const { schema } = applyProfile(document, profile);
  const rows = { customers: odd.customers.length, orders: odd.orders.length };
  const planned = makePlan(schema, { rows, seed: 11, locale: 'en', as_of: '2026-01-01T00:00:00Z' }, lexicon);
  if ('issues' in planned) throw new Error(JSON.stringify(planned.issues));
  const run = makeRunContext(schema, planned.plan, lexicon);
  await session.script('DELETE FROM orders; DELETE FROM customers;');
  for (const { name, rows: count } of planned.plan.tables) {
    const loader = await open(session, run, name);
    await loader.load(0, count);
  }
}

/** What the file must not contain, and does: words that were not allowed, and rare ones. */
function toldOf(text: string): readonly string[] {
  const secrets = [
    ...odd.customers.flatMap(({ email, city, note }) => [email, city, note]),
    ...odd.orders.flatMap(({ status, code }) => [status, code]),
    'telegram',
  ];
  return [...new Set(secrets)].filter((secret) => secret !== null && text.includes(secret)) as string[];
}

/** From rows to a profile, to new rows, and back: the two profiles are nearly equal, and contain nothing secret. */
async function throughProfile(session: Session, document: SchemaDocument, open: Loader): Promise<Profile> {
  const before = await readProfile(session, document, EXACT);
  const profile = await readProfile(session, document, {
    ownAggregates: true,
    allow: ['orders.channel'],
    random: repeatable(),
  });
  expect(toldOf(printProfile(profile))).toEqual([]);
  expect(printProfile(profile)).toContain('"pigeon"');
  await fillLike(session, document, profile, open);
  const wrong = await session.query(
    `SELECT (SELECT count(*) FROM orders WHERE paid_at < placed_at) AS unpaid, (SELECT count(*) FROM orders JOIN customers ON customers.id = customer_id WHERE placed_at < customers.created_at) AS early`,
  );
  expect(wrong.map(({ unpaid, early }) => [Number(unpaid), Number(early)])).toEqual([[0, 0]]);
  const after = compareProfiles(before, await readProfile(session, document, EXACT));
  const distances = after.tables.flatMap(({ name, columns, keys }) =>
    [...columns, ...keys].map((item) => ({ ...item, name: `${name}.${item.name}` })),
  );
  const isFree = (name: string): boolean => /\.(email|note|code|id)$/.test(name);
  expect(distances.filter((item) => !isFree(item.name) && (item.ks ?? 0) > 0.1)).toEqual([]);
  expect(distances.filter((item) => (item.nulls ?? 0) > 0.05)).toEqual([]);
  expect(after.tables.flatMap((table) => table.lost_orders)).toEqual([]);
  expect(distances.map(worstOf).length).toBeGreaterThan(10);
  // Renamed words are compared by rank, as a reader of the file would.
  const ranked = compareProfiles(withoutWords(before), withoutWords(await readProfile(session, document, EXACT)));
  expect(
    ranked.tables
      .flatMap(({ columns }) => columns)
      .filter(({ name, variation = 0 }) => variation > 0.05 && name !== 'note'),
  ).toEqual([]);
  return profile;
}

function withoutWords(profile: Profile): Profile {
  return {
    ...profile,
    tables: profile.tables.map((table) => ({
      ...table,
      columns: table.columns.map((column) =>
        column.values === undefined ? column : { ...column, values: column.values.map(({ share }) => ({ share })) },
      ),
    })),
  };
}

describe.skipIf(bin === undefined && process.env['CI'] !== 'true')('PostgreSQL', () => {
  const { setUp } = useScratchSessions();

  test('rows made from a profile resemble the original rows', async () => {
    const session = await setUp(oddDdl('postgresql'));
    for (const sql of oddRows()) await session.script(sql);
    const document = await introspectPostgresql(session);
    const profile = await throughProfile(session, document, openPostgresqlLoader);
    const again = await readProfile(session, document, { ownAggregates: true });
    expect(again.tables[1]?.rows === profile.tables[1]?.rows && printProfile(again) === printProfile(profile)).toBe(
      false,
    );
  });

  test("the server's own statistics also work, and are named", async () => {
    const session = await setUp(oddDdl('postgresql'));
    for (const sql of oddRows()) await session.script(sql);
    await session.script('ANALYZE');
    const document = await introspectPostgresql(session);
    const before = await readProfile(session, document, EXACT);
    const profile = await readProfile(session, document, { random: repeatable() });
    expect(profile.privacy.outside_budget).toContain('orders.total');
    expect(toldOf(printProfile(profile))).toEqual([]);
    await fillLike(session, document, profile, openPostgresqlLoader);
    const after = compareProfiles(before, await readProfile(session, document, EXACT));
    const far = after.tables
      .flatMap(({ columns }) => columns)
      .filter(({ name, ks = 0 }) => ks > 0.1 && !/email|note|code/.test(name));
    expect(far).toEqual([]);
  });
});

describe.skipIf(isMissing)('MariaDB', () => {
  let server: MariadbServer | undefined;
  beforeAll(async () => {
    server = await openServer();
    server.run('CREATE DATABASE odd');
  });
  afterAll(() => server?.stop());

  test('rows made from a profile resemble the original rows', async () => {
    const session = await connectMysql(addressOf(server as MariadbServer, 'odd'));
    try {
      await session.script(oddDdl('mysql'));
      for (const sql of oddRows()) await session.script(sql);
      const profile = await throughProfile(session, await introspectMysql(session), openMysqlLoader);
      expect(profile.privacy.epsilon).toBe(1);
    } finally {
      await session.close();
    }
  });
});

describe('SQLite', () => {
  const { path, remove } = makeScratchFolder();
  afterAll(remove);

  test('rows made from a profile resemble the original rows', async () => {
    const session = await connectSqlite({ dialect: 'sqlite', file: path('odd.db') }, { create: true });
    await session.script(oddDdl('sqlite'));
    for (const sql of oddRows()) await session.script(sql);
    const profile = await throughProfile(session, await introspectSqlite(session), openSqliteLoader);
    expect(profile.privacy.outside_budget).toEqual([]);
    await session.close();
  });
});
