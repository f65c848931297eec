import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';

/** The recipe is the ledger's: a run without one has none to be kept. */
export function refuseRecipe(options: {
  readonly recipe: string | undefined;
  readonly 'at-least-once': boolean;
}): void {
  if (options.recipe !== undefined && options['at-least-once'])
    throw refusal(EXIT.usage, '--recipe needs the ledger, which --at-least-once turns off. Leave out one of them.');
}
