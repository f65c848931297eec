import type { Expression } from '../../language/expression/expression.ts';
import { kindsOfNouns } from '../infer/table-kinds.ts';
import { calculate, call, number, text } from '../../language/expression/make-expression.ts';
import type { ColumnSource, ReferencePlan } from '../../document/plan/plan.ts';
import { hasOwnPrice, isFactor, mostlyWhole, PAID_PRICES } from './copied-prices.ts';
import { fitsCopy } from './fits-copy.ts';
import { isSame, nameParts, nounOf } from './name-parts.ts';
import { numberRole } from './number-roles.ts';
import { payOff } from './pay-off.ts';
import type { Weft, WovenTable } from './weft.ts';
import { isFree, isReadable, propose } from './woven-table.ts';

/** What a child repeats of its parent under the same name. */
const REPEATED: ReadonlySet<string> = new Set([
  'currency',
  'currency code',
  'sku',
  'tax rate',
  'vat rate',
  'iso currency code',
]);
/** Words of somebody's name and address, as an order keeps them. */
const PERSONAL: ReadonlySet<string> = new Set(
  [
    'name',
    'full name',
    'first name',
    'last name',
    'email',
    'email address',
    'phone',
    'phone number',
    'mobile',
    'company',
    'company name',
  ].concat([
    'street',
    'street address',
    'address',
    'address line',
    'address line 1',
    'address 1',
    'city',
    'postal code',
    'region',
    'state',
    'province',
    'country',
    'country code',
  ]),
);
/** Without a word that says whose: an order's `email` is the customer's, but its `name` is its own. */
const OWN_WORDS: ReadonlySet<string> = new Set(['name', 'company', 'state', 'address', 'mobile', 'region']);
const ADDRESSEES: ReadonlySet<string> = new Set(
  'ship shipping delivery deliver billing bill invoice recipient receiver buyer guest contact customer client payer passenger'.split(
    ' ',
  ),
);
const SALES: ReadonlySet<string> = new Set(['order', 'invoice', 'payment', 'shipment', 'subscription', 'ticket']);
const STAFF: ReadonlySet<string> = new Set(
  'employee staff agent clerk admin driver operator salesperson waiter cashier'.split(' '),
);
const PRICES: ReadonlySet<string> = new Set([
  'price',
  'unit price',
  'list price',
  'sale price',
  'selling price',
  'standard price',
  'base price',
  'retail price',
  'net price',
]);

/** Last words of tables' names that say little without the others. */
const GENERAL: ReadonlySet<string> = new Set(
  'type status code item line detail entry group category level class kind state'.split(' '),
);

type Copy = { readonly value: Expression; readonly says: string; readonly mostly: boolean };

/** Columns that repeat what a parent has: the customer's e-mail address in an order, the product's price in its line. */
export function addCopies(weft: Weft, woven: WovenTable): void {
  for (const { name, nullable } of woven.target.table.columns) {
    if (!isFree(woven, name)) continue;
    const copy = findCopy(weft, woven, name);
    if (copy === undefined) continue;
    const before = woven.columns.get(name);
    const found: ColumnSource = { kind: 'derive', expression: copy.value };
    const own = before?.source ?? found;
    const isMissing: Expression = { op: 'is', arg: copy.value, value: 'null' };
    const filled: ColumnSource = nullable ? found : { kind: 'when', test: isMissing, then: own, otherwise: found };
    const source = mayMiss(weft, woven, copy.value) ? filled : found;
    propose(woven, name, copy.mostly ? { kind: 'when', test: NOW_AND_THEN, then: own, otherwise: source } : source, {
      reason: copy.mostly ? `mostly ${copy.says}` : copy.says,
      confidence: 0.9,
    });
  }
}

/** The same rows for all columns, so that another recipient has an address of his own. */
const NOW_AND_THEN: Expression = {
  op: 'compare',
  operator: '=',
  left: calculate(call('row_number'), '%', number(9)),
  right: number(4),
};

