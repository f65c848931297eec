import { isFileAddress } from '@rowloom/databases';
import { existsSync } from 'node:fs';
import { type SchemaDocument, schemaDigest } from '@rowloom/engine';
import { type EarlierRun, findEarlierRun, listDifferences, type Mode, type Target } from '@rowloom/runner';
import { refuseTargetErrors } from '../database/refuse-target-error.ts';
import { EXIT } from '../exit-codes.ts';
import { programName } from '../program-name.ts';
import { refusal } from '../refusal.ts';

export type SameCommand = {
  readonly target: Target;
  readonly mode: Mode;
  readonly requestDigest: string;
  /** False for a run without a ledger, which starts from the beginning every time. */
  readonly canResume: boolean;
  /** Load a finished run once more. */
  readonly again: boolean;
};

/**
 * The run that the same command line began, unless the command means a new one. An unfinished run always counts: its
 * rows are loaded in part, or not verified. A finished run counts only for mode append, which would load all rows
 * twice.
 */
export async function findSameCommand(words: SameCommand): Promise<EarlierRun | undefined> {
  const { target, mode } = words;
  if (!words.canResume) return undefined;
  const { address } = target;
  // Opening a file that does not exist would be an error, and it contains no run.
  if (isFileAddress(address) && !existsSync(address.file)) return undefined;
  const earlier = await refuseTargetErrors(() => findEarlierRun(target, words.requestDigest, { inspect: words.again }));
  if (earlier === undefined) return undefined;
  // A run that others have changed cannot be resumed, and one that violates constraints will not improve: that is how
  // to leave it behind.
  const isSpoilt = (earlier.inspected?.differences ?? []).length > 0 || earlier.violations > 0;
  if (earlier.finishedAt === undefined) return words.again && isSpoilt ? undefined : earlier;
  return mode !== 'append' || words.again ? undefined : earlier;
}

/**
 * Whether the command line means a finished run. It does not if tables are new or changed since, or if all rows are
 * gone, because no row could then be duplicated. If only some rows are gone, the user decides.
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
