import { refuseField } from '@rowloom/contract';
import { isTargetError } from '@rowloom/databases';
import type { Issue } from '@rowloom/engine';
import type { GuardedTarget } from '@rowloom/runner';
import type { ProjectAccess } from '../caller/access.ts';
import { type Loom, whomOf } from '../execution/loom.ts';
import type { RunDraft } from './resolve-run.ts';

/**
 * What is at stake in the target of a run; undefined where there is no database, and where it cannot be reached now: the
 * run itself looks again, and refuses likewise.
 */
export async function guardDraft(
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
      if (isTargetError(error)) return undefined;
      throw error;
    });
}

/**
 * What stands against the run whoever confirms it: tables that foreign keys lead to from outside cannot be emptied, and rows
 * cannot refer to a table that has none.
 */
export function obstacleIn(guarded: GuardedTarget | undefined): Issue | undefined {
  if (guarded?.referred !== undefined)
    return { code: 'referred_from_outside', path: 'target.mode', message: guarded.referred };
  if (guarded?.unanswered === undefined) return undefined;
  const { table, message } = guarded.unanswered;
  return { code: 'no_rows_to_refer_to', path: `rows.${table}`, message };
}

export function refuseObstacle(guarded: GuardedTarget | undefined): void {
  const obstacle = obstacleIn(guarded);
  if (obstacle !== undefined) throw refuseField(obstacle.path, obstacle.message);
}

/** Whether to look at the target before the run is asked for in earnest. */
export const needsLook = ({ wishes, planned }: RunDraft): boolean =>
  wishes.target?.mode === 'truncate' || ('asked' in planned && planned.asked.length > 0);
