import type { Command, Operand } from '../arguments/command.ts';
import { chooseAction } from '../arguments/group.ts';
import type { Option } from '../arguments/option.ts';
import { COMMANDS } from '../catalogue/catalogue.ts';
import type { Candidate, Place } from './candidate.ts';
import { listNames } from './list-names.ts';

/** The possible completions of the last word, which is empty or has only begun. */
export async function complete(words: readonly string[]): Promise<readonly Candidate[]> {
  // Shells other than bash pass on an opened quote.
  const partial = (words.at(-1) ?? '').replace(/^["']/, '');
  const all = await candidatesAfter(words.slice(0, -1), partial);
  return all.filter(({ word }) => word.startsWith(partial));
}

async function candidatesAfter(before: readonly string[], partial: string): Promise<readonly Candidate[]> {
  const [name, ...rest] = before;
  const commands = COMMANDS.map((entry) => ({ word: entry.name, about: entry.summary }));
  if (name === undefined) return [...commands, { word: 'help', about: 'explain a command' }];
  if (name === 'help' && rest.length === 0) return commands;
  const found = COMMANDS.find((entry) => entry.name === (name === 'help' ? rest[0] : name));
  if (found === undefined) return [];
  const command = await found.load();
  const isHelp = name === 'help';
  if (command.actions !== undefined && (isHelp || rest.length === 0) && !partial.startsWith('-'))
    return Object.entries(command.actions).map(([word, { summary }]) => ({ word, about: summary }));
  if (isHelp) return [];
  try {
    const { command: action, words } = chooseAction(command, rest);
    return await ofCommand(action, words, partial);
  } catch {
    // After unknown words there is nothing to offer.
    return [];
  }
}

async function ofCommand(command: Command, words: readonly string[], partial: string): Promise<readonly Candidate[]> {
  const { operands, options, pending } = readWords(command, words);
  if (pending !== undefined) return ofValue(command.options[pending], pending, command, operands, options);
  const [, option = '', value] = /^--([\w-]+)=(.*)$/s.exec(partial) ?? [];
  if (value !== undefined) {
    const values = await ofValue(command.options[option], option, command, operands, options);
    return values.map(({ word, about }) => ({ word: `--${option}=${word}`, about }));
  }
  if (partial.startsWith('-'))
    return Object.entries(command.options)
      .filter(([name, { many }]) => many === true || !options.has(name))
      .map(([name, { help }]) => ({ word: `--${name}`, about: help }));
  const operand = command.operands[operands.length];
  return operand === undefined ? [] : ofOperand(operand, command, operands, options);
}

type Words = {
  readonly operands: readonly string[];
  readonly options: ReadonlyMap<string, string>;
  /** The option whose value comes next. */
  readonly pending: string | undefined;
};

function readWords(command: Command, words: readonly string[]): Words {
  const operands: string[] = [];
  const options = new Map<string, string>();
  let pending: string | undefined;
  for (const word of words) {
    if (pending !== undefined) {
      options.set(pending, word);
      pending = undefined;
    } else if (word.startsWith('--')) {
      const [name = '', value] = word.slice(2).split('=');
      if (command.options[name]?.value !== undefined && value === undefined) pending = name;
      else options.set(name, value ?? '');
    } else operands.push(word);
  }
  return { operands, options, pending };
}

function ofOperand(
  operand: Operand,
  command: Command,
  operands: readonly string[],
  options: ReadonlyMap<string, string>,
): Promise<readonly Candidate[]> | readonly Candidate[] {
  const { name, choices, resource = RESOURCES_OF_WORDS[name] } = operand;
  if (choices !== undefined) return choices.map((word) => ({ word, about: '' }));
  if (resource !== undefined) return listNames(resource, namedBy(command, operands, options));
  if (name === 'SOURCE')
    return ['ecommerce', 'saas', 'blog'].map((word) => ({ word, about: 'a pack: a complete schema with its rules' }));
  return [];
}

function ofValue(
  option: Option | undefined,
  name: string,
  command: Command,
  operands: readonly string[],
  options: ReadonlyMap<string, string>,
): Promise<readonly Candidate[]> | readonly Candidate[] {
  if (option?.choices !== undefined) return option.choices.map((word) => ({ word, about: '' }));
  const resource = resourceOf(option, name);
  return resource === undefined ? [] : listNames(resource, namedBy(command, operands, options));
}

/** The kind of resource that an option names: by its own declaration, by its value's name, or by its own name. */
export const resourceOf = (option: Option | undefined, name: string): string | undefined =>
  option?.resource ?? RESOURCES_OF_WORDS[option?.value ?? ''] ?? RESOURCES_OF_OPTIONS[name];

const RESOURCES_OF_WORDS: Readonly<Record<string, string>> = {
  PROJECT: 'project',
  CONNECTION: 'connection',
  ORG: 'organization',
};

/** Options of many commands that name a resource, whoever declares them. */
const RESOURCES_OF_OPTIONS: Readonly<Record<string, string>> = {
  service: 'service',
  org: 'organization',
  project: 'project',
  template: 'template',
  snapshot: 'snapshot',
  approval: 'approval',
};

function namedBy(command: Command, operands: readonly string[], options: ReadonlyMap<string, string>): Place {
  const at = command.operands.findIndex(({ resource, name }) => resource === 'project' || name === 'PROJECT');
  return {
    service: options.get('service'),
    org: options.get('org'),
    project: operands[at] ?? options.get('project'),
  };
}
