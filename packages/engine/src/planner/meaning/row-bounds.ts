import type { Expression } from '../../language/expression/expression.ts';
import { limitsOfType } from '../../solve/domain/number-limits.ts';
import { calculate, call, column, number } from '../checks/make-expression.ts';
import { rangeOfColumn } from './value-range.ts';
import type { Weft, WovenTable } from './weft.ts';
import { hasRoom, isFree, isNumber, isReadable, propose } from './woven-table.ts';

type Bound = { readonly of: ReadonlySet<string>; readonly by: ReadonlySet<string>; readonly isMoney: boolean };

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const BOUNDS: readonly Bound[] = [
  {
    of: set('sold booked occupied attended enrolled reserved registered taken used filled attendance'),
    by: set('capacity seat maximum available'),
    isMoney: false,
  },
  { of: set('deposit advance prepaid prepayment retention'), by: set('total price amount rent'), isMoney: true },
  { of: set('refund refunded copay deductible'), by: set('total amount price'), isMoney: true },
];

/** A number that another of its row bounds: nobody sells more tickets than there are seats, or takes more than the price. */
export function addRowBounds(weft: Weft, woven: WovenTable): void {
  const { table, types } = woven.target;
  const numbers = table.columns.filter(({ name }) => isNumber(types.get(name)) && isReadable(woven, name));
  for (const { name, nullable } of numbers) {
    if (!isFree(woven, name)) continue;
    const words = woven.words(name);
    const bound = BOUNDS.find(({ of }) => words.some((word) => of.has(word)));
    const upper = bound && numbers.find((item) => item.name !== name && isUpper(woven, item.name, bound));
    const bounds = upper && types.get(upper.name);
    const range = upper && (rangeOfColumn(weft, woven, upper.name) ?? (bounds && limitsOfType(bounds)));
    const type = types.get(name);
    if (bound === undefined || upper === undefined || range === undefined || type === undefined) continue;
    if ((upper.nullable && !nullable) || !hasRoom(woven, name, type, { min: 0, max: Math.max(0, range.max) })) continue;
    const limit: Expression = call('greatest', number(0), column(upper.name));
    const value = bound.isMoney
      ? calculate(limit, '*', calculate(call('between', number(1), number(5)), '*', number('0.1')))
      : call('floor', calculate(limit, '*', calculate(call('between', number(30), number(100)), '*', number('0.01'))));
    const expression: Expression = upper.nullable
      ? {
          op: 'case',
          whens: [{ when: { op: 'not', arg: { op: 'is', arg: column(upper.name), value: 'null' } }, then: value }],
        }
      : value;
    const how = { reason: `not more than ${upper.name}`, null_fraction: woven.columns.get(name)?.null_fraction ?? 0 };
    propose(woven, name, { kind: 'derive', expression }, how);
  }
}

function isUpper(woven: WovenTable, name: string, { of, by, isMoney }: Bound): boolean {
  const words = woven.words(name);
  const kind = woven.target.types.get(name)?.kind;
  if (!words.some((word) => by.has(word)) || words.some((word) => of.has(word))) return false;
  return isMoney ? kind !== 'integer' : kind === 'integer';
}
