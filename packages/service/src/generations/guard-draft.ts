import { Refusal, refuseField } from '@rowloom/contract';
import { isAbsentFile, isTargetError, type TargetErrorCode } from '@rowloom/databases';
import type { Issue } from '@rowloom/engine';
import type { FittedRun, GuardedTarget, PackedMembers } from '@rowloom/runner';
import type { ProjectAccess } from '../caller/access.ts';
import { type Loom, whomOf } from '../execution/loom.ts';
import { findMisfit } from './find-misfit.ts';
import type { RunDraft } from './resolve-run.ts';
import { wishesOf } from './resolved-run.ts';

/**
 * What is at stake in the target of a run; undefined without a database, or if it cannot be reached now: the run itself
 * checks again, and refuses likewise.
 */
async function guardDraft(
  loom: Pick<Loom, 'guardRun'>,
  access: ProjectAccess,
  { opened, wishes, schema, planned }: RunDraft,
): Promise<GuardedTarget | undefined> {
  if (opened?.kind !== 'database' || wishes.target === null || 'issues' in planned) return undefined;
  const { mode } = wishes.target;
  const tables = planned.tables.map(({ name, rows }) => ({ name, rows }));
  return loom
    .guardRun(
      { address: opened.address, mode, schema, tables, rules: wishes.rules, asked: planned.asked },
      whomOf(access),
    )
    .catch((error: unknown) => {
      if (isAbsentFile(error))
        return {
          confirm: '',
          reasons: [],
          rows: 0,
          present: [],
          missing: tables.map(({ name }) => name),
          suspect: false,
        };
      if (isTargetError(error)) return undefined;
      throw error;
    });
}

/** The findings about the target of a run, before anything is written to it. */
export type Looked = {
  readonly guarded: GuardedTarget | undefined;
  /** The plan as the target can accept it, if that differs. */
  readonly whole: PackedMembers | undefined;
  /** What blocks the run whatever is confirmed. */
  readonly obstacle: Issue | undefined;
};

/** Inspects the target as the run itself will: what it would leave out, and why it would refuse. */
export async function lookAtTarget(
  loom: Pick<Loom, 'guardRun' | 'fitRun'>,
  access: ProjectAccess,
  draft: RunDraft,
): Promise<Looked> {
  const guarded = await guardDraft(loom, access, draft);
  const misfit = guarded === undefined ? undefined : findMisfit(guarded, draft.wishes.target?.mode);
  if (misfit !== undefined) return { guarded, whole: undefined, obstacle: misfit };
  if (guarded?.referred !== undefined) {
    const obstacle = { code: 'referred_from_outside', path: 'target.mode', message: guarded.referred };
    return { guarded, whole: undefined, obstacle };
  }
  const fitted = guarded?.suspect === true ? await fitDraft(loom, access, draft) : undefined;
  if (fitted === undefined || 'whole' in fitted) return { guarded, whole: fitted?.whole, obstacle: undefined };
  const { code, table, message } = fitted.refused;
  const path = table === undefined ? 'target.connection_id' : `rows.${table}`;
  return { guarded, whole: undefined, obstacle: { code: OBSTACLES[code] ?? 'target_refuses', path, message } };
}

const OBSTACLES: Partial<Record<TargetErrorCode, string>> = {
  no_such_table: 'no_rows_to_refer_to',
  unsupported: 'no_room',
};

/** Undefined if it cannot be known now: the run checks again. */
function fitDraft(
  loom: Pick<Loom, 'fitRun'>,
  access: ProjectAccess,
  { opened, wishes, schema }: RunDraft,
): Promise<FittedRun | undefined> {
  if (opened?.kind !== 'database' || wishes.target === null) return Promise.resolve(undefined);
  const task = {
    address: opened.address,
    mode: wishes.target.mode,
    schema,
    wishes: wishesOf(wishes),
    ...(wishes.make_partitions === true ? { makePartitions: true } : {}),
  };
  return loom.fitRun(task, whomOf(access)).catch((error: unknown) => {
    if (isTargetError(error) || (error instanceof Refusal && error.code === 'unavailable')) return undefined;
    throw error;
  });
}

export function refuseObstacle({ obstacle }: Pick<Looked, 'obstacle'>): void {
  if (obstacle !== undefined) throw refuseField(obstacle.path, obstacle.message);
}
