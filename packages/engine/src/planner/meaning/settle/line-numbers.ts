import { call } from '../../../language/expression/make-expression.ts';
import type { WovenTable } from '../weft.ts';
import { isFree, propose } from '../woven-table.ts';

const NUMBERED: ReadonlySet<string> = new Set(
  [
    'line number',
    'line',
    'item number',
    'position',
    'position number',
    'sequence',
    'sequence number',
    'place',
    'leg number',
  ].concat(['row number', 'step number', 'ordinal', 'sort order', 'line sequence', 'entry line']),
);

/** Rows that lie together below one owner are numbered from one: `line_no`, `position`, `seq`. */
export function addLineNumbers(woven: WovenTable): void {
  const owner = woven.plan.references.find(({ owning }) => owning);
  if (owner?.strategy.kind !== 'fan_out') return;
  for (const { name } of woven.target.table.columns) {
    if (woven.target.types.get(name)?.kind !== 'integer' || !NUMBERED.has(woven.words(name).join(' '))) continue;
    const bounds = woven.target.bounded.get(name);
    if (!isFree(woven, name) || bounds?.max !== undefined || (bounds?.min ?? 1) > 1) continue;
    propose(
      woven,
      name,
      { kind: 'derive', expression: call('place') },
      { reason: `its place among those of its ${owner.to}` },
    );
  }
}
