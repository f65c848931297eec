import { introspectPostgresql, type Session } from '@rowloom/databases';
import type { SchemaDocument } from '@rowloom/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { bin, useScratchDatabase } from '../target/scratch-database.fixture.ts';
import { openCheckSession } from './check-session.ts';
import { makeCertificate } from './make-certificate.ts';
import { readWalks } from './walks.ts';

let session: Session;
let document: SchemaDocument;

/** Members have more than a hundred pages; fans have no index. */
const SCHEMA = `
CREATE TABLE clubs (id int PRIMARY KEY);
CREATE TABLE members (id int PRIMARY KEY, club int CONSTRAINT of_club REFERENCES clubs, a int, b int);
CREATE INDEX ON members (club);
CREATE TABLE fans (club int CONSTRAINT of_club REFERENCES clubs);
INSERT INTO clubs SELECT generate_series(1, 100);
INSERT INTO members SELECT n, n % 100 + 1 FROM generate_series(1, 30000) n;
INSERT INTO fans SELECT n % 100 + 1 FROM generate_series(1, 30000) n;`;

const scratch = useScratchDatabase(SCHEMA, ['autovacuum=off']);

beforeAll(async () => {
  if (bin === undefined) return;
  session = scratch.session();
  document = await introspectPostgresql(session);
});

/** Names of the tables whose key is walked. */
async function walked(): Promise<readonly string[]> {
  const checks = await openCheckSession(session, { isOpen: false });
  try {
    const walks = await readWalks(checks, document);
    return document.tables.flatMap((table) =>
      table.foreign_keys.some((key) => walks(table, key)) ? [table.name] : [],
    );
  } finally {
    await checks.end();
  }
}

/** These servers log commits later, and rows are not known to be visible before that. */
async function vacuum(): Promise<void> {
  await session.script('CHECKPOINT');
  await session.script('VACUUM');
}

const orphans = async (): Promise<readonly (number | null | undefined)[]> => {
  const { tables } = await makeCertificate(session, document, { madeAt: '2026-11-15' });
  return tables.flatMap(({ constraints }) =>
    constraints.flatMap((item) => (item.kind === 'foreign_key' ? [item.violations] : [])),
  );
};

describe.skipIf(bin === undefined)('walking indexes side by side', () => {
  test('is used for large tables with an index and an all-visible map', async () => {
    expect(await walked()).toEqual([]);
    await vacuum();
    expect(await walked()).toEqual(['members']);
    expect(await orphans()).toEqual([0, 0]);
  });

  test('counts every orphan', async () => {
    await session.script(`SET session_replication_role = replica;
      INSERT INTO members VALUES (-1, 101), (-2, 101), (-3, 0), (-4, NULL); INSERT INTO fans VALUES (0)`);
    await vacuum();
    expect(await walked()).toEqual(['members']);
    expect(await orphans()).toEqual([1, 3]);
  });

  test('is avoided if the table has grown much since', async () => {
    await session.script('INSERT INTO members SELECT n, 1 FROM generate_series(30001, 40000) n');
    expect(await walked()).toEqual([]);
  });
});
