import type { Command } from '../arguments/command.ts';
import { parseArguments } from '../arguments/parse-arguments.ts';
import type { ExitCode } from '../exit-codes.ts';
import { reportError } from '../report-error.ts';
import { applyProject } from './apply-project.ts';

/** One command run by another, in the project: its errors are printed, and do not end the first. */
export async function runInProject(command: Command, words: readonly string[]): Promise<ExitCode> {
  try {
    return await command.run(await applyProject(command, parseArguments(command, words)));
  } catch (error) {
    return reportError(error, [command.name, ...words]);
  }
}
