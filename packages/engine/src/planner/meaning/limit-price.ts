import { limitsOfType } from '../../solve/domain/number-limits.ts';
import { rangeOfColumn } from './value-range.ts';
import type { Weft, WovenTable } from './weft.ts';
import { isFree } from './woven-table.ts';

type Product = { readonly quantity: string; readonly price: string; readonly goal: string };

/** Keeps the price so low that the greatest quantity of it has room in the column of the product. */
export function limitPrice(weft: Weft, woven: WovenTable, { quantity, price, goal }: Product): void {
  const [many, each] = [rangeOfColumn(weft, woven, quantity), rangeOfColumn(weft, woven, price)];
  const type = woven.target.types.get(goal);
  const limits = type && limitsOfType(type);
  const plan = woven.columns.get(price);
  if (many === undefined || each === undefined || limits === undefined || plan?.source.kind !== 'generator') return;
  // Tax and shipping come on top.
  const most = Math.min(limits.max, woven.target.bounded.get(goal)?.max ?? limits.max) / 1.5;
  if (many.max * each.max <= most || many.max <= 0 || !isFree(woven, price)) return;
  const { min, max } = plan.source.options;
  const scaled = each.max / Number(max);
  const lower = Math.floor((most / many.max / scaled) * 100) / 100;
  if (typeof min !== 'number' || typeof max !== 'number' || lower <= min) return;
  woven.columns.set(price, { ...plan, source: { ...plan.source, options: { ...plan.source.options, max: lower } } });
}
