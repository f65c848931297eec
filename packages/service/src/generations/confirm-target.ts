import { Refusal } from '@rowloom/contract';
import { isTargetError } from '@rowloom/databases';
import type { ProjectAccess } from '../caller/access.ts';
import type { Loom } from '../execution/loom.ts';
import type { RunDraft } from './resolve-run.ts';

/** Refuses a target that needs to be confirmed and was not. */
export type ConfirmTarget = (access: ProjectAccess, draft: RunDraft, confirm: string | undefined) => Promise<void>;

/**
 * A target that looks like production, or whose rows would go, is written only when the user names it once more. A target
 * that cannot be reached now is asked again by the run itself, which refuses likewise.
 */
export const makeConfirmTarget =
  (loom: Pick<Loom, 'guardRun'>): ConfirmTarget =>
  async ({ organizationId }, { opened, wishes, schema, planned }, confirm) => {
    if (opened?.kind !== 'database' || wishes.target === null || 'issues' in planned) return;
    const { address } = opened;
    const guarded = await loom
      .guardRun(
        { address, mode: wishes.target.mode, schema, tables: planned.tables.map(({ name }) => name) },
        organizationId,
      )
      .catch((error: unknown) => {
        if (isTargetError(error)) return undefined;
        throw error;
      });
    if (guarded === undefined || guarded.reasons.length === 0 || confirm === guarded.confirm) return;
    throw new Refusal('confirmation_required', {
      message: `This target needs to be confirmed: ${guarded.reasons.join('; ')}. If you mean it, send target.confirm: "${guarded.confirm}".`,
      fields: [{ path: 'target.confirm', message: guarded.confirm }],
    });
  };
