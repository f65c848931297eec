// Loads that are killed, frozen, cut off and starved: minutes, and a separate suite.
import { runTests } from './run-tests.mjs';

await runTests({ ROWLOOM_FAULTS: '1' });
