import { fileURLToPath } from 'node:url';
import { bestInTurns, printFigures } from './measure.ts';
import { openScratch, run } from './scratch.ts';

const pathOf = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

export function benchPreview(): void {
  // As `npm ci` leaves a checkout; only then does its launcher run the bundle.
  run(process.execPath, [pathOf('scripts/build.mjs')]);
  const scratch = openScratch();
  try {
    const preview = (program: string) => (): void =>
      void run(process.execPath, [program, 'preview', 'ecommerce', '--seed', '42']);
    const [bundle = 0, checkout = 0, source = 0, bare = 0] = bestInTurns(5, [
      preview(scratch.bundle),
      preview(pathOf('apps/cli/bin/rowloom.mjs')),
      preview(pathOf('apps/cli/src/main.ts')),
      () => void run(process.execPath, ['-e', '0']),
    ]);
    printFigures('`rowloom preview ecommerce` from process start, best of 5', [
      { name: 'the bundle', value: `${bundle.toFixed(2)} s`, target: '0.5 s', met: bundle < 0.5 },
      { name: 'a checkout after `npm ci`', value: `${checkout.toFixed(2)} s`, target: '0.5 s', met: checkout < 0.5 },
      { name: 'a checkout that was changed since, from source', value: `${source.toFixed(2)} s` },
      { name: 'Node that does nothing', value: `${bare.toFixed(2)} s` },
    ]);
  } finally {
    scratch.close();
  }
}
