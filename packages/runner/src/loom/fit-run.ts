import { isTargetError, type TargetErrorCode } from '@rowloom/databases';
import { loadLexicon, withMissingPartitions } from '@rowloom/engine';
import { planForTarget } from '../run/plan-for-target.ts';
import { makeTarget } from '../target/target.ts';
import { withSession } from '../target/with-session.ts';
import { describeMade } from './describe-made.ts';
import { describeWhole } from './describe-plan.ts';
import type { FitTask, FittedRun } from './loom-task.ts';
import { openParcel } from './schema-parcel.ts';

/** What blocks a plan in its target; other errors mean that the target could not be inspected. */
const OBSTACLES: ReadonlySet<TargetErrorCode> = new Set(['unsupported', 'no_permission', 'no_such_table']);

/** The plan as the run itself would make it for the current target, or why it would refuse. Changes nothing there. */
export async function fitRun({ address, mode, schema: parcel, wishes, makePartitions }: FitTask): Promise<FittedRun> {
  const stored = openParcel(parcel);
  const schema = makePartitions === true ? withMissingPartitions(stored, wishes.as_of) : stored;
  const target = makeTarget(address);
  const lexicon = await loadLexicon(wishes.locale);
  try {
    const made = await withSession(target, (session) =>
      planForTarget(session, { target, schema, wishes, lexicon, mode }),
    );
    if ('plan' in made) return { whole: describeWhole(made.plan, describeMade(schema)) };
    const [{ path, message } = { path: '', message: 'The run cannot be planned for this target.' }] = made.issues;
    return {
      refused: { code: 'unsupported', table: undefined, message: path === '' ? message : `${path}: ${message}` },
    };
  } catch (error) {
    if (!isTargetError(error) || error.facts.plain === undefined || !OBSTACLES.has(error.code)) throw error;
    return { refused: { code: error.code, table: error.facts.table, message: error.facts.plain } };
  }
}
