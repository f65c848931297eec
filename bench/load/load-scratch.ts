import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type LoadScratch = {
  readonly path: (name: string) => string;
  /** Of the 2.11 million rows: `ROWLOOM_BENCH_SHARE=0.1` while a bench is being written. */
  readonly share: number;
  readonly close: () => void;
};

/** A folder for the files that the databases' own tools are given (TMPDIR chooses another disk). */
export function openLoadScratch(): LoadScratch {
  const folder = mkdtempSync(join(tmpdir(), 'rowloom-load-'));
  return {
    path: (name) => join(folder, name),
    share: Number(process.env['ROWLOOM_BENCH_SHARE'] ?? 1),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
