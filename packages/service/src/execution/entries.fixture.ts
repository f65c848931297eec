import { enableCompileCache } from 'node:module';

// Children take their parent's cache, as those of the program do: they start twice as fast.
enableCompileCache();

/** What the program's own entries do, for tests that start real processes. */
export const RUN_ENTRY = new URL('./run-entry.fixture.ts', import.meta.url);
export const HUNGRY_ENTRY = new URL('./hungry-entry.fixture.ts', import.meta.url);
export const LOOM_ENTRY = new URL('./loom-entry.fixture.ts', import.meta.url);
