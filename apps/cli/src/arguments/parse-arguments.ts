import { parseArgs } from 'node:util';
import { EXIT } from '../exit-codes.ts';
import { COMMAND_SYNONYMS, OPTION_SYNONYMS } from './data/option-synonyms.ts';
import { nearestWord } from './nearest-word.ts';
import { refusal } from '../refusal.ts';
import type { Arguments, Command } from './command.ts';
import type { OptionTable, OptionValues } from './option.ts';

/** Reads a command's own words; an error is refused with the name that was probably meant. */
export function parseArguments(command: Command, words: readonly string[]): Arguments<OptionTable> {
  const { options } = command;
  const { tokens } = parseArgs({
    args: [...words],
    options: Object.fromEntries(
      Object.entries(options).map(([name, option]) => [
        name,
        { type: option.value === undefined ? 'boolean' : 'string' } as const,
      ]),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const operands: string[] = [];
  const values: Record<string, string | boolean> = {};
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind === 'option') readOption(command, token, values);
  }
  checkOperands(command, operands);
  const given = Object.entries(options).map(([name, { value }]) => [
    name,
    values[name] ?? (value === undefined ? false : undefined),
  ]);
  return { operands, options: Object.fromEntries(given) as OptionValues<OptionTable> };
}

type OptionToken = {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
};

function readOption(
  command: Command,
  { name, rawName, value, inlineValue }: OptionToken,
  values: Record<string, string | boolean>,
): void {
  const option = Object.hasOwn(command.options, name) ? command.options[name] : undefined;
  if (option === undefined) throw unknownOption(command, rawName);
  if (option.value === undefined) {
    if (value !== undefined) throw wrong(command, `${rawName} takes no value.`);
    values[name] = true;
    return;
  }
  const isMissing = value === undefined || value === '' || (inlineValue !== true && /^--?[a-z]/.test(value));
  if (isMissing) throw wrong(command, `${rawName} needs a value: ${rawName} ${option.value}.`);
  const before = values[name];
  if (before !== undefined && option.many !== true) throw wrong(command, `${rawName} is given twice.`);
  values[name] = before === undefined ? value : `${String(before)},${value}`;
}

function unknownOption(command: Command, rawName: string): Error {
  const message = `${command.name} has no option ${rawName}.`;
  const meant = meantOption(command, rawName);
  if (meant !== undefined) return wrong(command, `${message} Did you mean ${meant}?`);
  const word = withoutDashes(rawName);
  const other = Object.hasOwn(COMMAND_SYNONYMS, word) ? COMMAND_SYNONYMS[word] : undefined;
  if (other === command.name) return wrong(command, `${message} The same command resumes a stopped run.`);
  return wrong(command, other === undefined ? message : `${message} There is a command for that: ${other}.`);
}

/** Synonyms from other tools come before similar spellings, by which `--dest` would be `--dirt`. */
function meantOption({ options }: Command, rawName: string): string | undefined {
  const word = withoutDashes(rawName);
  const known = OPTION_SYNONYMS.flatMap((words) => (words.includes(word) ? words : [])).find((name) =>
    Object.hasOwn(options, name),
  );
  if (known !== undefined) return `--${known}`;
  return nearestWord(
    rawName,
    Object.keys(options).map((name) => `--${name}`),
  );
}

const withoutDashes = (rawName: string): string => rawName.replace(/^-+/, '').toLowerCase();

function checkOperands(command: Command, operands: readonly string[]): void {
  const needed = command.operands.filter(({ optional }) => optional !== true);
  const missing = needed[operands.length];
  if (missing !== undefined) throw wrong(command, `${command.name} needs ${missing.name}: ${missing.help}.`);
  const extra = operands[command.operands.length];
  if (extra !== undefined) throw wrong(command, `${command.name} does not know what to do with "${extra}".`);
}

function wrong(command: Command, message: string): Error {
  return refusal(EXIT.usage, message, [`rowloom help ${command.name} shows its usage.`]);
}
