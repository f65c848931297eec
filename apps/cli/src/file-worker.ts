import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';

// Loaded from here, so that the bundle puts nothing that others need into this file: they would run it.
// Generators of a user's own are functions: a thread imports them itself.
const config = process.env['ROWLOOM_CONFIG'];
if (config !== undefined && existsSync(config)) await (await import('./project/load-config.ts')).loadGenerators(config);
const { runFileThread } = await import('./threads/run-file-thread.ts');
// While the flags of V8 are still those of the process's start: later they may change, and the code kept would not fit.
flushCompileCache();
await runFileThread();
