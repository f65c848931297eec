import { forkChild } from './fork-child.ts';
import { RUN_ENTRY } from './entries.fixture.ts';

/** A parent that dies without notice as soon as its child listens. */
const child = forkChild({ entry: RUN_ENTRY });
process.stdout.write(`${child.pid}\n`, () => process.kill(process.pid, 'SIGKILL'));
