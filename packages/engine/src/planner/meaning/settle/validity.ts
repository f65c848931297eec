import { calculate, call, column, number } from '../../../language/expression/make-expression.ts';
import type { Expression } from '../../../language/expression/expression.ts';
import { wordTable } from '../../../base/text/word-table.ts';
import type { Weft, WovenTable } from '../weft.ts';
import { isFree, isReadable, propose } from '../woven-table.ts';
import { findTerms } from './payment-terms.ts';

const DAYS: Readonly<Record<string, string>> = wordTable({ day: '1', week: '7', month: '30.44', year: '365.25' });
const LENGTH =
  /^(?:valid|validity|duration|membership|subscription|coverage)(?: for| in)? (?<unit>day|week|month|year)$/;
const STARTS = [
  /^(?:valid from|valid since|starts? on|starts?|start date|starts? at|effective from|effective date)$/,
  /^(?:purchased|sold|bought|issued|joined|activated)(?: at| on| date)?$/,
];
const ENDS = /^(?:valid (?:to|until|through)|expires?(?: on| at)?|expiry(?: date)?|expiration(?: date)?|expired on)$/;

/** A pass that is good for so many days ends as many days after it begins, whether the row says how many or what was bought. */
export function addValidity(weft: Weft, woven: WovenTable): void {
  const { table, types } = woven.target;
  const called = (pattern: RegExp, ...kinds: readonly string[]): string | undefined =>
    table.columns.find(
      ({ name }) => kinds.includes(types.get(name)?.kind ?? '') && pattern.test(woven.words(name).join(' ')),
    )?.name;
  const end = called(ENDS, 'date');
  const start = STARTS.map((pattern) => called(pattern, 'date', 'timestamp')).find((name) => name !== undefined);
  if (end === undefined || start === undefined || !isFree(woven, end) || !isReadable(woven, start)) return;
  let unit = 'day';
  const terms = findTerms(weft, woven, (at) => {
    const length = at.target.table.columns.find(
      ({ name }) => at.target.types.get(name)?.kind === 'integer' && LENGTH.test(at.words(name).join(' ')),
    );
    unit = LENGTH.exec(length === undefined ? '' : at.words(length.name).join(' '))?.groups?.['unit'] ?? unit;
    return length?.name;
  });
  if (terms === undefined) return;
  const begins: Expression = types.get(start)?.kind === 'date' ? column(start) : call('date', column(start));
  const length = calculate(terms.value, '*', number(DAYS[unit] ?? '1'));
  propose(
    woven,
    end,
    { kind: 'derive', expression: calculate(begins, '+', unit === 'day' ? terms.value : call('floor', length)) },
    {
      reason: `${start} and ${terms.says}`,
      null_fraction: woven.columns.get(end)?.null_fraction ?? 0,
    },
  );
}
