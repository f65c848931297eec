/** What the program's own entries do, for tests that start real processes. */
export const RUN_ENTRY = new URL('./run-entry.fixture.ts', import.meta.url);
export const LOOM_ENTRY = new URL('./loom-entry.fixture.ts', import.meta.url);
