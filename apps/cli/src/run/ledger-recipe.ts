import { readRunRecipe } from '@rowloom/runner';
import { readTarget } from '../database/read-target.ts';
import { refuseTargetErrors } from '../database/refuse-target-error.ts';

/** The recipe of a run from the ledger of its database. */
export const ledgerRecipe = (url: string, run: string | undefined): Promise<unknown> =>
  refuseTargetErrors(() => readRunRecipe(readTarget(url), run));
