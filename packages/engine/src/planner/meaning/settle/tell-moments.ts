import type { Expression } from '../../../language/expression/expression.ts';
import { call, column, number } from '../../../language/expression/make-expression.ts';
import { isSameAct } from '../../time/act-of.ts';
import { isRuled } from '../is-ruled.ts';
import { rolesOf } from '../roles-of.ts';
import { wouldCircle } from '../would-circle.ts';
import type { Weft, WovenTable } from '../weft.ts';
import { isReadable } from '../woven-table.ts';

const LAST: ReadonlySet<string> = new Set(['last', 'latest', 'recent', 'first']);
const COUNTING: ReadonlySet<string> = new Set(['count', 'number', 'total', 'of']);
const BARE: ReadonlySet<string> = new Set('at on date time timestamp datetime day'.split(' '));
const FULLY: ReadonlySet<string> = new Set(['fully', 'full', 'in']);

/**
 * Moments of what the row counts or owes: `last_reminder_at` is there where `reminder_count` is not 0, and `paid_at` where nothing
 * is open any more, if no state says so.
 */
export function tellMoments(weft: Weft, woven: WovenTable): void {
  const { target } = woven;
  for (const { name, nullable } of target.table.columns) {
    const kind = target.types.get(name)?.kind;
    if (!nullable || (kind !== 'timestamp' && kind !== 'date')) continue;
    const words = woven.words(name).filter((word) => !BARE.has(word));
    const test = ofCount(woven, words) ?? ofBalance(weft, woven, words);
    if (test !== undefined) tell(woven, name, test);
  }
}

function ofCount({ target, words: wordsOf }: WovenTable, words: readonly string[]): Test | undefined {
  if (!words.some((word) => LAST.has(word))) return undefined;
  const what = words.filter((word) => !LAST.has(word)).join(' ');
  const count = target.table.columns.find(({ name, nullable }) => {
    const own = wordsOf(name);
    const isCount = target.types.get(name)?.kind === 'integer' && own.some((word) => COUNTING.has(word));
    return isCount && !nullable && what !== '' && own.filter((word) => !COUNTING.has(word)).join(' ') === what;
  });
  return count && { test: compare('>', count.name), says: `where ${count.name} is not 0` };
}

function ofBalance(weft: Weft, woven: WovenTable, words: readonly string[]): Test | undefined {
  const [act, ...more] = words.filter((word) => !FULLY.has(word));
  if (act === undefined || more.length > 0 || !isSameAct(act, 'paid') || (woven.target.states ?? []).length > 0)
    return undefined;
  const balance = rolesOf(weft, woven).get('')?.get('balance');
  // One that follows from what was paid.
  if (balance === undefined || !woven.before.has(balance)) return undefined;
  return { test: compare('<=', balance), says: `where nothing of ${balance} is left` };
}

type Test = { readonly test: Expression; readonly says: string };

const compare = (operator: '>' | '<=', name: string): Expression => ({
  op: 'compare',
  operator,
  left: call('coalesce', column(name), number(0)),
  right: number(0),
});

function tell(woven: WovenTable, name: string, { test, says }: Test): void {
  const { target, columns } = woven;
  const plan = columns.get(name);
  if (plan === undefined || target.solved.has(name) || isRuled(target, name) || !isReadable(woven, name)) return;
  if (plan.source.kind !== 'generator' && plan.source.kind !== 'derive') return;
  if (wouldCircle(woven, name, { kind: 'when', test, then: plan.source, otherwise: null })) return;
  if (!woven.before.has(name)) woven.before.set(name, plan);
  columns.set(name, {
    ...plan,
    source: { kind: 'when', test, then: plan.source, otherwise: null },
    null_fraction: 0,
    reason: `${plan.reason}; ${says}`,
  });
}
