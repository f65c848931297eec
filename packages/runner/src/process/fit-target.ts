import { targetError } from '@rowloom/databases';
import type { Lexicon, Plan, Rules } from '@rowloom/engine';
import { findLedger } from '../ledger/open-ledger.ts';
import { findRun } from '../ledger/runs.ts';
import { findObstacles } from '../run/find-obstacles.ts';
import { planForTarget } from '../run/plan-for-target.ts';
import type { Target } from '../target/target.ts';
import { withSession } from '../target/with-session.ts';
import type { GenerationTask } from './run-task.ts';

type Fitting = { readonly plan: Plan; readonly rules: Rules };

/**
 * The plan as the target can accept it now: without tables that are full, or that the role may not write to. A run that
 * has begun follows its ledger, and one that wants all tables or none is left to the target's own refusal.
 */
export function fitTarget(
  target: Target,
  { schema, wishes, mode, runId }: GenerationTask,
  plan: Plan,
  lexicon: Lexicon,
): Promise<Fitting> {
  const { existing: _, ...asked } = wishes;
  const { rules = {} } = asked;
  const whole: Fitting = { plan, rules };
  if (wishes.leave_out !== true || mode === 'create') return Promise.resolve(whole);
  return withSession(target, async (session) => {
    const ledger = await findLedger(session, target.database);
    if (ledger !== undefined && (await findRun(session, ledger, runId)) !== undefined) return whole;
    const obstacles = await findObstacles(session, target, { schema, plan, rules, lexicon, mode });
    if (obstacles.length === 0) return whole;
    const made = await planForTarget(session, { target, schema, wishes: asked, lexicon, mode });
    if ('plan' in made) return made;
    const plain = obstacles.map(({ message }) => message).join(' ');
    throw targetError('unsupported', plain, { plain });
  });
}
