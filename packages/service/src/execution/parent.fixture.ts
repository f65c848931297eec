import { forkChild } from './fork-child.ts';
import { RUN_ENTRY } from './entries.fixture.ts';

/** A parent that dies as soon as its child listens, without a word to it. */
const child = forkChild({ entry: RUN_ENTRY });
process.stdout.write(`${child.pid}\n`, () => process.kill(process.pid, 'SIGKILL'));
