import { randomInt } from 'node:crypto';
import { isFileAddress } from '@rowloom/databases';
import {
  digest,
  type LocaleWish,
  mergeRules,
  type Plan,
  type Rules,
  type SchemaDocument,
  schemaDigest,
} from '@rowloom/engine';
import type { EarlierRun, Planning, Target } from '@rowloom/runner';
import type { OptionValues } from '../arguments/option.ts';
import { formatNumberOf } from '../output/format-number.ts';
import { readProfileFile } from '../profile/with-shape.ts';
import { readOwnRules } from './read-own-rules.ts';
import { programName } from '../program-name.ts';
import { readSource } from '../source/read-source.ts';
import { findSameCommand, isMeant } from './find-same-command.ts';
import { planLoad } from './plan-load.ts';
import { readWishes } from './read-wishes.ts';
import { readLoadSource, type SourceWishes } from './read-load-source.ts';
import type { PLAN_OPTIONS } from './run-options.ts';

export type PreparedLoad = {
  readonly runId: string;
  readonly requestDigest: string;
  readonly schema: SchemaDocument;
  readonly plan: Plan;
  readonly rules: Rules;
  readonly locale: LocaleWish;
  readonly warnings: readonly string[];
  /** For a new run: the basis of its plan. */
  readonly planning?: Planning;
  /** For a complete run that should not be loaded again. */
  readonly finishedAt?: number | undefined;
};

export type LoadWishes = SourceWishes & {
  readonly tables: string | undefined;
  /** False for a run without a ledger, which starts from the beginning every time. */
  readonly canResume: boolean;
  /** Load a finished run once more. */
  readonly again: boolean;
};

type PlanOptions = Partial<OptionValues<typeof PLAN_OPTIONS>>;

/** From the arguments of a command line to a plan for a database, or to the run that the same command began. */
export async function prepareLoad(name: string, options: PlanOptions, wishes: LoadWishes): Promise<PreparedLoad> {
  // Errors in the arguments themselves are reported before anything is read.
  const { as_of: asOf } = readWishes(options);
  const given = wishes.isSource ? undefined : await readSource(name, wishes.dialect);
  const own = await readOwnRules(options);
  const named = mergeRules(given?.rules ?? {}, own);
  // Only the arguments count: changes that others make to the target's tables must not hide a run that has rows in them.
  const requestDigest = digest({
    source: given === undefined ? null : schemaDigest(given.schema),
    rules: named,
    tables: wishes.tables ?? null,
    ...schemasIn(wishes.target),
    mode: wishes.mode,
    rows: options.rows ?? null,
    seed: options.seed ?? null,
    as_of: options['as-of'] ?? null,
    locale: options.locale ?? null,
    ...(options.strict === true ? { strict: true } : {}),
    ...(wishes.makePartitions === true ? { make_partitions: true } : {}),
    ...(options.shape === undefined ? {} : { shape: digest(readProfileFile(options.shape)) }),
  });
  const earlier = await findSameCommand({ ...wishes, requestDigest });
  // Before anything else inspects the target: the process that left the run may be frozen, and keep its tables locked until it is taken over.
  if (earlier !== undefined && earlier.finishedAt === undefined) return takeUp(earlier, requestDigest);
  const source = await readLoadSource(name, given, { ...wishes, asOf });
  if (earlier !== undefined && isMeant(earlier, source.schema)) return takeUp(earlier, requestDigest);
  const planned = await planLoad({ ...source, rules: named }, options, wishes);
  return { ...planned, runId: newRunId(), requestDigest };
}

export function takeUp({ runId, recipe, finishedAt, violations }: EarlierRun, requestDigest: string): PreparedLoad {
  const { schema, plan, rules, locale } = recipe;
  const warnings =
    violations === 0
      ? []
      : [
          `The same command already loaded these rows: ${runId} ended with ${formatNumberOf(violations, 'violation')}. Nothing is loaded; the existing rows are checked again. Add --again to load new rows, or undo the run: ${programName()} undo URL --run ${runId}`,
        ];
  return { runId, requestDigest, schema, plan, rules, locale: locale as LocaleWish, warnings, finishedAt };
}

/** The schemas of a URL are part of the command: one ledger has the runs into all of them. */
export function schemasIn({ address }: Target): { readonly schemas?: readonly string[] } {
  return isFileAddress(address) || address.schemas === undefined ? {} : { schemas: address.schemas.toSorted() };
}

/** Begins with the time: the ledger counts whole seconds, and runs of the same second are ordered by id. */
export const newRunId = (): string =>
  `gen_${Date.now().toString(36).padStart(8, '0')}${randomInt(36 ** 8)
    .toString(36)
    .padStart(8, '0')}`;
