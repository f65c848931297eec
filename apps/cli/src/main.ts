import { enableCompileCache } from 'node:module';
import { runProgram } from './run-program.ts';

// Node's compile cache is among the temporary files. Our threads and processes are told where.
const { directory } = enableCompileCache();
if (directory !== undefined) process.env['NODE_COMPILE_CACHE'] ??= directory;

// The process ends by itself: `process.exit` may wait forever for a V8 thread that waits for it (nodejs/node#54918).
process.exitCode = await runProgram(process.argv.slice(2));
