import type { ColumnSource } from '../../../document/plan/plan.ts';
import { fromGenerator } from '../../infer/columns/make-source.ts';
import { calculate, call, column, number } from '../../../language/expression/make-expression.ts';
import { hasWord, numbersOf, type RowNumber, wordSet } from '../row-numbers.ts';
import { isMeasured } from '../is-ruled.ts';
import type { Weft, WovenTable } from '../weft.ts';
import { isFree, propose } from '../woven-table.ts';

const INDEX = wordSet('bmi');
const UNITS = wordSet('cm centimeter m meter kg kilogram body');

/** The body mass index is the weight by the square of the height, and both are a person's. */
export function addBodies(_: Weft, woven: WovenTable): void {
  const numbers = numbersOf(woven);
  const index = numbers.find((item) => hasWord(item, INDEX) || item.words.join(' ').includes('body mass'));
  const called = (word: string): RowNumber | undefined =>
    numbers.find(({ words }) => words.includes(word) && words.every((item) => item === word || UNITS.has(item)));
  const [height, weight] = [called('height'), called('weight')];
  if (index === undefined || height === undefined || weight === undefined || !isFree(woven, index.name)) return;
  const isMeters = height.scale >= 2;
  const scaled = (least: number, most: number, { scale }: RowNumber): ColumnSource =>
    fromGenerator('measure', { min: least, max: most, scale, shape: 'bell' });
  setBody(woven, height, isMeters ? scaled(1.48, 2, height) : scaled(148, 200, height), 'the height of a person');
  setBody(woven, weight, scaled(46, 124, weight), 'the weight of a person');
  const square = calculate(column(height.name), '*', column(height.name));
  const kilograms = isMeters ? column(weight.name) : calculate(column(weight.name), '*', number(10_000));
  const expression = calculate(kilograms, '/', call('nullif', square, number(0)));
  const mayMiss = (height.nullable || weight.nullable) && !index.nullable;
  propose(
    woven,
    index.name,
    { kind: 'derive', expression: mayMiss ? call('coalesce', expression, number(24)) : expression },
    { reason: `${weight.name} by the square of ${height.name}` },
  );
}

function setBody(woven: WovenTable, { name }: RowNumber, source: ColumnSource, reason: string): void {
  if (!isFree(woven, name) || isMeasured(woven.target, name)) return;
  propose(woven, name, source, { reason, null_fraction: woven.columns.get(name)?.null_fraction ?? 0 });
}
