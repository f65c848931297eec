import { limitsOfType } from '../../../solve/domain/number-limits.ts';
import type { Expression } from '../../../language/expression/expression.ts';
import { calculate, call, column, number } from '../../../language/expression/make-expression.ts';
import { read, type RowNumber, wordSet } from '../row-numbers.ts';
import type { Weft, WovenTable } from '../weft.ts';
import { proposeNumber } from '../woven-table.ts';

const RATES = wordSet('rate percent percentage ratio share quota fraction pct proportion');
/** What a rate is a price of, or is agreed on and not counted. */
const AGREED = wordSet(
  'per tax vat discount commission interest exchange hourly daily nightly weekly monthly annual yearly unit day hour price wage salary heart pulse flow sample sampling frame bit data refresh room conversion_price',
);

/** Whether a number says of its name that it is a part of a hundred or of one. */
export const isRate = ({ words, scale }: Pick<RowNumber, 'words' | 'scale'>): boolean =>
  (scale > 0 && words.length === 1 && SHARES.has(words[0] ?? '')) ||
  (words.some((word) => RATES.has(word)) && !words.some((word) => AGREED.has(word)));

/** Rates that do without the word. */
const SHARES = wordSet('occupancy utilization utilisation completeness');

/** What a rate is of: its name without the word for a rate. */
export const stemsOf = ({ words }: Pick<RowNumber, 'words'>): readonly string[] =>
  words.filter((word) => !RATES.has(word) && !FILLERS.has(word));

const FILLERS = wordSet(
  'of the in total overall average number start end level minimum maximum begin first last current previous',
);

/** A hundred or one, by the column's name and what it has room for. */
export function wholeOfRate({ target }: WovenTable, { name, words }: Pick<RowNumber, 'name' | 'words'>): 100 | 1 {
  const type = target.types.get(name);
  if (type?.kind === 'integer') return 100;
  if (type?.kind === 'decimal' && type.precision !== undefined)
    return type.precision - (type.scale ?? 0) <= 1 ? 1 : 100;
  return words.includes('percent') || words.includes('percentage') ? 100 : 1;
}

/** What one number is by another, in hundredths where the column counts these. Of nothing there is no rate. */
export function proposeRatio(
  weft: Weft,
  woven: WovenTable,
  own: Pick<RowNumber, 'name' | 'words' | 'nullable'>,
  ratio: {
    readonly of: Expression;
    readonly by: RowNumber;
    readonly times: number;
    readonly says: string;
    readonly most?: number;
  },
): boolean {
  const { of, by, times, says, most } = ratio;
  const whole = call('nullif', own.nullable ? column(by.name) : read(by), number(0));
  const value = calculate(times === 1 ? of : calculate(of, '*', number(times)), '/', whole);
  const type = woven.target.types.get(own.name);
  const limits = type && limitsOfType(type);
  if (limits === undefined) return false;
  const known = own.nullable ? value : call('coalesce', value, number(0));
  const held = most === undefined ? call('greatest', number(limits.min), known) : known;
  // NULL takes no part in greatest().
  const expression: Expression =
    most === undefined && own.nullable
      ? { op: 'case', whens: [{ when: { op: 'not', arg: { op: 'is', arg: value, value: 'null' } }, then: held }] }
      : held;
  return proposeNumber(weft, woven, own.name, expression, {
    reason: `the names suggest ${own.name} = ${says}`,
    least: most === undefined ? limits.min : 0,
    ...(most === undefined ? {} : { most: Math.min(most, limits.max) }),
  });
}
