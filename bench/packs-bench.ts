import { copyText } from '@rowloom/engine';
import { PACKS } from '@rowloom/packs';
import { makeRun } from './make-run.ts';
import { type Figure, megabytes, printFigures } from './measure.ts';
import { prepareTables, weaveAll } from './weave-all.ts';

const ROWS = 1_000_000;
const SLOWEST = 3;

export async function benchPacks(): Promise<void> {
  const figures: Figure[] = [];
  for (const pack of PACKS) {
    const tables = weaveAll(prepareTables(await makeRun(pack.schema, ROWS, pack.rules), copyText));
    const bytes = tables.reduce((sum, table) => sum + table.bytes, 0);
    const seconds = tables.reduce((sum, table) => sum + table.seconds, 0);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const speed = megabytes(bytes, seconds);
    figures.push({
      name: `${pack.id}, ${(rows / 1e6).toFixed(2)} million rows, ${(bytes / 1e6).toFixed(0)} MB`,
      value: `${speed.toFixed(0)} MB/s`,
      target: '150 MB/s',
      met: speed >= 150,
    });
    for (const table of tables.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)) {
      const share = (table.seconds / seconds) * 100;
      figures.push({
        name: `— ${table.name}, ${share.toFixed(0)}% of the time`,
        value: `${megabytes(table.bytes, table.seconds).toFixed(0)} MB/s, ${((table.seconds / table.rows) * 1e9).toFixed(0)} ns/row`,
      });
    }
  }
  printFigures('Packs with all their truths: COPY text to nowhere, one core', figures);
}
