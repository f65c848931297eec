import { copyBinary, copyText } from '@rowloom/engine';
import type { PostgresServer } from '@rowloom/servers';
import type { Figure } from '../measure.ts';
import type { LoadScratch } from './load-scratch.ts';
import { loadShopAtOnce } from './load-shop.ts';
import { copyShop, emptyShop, postgresqlTarget } from './open-postgresql.ts';
import { formatRows, openShop, planShop, rowsOf } from './plan-shop.ts';
import { writeReadyFiles } from './ready-files.ts';
import { timeServer } from './server-time.ts';
import { formatSpread, ratiosOf, spreadOf, takeTurns, type Turn } from './turns.ts';

/**
 * One start of a server is up to 6 % faster than the next, and differently for each kind of work: each round has its
 * own.
 */
const ROUNDS = 21;

/** Tables without keys: ready text through psql, and binary rows made meanwhile over one connection. */
export async function compareBare(server: PostgresServer, scratch: LoadScratch): Promise<Figure[]> {
  // Planned with its keys, so that the same rows go into both databases.
  const shop = await planShop(postgresqlTarget(server, 'keyed'), scratch.share);
  const run = await openShop(shop);
  const textOf = (table: string): string => scratch.path(`${table}.copy`);
  const binaryOf = (table: string): string => scratch.path(`${table}.binary`);
  writeReadyFiles(run, copyText, textOf);
  writeReadyFiles(run, copyBinary, binaryOf, { framed: true });
  const target = postgresqlTarget(server, 'bare');
  const before = (): void => emptyShop(server, 'bare');
  const beginRound = async (): Promise<void> => {
    before();
    await server.restart();
    // The memory of a newly started server is not yet allocated.
    copyShop(server, 'bare', textOf);
    before();
  };
  const text = timeServer(server, { before: beginRound, run: () => copyShop(server, 'bare', textOf) });
  const binary = timeServer(server, { before, run: () => loadShopAtOnce(target, run) });
  const ready: Turn = { before, run: () => copyShop(server, 'bare', binaryOf, 'binary') };
  const [psql = [], own = [], readyBinary = []] = await takeTurns(ROUNDS, [text.turn, binary.turn, ready]);
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
    {
      name: 'psql `\\copy` of the same rows as ready binary files, against its text files: what the server allows',
      value: formatSpread(ratiosOf(readyBinary, psql)),
    },
  ];
}
