import { findDifference, matchesText } from './match-answer.ts';
import type { Shell } from './open-shell.ts';
import type { Step } from './read-guide.ts';

/** A guide names addresses that its readers have; a test has others. */
export type StandIn = { readonly shown: string; readonly actual: string };

export type Reader = { readonly shell: Shell; readonly standIns: readonly StandIn[]; run?: string | undefined };

const RUN = /\bgen_[a-z0-9]{16}\b/g;

/** Does a step of a guide as its reader would; what came otherwise than the guide says, or undefined where nothing did. */
export async function followStep({ line, commands, answer }: Step, reader: Reader): Promise<string | undefined> {
  let typed = commands;
  for (const { shown, actual } of reader.standIns) typed = typed.replaceAll(shown, actual);
  // A run that the guide names is the one that the reader has made last.
  if (reader.run !== undefined) typed = typed.replaceAll(RUN, reader.run);
  const { output, errors, exitCode } = await reader.shell.run(typed);
  reader.run = output.match(RUN)?.at(-1) ?? reader.run;
  const told = `line ${line}\n${typed}\n${output}${errors}`;
  const shown = answer?.language === 'json' ? (JSON.parse(answer.text) as unknown) : undefined;
  // A guide that shows a refusal means it; everything else must have gone well.
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
