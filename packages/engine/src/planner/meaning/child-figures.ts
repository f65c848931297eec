import type { Expression } from '../../language/expression/expression.ts';
import { calculate, call, column, number } from '../../language/expression/make-expression.ts';
import { childNoun, childrenOf } from './line-sums.ts';
import { endsWith, isSame, tableWords } from './name-parts.ts';
import { isSameAct } from '../time/act-of.ts';
import { rolesOf } from './roles-of.ts';
import type { Weft, WovenTable } from './weft.ts';
import { isFree, isNumber, isReadable, propose, proposeNumber } from './woven-table.ts';

const COUNTING: ReadonlySet<string> = new Set(['count', 'number', 'total', 'counter', 'cnt']);
const MEAN: ReadonlySet<string> = new Set(['average', 'mean']);
const LEAST: ReadonlySet<string> = new Set(['minimum', 'lowest', 'least', 'smallest', 'cheapest']);
const MOST: ReadonlySet<string> = new Set(['maximum', 'highest', 'greatest', 'largest', 'top', 'best']);
const LAST: ReadonlySet<string> = new Set(['last', 'latest', 'newest', 'recent']);
const FIRST: ReadonlySet<string> = new Set(['first', 'earliest', 'oldest']);
const FILLERS: ReadonlySet<string> = new Set([
  'of',
  'the',
  'all',
  'at',
  'on',
  'date',
  'time',
  'most',
  'timestamp',
  'made',
]);
const MOVEMENTS: ReadonlySet<string> = new Set(
  'transaction movement entry posting booking operation ledger'.split(' '),
);

/** Numbers and moments of a row that its children decide: how many there are, their mean, their last. */
export function addChildFigures(weft: Weft, woven: WovenTable): void {
  for (const child of childrenOf(weft, woven)) {
    const noun = childNoun(weft, woven, child);
    for (const { name } of woven.target.table.columns) {
      if (!isFree(woven, name)) continue;
      const type = woven.target.types.get(name);
      const words = woven.words(name);
      const isItems = type?.kind === 'integer' && isCountOfItems(weft, woven, child, words);
      if (isItems || (type?.kind === 'integer' && isCount(words, noun))) count(weft, woven, name, child);
      else if (isNumber(type)) figure(weft, woven, name, words, child, noun);
      else if (type?.kind === 'timestamp' || type?.kind === 'date') moment(woven, name, words, child, noun);
    }
    balance(weft, woven, child);
  }
}

/** `comments_count`, `num_items`, `number_of_orders`, `total_reviews`. */
function isCount(words: readonly string[], noun: readonly string[]): boolean {
  if (!words.some((word) => COUNTING.has(word))) return false;
  const rest = words.filter((word) => !COUNTING.has(word) && !FILLERS.has(word));
  return isSame(rest, noun) || (noun.length > 1 && rest.length === 1 && rest[0] === noun.at(-1));
}

const ITEMS: ReadonlySet<string> = new Set(['item', 'line', 'position']);

/** `item_count` counts whatever the row consists of, if there is one kind of rows that are numbered within it. */
function isCountOfItems(weft: Weft, woven: WovenTable, child: WovenTable, words: readonly string[]): boolean {
  const rest = words.filter((word) => !COUNTING.has(word) && !FILLERS.has(word));
  if (rest.length !== 1 || !ITEMS.has(rest[0] ?? '') || rest.length === words.length) return false;
  const numbered = childrenOf(weft, woven).filter(isNumbered);
  return numbered.length === 1 && numbered[0] === child;
}

/** Its rows are counted within their owner. */
const isNumbered = ({ target, words }: WovenTable): boolean =>
  target.table.columns.some(
    ({ name }) =>
      target.types.get(name)?.kind === 'integer' &&
      /^(?:line|position|item|sequence|seq)(?: number| no)?$/.test(words(name).join(' ')),
  );

/** `appraised_value` of the whole is what the parts, which have one each, come to. */
const isWholeOf = (child: WovenTable, words: readonly string[]): boolean =>
  WHOLE.has(words.at(-1) ?? '') &&
  !words.some((word) => NO_WHOLE.has(word)) &&
  isNumbered(child) &&
  words.length > 1 &&
  sameNumber(child, words) !== undefined;
const WHOLE: ReadonlySet<string> = new Set('value amount weight cost volume'.split(' '));
const NO_WHOLE: ReadonlySet<string> = new Set(
  'unit per rate percent average minimum maximum discount tax vat'.split(' '),
);

function count(weft: Weft, woven: WovenTable, name: string, child: WovenTable): void {
  const table = child.plan.name;
  proposeNumber(weft, woven, name, { op: 'aggregate', name: 'count', table }, { reason: `the number of its ${table}` });
}

