import { parseDatabaseUrl, type Session } from '@rowloom/databases';
import { findMariadbBin, findPostgresBin, startMariadb, startPostgres } from '@rowloom/servers';
import { expect, test } from 'vitest';
import { makeTarget } from '../target/target.ts';
import { openLedger } from './open-ledger.ts';

const CROWD = 6;
const ROUNDS = 12;

type Place = { readonly url: string; readonly database: string };

/** This many runs open the ledger of a database without one, simultaneously. */
async function openTogether({ url, database }: Place): Promise<readonly string[]> {
  const sessions: readonly Session[] = await Promise.all(
    Array.from({ length: CROWD }, () => makeTarget(parseDatabaseUrl(url, { sockets: true })).connect()),
  );
  try {
    const opened = await Promise.allSettled(sessions.map((session) => openLedger(session, database)));
    return opened.map((result) => (result.status === 'fulfilled' ? result.value.keys : String(result.reason)));
  } finally {
    await Promise.all(sessions.map((session) => session.close()));
  }
}

const pgBin = findPostgresBin();
test.skipIf(pgBin === undefined)('simultaneous runs in a new PostgreSQL database create one ledger', async () => {
  const server = await startPostgres(pgBin ?? '');
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const database = server.createDatabase(`meet_${round}`);
      const url = `postgres://rowloom@/${database}?host=${encodeURIComponent(server.host)}&port=${server.port}`;
      expect(new Set(await openTogether({ url, database })).size).toBe(1);
    }
  } finally {
    await server.stop();
  }
});

const mariadbBin = findMariadbBin();
test.skipIf(mariadbBin === undefined)('simultaneous runs on a new MariaDB server create one ledger', async () => {
  const server = await startMariadb(mariadbBin ?? '');
  try {
    const { user, password, port } = server;
    const database = server.createDatabase('meet');
    const url = `mysql://${user}:${password}@127.0.0.1:${port}/${database}`;
    expect(new Set(await openTogether({ url, database })).size).toBe(1);
  } finally {
    await server.stop();
  }
});
