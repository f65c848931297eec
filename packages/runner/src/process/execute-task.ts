import { executeGeneration } from './execute-generation.ts';
import type { RunTask } from './run-task.ts';
import type { RunWork, StartedWork } from './run-work.ts';

/** Modules that most processes never need are loaded on demand. */
export async function executeTask(task: RunTask, work: RunWork): Promise<StartedWork> {
  switch (task.kind) {
    case 'generation':
      return executeGeneration(task, work);
    case 'undo':
      return (await import('./execute-undo.ts')).executeUndo(task, work);
    case 'files':
      return (await import('./execute-files.ts')).executeFiles(task, work);
    case 'rehearsal':
      return (await import('./execute-rehearsal.ts')).executeRehearsal(task, work);
    default:
      return task satisfies never;
  }
}
