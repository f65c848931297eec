import { ThreadHandle } from '@rowloom/databases';
import type { Wishes } from '@rowloom/engine';
import { fileWorkerUrl } from '../file-worker-url.ts';
import { expectedThreads, type WriteWishes } from './read-write-options.ts';

/** Starts the additional threads of a run: they load their code while the plan is made. */
export function startThreads(
  wishes: Pick<WriteWishes, 'to' | 'threads'>,
  { rows, locale }: Pick<Wishes, 'rows' | 'locale'>,
): readonly ThreadHandle[] {
  const count = expectedThreads(wishes, rows) - 1;
  return Array.from({ length: count }, () => new ThreadHandle(fileWorkerUrl(), locale));
}
