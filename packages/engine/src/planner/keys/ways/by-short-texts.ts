import { plainTexts } from '../../draft/any-collation.ts';
import { canBeDistinct, capacityOf } from '../capacity.ts';
import type { ColumnPlan } from '../../../document/plan/plan.ts';
import { roomOf } from '../../../document/plan/room-of.ts';
import type { UniqueTask } from '../unique-task.ts';

/** A text whose column is too short for its number, as a postal code of three characters, is letters and digits instead. */
export function byShortTexts(task: UniqueTask): string | undefined {
  const { target, set, facts } = task;
  for (const name of set.columns) {
    const plan = target.columns.get(name);
    if (plan === undefined || !canBeDistinct(plan) || capacityOf(target, plan, facts) > 0) continue;
    const plain = plainText(task, plan);
    if (plain === undefined) continue;
    const isEnough = capacityOf(target, plain, facts) >= target.rows;
    // Where it is not, the ways that follow find what there is.
    target.columns.set(name, isEnough ? { ...plain, unique: true } : plain);
    if (isEnough) return `${name} never repeats`;
  }
  return undefined;
}

function plainText({ target, set }: UniqueTask, plan: ColumnPlan): ColumnPlan | undefined {
  const { name } = plan;
  const type = target.types.get(name);
  if (type?.kind !== 'text' || target.columnRules.has(name) || target.solved.has(name)) return undefined;
  const length = Math.min(set.prefixes?.[name] ?? Number.POSITIVE_INFINITY, roomOf(plan, type) ?? 0);
  if (length < 1) return undefined;
  const reason = `${plan.reason}; letters and digits, since there is no room for more in a key`;
  return { ...plan, source: plainTexts(length), reason };
}
