import { loadLexicon, makePlan, makeRunContext, type RunContext } from '@rowloom/engine';
import type { MariadbServer } from '@rowloom/servers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Session } from '../session/session.ts';
import { connectMysql } from './connect.ts';
import { introspectMysql } from './introspect.ts';
import { openMysqlLoader } from './load.ts';
import { addressOf, isMissing, openServer } from './server.fixture.ts';
import { MARIADB_ZOO } from './zoo.fixture.ts';

const ROWS = 120;
const WITHOUT_TRIGGERS = MARIADB_ZOO.replaceAll(/CREATE TRIGGER [^;]*;/g, '');

async function prepare(session: Session): Promise<RunContext> {
  const schema = await introspectMysql(session);
  const lexicon = await loadLexicon('en');
  const wishes = { seed: 5, locale: 'en', as_of: '2026-11-15T00:00:00.000Z', rows: { '*': ROWS } } as const;
  // Checks implied by partitions are text until packages/sql reads them: their tables are tested there.
  const made = makePlan(
    { ...schema, tables: schema.tables.filter(({ name }) => name !== 'tickets' && name !== 'visits') },
    wishes,
    lexicon,
  );
  if ('issues' in made) throw new Error(JSON.stringify(made.issues));
  return makeRunContext(schema, made.plan, lexicon);
}

const DIGEST = `SELECT COUNT(*) AS n, MD5(GROUP_CONCAT(HEX(CONCAT_WS('|', id, is_fed, rank_no, padded, size, price, weight, width,
  BIN(flag), BIN(mask), born, seen, wakes, changed_at, noted_at, letter, name, path, story, HEX(photo), HEX(tag), diet,
  traits, settings, notes, ST_AsText(spot), ST_AsText(area), ST_AsText(trail), ST_AsText(pen), ST_AsText(perches),
  ST_AsText(group_of), token, camera, feeder, doubled, label, hidden, wing, cage, mother_id)) ORDER BY id)) AS digest FROM animals`;

describe.skipIf(isMissing)('MariaDB', () => {
  let server: MariadbServer;

  beforeAll(async () => {
    server = await openServer();
  });
  afterAll(() => server.stop());

  const open = async (name: string): Promise<Session> => {
    const session = await connectMysql(addressOf(server, server.createDatabase(name)));
    await session.script(WITHOUT_TRIGGERS);
    await session.script('SET group_concat_max_len = 100000000; SET foreign_key_checks = 0');
    return session;
  };
  const fill = async (session: Session, run: RunContext): Promise<void> => {
    for (const [name, { plan }] of run.tables) {
      const loader = await openMysqlLoader(session, run, name);
      const cut = Math.floor(plan.rows / 3);
      expect(await loader.load(0, cut)).toMatchObject({ rows: cut });
      expect(await loader.load(cut, plan.rows)).toMatchObject({ rows: plan.rows - cut });
    }
  };

  test('every type is loaded correctly, by file and by statement alike', async () => {
    const byFile = await open('by_file');
    const run = await prepare(byFile);
    await fill(byFile, run);
    const [found] = await byFile.query(DIGEST);
    expect(found).toMatchObject({ n: ROWS });

    const byStatement = await open('by_statement');
    const settings = await byStatement.query('SELECT @@global.local_infile AS local');
    expect(settings).toEqual([{ local: 1 }]);
    await byStatement.script('SET GLOBAL local_infile = 0');
    try {
      await fill(byStatement, run);
    } finally {
      await byStatement.script('SET GLOBAL local_infile = 1');
    }
    expect((await byStatement.query(DIGEST))[0]).toEqual(found);

    const orphans = await byFile.query(
      `SELECT COUNT(*) AS n FROM animals c WHERE wing IS NOT NULL AND cage IS NOT NULL
         AND NOT EXISTS (SELECT 1 FROM cages p WHERE p.wing = c.wing AND p.code = c.cage)`,
    );
    expect(orphans).toEqual([{ n: 0 }]);
    await Promise.all([byFile.close(), byStatement.close()]);
  });

  test('rows that the server would skip silently are an error without their values', async () => {
    const session = await open('skipped');
    const run = await prepare(session);
    const loader = await openMysqlLoader(session, run, 'animals');
    await loader.load(0, 10);
    const [first] = await session.query('SELECT id FROM animals ORDER BY id LIMIT 1');
    await session.execute('DELETE FROM animals WHERE id > $1', [first?.['id'] ?? 0]);
    await session.script('START TRANSACTION');
    const failure = (await loader.load(0, 10).catch((error: unknown) => error)) as Error & { facts: unknown };
    expect(failure).toMatchObject({
      code: 'rows_skipped',
      facts: { native: '1062', table: 'animals', constraint: 'PRIMARY' },
    });
    expect(failure.message).toContain('9 of 10 rows');
    await session.script('ROLLBACK');
    expect(await session.query('SELECT COUNT(*) AS n FROM animals')).toEqual([{ n: 1 }]);
    await session.close();
  });

  test('a value that does not fit is an error that names its column', async () => {
    const session = await open('narrow');
    const run = await prepare(session);
    await session.script('ALTER TABLE animals MODIFY seen tinyint');
    const loader = await openMysqlLoader(session, run, 'animals');
    await expect(loader.load(0, 5)).rejects.toMatchObject({ code: 'rows_skipped', facts: { column: 'seen' } });
    await session.close();
  });

  test('an aborted load stops between two buffers, and the session remains usable', async () => {
    const session = await open('aborted');
    const run = await prepare(session);
    const loader = await openMysqlLoader(session, run, 'animals');
    await session.script('START TRANSACTION');
    await expect(loader.load(0, ROWS, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'interrupted' });
    await session.script('ROLLBACK');
    expect(await session.query('SELECT COUNT(*) AS n FROM animals')).toEqual([{ n: 0 }]);
    expect(await loader.load(0, ROWS)).toMatchObject({ rows: ROWS });
    await session.close();
  });

  test('many loads over several connections at once leave no listener behind', async () => {
    const first = await open('at_once');
    const run = await prepare(first);
    const sessions = await Promise.all([1, 2, 3].map(() => connectMysql(addressOf(server, 'at_once'))));
    await Promise.all(
      sessions.map(async (session, part) => {
        await session.script('SET foreign_key_checks = 0');
        const loader = await openMysqlLoader(session, run, 'animals');
        for (let row = part * 40; row < (part + 1) * 40; row += 2) await loader.load(row, row + 2);
      }),
    );
    expect(await first.query('SELECT COUNT(*) AS n FROM animals')).toEqual([{ n: 120 }]);
    await Promise.all([first, ...sessions].map((session) => session.close()));
  });

  test('the server never receives a file of this machine', async () => {
    const session = await open('no_files');
    await expect(
      session.script("LOAD DATA LOCAL INFILE '/etc/hostname' INTO TABLE cages (code)"),
    ).rejects.toMatchObject({ code: 'unsupported' });
    expect(await session.query('SELECT COUNT(*) AS n FROM cages')).toEqual([{ n: 0 }]);
    await session.close();
  });
});
