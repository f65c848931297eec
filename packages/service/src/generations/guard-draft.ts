import { refuseField } from '@rowloom/contract';
import { isTargetError } from '@rowloom/databases';
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
    .guardRun({ address: opened.address, mode, schema, tables, rules: wishes.rules }, whomOf(access))
    .catch((error: unknown) => {
      if (isTargetError(error)) return undefined;
      throw error;
    });
}

/** Tables that foreign keys lead to from outside the run cannot be emptied, confirmed or not. */
export function refuseReferred(guarded: GuardedTarget | undefined): void {
  if (guarded?.referred !== undefined) throw refuseField('target.mode', guarded.referred);
}

/** Whether to look at the target before the run is asked for in earnest. */
export const empties = ({ wishes }: RunDraft): boolean => wishes.target?.mode === 'truncate';
