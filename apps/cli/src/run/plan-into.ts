import { isFileAddress } from '@rowloom/databases';
import { existsSync } from 'node:fs';
import { mergeRules } from '@rowloom/engine';
import { checkTarget, confirmationOf, findProductionReason, looksLikeProduction } from '@rowloom/runner';
import { readChoice } from '../arguments/read-choice.ts';
import { describeTarget, readTarget } from '../database/read-target.ts';
import { withSession } from '../database/with-session.ts';
import { readOwnRules } from './read-own-rules.ts';
import { readSource } from '../source/read-source.ts';
import { MODES } from './load-options.ts';
import { planLoad } from './plan-load.ts';
import type { PreparedRun } from './prepare-run.ts';
import { readLoadSource } from './read-load-source.ts';
import { type PlanOptions, readWishes } from './read-wishes.ts';

export type PlanIntoOptions = PlanOptions & {
  readonly tables?: string | undefined;
  readonly mode?: string | undefined;
  readonly 'make-partitions'?: boolean;
  readonly 'yes-i-mean'?: string | undefined;
};

export type PlannedInto = PreparedRun & {
  /** The value for `--yes-i-mean`, if the target looks like production. */
  readonly confirm?: string;
};

/**
 * What `generate` with the same arguments would load into a database, or why it would refuse. Changes nothing there.
 */
export async function planInto(place: string, name: string, options: PlanIntoOptions): Promise<PlannedInto> {
  const { as_of: asOf } = readWishes(options);
  const target = readTarget(place);
  const mode = options.mode === undefined ? 'append' : readChoice(options.mode, '--mode', MODES);
  const makePartitions = options['make-partitions'] === true;
  const given = place === name ? undefined : await readSource(name, options['source-dialect']);
  const own = await readOwnRules(options);
  const source = await readLoadSource(name, given, { target, mode, makePartitions, asOf });
  const planned = await planLoad({ ...source, rules: mergeRules(source.rules, own) }, options, {
    target,
    mode,
    tables: options.tables,
  });
  const { schema, plan, rules } = planned;
  // A file that the run creates does not exist yet.
  const isNew = mode === 'create' && isFileAddress(target.address) && !existsSync(target.address.file);
  const danger = isNew
    ? looksLikeProduction(target)
    : await withSession(target, async (session) => {
        const { present } = await checkTarget({ target, schema, plan, rules, mode }, session);
        return findProductionReason(target, session, { mode, present });
      });
  if (danger === undefined) return planned;
  const confirm = confirmationOf(target);
  if (options['yes-i-mean'] === confirm) return { ...planned, confirm };
  const warning = `${describeTarget(target)} looks like production: ${danger}. generate asks for --yes-i-mean ${confirm}.`;
  return { ...planned, confirm, warnings: [...planned.warnings, warning] };
}
