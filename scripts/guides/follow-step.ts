import { findDifference, matchesText } from './match-answer.ts';
import type { Shell } from './open-shell.ts';
import type { Step } from './read-guide.ts';

/** A guide uses its readers' addresses; a test has others. */
export type StandIn = { readonly shown: string; readonly actual: string };

export type Reader = { readonly shell: Shell; readonly standIns: readonly StandIn[]; run?: string | undefined };

const RUN = /\bgen_[a-z0-9]{16}\b/g;

/**
 * Executes a step of a guide as its reader would; returns the difference from the guide, or undefined if there is none.
 */
export async function followStep({ line, commands, answer }: Step, reader: Reader): Promise<string | undefined> {
  let typed = commands;
  for (const { shown, actual } of reader.standIns) typed = typed.replaceAll(shown, actual);
  // A run named in the guide is the reader's latest.
  if (reader.run !== undefined) typed = typed.replaceAll(RUN, reader.run);
  const { output, errors, exitCode } = await reader.shell.run(typed);
  reader.run = output.match(RUN)?.at(-1) ?? reader.run;
  const told = `line ${line}\n${typed}\n${output}${errors}`;
  const shown = answer?.language === 'json' ? (JSON.parse(answer.text) as unknown) : undefined;
  // A guide that shows a refusal means it; everything else must have succeeded.
  const isRefusal = typeof shown === 'object' && shown !== null && 'detail' in shown;
  if (isRefusal !== exitCode > 0) return `exit code ${exitCode}, ${told}`;
  if (shown !== undefined) {
    const difference = findDifference(shown, JSON.parse(output) as unknown);
    return difference === undefined ? undefined : `${difference}, ${told}`;
  }
  let read = output;
  for (const { shown: name, actual } of reader.standIns.toReversed()) read = read.replaceAll(actual, name);
  return answer === undefined || matchesText(answer.text, read) ? undefined : `another answer, ${told}`;
}
