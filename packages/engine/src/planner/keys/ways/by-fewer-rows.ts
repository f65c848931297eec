import { offersOf } from '../offers/column-offers.ts';
import { periodOffers } from '../offers/period-offers.ts';
import { lowerRows } from '../../draft/lower-rows.ts';
import { fanOutWithin } from '../identifies-parent.ts';
import { take } from '../tell-apart.ts';
import type { UniqueTask } from '../unique-task.ts';

/**
 * If nothing makes rows distinct: one row for each owner, otherwise as many rows as one column has values, otherwise
 * one row.
 */
export function byFewerRows(task: UniqueTask): string | undefined {
  const { draft, target, set } = task;
  const owner = fanOutWithin(task);
  if (owner !== undefined && owner.least <= 1) {
    owner.most = 1;
    return `each row of ${owner.to} has at most one row`;
  }
  const offers = [...offersOf(task, 'plan'), ...periodOffers(task, 'row_number')];
  const [best] = offers.toSorted((a, b) => b.size - a.size);
  const rows = Math.max(1, Math.min(target.rows, best?.size ?? 1));
  const named = [...set.columns, ...set.coarse];
  const why =
    set.columns.length === 0 && named.length > 0
      ? `${set.name} uses a value computed from (${named.join(', ')}), and no more rows are known to differ in it`
      : `${set.name} allows no more distinct rows${named.length === 0 ? '' : ` of (${named.join(', ')})`}`;
  if (!lowerRows(draft, target, rows, why)) return undefined;
  return best === undefined || rows === 1 ? 'there is one row' : take(task, best, { unique: true });
}