function findCopy(weft: Weft, woven: WovenTable, name: string): Copy | undefined {
  const words = woven.words(name);
  for (const [index, reference] of woven.plan.references.entries()) {
    const parent = weft.tables.get(reference.to);
    const step = stepOf(woven, reference, index);
    const isKnown = reference.strategy.kind !== 'existing' && reference.strategy.kind !== 'tree';
    if (parent === undefined || parent === woven || step === undefined || !isKnown) continue;
    const found = copyFrom(weft, woven, name, words, reference, parent, step);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** How an expression names the reference: by a column of it, whose NULL then counts. */
function stepOf({ plan }: WovenTable, { columns, name }: ReferencePlan, index: number): string | undefined {
  const step = columns.at(-1);
  if (step === undefined) return undefined;
  const first = plan.references.findIndex((item) => item.name === step || item.columns.includes(step));
  return first === index ? step : columns.length === 0 ? undefined : name;
}

function copyFrom(
  weft: Weft,
  woven: WovenTable,
  name: string,
  words: readonly string[],
  reference: ReferencePlan,
  parent: WovenTable,
  step: string,
): Copy | undefined {
  const noun = nounOf(weft.draft, parent.target);
  const { body } = nameParts(woven.words(reference.columns.at(-1) ?? ''));
  const from = (column: string, mostly = false): Copy | undefined =>
    fitsCopy(weft, woven, name, parent, column)
      ? { value: { op: 'column', name: column, through: [step] }, says: `${column} of its ${reference.to}`, mostly }
      : undefined;
  const own = copyable(parent, noun);
  const short = noun.slice(-1).filter((word) => !GENERAL.has(word));
  // An `item_name` is the name of the `item_type`.
  const kind = short.length > 0 ? [] : noun.slice(0, -1);
  const heads = [noun, body, short, kind].filter((head) => head.length > 0);
  const rest = heads.find((head) => words.length > head.length && isSame(words.slice(0, head.length), head));
  // In some languages the owner comes last: `courriel_client`.
  const last = heads.find((head) => words.length > head.length && isSame(words.slice(-head.length), head));
  const bare =
    rest !== undefined ? words.slice(rest.length) : last === undefined ? undefined : words.slice(0, -last.length);
  for (const { name: column, words: theirs, alone } of own) {
    const isNamed = bare !== undefined && alone.length > 0 && (isAlike(bare, alone) || isSame(words, theirs));
    const isRepeated = (): boolean =>
      REPEATED.has(words.join(' ')) || isCodeOf(parent, column, words) || isFactor(weft, woven, name, words);
    if (isNamed || (isSame(words, theirs) && isRepeated())) return from(column);
  }
  if (bare !== undefined && isSame(bare, ['name'])) {
    const called = own.find(({ words: theirs }) => NAMES.has(theirs.join(' ')));
    return (called && from(called.name)) ?? wholeName(weft, woven, name, parent, step, reference.to);
  }
  const paid = payOff(weft, woven, name, reference, parent);
  if (paid !== undefined) return 'whole' in paid ? from(paid.whole) : { ...paid, mostly: false };
  if (isPriceOf(weft, woven, words, reference)) {
    const price = own.find(({ words: theirs }) => PRICES.has(theirs.join(' ')));
    if (price !== undefined) return from(price.name);
  }
  const isBargain = PAID_PRICES.has(words.join(' ')) && !hasOwnPrice(woven, name);
  const bargain = isBargain ? own.find((item) => PRICES.has(item.words.join(' '))) : undefined;
  const whole = bargain && from(bargain.name);
  if (whole !== undefined) return { ...whole, value: mostlyWhole(whole.value), says: `${whole.says} or somewhat less` };
  const personal = personalColumn(weft, woven, words, reference, parent);
  if (personal !== undefined) return from(personal.column, personal.mostly);
  // Whose first and last name stand apart is called by both.
  const isBilled = /^(?:billing|bill to|invoice) (?:full )?name$/.test(words.join(' '));
  return isBilled && kindsOfNouns(noun).includes('person')
    ? wholeName(weft, woven, name, parent, step, reference.to)
    : undefined;
}

/** A number or code by which the parent's rows are told apart, under the same name: the child says it once more. */
function isCodeOf({ target }: WovenTable, column: string, words: readonly string[]): boolean {
  const [first = '', ...more] = words;
  if (more.length === 0 || OWN_CODES.has(first) || nameParts(words).key !== 'code') return false;
  return target.table.uniques.some(({ columns }) => columns.length === 1 && columns[0] === column);
}

/** Codes that rows have of their own, whatever they belong to. */
const OWN_CODES: ReadonlySet<string> = new Set(
  'reference document external phone fax mobile line row sequence version postal tracking'.split(' '),
);

/** `customer_email` is the customer's `email_address`. */
const isAlike = (a: readonly string[], b: readonly string[]): boolean => isSame(a, b) || plainOf(a) === plainOf(b);
const plainOf = (words: readonly string[]): string =>
  words
    .join(' ')
    .replace(/^(?:email) address$/, 'email')
    .replace(/^phone number$/, 'phone');

/** What a row is called, where its table has no plain `name`. */
const NAMES: ReadonlySet<string> = new Set([
  'company name',
  'full name',
  'legal name',
  'display name',
  'title',
  'label',
]);
type Copyable = { readonly name: string; readonly words: readonly string[]; readonly alone: readonly string[] };

const known = new WeakMap<WovenTable, readonly Copyable[]>();

/** A parent's columns, with their words and those without the parent's own name. */
function copyable(parent: WovenTable, noun: readonly string[]): readonly Copyable[] {
  const before = known.get(parent);
  if (before !== undefined) return before;
  const found = parent.target.table.columns.flatMap(({ name }): Copyable[] => {
    if (!canBeCopied(parent, name)) return [];
    const words = parent.words(name);
    return [{ name, words, alone: isSame(words.slice(0, noun.length), noun) ? words.slice(noun.length) : words }];
  });
  known.set(parent, found);
  return found;
}

function canBeCopied(parent: WovenTable, column: string): boolean {
  const { target } = parent;
  if (!isReadable(parent, column) || target.table.primary_key?.columns.includes(column) === true) return false;
  return !target.references.some(({ columns }) => columns.includes(column));
}

/** A line's price is its product's. */
function isPriceOf(weft: Weft, woven: WovenTable, words: readonly string[], reference: ReferencePlan): boolean {
  const noun = nounOf(weft.draft, woven.target);
  if (
    numberRole(words, noun)?.role !== 'unit_price' ||
    (words.at(-1) === 'rate' && words.length > 1 && numberRole(words, noun)?.group !== '') ||
    reference.owning
  )
    return false;
  return woven.target.table.columns.some(({ name }) => numberRole(woven.words(name), noun)?.role === 'quantity');
}

/** The parent's first and last name, one after the other. */
function wholeName(
  weft: Weft,
  woven: WovenTable,
  name: string,
  parent: WovenTable,
  step: string,
  to: string,
): Copy | undefined {
  const called = (wanted: string): string | undefined =>
    parent.target.table.columns.find((item) => parent.words(item.name).join(' ') === wanted)?.name;
  const [first, last] = [called('first name'), called('last name')];
  if (first === undefined || last === undefined) return undefined;
  if (!fitsCopy(weft, woven, name, parent, first, 2) || !fitsCopy(weft, woven, name, parent, last, 2)) return undefined;
  const [given, family] = [first, last].map((item): Expression => ({ op: 'column', name: item, through: [step] })) as [
    Expression,
    Expression,
  ];
  const value = calculate(calculate(given, '||', text(' ')), '||', family);
  return { value, says: `the name of its ${to}`, mostly: false };
}

type Personal = { readonly column: string; readonly mostly: boolean };

function personalColumn(
  weft: Weft,
  woven: WovenTable,
  words: readonly string[],
  reference: ReferencePlan,
  parent: WovenTable,
): Personal | undefined {
  const noun = nounOf(weft.draft, parent.target);
  const kinds = kindsOfNouns(noun);
  const ownKinds = kindsOfNouns(nounOf(weft.draft, woven.target));
  const { body } = nameParts(woven.words(reference.columns.at(-1) ?? ''));
  if (!kinds.includes('person') && !kinds.includes('company')) return undefined;
  if (STAFF.has(noun.at(-1) ?? '') || !isSame(body, noun) || !ownKinds.some((kind) => SALES.has(kind)))
    return undefined;
  const [head] = words;
  const isAddressed = head !== undefined && words.length > 1 && ADDRESSEES.has(head);
  const rest = isAddressed ? words.slice(words[1] === 'to' && words.length > 2 ? 2 : 1) : words;
  const phrase = rest.join(' ');
  if (!PERSONAL.has(phrase) || (!isAddressed && OWN_WORDS.has(phrase))) return undefined;
  const column = copyable(parent, noun).find((item) => item.words.join(' ') === phrase)?.name;
  if (column === undefined) return undefined;
  return { column, mostly: head !== 'billing' && head !== 'bill' && head !== 'invoice' && head !== 'customer' };
}

function mayMiss(weft: Weft, woven: WovenTable, value: Expression): boolean {
  if (value.op === 'arithmetic') return mayMiss(weft, woven, value.left) || mayMiss(weft, woven, value.right);
  if (value.op !== 'column') return false;
  const [step = ''] = value.through ?? [];
  const reference = woven.plan.references.find(({ name, columns }) => name === step || columns.includes(step));
  const parent = weft.tables.get(reference?.to ?? '');
  const isNullable = (at: WovenTable | undefined, name: string): boolean =>
    at?.target.table.columns.some((item) => item.name === name && item.nullable) === true;
  return isNullable(parent, value.name) || reference?.columns.some((name) => isNullable(woven, name)) === true;
}
