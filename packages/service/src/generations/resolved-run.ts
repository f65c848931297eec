import { createHash, randomInt } from 'node:crypto';
import type { StartRun } from '@rowloom/contract';
import { canonicalJson, type Wishes } from '@rowloom/engine';
import type { ResolvedRun } from '../store/run-documents.ts';

/** Small enough to read aloud and type. */
const SEEDS = 1_000_000_000;

export const drawSeed = (): number => randomInt(SEEDS);

/**
 * What an approval is bound to and a run is identified by: everything that decides its rows, and their destination. The
 * confirmation and the export do not change what is pushed.
 */
export const planDigestOf = (resolved: ResolvedRun): string =>
  // The same as the engine's `digest`, by the machine's own SHA-256, because rules may be long.
  `sha256:${createHash('sha256').update(canonicalJson(resolved)).digest('hex')}`;

/** The request from which the engine makes exactly this plan again. */
export function wishesOf(run: Pick<ResolvedRun, 'rows' | 'seed' | 'locale' | 'as_of' | 'rules' | 'strict'>): Wishes {
  return {
    ...(run.rows === undefined ? {} : { rows: run.rows }),
    seed: run.seed,
    locale: run.locale,
    as_of: run.as_of,
    rules: run.rules,
    leave_out: run.strict !== true,
  };
}

/** Whether the tables already exist in the target: they do, unless the run creates them or has no target. */
export const fillsPresent = (target: ResolvedRun['target']): boolean => target !== null && target.mode !== 'create';

/** A run that names an approval is the approved one: whatever its body omits is taken from there. */
export function completeFromApproval(body: StartRun, approved: StartRun, resolved: ResolvedRun): StartRun {
  const { confirm: _, ...approvedTarget } = approved.target ?? { connection_id: '' };
  return {
    ...approved,
    source:
      resolved.source.kind === 'snapshot'
        ? { snapshot_id: resolved.source.snapshot_id }
        : { template_id: resolved.source.template_id },
    seed: resolved.seed,
    as_of: resolved.as_of,
    locale: resolved.locale,
    ...body,
    ...(approved.target === undefined && body.target === undefined
      ? {}
      : { target: { ...approvedTarget, ...body.target } }),
  };
}
