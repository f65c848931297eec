import { copyText } from '@rowloom/engine';
import { runGeneration, type RunOutcome } from '@rowloom/runner';
import type { PostgresServer } from '@rowloom/servers';
import pg from 'pg';
import { type Figure, printFigures } from '../measure.ts';
import { SHOP_RULES } from '../shop-schema.ts';
import { insertByFaker } from './insert-by-faker.ts';
import type { LoadScratch } from './load-scratch.ts';
import { loadShop } from './load-shop.ts';
import { openPostgresql, postgresqlTarget } from './open-postgresql.ts';
import { openShop, planShop, rowsOf, SHOP_TABLES } from './plan-shop.ts';
import { writeReadyFiles } from './ready-files.ts';
import { seedByDrizzle } from './seed-by-drizzle.ts';
import { bareShop, keyedShop } from './shop-sql.ts';
import { formatSpread, ratiosOf, spreadOf, takeTurns } from './turns.ts';

const ROUNDS = 5;
const KEYED_ROUNDS = 3;
/** COPY with keys in place takes minutes for all rows. */
const KEYED_SHARE = 1 / 5;
const PEER_SHARE = 1 / 50;

export async function benchPostgresql(scratch: LoadScratch, full: boolean): Promise<void> {
  const server = await openPostgresql();
  try {
    server.run(bareShop('postgresql'), server.createDatabase('bare'));
    server.run(keyedShop('postgresql'), server.createDatabase('keyed'));
    const version = server.run('SHOW server_version');
    const figures = await compareBare(server, scratch);
    const { figures: keyed, speed } = await compareKeyed(server, scratch, KEYED_SHARE, KEYED_ROUNDS);
    figures.push(...keyed);
    let best = speed;
    if (full) {
      const whole = await compareKeyed(server, scratch, 1, 1);
      figures.push(...whole.figures);
      best = whole.speed;
    }
    figures.push(...(await comparePeers(server, best)));
    printFigures(`Load into PostgreSQL ${version}: shared_buffers 512 MB, max_wal_size 4 GB, fsync off`, figures);
  } finally {
    await server.stop();
  }
}

/** Between two rounds nothing of the last one is left to be written. */
const empty = (server: PostgresServer, database: string) => (): void =>
  void server.run(`TRUNCATE ${SHOP_TABLES.join(', ')}; CHECKPOINT;`, database);

const copyCommands = (pathOf: (table: string) => string): string =>
  SHOP_TABLES.map((table) => `\\copy ${table} from '${pathOf(table)}'`).join('\n');

async function compareBare(server: PostgresServer, scratch: LoadScratch): Promise<Figure[]> {
  // Planned with its keys, so that the same rows go into both databases.
  const shop = await planShop(postgresqlTarget(server, 'keyed'), scratch.share);
  const run = await openShop(shop);
  const pathOf = (table: string): string => scratch.path(`${table}.copy`);
  writeReadyFiles(run, copyText, pathOf);
  const target = postgresqlTarget(server, 'bare');
  const before = empty(server, 'bare');
  const [psql = [], own = []] = await takeTurns(ROUNDS, [
    { before, run: () => void server.run(copyCommands(pathOf), 'bare') },
    { before, run: () => loadShop(target, run) },
  ]);
  const ratio = ratiosOf(own, psql);
  return [
    {
      name: `psql \`\\copy\` of ready text files, bare tables, ${million(rowsOf(shop))} rows`,
      value: formatSpread(spreadOf(psql), ' s'),
    },
    {
      name: 'COPY BINARY of rows made meanwhile, bare tables, one connection',
      value: formatSpread(spreadOf(own), ' s'),
    },
    { name: 'against `\\copy`', value: formatSpread(ratio), target: 'at most 0.75', met: ratio.median <= 0.75 },
  ];
}

