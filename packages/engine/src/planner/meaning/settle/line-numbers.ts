import { call } from '../../../language/expression/make-expression.ts';
import { isPlaceName } from '../../time/is-place-name.ts';
import { nounOf } from '../name-parts.ts';
import type { Weft, WovenTable } from '../weft.ts';
import { isFree, propose } from '../woven-table.ts';

/** Rows that lie together below one owner are numbered from one: `line_no`, `position`, `seq`. */
export function addLineNumbers({ draft }: Weft, woven: WovenTable): void {
  const owner = woven.plan.references.find(({ owning }) => owning);
  if (owner?.strategy.kind !== 'fan_out') return;
  const noun = nounOf(draft, woven.target);
  for (const { name } of woven.target.table.columns) {
    if (woven.target.types.get(name)?.kind !== 'integer' || !isPlaceName(woven.words(name), noun)) continue;
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
