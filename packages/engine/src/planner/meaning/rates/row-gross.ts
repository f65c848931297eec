import { calculate } from '../../../language/expression/make-expression.ts';
import { hasWord, numbersOf, read, type RowNumber, wordSet } from '../row-numbers.ts';
import type { Weft, WovenTable } from '../weft.ts';
import { isFree, proposeNumber } from '../woven-table.ts';

/** What is between a net number and its gross one. */
const BETWEEN = wordSet('tax deduction insurance contribution withholding tare package packaging pension');
const RATES = wordSet('rate percent per minimum maximum average count quantity unit');
const APART = wordSet('paid due outstanding');
/** Columns that belong together are neighbours. */
const NEAR = 3;

/** `gross_weight` is `net_weight` and the tare; a gross salary is the net one and what is held back. */
export function addRowGross(weft: Weft, woven: WovenTable): void {
  const numbers = numbersOf(woven);
  for (const gross of numbers.filter((item) => item.words.includes('gross') && isFree(woven, item.name))) {
    const rest = without(gross, 'gross');
    const alike = numbers.filter((item) => item !== gross && item.scale === gross.scale && !hasWord(item, RATES));
    const like = alike.filter((item) => !hasWord(item, APART));
    const net = like.find((item) => item.words.includes('net') && without(item, 'net').join(' ') === rest.join(' '));
    if (net === undefined) {
      addUp(
        weft,
        woven,
        gross,
        like.filter((item) => item.at < gross.at && item.at >= gross.at - NEAR && isOf(item, rest)),
      );
      continue;
    }
    const [from, to] = [Math.min(net.at, gross.at), Math.max(net.at, gross.at)];
    // What stands between the two is taken off, whatever it is called: `union_dues`.
    const more = alike.filter(
      (item) =>
        item !== net &&
        ((item.at > from && item.at < to) ||
          (like.includes(item) &&
            item.at >= from - NEAR &&
            item.at <= to + NEAR &&
            (hasWord(item, BETWEEN) || isOf(item, rest)))),
    );
    addUp(weft, woven, gross, [net, ...more]);
  }
}

function addUp(weft: Weft, woven: WovenTable, gross: RowNumber, parts: readonly RowNumber[]): void {
  if (parts.length < 2) return;
  const sum = parts.map((item) => read(item)).reduce((a, b) => calculate(a, '+', b));
  const reason = `the names suggest ${gross.name} = ${parts.map(({ name }) => name).join(' + ')}`;
  proposeNumber(weft, woven, gross.name, sum, { reason });
}

const without = ({ words }: RowNumber, word: string): readonly string[] => words.filter((item) => item !== word);

/** `tare_weight_kg` beside `net_weight_kg`. */
const isOf = ({ words }: RowNumber, rest: readonly string[]): boolean =>
  rest.length > 0 && words.length === rest.length + 1 && rest.every((word) => words.includes(word));
