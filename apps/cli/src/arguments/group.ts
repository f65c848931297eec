import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import type { Command } from './command.ts';
import { nearestWord } from './nearest-word.ts';

type Group = {
  readonly name: string;
  readonly summary: string;
  readonly notes?: readonly string[];
  readonly actions: Readonly<Record<string, Command>>;
  /** `list` by default, if there is one. */
  readonly otherwise?: string;
  /** Those of its actions by default. */
  readonly examples?: Command['examples'];
};

/** A command of several actions, each a command of its own: `connections add`, `connections list`. */
export function defineGroup({ name, summary, notes, actions, otherwise, examples }: Group): Command {
  const fallback = otherwise ?? ('list' in actions ? 'list' : undefined);
  return {
    name,
    summary,
    operands: [],
    options: {},
    ...(notes === undefined ? {} : { notes }),
    examples: examples ?? Object.values(actions).flatMap((action) => action.examples.slice(0, 1)),
    actions,
    ...(fallback === undefined ? {} : { otherwise: fallback }),
    run: (given) => Promise.reject(new Error(`${name} is a group and was run with ${given.operands.join(' ')}.`)),
  };
}

export type ChosenCommand = { readonly command: Command; readonly words: readonly string[] };

/** The action that the words select, and its own words. */
export function chooseAction(command: Command, words: readonly string[]): ChosenCommand {
  const { actions, otherwise, name } = command;
  if (actions === undefined) return { command, words };
  const [first, ...rest] = words;
  const isNamed = first !== undefined && !first.startsWith('-');
  const wanted = isNamed ? first : otherwise;
  const found = wanted !== undefined && Object.hasOwn(actions, wanted) ? actions[wanted] : undefined;
  if (found !== undefined) return { command: found, words: isNamed ? rest : words };
  const names = Object.keys(actions);
  const near = isNamed ? nearestWord(first, names) : undefined;
  const message = isNamed ? `${name} cannot ${first}.` : `${name} needs an action.`;
  const meant = near === undefined ? '' : ` Did you mean ${near}?`;
  throw refusal(EXIT.usage, `${message}${meant} Choose from ${names.join(', ')}.`, [
    `rowloom help ${name} shows its usage.`,
  ]);
}
