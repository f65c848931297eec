import { existsSync } from 'node:fs';
import { type SchemaDocument, schemaDigest } from '@rowloom/engine';
import { type EarlierRun, findEarlierRun, type Mode, type Target } from '@rowloom/runner';
import { refuseTargetErrors } from '../database/refuse-target-error.ts';

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
  if (address.dialect === 'sqlite' && !existsSync(address.file)) return undefined;
  const earlier = await refuseTargetErrors(() => findEarlierRun(target, words.requestDigest));
  if (earlier?.finishedAt === undefined) return earlier;
  return mode !== 'append' || words.again ? undefined : earlier;
}

/** Of tables that came or changed since a run was finished, the same words speak for the first time. */
export const isMeant = ({ recipe }: EarlierRun, schema: SchemaDocument): boolean =>
  schemaDigest(recipe.schema) === schemaDigest(schema);
