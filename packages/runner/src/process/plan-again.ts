import { digest, loadLexicon, makePlan, type Plan } from '@rowloom/engine';
import type { PlannedTask } from './run-task.ts';
import { RunRefusal } from '../run/run-refusal.ts';

/** The accepted plan, made again. What was probed then need not be probed again. */
export async function planAgain({ schema, wishes, planDigest }: PlannedTask): Promise<Plan> {
  const result = makePlan(schema, { ...wishes, probe: false }, await loadLexicon(wishes.locale));
  if ('plan' in result && digest(result.plan) === planDigest) return result.plan;
  throw new RunRefusal(
    'plan_changed',
    'The run was planned by another version of Rowloom, which made other rows. Start it again.',
  );
}
