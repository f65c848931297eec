// What npm test covers, and where that makes a sample, all of it: what .ci/run runs.
import { runTests } from './run-tests.mjs';

await runTests({ ROWLOOM_THOROUGH: '1' });
