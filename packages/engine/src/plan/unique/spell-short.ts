import { plainTexts } from '../any-collation.ts';
import { canBeDistinct, capacityOf } from '../capacity.ts';
import { roomOf } from '../room-of.ts';
import type { UniqueTask } from './unique-task.ts';

/** A name of three letters has no room for the number that would tell it from others: codes have, and take its place. */
export function spellShort({ target, set, facts }: UniqueTask): boolean {
  const changed = set.columns.flatMap((name) => {
    const plan = target.columns.get(name);
    const type = target.types.get(name);
    if (plan === undefined || type?.kind !== 'text' || target.columnRules.has(name) || target.solved.has(name))
      return [];
    if (!canBeDistinct(plan) || capacityOf(target, plan, facts) > 0) return [];
    const length = Math.min(set.prefixes?.[name] ?? Number.POSITIVE_INFINITY, roomOf(plan, type) ?? 0);
    const reason = `${plan.reason}; in as many letters as fit, for a key`;
    return length < 1 ? [] : [{ ...plan, source: plainTexts(length), reason }];
  });
  for (const plan of changed) target.columns.set(plan.name, plan);
  return changed.length > 0;
}
