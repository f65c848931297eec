import { DdlProblem } from './ddl-problem.ts';
import type { Model } from './model.ts';
import type { ScriptCursor } from './script-cursor.ts';

/** Reads each part separately, so that an error in one does not hide an error in the next. */
export function readAll(
  { report }: Pick<Model, 'report'>,
  parts: readonly ScriptCursor[],
  read: (part: ScriptCursor) => void,
): void {
  for (const part of parts) {
    try {
      read(part);
    } catch (error) {
      if (!(error instanceof DdlProblem)) throw error;
      report('syntax_error', error.message, error.offset);
    }
  }
}
