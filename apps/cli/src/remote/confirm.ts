import { EXIT } from '../exit-codes.ts';
import { printable } from '../output/printable.ts';
import { refusal } from '../refusal.ts';
import { askLine } from './ask.ts';

export const YES_OPTION = { help: 'do not ask for confirmation' } as const;

/** Something is lost permanently: a person types its name, and a script passes --yes. */
export async function confirmLoss(what: string, name: string, yes: boolean): Promise<void> {
  if (yes) return;
  const shown = printable(name);
  const typed = await askLine(`${what} Type ${shown} to continue: `, `${what} To confirm, add --yes.`);
  if (typed !== name) throw refusal(EXIT.usage, 'The answer does not match. Nothing was changed.');
}
