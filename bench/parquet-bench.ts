import { compileParquet, encodeRowGroup } from '@rowloom/engine';
import { makeShop } from './make-run.ts';
import { best, bestInTurns, type Figure, printFigures } from './measure.ts';
import { openScratch, run } from './scratch.ts';

const TARGETS = { order_items: 1e6, customers: 0.4e6 } as const;
const GROUP = 131_072;

export async function benchParquet(): Promise<void> {
  const figures: Figure[] = [];
  const shop = await makeShop(4);
  for (const table of ['order_items', 'customers'] as const) {
    const program = compileParquet(shop, table);
    const sinks = program.makeSinks();
    const seconds = best(7, () => {
      for (let row = 0; row < program.rows; row += GROUP)
        encodeRowGroup(program, sinks, row, Math.min(program.rows, row + GROUP));
    });
    figures.push(rate(`${table}, row groups to nowhere`, program.rows, seconds, TARGETS[table]));
  }
  const scratch = openScratch();
  try {
    for (const [table, rows, others] of [
      ['order_items', 6_000_000, 'customers=400000,products=40000,orders=2000000'],
      ['customers', 1_000_000, 'products=1,orders=1,order_items=1'],
    ] as const) {
      const generate = (): void => {
        run(process.execPath, [
          scratch.bundle,
          'generate',
          ...scratch.shop,
          '--rows',
          `${table}=${rows},${others}`,
          '--tables',
          table,
          '--format',
          'parquet',
          '--threads',
          '1',
          '--to',
          scratch.path(table),
          '--quiet',
        ]);
      };
      const [seconds = 0] = bestInTurns(2, [generate]);
      figures.push(
        rate(`${table}, into a file, whole process of the bundle, one thread`, rows, seconds, TARGETS[table]),
      );
    }
  } finally {
    scratch.close();
  }
  printFigures('Parquet, uncompressed', figures);
}

function rate(name: string, rows: number, seconds: number, target: number): Figure {
  const speed = rows / seconds;
  return {
    name,
    value: `${(speed / 1e6).toFixed(2)} million rows/s`,
    target: `${target / 1e6} million rows/s`,
    met: speed >= target,
  };
}
