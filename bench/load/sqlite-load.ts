import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { parseDatabaseUrl } from '@rowloom/databases';
import { csv } from '@rowloom/engine';
import { makeTarget } from '@rowloom/runner';
import { printFigures } from '../measure.ts';
import type { LoadScratch } from './load-scratch.ts';
import { loadShop } from './load-shop.ts';
import { formatRows, openShop, planShop, rowsOf, SHOP_TABLES } from './plan-shop.ts';
import { writeReadyFiles } from './ready-files.ts';
import { bareShop } from './shop-sql.ts';
import { formatSpread, ratiosOf, spreadOf, takeTurns } from './turns.ts';

const ROUNDS = 5;
/** SQLite's own program, wherever the path has it. */
const SHELL = 'sqlite3';
const CHUNK_ROWS = 50_000;
/** For both sides: variations of the disk are excluded, the journal is not. */
const JOURNAL = 'PRAGMA journal_mode = DELETE; PRAGMA synchronous = OFF;';

export async function benchSqlite(scratch: LoadScratch): Promise<void> {
  const version = shell(':memory:', 'SELECT sqlite_version();').trim();
  const file = scratch.path('shop.sqlite');
  const before = (): void => {
    for (const suffix of ['', '-journal']) rmSync(`${file}${suffix}`, { force: true });
    shell(file, bareShop('sqlite'));
  };
  before();
  const target = makeTarget(parseDatabaseUrl(`sqlite:${file}`, { sockets: true }));
  const shop = await planShop(target, scratch.share);
  const run = await openShop(shop);
  const pathOf = (table: string): string => scratch.path(`${table}.csv`);
  writeReadyFiles(run, csv, pathOf);
  const imports = SHOP_TABLES.map((table) => `.import --csv "${pathOf(table)}" ${table}`);
  const [tool = [], own = []] = await takeTurns(ROUNDS, [
    { before, run: () => void shell(file, [JOURNAL, ...imports].join('\n')) },
    { before, run: () => loadShop(target, run, { settings: JOURNAL, chunkRows: CHUNK_ROWS }) },
  ]);
  const ratio = ratiosOf(own, tool);
  const session = await target.connect();
  const ownVersion = session.serverVersion;
  await session.close();
  printFigures(
    `Load into SQLite (shell ${version}, Node's ${ownVersion}): bare tables, journal_mode=DELETE, synchronous=OFF`,
    [
      {
        name: `\`.import --csv\` of ready files by the sqlite3 shell, ${formatRows(rowsOf(shop))}`,
        value: formatSpread(spreadOf(tool), ' s'),
      },
      {
        name: `rows made meanwhile, transactions of ${CHUNK_ROWS.toLocaleString('en')} rows`,
        value: formatSpread(spreadOf(own), ' s'),
      },
      { name: 'against `.import`', value: formatSpread(ratio), target: 'at most 0.6', met: ratio.median <= 0.6 },
    ],
  );
}

function shell(file: string, input: string): string {
  const { status, stdout, stderr, error } = spawnSync(SHELL, ['-bail', file], { input, encoding: 'utf8' });
  if (error !== undefined) throw error;
  if (status !== 0 || stderr !== '') throw new Error(`sqlite3 failed: ${stderr}`);
  return stdout;
}
