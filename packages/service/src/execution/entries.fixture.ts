import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// Children use their parent's cache, as in the program: they start twice as fast.
enableCompileCache();

/** The location of the built program, if it matches these sources: its processes start in half the time. */
const BUILT = process.env['ROWLOOM_BUILT'];

const entry = (source: URL, built: string): URL =>
  BUILT === undefined || BUILT === '' ? source : pathToFileURL(join(BUILT, built));

/** The program's own entry points, for tests that start real processes. */
export const RUN_ENTRY = entry(new URL('./run-entry.fixture.ts', import.meta.url), 'run-worker.mjs');
export const LOOM_ENTRY = entry(new URL('./loom-entry.fixture.ts', import.meta.url), 'loom-worker.mjs');
export const HUNGRY_ENTRY = new URL('./hungry-entry.fixture.ts', import.meta.url);
