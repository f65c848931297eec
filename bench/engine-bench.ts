import { copyBinary, copyText, csv } from '@rowloom/engine';
import { fakerCellsPerSecond } from './faker-peer.ts';
import { makeShop } from './make-run.ts';
import { type Figure, megabytes, printFigures } from './measure.ts';
import { weaveAll } from './weave-all.ts';

export async function benchEngine(): Promise<void> {
  const run = await makeShop();
  const figures: Figure[] = [];
  const peer = fakerCellsPerSecond();
  for (const [encoder, target] of [
    [copyText, 500],
    [copyBinary, 800],
    [csv, undefined],
  ] as const) {
    const { bytes, cells, tables } = weaveAll(run, encoder);
    const seconds = tables.reduce((sum, table) => sum + table.seconds, 0);
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
    if (encoder === copyText) {
      const ratio = cells / seconds / peer;
      figures.push({
        name: 'cells per second against @faker-js/faker',
        value: `${ratio.toFixed(0)} times (${(cells / seconds / 1e6).toFixed(1)} against ${(peer / 1e6).toFixed(2)} million)`,
        target: '80 times',
        met: ratio >= 80,
      });
    }
  }
  printFigures('Engine: four tables, 2.11 million rows', figures);
}
