import type { Expression } from '../../language/expression/expression.ts';
import { limitsOfType } from '../../solve/domain/number-limits.ts';
import { calculate, call, column, number } from '../../language/expression/make-expression.ts';
import { measuredShares } from '../infer/measured-share.ts';
import { type Range, rangeOfColumn } from './value-range.ts';
import type { Weft, WovenTable } from './weft.ts';
import { hasRoom, inDigits, isFree, isNumber, isReadable, propose } from './woven-table.ts';

/** A number of a row, by its name and its place among the table's columns. */
export type RowNumber = {
  readonly name: string;
  readonly words: readonly string[];
  readonly nullable: boolean;
  readonly at: number;
  /** Digits after the point: amounts that are added or compared have as many. */
  readonly scale: number;
};

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

export const hasWord = ({ words }: Pick<RowNumber, 'words'>, ...lists: readonly ReadonlySet<string>[]): boolean =>
  words.some((word) => lists.some((list) => list.has(word)));

/** Products of numbers with more digits after the point leave none before it. */
const MAX_DIGITS = 3;

/** The numbers of a row that are no keys, in the order in which the table lists them. */
export function numbersOf(woven: WovenTable, maxDigits = MAX_DIGITS): readonly RowNumber[] {
  const { table, types, references } = woven.target;
  const keys = new Set([...(table.primary_key?.columns ?? []), ...references.flatMap(({ columns }) => columns)]);
  return table.columns.flatMap(({ name, nullable }, at): RowNumber[] => {
    const type = types.get(name);
    if (type === undefined || !isNumber(type) || keys.has(name) || !isReadable(woven, name)) return [];
    const scale = limitsOfType(type)?.scale ?? -1;
    return scale > maxDigits ? [] : [{ name, words: woven.words(name), nullable, at, scale }];
  });
}

const PARTICIPLE =
  /^(?:[a-z]{3,}ed|sent|sold|won|built|held|drawn|met|made|given|found|lost|broken|spent|kept|left|paid|taken)$/;

/** Whether a word of the name suggests what happened: shipped, sold, refunded. */
export const isOutcome = ({ words }: Pick<RowNumber, 'words'>): boolean => words.some((word) => PARTICIPLE.test(word));

/** A part that may be missing counts for nothing. */
export const read = ({ name, nullable }: Pick<RowNumber, 'name' | 'nullable'>, otherwise = '0'): Expression =>
  nullable ? call('coalesce', column(name), number(otherwise)) : column(name);

/** So many hundredths of a number, at least and at most; whole ones of a whole number. */
export function partOf(whole: RowNumber, least: number, most: number): Expression {
  const hundredths = calculate(call('between', number(least), number(most)), '*', number('0.01'));
  const value = calculate(call('greatest', number(0), read(whole)), '*', hundredths);
  return whole.scale === 0 ? call('floor', value) : value;
}

/** Makes a number a part of another, so that it is never more than that. */
export function proposePart(
  weft: Weft,
  woven: WovenTable,
  part: RowNumber,
  whole: RowNumber,
  [least, most]: readonly [number, number],
): boolean {
  const type = woven.target.types.get(part.name);
  const bounds = woven.target.types.get(whole.name);
  const range: Range | undefined = rangeOfColumn(weft, woven, whole.name) ?? (bounds && limitsOfType(bounds));
  if (type === undefined || range === undefined || !isFree(woven, part.name)) return false;
  const [from, to] = measuredShares(woven.target.table, part.name, whole.name) ?? [least, most];
  const highest = Math.max(0, (range.max * Math.min(100, to)) / 100);
  if (!hasRoom(woven, part.name, type, { min: 0, max: highest })) return false;
  const value = inDigits(woven, part.name, partOf(whole, from, Math.min(100, to)));
  // Of what is not known no part is known either.
  const isOpen = whole.nullable && part.nullable;
  const expression: Expression = isOpen ? { op: 'case', whens: [{ when: isGiven(whole), then: value }] } : value;
  const null_fraction = woven.columns.get(part.name)?.null_fraction ?? 0;
  const reason = `at most ${whole.name}`;
  return propose(woven, part.name, { kind: 'derive', expression }, { reason, null_fraction });
}

export const isGiven = ({ name }: Pick<RowNumber, 'name'>): Expression => ({
  op: 'not',
  arg: { op: 'is', arg: column(name), value: 'null' },
});