async function compareKeyed(
  server: PostgresServer,
  scratch: LoadScratch,
  share: number,
  rounds: number,
): Promise<{ readonly figures: readonly Figure[]; readonly speed: number }> {
  const target = postgresqlTarget(server, 'keyed');
  const shop = await planShop(target, scratch.share * share);
  const pathOf = (table: string): string => scratch.path(`${table}-keyed.copy`);
  writeReadyFiles(await openShop(shop), copyText, pathOf);
  const outcomes: RunOutcome[] = [];
  const planning: number[] = [];
  const generate = async (): Promise<void> => {
    const start = performance.now();
    const planned = await planShop(target, scratch.share * share);
    planning.push((performance.now() - start) / 1000);
    const runId = `bench_${share}_${outcomes.length}`;
    const outcome = await runGeneration({
      target,
      runId,
      requestDigest: runId,
      ...planned,
      rules: SHOP_RULES,
      locale: 'en',
      mode: 'append',
    });
    if (outcome.certificate.violations > 0 || outcome.certificate.unexamined > 0)
      throw new Error('The certificate of the load is not clean.');
    outcomes.push(outcome);
  };
  const before = empty(server, 'keyed');
  const [psql = [], whole = []] = await takeTurns(rounds, [
    { before, run: () => void server.run(copyCommands(pathOf), 'keyed') },
    { before, run: generate },
  ]);
  empty(server, 'keyed')();
  const part = (read: (outcome: RunOutcome) => number): string => `${spreadOf(outcomes.map(read)).median.toFixed(2)} s`;
  const own = whole.map((seconds, round) => seconds - (outcomes[round]?.seconds.checksum ?? 0));
  const ratio = ratiosOf(own, psql);
  const rows = rowsOf(shop);
  const size = `${million(rows)} rows`;
  return {
    speed: rows / spreadOf(own).median,
    figures: [
      {
        name: `psql \`\\copy\`, keys, indexes and checks in place, ${size}`,
        value: formatSpread(spreadOf(psql), ' s'),
      },
      {
        name: `a valid database: planned, loaded, constrained, certified, ${size}`,
        value: formatSpread(spreadOf(own), ' s'),
      },
      {
        name: 'its parts: plan, prepare, load, constrain, certify',
        value: [
          `${spreadOf(planning).median.toFixed(2)} s`,
          part(({ seconds }) => seconds.prepare),
          part(({ seconds }) => seconds.load),
          part(({ seconds }) => seconds.constrain),
          part(({ seconds }) => seconds.certify),
        ].join(', '),
      },
      {
        name: 'against `\\copy` with keys in place',
        value: formatSpread(ratio, ''),
        target: 'at most 0.15',
        met: ratio.median <= 0.15,
      },
      { name: 'the checksum of all rows, read back, on top', value: part(({ seconds }) => seconds.checksum) },
    ],
  };
}

/** Rows per second of others with keys in place; a fiftieth of the rows, since all of them take minutes. */
async function comparePeers(server: PostgresServer, speed: number): Promise<readonly Figure[]> {
  const client = new pg.Client({ host: server.host, port: server.port, user: 'rowloom', database: 'keyed' });
  await client.connect();
  try {
    const shop = await planShop(postgresqlTarget(server, 'keyed'), PEER_SHARE);
    const counts = Object.fromEntries(shop.plan.tables.map(({ name, rows }) => [name, rows]));
    const rows = rowsOf(shop);
    const before = empty(server, 'keyed');
    const [drizzle = [], faker = []] = await takeTurns(2, [
      { before, run: () => seedByDrizzle(client, counts) },
      { before, run: () => insertByFaker(client, counts) },
    ]);
    const perSecond = (seconds: readonly number[]): number => rows / spreadOf(seconds).median;
    const describe = (rate: number): string => `${Math.round(rate).toLocaleString('en')} rows/s`;
    const times = speed / perSecond(drizzle);
    return [
      { name: 'a valid database, as above', value: describe(speed) },
      { name: `drizzle-seed, keys in place, ${million(rows)} rows`, value: describe(perSecond(drizzle)) },
      {
        name: `faker and INSERTs of 1,000 rows, keys in place, ${million(rows)} rows`,
        value: describe(perSecond(faker)),
      },
      {
        name: 'against drizzle-seed',
        value: `${times.toFixed(0)} times`,
        target: 'at least 20 times',
        met: times >= 20,
      },
      { name: 'against faker and INSERT', value: `${(speed / perSecond(faker)).toFixed(0)} times` },
    ];
  } finally {
    await client.end();
  }
}

const million = (rows: number): string => `${(rows / 1e6).toFixed(2)} million`;
