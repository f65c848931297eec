import type { FilesTask } from './run-task.ts';
import type { RunWork, StartedWork } from './run-work.ts';

export function executeFiles(_task: FilesTask, _work: RunWork): StartedWork {
  throw new Error('not yet');
}
