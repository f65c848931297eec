import { fileURLToPath } from 'node:url';
import { bestInTurns, printFigures } from './measure.ts';
import { openScratch, run } from './scratch.ts';

const SOURCE = fileURLToPath(new URL('../apps/cli/bin/rowloom.mjs', import.meta.url));

export function benchPreview(): void {
  const scratch = openScratch();
  try {
    const preview = (program: string) => (): void =>
      void run(process.execPath, [program, 'preview', 'ecommerce', '--seed', '42']);
    const [bundle = 0, source = 0, bare = 0] = bestInTurns(5, [
      preview(scratch.bundle),
      preview(SOURCE),
      () => void run(process.execPath, ['-e', '0']),
    ]);
    printFigures('`rowloom preview ecommerce` from process start, best of 5', [
      { name: 'the bundle', value: `${bundle.toFixed(2)} s`, target: '0.5 s', met: bundle < 0.5 },
      { name: 'a checkout, from source', value: `${source.toFixed(2)} s`, target: '0.5 s', met: source < 0.5 },
      { name: 'Node that does nothing', value: `${bare.toFixed(2)} s` },
    ]);
  } finally {
    scratch.close();
  }
}
