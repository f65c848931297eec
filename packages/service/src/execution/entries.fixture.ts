import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// Children take their parent's cache, as those of the program do: they start twice as fast.
enableCompileCache();

/** Where the built program is, if it is what these sources would be built to: its processes start in half the time. */
const BUILT = process.env['ROWLOOM_BUILT'];

const entry = (source: URL, built: string): URL =>
  BUILT === undefined || BUILT === '' ? source : pathToFileURL(join(BUILT, built));

/** What the program's own entries do, for tests that start real processes. */
export const RUN_ENTRY = entry(new URL('./run-entry.fixture.ts', import.meta.url), 'run-worker.mjs');
export const LOOM_ENTRY = entry(new URL('./loom-entry.fixture.ts', import.meta.url), 'loom-worker.mjs');
export const HUNGRY_ENTRY = new URL('./hungry-entry.fixture.ts', import.meta.url);
