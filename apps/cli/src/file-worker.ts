import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';

// Imported dynamically, so that the bundle does not put shared code into this file, because importing that would run
// it. Custom generators are functions: a thread imports them itself.
const config = process.env['ROWLOOM_CONFIG'];
if (config !== undefined && existsSync(config)) await (await import('./project/load-config.ts')).loadGenerators(config);
const { runFileThread } = await import('./threads/run-file-thread.ts');
// While V8 still has the flags of the process's start: later they may change, and the code cache would not fit.
flushCompileCache();
await runFileThread();
