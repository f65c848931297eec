import { copyBinary, copyText, csv } from '@rowloom/engine';
import { FAKER_CELLS, weaveByFaker } from './faker-peer.ts';
import { ratiosOf, spreadOf, takeTurns } from './load/turns.ts';
import { makeShop } from './make-run.ts';
import { type Figure, megabytes, printFigures } from './measure.ts';
import { prepareTables, type Weaving, weaveAll } from './weave-all.ts';

const ROUNDS = 15;

export async function benchEngine(): Promise<void> {
  const run = await makeShop();
  const figures: Figure[] = [];
  for (const [encoder, target] of [
    [copyText, 500],
    [copyBinary, 800],
    [csv, undefined],
  ] as const) {
    const weavings = prepareTables(run, encoder);
    const tables = weaveAll(weavings);
    const seconds = tables.reduce((sum, table) => sum + table.seconds, 0);
    const bytes = tables.reduce((sum, table) => sum + table.bytes, 0);
    const speed = megabytes(bytes, seconds);
    figures.push({
      name: `${encoder.name} to nowhere, one core, ${(bytes / 1e6).toFixed(1)} MB`,
      value: `${speed.toFixed(0)} MB/s`,
      ...(target === undefined ? {} : { target: `${target} MB/s`, met: speed >= target }),
    });
    for (const table of tables) {
      figures.push({
        name: `— ${table.name}`,
        value: `${megabytes(table.bytes, table.seconds).toFixed(0)} MB/s, ${((table.seconds / table.rows) * 1e9).toFixed(0)} ns/row`,
      });
    }
    if (encoder === copyText) figures.push(await compareWithFaker(weavings));
  }
  printFigures('Engine: four tables, 2.11 million rows', figures);
}

/** Cells per second against faker's, within each round. */
async function compareWithFaker(weavings: readonly Weaving[]): Promise<Figure> {
  let made = 0;
  const [peer = [], own = []] = await takeTurns(ROUNDS, [
    {
      run: () => {
        made += weaveByFaker();
      },
    },
    {
      run: () => {
        for (const { weave } of weavings) made += weave();
      },
    },
  ]);
  if (made === 0) throw new Error('Nothing was made.');
  const cells = weavings.reduce((sum, table) => sum + table.cells, 0);
  const perCell = (seconds: readonly number[], count: number): readonly number[] => seconds.map((all) => all / count);
  const { median, least, most } = ratiosOf(perCell(peer, FAKER_CELLS), perCell(own, cells));
  const millions = (seconds: readonly number[], count: number): string =>
    (count / spreadOf(seconds).median / 1e6).toFixed(1);
  return {
    name: `cells per second against @faker-js/faker, ${ROUNDS} rounds in turns`,
    value: `${median.toFixed(0)} times (${least.toFixed(0)} to ${most.toFixed(0)}; ${millions(own, cells)} against ${millions(peer, FAKER_CELLS)} million)`,
    target: '80 times',
    met: median >= 80,
  };
}
