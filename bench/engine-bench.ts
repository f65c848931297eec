import { compileTable, copyBinary, copyText, csv, type Encoder, type RunContext } from '@rowloom/engine';
import { fakerCellsPerSecond } from './faker-peer.ts';
import { makeShop } from './make-run.ts';
import { best, type Figure, megabytes, printFigures } from './measure.ts';

const BUFFER = 1 << 18;

/** Writes every table to nowhere; answers the bytes and cells made. */
export function weaveAll(run: RunContext, encoder: Encoder): { bytes: number; cells: number; tables: readonly { name: string; bytes: number; seconds: number; rows: number }[] } {
  let bytes = 0;
  let cells = 0;
  const tables: { name: string; bytes: number; seconds: number; rows: number }[] = [];
  for (const name of run.tables.keys()) {
    const program = compileTable(run, name, encoder);
    const view = new DataView(new ArrayBuffer(Math.max(BUFFER, program.minBytes)));
    const state = { at: 0 };
    let made = 0;
    // A first stretch lets the compiler optimise the loop; it is not counted.
    program.fill(view, 0, program.rows, state);
    const seconds = best(3, () => {
      made = 0;
      for (let row = 0; row < program.rows; made += state.at) row = program.fill(view, row, program.rows, state);
    });
    tables.push({ name, bytes: made, seconds, rows: program.rows });
    bytes += made;
    cells += program.rows * program.columns.length;
  }
  return { bytes, cells, tables };
}

export async function benchEngine(): Promise<void> {
  const run = await makeShop();
  const figures: Figure[] = [];
  const peer = fakerCellsPerSecond();
  for (const [encoder, target] of [[copyText, 500], [copyBinary, 800], [csv, undefined]] as const) {
    const { bytes, cells, tables } = weaveAll(run, encoder);
    const seconds = tables.reduce((sum, table) => sum + table.seconds, 0);
    const speed = megabytes(bytes, seconds);
    figures.push({
      name: `${encoder.name} to nowhere, one core, ${(bytes / 1e6).toFixed(1)} MB`,
      value: `${speed.toFixed(0)} MB/s`,
      ...(target === undefined ? {} : { target: `${target} MB/s`, met: speed >= target }),
    });
    for (const table of tables) {
      figures.push({ name: `— ${table.name}`, value: `${megabytes(table.bytes, table.seconds).toFixed(0)} MB/s, ${((table.seconds / table.rows) * 1e9).toFixed(0)} ns/row` });
    }
    if (encoder === copyText) {
      const ratio = cells / seconds / peer;
      figures.push({ name: 'cells per second against @faker-js/faker', value: `${ratio.toFixed(0)} times (${(cells / seconds / 1e6).toFixed(1)} against ${(peer / 1e6).toFixed(2)} million)`, target: '80 times', met: ratio >= 80 });
    }
  }
  printFigures('Engine: four tables, 2.11 million rows', figures);
}
