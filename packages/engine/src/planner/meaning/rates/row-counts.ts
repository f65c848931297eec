import { calculate, call, number } from '../../../language/expression/make-expression.ts';
import { hasWord, numbersOf, read, type RowNumber, wordSet } from '../row-numbers.ts';
import { isMeasured } from '../is-ruled.ts';
import type { Weft, WovenTable } from '../weft.ts';
import { isFree, propose, proposeNumber } from '../woven-table.ts';

const COUNTS = wordSet('count number total quantity capacity');
const GRID: readonly (readonly [ReadonlySet<string>, ReadonlySet<string>])[] = [
  [wordSet('row'), wordSet('column col')],
  [wordSet('floor storey'), wordSet('room')],
];
const NEAR = 3;
/** Rows of a hall, seats of a row: more than these nobody builds. */
const MAX_SEATS = 40;

/** `seat_count` is `row_count` × `seats_per_row`; a grid has as many places as rows × columns. */
export function addRowCounts(weft: Weft, woven: WovenTable): void {
  const numbers = numbersOf(woven).filter(({ scale }) => scale === 0);
  for (const own of numbers) {
    if (!isFree(woven, own.name) || !hasWord(own, COUNTS) || own.words.includes('per')) continue;
    const pair = factorsOf(
      numbers.filter((item) => item.at < own.at && item.at >= own.at - NEAR),
      own,
    );
    if (pair === undefined) continue;
    for (const { name } of pair) keepSmall(woven, name);
    const [one, other] = pair;
    proposeNumber(weft, woven, own.name, calculate(read(one), '*', read(other)), {
      reason: `the names suggest ${own.name} = ${one.name} × ${other.name}`,
      least: 0,
    });
  }
}

function factorsOf(before: readonly RowNumber[], own: RowNumber): readonly [RowNumber, RowNumber] | undefined {
  const each = before.find(({ words }) => words.includes('per'));
  const unit = each?.words.slice(each.words.indexOf('per') + 1) ?? [];
  const what = each?.words.slice(0, each.words.indexOf('per')) ?? [];
  const many = before.find(
    (item) => item !== each && unit.length > 0 && unit.every((word) => item.words.includes(word)),
  );
  if (
    each !== undefined &&
    many !== undefined &&
    (what.some((word) => own.words.includes(word)) || hasWord(own, TOTALS))
  )
    return [many, each];
  for (const [rows, columns] of GRID) {
    const [row, column] = [before.find((item) => hasWord(item, rows)), before.find((item) => hasWord(item, columns))];
    if (row !== undefined && column !== undefined && row !== column) return [row, column];
  }
  return undefined;
}

const TOTALS = wordSet('total capacity');

function keepSmall(woven: WovenTable, name: string): void {
  const source = woven.columns.get(name)?.source;
  if (
    !isFree(woven, name) ||
    isMeasured(woven.target, name) ||
    source?.kind !== 'generator' ||
    !(Number(source.options['max']) > MAX_SEATS)
  )
    return;
  const few = call('between', number(2), number(MAX_SEATS));
  propose(
    woven,
    name,
    { kind: 'derive', expression: few },
    {
      reason: 'as many as there is room for',
      null_fraction: woven.columns.get(name)?.null_fraction ?? 0,
    },
  );
}