/** Means and extremes of one of the child's numbers. */
function figure(
  weft: Weft,
  woven: WovenTable,
  name: string,
  words: readonly string[],
  child: WovenTable,
  noun: readonly string[],
): void {
  const table = child.plan.name;
  const isMean = words.some((word) => MEAN.has(word)) || isRating(words, noun);
  const extreme = words.some((word) => LEAST.has(word))
    ? 'min'
    : words.some((word) => MOST.has(word))
      ? 'max'
      : undefined;
  if (!isMean && extreme === undefined) return;
  const rest = words.filter(
    (word) => ![MEAN, LEAST, MOST, FILLERS].some((some) => some.has(word)) && !noun.includes(word),
  );
  const value = numberCalled(child, rest.length === 0 ? noun : rest);
  // `max_retries` of both is a limit, which a child repeats.
  if (value === undefined || (extreme !== undefined && isSame(child.words(value), words))) return;
  const nullable = woven.target.table.columns.some((item) => item.name === name && item.nullable);
  const sum: Expression = { op: 'aggregate', name: extreme ?? 'sum', table, value: column(value) };
  const all: Expression = { op: 'aggregate', name: 'count', table };
  const found = extreme === undefined ? calculate(sum, '/', call('nullif', all, number(0))) : sum;
  const expression = nullable ? found : call('coalesce', found, number(0));
  const says = extreme === undefined ? 'mean' : extreme === 'min' ? 'least' : 'greatest';
  const range = weft.tables.get(table) === undefined ? undefined : { least: 0 };
  const how = { reason: `the ${says} ${value} of its ${table}`, ...range };
  // A mean of whole numbers has a fraction.
  if (extreme === undefined && woven.target.types.get(name)?.kind === 'integer') return;
  proposeNumber(weft, woven, name, expression, how);
}

/** A product's `rating` is the mean of its reviews' ratings. */
const isRating = (words: readonly string[], noun: readonly string[]): boolean =>
  words.length === 1 &&
  (words[0] === 'rating' || words[0] === 'score') &&
  /^(review|rating|feedback)$/.test(noun.at(-1) ?? '');

/** `total_debit` is the sum of the lines' `debit`, `charges_total` what its charges come to. */
export function addChildSums(weft: Weft, woven: WovenTable): void {
  for (const child of childrenOf(weft, woven)) {
    const noun = childNoun(weft, woven, child);
    for (const { name } of woven.target.table.columns) {
      const words = woven.words(name);
      const type = woven.target.types.get(name);
      const isOfLines = words.length === 2 && words[1] === 'amount' && LINES.has(noun.at(-1) ?? '');
      if (!isNumber(type) || !isFree(woven, name)) continue;
      const isWhole = isWholeOf(child, words);
      if (!isOfLines && !isWhole && !words.some((word) => SUMMED.has(word))) continue;
      const rest = words.filter((word) => !SUMMED.has(word) && !FILLERS.has(word) && !(isOfLines && word === 'amount'));
      const value =
        rest.length === 0
          ? undefined
          : (sameNumber(child, rest) ??
            (type?.kind === 'integer'
              ? undefined
              : (sameNumber(child, [...rest, 'price']) ?? sameNumber(child, [...rest, 'amount']))) ??
            (isOfLines ? undefined : amountOf(weft, child, noun, rest)));
      if (value === undefined || (type?.kind === 'integer' && child.target.types.get(value)?.kind !== 'integer'))
        continue;
      const table = child.plan.name;
      const sum: Expression = { op: 'aggregate', name: 'sum', table, value: column(value) };
      proposeNumber(weft, woven, name, call('coalesce', sum, number(0)), {
        reason: `the sum of ${value} of its ${table}`,
      });
    }
  }
}

/** Parts of a bill: its `hammer_amount` is what their `hammer_price` comes to. */
const LINES: ReadonlySet<string> = new Set(['line', 'item', 'position', 'detail']);
const SUMMED: ReadonlySet<string> = new Set(['total', 'sum', 'lifetime', 'overall']);
/** What people spend is what their orders come to. */
const SPENT: ReadonlySet<string> = new Set('spent spend ordered purchased revenue billed invoiced paid'.split(' '));
const UNITS: ReadonlySet<string> = new Set('unit item piece quantity'.split(' '));
const DEALS: ReadonlySet<string> = new Set('order invoice payment purchase booking sale subscription'.split(' '));

function sameNumber(child: WovenTable, words: readonly string[]): string | undefined {
  return child.target.table.columns.find(
    ({ name }) => isNumber(child.target.types.get(name)) && isReadable(child, name) && isSame(child.words(name), words),
  )?.name;
}

