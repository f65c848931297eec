import { isFileAddress } from '@rowloom/databases';
import { existsSync } from 'node:fs';
import { type SchemaDocument, schemaDigest } from '@rowloom/engine';
import { type EarlierRun, findEarlierRun, listDifferences, type Mode, type Target } from '@rowloom/runner';
import { refuseTargetErrors } from '../database/refuse-target-error.ts';
import { EXIT } from '../exit-codes.ts';
import { programName } from '../program-name.ts';
import { refusal } from '../refusal.ts';

export type SameWords = {
  readonly target: Target;
  readonly mode: Mode;
  readonly requestDigest: string;
  /** False for a run without a ledger, which begins anew every time. */
  readonly canResume: boolean;
  /** A finished run is to be loaded once more. */
  readonly again: boolean;
};

/**
 * The run that the same words began, unless they mean a new one. An unfinished run is always meant: its rows are there in
 * part, or nobody has proved them. A finished one is meant by an appending run alone, which would load all rows twice.
 */
export async function findSameWords(words: SameWords): Promise<EarlierRun | undefined> {
  const { target, mode } = words;
  if (!words.canResume) return undefined;
  const { address } = target;
  // To look into a file that is not there would be an error, and no run is in it.
  if (isFileAddress(address) && !existsSync(address.file)) return undefined;
  const earlier = await refuseTargetErrors(() => findEarlierRun(target, words.requestDigest, { inspect: words.again }));
  if (earlier === undefined) return undefined;
  // One that others have changed cannot be gone on with, and one that breaks constraints will not get better: that is how
  // it is left behind.
  const isSpoilt = (earlier.inspected?.differences ?? []).length > 0 || earlier.violations > 0;
  if (earlier.finishedAt === undefined) return words.again && isSpoilt ? undefined : earlier;
  return mode !== 'append' || words.again ? undefined : earlier;
}

/**
 * Whether the words mean a finished run. Of tables that came or changed since they speak for the first time, and nothing can
 * be doubled that is gone; what is gone in part is for the user to decide.
 */
export function isMeant({ runId, recipe, inspected }: EarlierRun, schema: SchemaDocument): boolean {
  if (schemaDigest(recipe.schema) !== schemaDigest(schema)) return false;
  const { differences = [], found = 0 } = inspected ?? {};
  if (differences.length === 0) return true;
  if (found === 0) return false;
  throw refusal(EXIT.target, `The same command already loaded ${runId}, and some of its rows are gone.`, [
    listDifferences(differences),
    `Nothing was loaded. Add --again to append as many rows again, or undo the rest: ${programName()} undo URL --run ${runId}`,
  ]);
}
