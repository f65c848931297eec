import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printFigures } from './measure.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const LIMIT = 5;

type Report = {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      readonly meta?: { readonly deviation?: number };
    }[];
  }[];
};

/** The draws are internal to the engine and so are their statistics: a test of the engine, too long to run daily. */
export function benchRandom(): void {
  const folder = mkdtempSync(join(tmpdir(), 'rowloom-bench-'));
  try {
    const file = join(folder, 'report.json');
    const words = [
      'node_modules/vitest/vitest.mjs',
      'run',
      'packages/engine/src/base/random/draw.bench.test.ts',
      '--reporter=json',
      `--outputFile=${file}`,
    ];
    const { stderr } = spawnSync(process.execPath, words, {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, ROWLOOM_BIG: '1' },
    });
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    if (results.length === 0) throw new Error(`No statistic was computed.\n${stderr}`);
    printFigures(
      'Random: ten million draws and more for each statistic',
      results.map(({ title, status, meta }) => ({
        name: title,
        value: meta?.deviation === undefined ? status : `${meta.deviation.toFixed(1)} standard deviations at most`,
        target: `below ${LIMIT}`,
        met: status === 'passed',
      })),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