/** What one of the children comes to, where the words are those of the child. */
function amountOf(
  weft: Weft,
  child: WovenTable,
  noun: readonly string[],
  words: readonly string[],
): string | undefined {
  const [word = '', ...more] = words;
  const roles = rolesOf(weft, child).get('');
  if (more.length === 0 && UNITS.has(word) && roles?.has('unit_price') === true) return roles.get('quantity');
  const isSpent = more.length === 0 && SPENT.has(word) && DEALS.has(noun.at(-1) ?? '');
  if (!isSpent && !isSame(words, noun) && !(more.length === 0 && word === noun.at(-1))) return undefined;
  const names = (['gross', 'total', 'net', 'amount', 'paid'] as const).flatMap((role) => roles?.get(role) ?? []);
  return names.find((name) => isReadable(child, name));
}

function numberCalled(child: WovenTable, words: readonly string[]): string | undefined {
  const numbers = child.target.table.columns.filter(
    ({ name }) =>
      isNumber(child.target.types.get(name)) &&
      isReadable(child, name) &&
      !child.target.references.some(({ columns }) => columns.includes(name)),
  );
  const called = numbers.find(({ name }) => isSame(child.words(name), words));
  return (
    called ?? numbers.find(({ name }) => endsWith(child.words(name), words) || endsWith(words, child.words(name)))
  )?.name;
}

/** `last_order_at` is the last of its orders' beginnings. */
function moment(
  woven: WovenTable,
  name: string,
  words: readonly string[],
  child: WovenTable,
  noun: readonly string[],
): void {
  const isLast = words.some((word) => LAST.has(word));
  if (!isLast && !words.some((word) => FIRST.has(word))) return;
  const rest = words.filter((word) => !LAST.has(word) && !FIRST.has(word) && !FILLERS.has(word));
  const [only = '', ...more] = rest;
  const own = noun.at(-1) ?? '';
  const isNamed = more.length === 0 && (only === own || isSameAct(only, own) || (DEALS.has(only) && DEALS.has(own)));
  if (!isSame(rest, noun) && !isNamed) return;
  const type = woven.target.types.get(name);
  const held = woven.target.table.columns.find((item) => item.name === name);
  const begins = child.target.beginning?.column;
  const theirs = child.target.table.columns.find(
    (item) =>
      !item.nullable &&
      child.target.types.get(item.name)?.kind === type?.kind &&
      isReadable(child, item.name) &&
      (item.name === begins || isBeginning(child.words(item.name))),
  );
  if (held?.nullable !== true || theirs === undefined) return;
  const expression: Expression = {
    op: 'aggregate',
    name: isLast ? 'max' : 'min',
    table: child.plan.name,
    value: column(theirs.name),
  };
  propose(
    woven,
    name,
    { kind: 'derive', expression },
    { reason: `the ${isLast ? 'last' : 'first'} ${theirs.name} of its ${child.plan.name}` },
  );
}

const BEGINNINGS: ReadonlySet<string> = new Set(
  'created placed ordered order date at posted sent started logged occurred'.split(' '),
);
const isBeginning = (words: readonly string[]): boolean => words.every((word) => BEGINNINGS.has(word));

/** An account's balance is what it opened with and its movements. */
function balance(weft: Weft, woven: WovenTable, child: WovenTable): void {
  const own = rolesOf(weft, woven);
  const name = own.get('')?.get('balance') ?? own.get('current')?.get('balance') ?? own.get('closing')?.get('balance');
  if (name === undefined || !isFree(woven, name)) return;
  if (!tableWords(weft.draft, child.target).some((word) => MOVEMENTS.has(word))) return;
  const opening = own.get('opening')?.get('balance') ?? own.get('initial')?.get('balance');
  const sumOf = (value: string | undefined): Expression | undefined =>
    value === undefined || !isReadable(child, value)
      ? undefined
      : { op: 'aggregate', name: 'sum', table: child.plan.name, value: column(value) };
  const called = (word: string): string | undefined =>
    numberCalled(child, [word]) ?? numberCalled(child, [word, 'amount']);
  const [debit, credit] = [called('debit'), called('credit')];
  const amount = rolesOf(weft, child).get('')?.get('amount');
  const [less, more] = [sumOf(debit), sumOf(credit)];
  const moved = less !== undefined && more !== undefined ? calculate(more, '-', less) : sumOf(amount);
  if (moved === undefined) return;
  const expression =
    opening === undefined || !isReadable(woven, opening) ? moved : calculate(column(opening), '+', moved);
  proposeNumber(weft, woven, name, expression, { reason: `${opening ?? 'nothing'} and its ${child.plan.name}` });
}
