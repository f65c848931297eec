import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import { writtenFile } from './written-file.ts';

/** The recipe comes from the ledger: a run without one has none. Its file is checked before any row is loaded. */
export async function refuseRecipe(options: {
  readonly recipe: string | undefined;
  readonly 'at-least-once': boolean;
}): Promise<void> {
  if (options.recipe !== undefined) await writtenFile('--recipe', options.recipe);
  if (options.recipe !== undefined && options['at-least-once'])
    throw refusal(EXIT.usage, '--recipe needs the ledger, which --at-least-once turns off. Leave out one of them.');
}
