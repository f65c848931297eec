import { isTargetError } from '@rowloom/databases';
import { boundBuffers } from '../process/bound-buffers.ts';
import { traceOf } from '../process/explain-failure.ts';
import type { LoomAnswer, LoomError, LoomRequest, Takes } from './loom-task.ts';
import { doLoomWork } from './loom-work.ts';

/** Catalogues come in messages of a few kilobytes each. */
const MAX_BUFFERS = 256 * 1024 * 1024;

/** The process of a loom: it answers its parent's tasks until it is ended. */
export function serveLoom(): void {
  const post = (message: LoomAnswer): void => void process.send?.(message);
  boundBuffers(MAX_BUFFERS);
  process.on('SIGINT', () => undefined);
  process.on('disconnect', () => process.exit(0));
  process.on('message', ({ id, name, task }: LoomRequest) => {
    post({ id, isBegun: true });
    doLoomWork(name, task as Takes<typeof name>).then(
      (answer) => post({ id, answer }),
      (error: unknown) => post({ id, error: describeError(error) }),
    );
  });
}

function describeError(error: unknown): LoomError {
  if (!isTargetError(error)) return { kind: 'bug', trace: traceOf(error) };
  const { code, message, facts } = error;
  return { kind: 'target', code, message, facts };
}
