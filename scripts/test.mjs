// From a fresh checkout to every test in one command.
import { runTests } from './run-tests.mjs';

await runTests();
