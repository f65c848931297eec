// Loads that are killed, frozen, cut off and starved: minutes, and a suite of their own.
import { isCurrent } from '../apps/cli/bin/is-current.mjs';
import { BUILT, runTests } from './run-tests.mjs';
import { ensureInstalled, ROOT, runNode } from './setup.mjs';

ensureInstalled();
// Built once: each of ten files wants the program as it is published, and a copy takes a tenth of the time.
const code = isCurrent(BUILT, ROOT) ? 0 : await runNode(['scripts/build.mjs']);
if (code === 0) await runTests({ ROWLOOM_FAULTS: '1' });
else process.exitCode = code;
