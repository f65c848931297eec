import { parseDatabaseUrl } from '@rowloom/databases';
import { loadData } from '@rowloom/engine';
import { makeTarget, type Target } from '@rowloom/runner';
import { findMariadbBin, type MariadbServer, startMariadb } from '@rowloom/servers';
import { printFigures } from '../measure.ts';
import type { LoadScratch } from './load-scratch.ts';
import { loadShop } from './load-shop.ts';
import { formatRows, openShop, planShop, rowsOf, SHOP_TABLES } from './plan-shop.ts';
import { writeReadyFiles } from './ready-files.ts';
import { keyedShop } from './shop-sql.ts';
import { formatSpread, ratiosOf, spreadOf, takeTurns } from './turns.ts';

const ROUNDS = 3;
const RELAXED = 'SET SESSION foreign_key_checks = 0, unique_checks = 0';

export async function benchMysql(scratch: LoadScratch): Promise<void> {
  const bin = findMariadbBin();
  if (bin === undefined) throw new Error('No MariaDB: set ROWLOOM_MARIADB_BIN to its server.');
  const server = await startMariadb(bin, {
    settings: ['--innodb-buffer-pool-size=512M', '--innodb-log-file-size=512M'],
  });
  try {
    server.run(keyedShop('mysql'), server.createDatabase('keyed'));
    const target = targetOf(server);
    const shop = await planShop(target, scratch.share);
    const run = await openShop(shop);
    const pathOf = (table: string): string => scratch.path(`${table}.tsv`);
    writeReadyFiles(run, loadData, pathOf);
    const loadFile = (table: string): string =>
      String.raw`BEGIN; LOAD DATA LOCAL INFILE '${pathOf(table)}' INTO TABLE ${table} CHARACTER SET utf8mb4 FIELDS TERMINATED BY '\t' ESCAPED BY '\\' LINES TERMINATED BY '\n'; COMMIT;`;
    const before = (): void =>
      void server.run(
        ['SET foreign_key_checks = 0', ...SHOP_TABLES.map((table) => `TRUNCATE TABLE ${table}`)].join(';\n'),
        'keyed',
      );
    const [client = [], own = []] = await takeTurns(ROUNDS, [
      { before, run: () => void server.run([`${RELAXED};`, ...SHOP_TABLES.map(loadFile)].join('\n'), 'keyed') },
      { before, run: () => loadShop(target, run, { settings: RELAXED }) },
    ]);
    const ratio = ratiosOf(own, client);
    const size = formatRows(rowsOf(shop));
    printFigures(
      `Load into MariaDB ${server.run('SELECT version()')}: innodb_buffer_pool_size 512 MB, foreign_key_checks=0, unique_checks=0`,
      [
        {
          name: `\`LOAD DATA LOCAL\` of ready files by the mariadb client, keys and indexes in place, ${size}`,
          value: formatSpread(spreadOf(client), ' s'),
        },
        { name: '`LOAD DATA LOCAL` of rows made meanwhile, one connection', value: formatSpread(spreadOf(own), ' s') },
        { name: 'against the client', value: formatSpread(ratio), target: 'at most 1.3', met: ratio.median <= 1.3 },
      ],
    );
  } finally {
    await server.stop();
  }
}

// Over the socket, as the client does.
function targetOf({ socket, user, password }: MariadbServer): Target {
  const url = `mysql://${user}:${password}@/keyed?socket=${encodeURIComponent(socket)}`;
  return makeTarget(parseDatabaseUrl(url, { sockets: true }));
}
