// Loads that are killed, frozen, cut off and starved: minutes, and a suite of their own.
import { runTests } from './run-tests.mjs';

await runTests({ ROWLOOM_FAULTS: '1' });
