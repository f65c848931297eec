import { flushCompileCache } from 'node:module';

// Loaded from here, so that the bundle puts nothing that others need into this file: they would run it.
const { runFileThread } = await import('./threads/run-file-thread.ts');
// While the flags of V8 are still those of the process's start: later they may change, and the code kept would not fit.
flushCompileCache();
await runFileThread();
