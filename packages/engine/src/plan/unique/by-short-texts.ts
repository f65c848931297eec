import { canBeDistinct, capacityOf } from '../capacity.ts';
import type { TableDraft } from '../draft.ts';
import type { ColumnPlan } from '../plan.ts';
import { roomOf } from '../room-of.ts';
import type { UniqueTask } from './unique-task.ts';

/** A text whose column is too short for its number, as a postal code of three characters, is letters and digits instead. */
export function byShortTexts({ target, set, facts }: UniqueTask): string | undefined {
  for (const name of set.columns) {
    const plan = target.columns.get(name);
    if (plan === undefined || !canBeDistinct(plan) || capacityOf(target, plan, facts) > 0) continue;
    const plain = plainText(target, plan);
    if (plain === undefined) continue;
    const isEnough = capacityOf(target, plain, facts) >= target.rows;
    // Where it is not, the ways that follow find what there is.
    target.columns.set(name, isEnough ? { ...plain, unique: true } : plain);
    if (isEnough) return `${name} never repeats`;
  }
  return undefined;
}

function plainText(target: TableDraft, plan: ColumnPlan): ColumnPlan | undefined {
  const type = target.types.get(plan.name);
  const room = type?.kind === 'text' ? roomOf(plan, type) : undefined;
  if (room === undefined || room < 1 || target.columnRules.has(plan.name) || target.solved.has(plan.name))
    return undefined;
  return {
    ...plan,
    source: { kind: 'generator', generator: 'pattern', version: 1, options: { regex: `[a-z0-9]{${room}}` } },
    reason: `${plan.reason}; letters and digits, since there is no room for more in a key`,
  };
}
