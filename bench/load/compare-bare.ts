import { copyText } from '@rowloom/engine';
import type { PostgresServer } from '@rowloom/servers';
import type { Figure } from '../measure.ts';
import type { LoadScratch } from './load-scratch.ts';
import { loadShopAtOnce } from './load-shop.ts';
import { copyShop, emptyShop, postgresqlTarget } from './open-postgresql.ts';
import { formatRows, openShop, planShop, rowsOf } from './plan-shop.ts';
import { writeReadyFiles } from './ready-files.ts';
import { timeServer } from './server-time.ts';
import { formatSpread, ratiosOf, spreadOf, takeTurns } from './turns.ts';

const ROUNDS = 21;

/** Tables without keys: ready text through psql, and binary rows made meanwhile over one connection. */
export async function compareBare(server: PostgresServer, scratch: LoadScratch): Promise<Figure[]> {
  // Planned with its keys, so that the same rows go into both databases.
  const shop = await planShop(postgresqlTarget(server, 'keyed'), scratch.share);
  const run = await openShop(shop);
  const pathOf = (table: string): string => scratch.path(`${table}.copy`);
  writeReadyFiles(run, copyText, pathOf);
  const target = postgresqlTarget(server, 'bare');
  const before = (): void => emptyShop(server, 'bare');
  const text = timeServer(server, { before, run: () => copyShop(server, 'bare', pathOf) });
  const binary = timeServer(server, { before, run: () => loadShopAtOnce(target, run) });
  const [psql = [], own = []] = await takeTurns(ROUNDS, [text.turn, binary.turn]);
  const ratio = ratiosOf(own, psql);
  return [
    {
      name: `psql \`\\copy\` of ready text files, bare tables, ${formatRows(rowsOf(shop))}`,
      value: formatSpread(spreadOf(psql), ' s'),
    },
    {
      name: 'COPY BINARY of rows made meanwhile, bare tables, one connection',
      value: formatSpread(spreadOf(own), ' s'),
    },
    { name: 'against `\\copy`', value: formatSpread(ratio), target: 'at most 0.75', met: ratio.median <= 0.75 },
    {
      name: "the same of the server's own processor time, which bounds it from below",
      value: formatSpread(ratiosOf(binary.seconds, text.seconds)),
    },
  ];
}
