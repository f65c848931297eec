import { enableCompileCache } from 'node:module';
import { runProgram } from './run-program.ts';

// Node keeps what it has compiled among the temporary files. Threads and processes of ours are told where.
const { directory } = enableCompileCache();
if (directory !== undefined) process.env['NODE_COMPILE_CACHE'] ??= directory;

// The process ends by itself: `process.exit` may wait for ever for a thread of V8's that waits for it (nodejs/node#54918).
process.exitCode = await runProgram(process.argv.slice(2));
