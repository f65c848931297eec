import { nearestWord } from '../arguments/nearest-word.ts';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import { COMMANDS } from './catalogue.ts';
import type { CommandEntry } from './command-entry.ts';

export function findCommand(name: string): CommandEntry {
  const found = COMMANDS.find((command) => command.name === name);
  if (found !== undefined) return found;
  const near = nearestWord(name, [...COMMANDS.map((command) => command.name), 'help']);
  throw refusal(EXIT.usage, `There is no command ${name}.${near === undefined ? '' : ` Did you mean ${near}?`}`, [
    'rowloom help lists the commands.',
  ]);
}
