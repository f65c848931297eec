import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type LoadScratch = {
  readonly path: (name: string) => string;
  /** The share of the 2.11 million rows: `ROWLOOM_BENCH_SHARE=0.1` while developing a bench. */
  readonly share: number;
  readonly close: () => void;
};

/** A folder for the input files of the databases' own tools (TMPDIR selects another disk). */
export function openLoadScratch(): LoadScratch {
  const folder = mkdtempSync(join(tmpdir(), 'rowloom-load-'));
  return {
    path: (name) => join(folder, name),
    share: Number(process.env['ROWLOOM_BENCH_SHARE'] ?? 1),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
