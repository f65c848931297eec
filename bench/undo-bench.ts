import { DatabaseSync } from 'node:sqlite';
import { parseDatabaseUrl } from '@rowloom/databases';
import { loadLexicon, makePlan } from '@rowloom/engine';
import { makeTarget, readTargetSchema, runGeneration, type Target, undoRun, withSession } from '@rowloom/runner';
import { findMariadbBin, startMariadb } from '@rowloom/servers';
import { endedSeconds, processorSeconds, processTree } from './api/process-tree.ts';
import { openLoadScratch } from './load/load-scratch.ts';
import { openPostgresql, postgresqlTarget } from './load/open-postgresql.ts';

/** Undo must reach at least this share of the loading speed. */
const LEAST = 0.25;
/** Of one table; `ROWLOOM_BENCH_SHARE=0.05` while developing a bench. */
const ROWS = 2_000_000;

/** Only the whole content distinguishes rows of the second. */
const TABLES: Readonly<Record<string, string>> = {
  'with a key': `CREATE TABLE letters (id bigint NOT NULL PRIMARY KEY, note varchar(40) NOT NULL, sent timestamp NOT NULL, weight int)`,
  'without a key': `CREATE TABLE letters (code bigint NOT NULL, note varchar(40) NOT NULL, sent timestamp NOT NULL, weight int)`,
};
/** A foreign row: the table cannot simply be emptied. */
const STRANGER = "INSERT INTO letters VALUES (987654321, 'mine', '2020-01-01 00:00:00', 7)";

type Place = {
  readonly name: string;
  /** A database with these tables. */
  readonly fresh: (sql: string) => Target;
  readonly close: () => Promise<void> | void;
};

const PLACES = { postgresql: openPostgresqlPlace, mariadb: openMariadbPlace, sqlite: openSqlitePlace } as const;

/** The speed of undoing a run, compared with loading it. */
export async function benchUndo(words: readonly string[]): Promise<void> {
  const scratch = openLoadScratch();
  const only = words[words.indexOf('--only') + 1];
  try {
    for (const [name, open] of Object.entries(PLACES)) {
      if (words.includes('--only') && only !== name) continue;
      const place = await open(scratch.path);
      try {
        for (const [what, sql] of Object.entries(TABLES))
          await compare(place, what, `${sql}; ${STRANGER};`, Math.floor(ROWS * scratch.share));
      } finally {
        await place.close();
      }
    }
  } finally {
    scratch.close();
  }
}

async function compare({ name, fresh }: Place, what: string, sql: string, rows: number): Promise<void> {
  const target = fresh(sql);
  const schema = await withSession(target, (session) => readTargetSchema(target, session));
  const wishes = { rows: { letters: rows }, seed: 42, locale: 'en', as_of: '2026-11-15T00:00:00Z' } as const;
  const made = makePlan(schema, { ...wishes, rules: {} }, await loadLexicon('en'));
  if ('issues' in made) throw new Error(made.issues.map(({ message }) => message).join('\n'));
  const runId = `gen_undo_${what.replaceAll(' ', '_')}`;
  const atFirst = usedSeconds();
  let loaded = atFirst;
  const outcome = await runGeneration({
    target,
    runId,
    requestDigest: runId,
    schema,
    plan: made.plan,
    rules: {},
    locale: 'en',
    mode: 'append',
    options: { checksum: false },
    onEvent: ({ kind }) => void (kind === 'certifying' && (loaded = usedSeconds())),
  });
  const load = outcome.seconds.load + outcome.seconds.constrain;
  const atUndo = usedSeconds();
  const began = performance.now();
  const { tables } = await undoRun({ target, runId });
  const undo = (performance.now() - began) / 1000;
  const gone = tables.reduce((sum, table) => sum + table.deleted, 0);
  const ratio = load / undo;
  const [loading, undoing] = [loaded - atFirst, usedSeconds() - atUndo];
  console.log(
    `${name}, a table ${what}: ${rows} rows loaded in ${load.toFixed(2)} s, undone in ${undo.toFixed(2)} s (${Math.round(rows / undo)} rows/s), ${ratio.toFixed(2)} of the load's speed (at least ${LEAST}); processor time ${loading.toFixed(2)} s and ${undoing.toFixed(2)} s, ${(loading / undoing).toFixed(2)}`,
  );
  if (gone !== rows || ratio < LEAST) process.exitCode = 1;
}

/** Processor time of this process and its servers: other work on the machine affects it less. Linux only. */
const usedSeconds = (): number =>
  processTree(process.pid).reduce((sum, pid) => sum + processorSeconds(pid) + endedSeconds(pid), 0);

async function openPostgresqlPlace(): Promise<Place> {
  const server = await openPostgresql();
  let count = 0;
  return {
    name: 'PostgreSQL',
    fresh(sql) {
      const database = server.createDatabase(`undo_${count++}`);
      server.run(sql, database);
      return postgresqlTarget(server, database);
    },
    close: () => server.stop(),
  };
}

async function openMariadbPlace(): Promise<Place> {
  const bin = findMariadbBin();
  if (bin === undefined) throw new Error('No MariaDB: set ROWLOOM_MARIADB_BIN to the folder of its programs.');
  const server = await startMariadb(bin);
  let count = 0;
  return {
    name: 'MariaDB',
    fresh(sql) {
      const database = server.createDatabase(`undo_${count++}`);
      server.run(sql, database);
      const { user, password, port } = server;
      return makeTarget(
        parseDatabaseUrl(`mysql://${user}:${password}@127.0.0.1:${port}/${database}`, { sockets: true }),
      );
    },
    close: () => server.stop(),
  };
}

function openSqlitePlace(path: (name: string) => string): Promise<Place> {
  let count = 0;
  return Promise.resolve({
    name: 'SQLite',
    fresh(sql) {
      const file = path(`undo_${count++}.db`);
      const database = new DatabaseSync(file);
      database.exec(sql);
      database.close();
      return makeTarget(parseDatabaseUrl(`sqlite:${file}`, { sockets: true }));
    },
    close: () => undefined,
  });
}
