import { formatRows } from '../load/plan-shop.ts';
import { formatSpread, ratiosOf, spreadOf, takeTurns } from '../load/turns.ts';
import type { Figure } from '../measure.ts';
import { run } from '../scratch.ts';
import type { Stage } from './open-stage.ts';
import type { ShopProject } from './shop-run.ts';

const ROUNDS = 3;
const MAX_RATIO = 1.15;

/** The same rows into the same empty tables: by a process of the command line, and from a request to `succeeded`. */
export async function compareRun({ scratch, urlOf }: Stage, shop: ShopProject): Promise<readonly Figure[]> {
  const wishes = Object.entries(shop.rows).map(([table, count]) => `${table}=${count}`);
  const words = [
    scratch.bundle,
    'generate',
    urlOf('shop'),
    '--rules',
    scratch.path('rules.json'),
    '--rows',
    wishes.join(','),
    '--seed',
    '42',
    '--as-of',
    '2026-11-15',
    '--quiet',
  ];
  const [alone = [], served = []] = await takeTurns(ROUNDS, [
    { before: shop.empty, run: () => void run(process.execPath, words) },
    { before: shop.empty, run: shop.run },
  ]);
  const ratio = ratiosOf(served, alone);
  const rows = formatRows(Object.values(shop.rows).reduce((sum, count) => sum + count, 0));
  return [
    { name: `\`rowloom generate … --to URL\`, whole process, ${rows}`, value: formatSpread(spreadOf(alone), ' s') },
    { name: 'the same on the service, from the request to `succeeded`', value: formatSpread(spreadOf(served), ' s') },
    {
      name: `the ratio, ${ROUNDS} rounds`,
      value: formatSpread(ratio),
      target: `at most ${MAX_RATIO}`,
      met: ratio.median <= MAX_RATIO,
    },
  ];
}
