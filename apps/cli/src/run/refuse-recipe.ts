import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import { writtenFile } from './written-file.ts';

/** The recipe is the ledger's: a run without one has none to be kept. Its file is looked at before any row is loaded. */
export async function refuseRecipe(options: {
  readonly recipe: string | undefined;
  readonly 'at-least-once': boolean;
}): Promise<void> {
  if (options.recipe !== undefined) await writtenFile('--recipe', options.recipe);
  if (options.recipe !== undefined && options['at-least-once'])
    throw refusal(EXIT.usage, '--recipe needs the ledger, which --at-least-once turns off. Leave out one of them.');
}
