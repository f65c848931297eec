// What a developer runs after each change: no server, no browser, no program of ours, about a minute.
import { runTests } from './run-tests.mjs';

await runTests({ ROWLOOM_QUICK: '1' }, 'nothing');
