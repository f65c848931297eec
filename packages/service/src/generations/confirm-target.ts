import { Refusal } from '@rowloom/contract';
import type { ProjectAccess } from '../caller/access.ts';
import type { Loom } from '../execution/loom.ts';
import { lookAtTarget, refuseObstacle } from './guard-draft.ts';
import type { RunDraft } from './resolve-run.ts';

/** Refuses a target that cannot accept the run, or needs a confirmation that is missing. */
export type ConfirmTarget = (access: ProjectAccess, draft: RunDraft, confirm: string | undefined) => Promise<void>;

/** A target that looks like production, or whose rows would be removed, is only written if the user confirms it. */
export const makeConfirmTarget =
  (loom: Pick<Loom, 'guardRun' | 'fitRun'>): ConfirmTarget =>
  async (access, draft, confirm) => {
    const looked = await lookAtTarget(loom, access, draft);
    refuseObstacle(looked);
    const { guarded } = looked;
    if (guarded === undefined || guarded.reasons.length === 0 || confirm === guarded.confirm) return;
    throw new Refusal('confirmation_required', {
      message: `This target needs to be confirmed: ${guarded.reasons.join('; ')}. To confirm, send target.confirm: "${guarded.confirm}".`,
      fields: [{ path: 'target.confirm', message: guarded.confirm }],
    });
  };
