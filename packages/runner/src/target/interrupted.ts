import { targetError } from '@rowloom/databases';

export function interrupted(): Error {
  return targetError('interrupted', 'Stopped at the end of a chunk. The same command resumes where this one stopped.');
}

/** Between two pieces of work. */
export function heed(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw interrupted();
}
