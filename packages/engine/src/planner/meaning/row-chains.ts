import type { Expression } from '../../language/expression/expression.ts';
import { calculate } from '../../language/expression/make-expression.ts';
import { nounOf } from './name-parts.ts';
import type { Roles } from './roles-of.ts';
import { hasWord, numbersOf, proposePart, read, type RowNumber, wordSet } from './row-numbers.ts';
import type { Weft, WovenTable } from './weft.ts';
import { isFree, proposeNumber } from './woven-table.ts';

/** What all that is listed before it comes to. */
const TOTALS = wordSet('total subtotal sum net gross overall grand payable');
/** What is left of the first that is listed before it. */
const RESTS = wordSet('remaining balance left outstanding rest stock due');
/** What is taken off. */
const LESS = wordSet(
  'discount rebate reduction deduction coupon voucher exempt exemption allowance loss lost outage waste scrap dead damaged spoiled',
);
/** Little is lost of what is made. */
const LOSSES = wordSet('loss lost outage waste scrap dead damaged spoiled');
/** What comes on top, even of a rest. */
const MORE = wordSet('fee tax vat charge interest penalty surcharge shipping freight delivery tip levy');
const MONEY = wordSet(
  'amount cost price charge fee fare value premium tax vat rent salary pay payment wage bonus expense revenue sum interest penalty principal shipping freight tip labor material extra surcharge toll',
);
/** Numbers that say something of an amount, and are none of its parts. */
const APART = wordSet(
  'rate percent per unit each limit minimum maximum average mean ratio share count number year day hour quantity previous last next estimated expected planned budget target currency appraised appraisal market insured declared book',
);
const TAXES = wordSet('tax vat gst');
const COUNTED = wordSet('count number quantity');
const GENERIC = wordSet('amount total sum net gross value of in the');
const MAX_PARTS = 7;
/** Columns that belong together are neighbours. */
const NEAR = 2;

/**
 * Reads amounts in the order in which the table lists them, as a running account: `goods_value`, `discount`, `freight`,
 * `net_total`, `vat`, `grand_total`, or `started`, `lost`, `left`. Each result is the start of what follows.
 * Answers which columns are parts of a result.
 */
export function addRowChains(weft: Weft, woven: WovenTable, roles: Roles | undefined): ReadonlySet<string> {
  const parts = new Set<string>();
  if (roles?.has('quantity') && roles.has('unit_price')) return parts;
  const noun = nounOf(weft.draft, woven.target);
  let open: readonly RowNumber[] = [];
  let place = 0;
  for (const item of numbersOf(woven)) {
    const isNear = item.at - place <= NEAR;
    place = item.at;
    if (hasWord(item, APART) && !hasWord(item, COUNTED)) continue;
    if (!isNear || item.scale !== open.at(-1)?.scale) open = [];
    if (isResult(item, open)) {
      const own = reducedBefore(item, open) ?? ownParts(item, open, noun);
      const isOther = own.length < 2 || own.length > MAX_PARTS || isBalance(roles, item, own);
      if (!isOther && settle(weft, woven, roles, item, own)) for (const { name } of own) parts.add(name);
      open = [item];
    } else open = item.scale === 0 || hasWord(item, MONEY, LESS) || open.length > 0 ? [...open, item] : [];
  }
  return parts;
}

/** What is open of a total follows from its payments, of which more is known elsewhere. */
const isBalance = (roles: Roles | undefined, item: RowNumber, [first, ...others]: readonly RowNumber[]): boolean =>
  roles?.get('balance') === item.name &&
  others.some(({ name }) => name === roles.get('paid')) &&
  (['total', 'gross', 'amount'] as const).some((role) => roles.get(role) === first?.name);

function isResult(item: RowNumber, open: readonly RowNumber[]): boolean {
  const [first] = open;
  const last = open.at(-1);
  // A `total_vat` comes of several, or is one of the parts.
  const isOwn = !hasWord(item, TAXES) || open.some((one) => hasWord(one, TAXES));
  if (item.scale > 0 && hasWord(item, TOTALS) && isOwn) return true;
  if (first === undefined || last === undefined || first === last || hasWord(item, LESS)) return false;
  if (item.scale > 0 && hasWord(item, RESTS)) return true;
  return reducedBefore(item, open) !== undefined;
}

/** `list_price`, `discount`, `price_paid`: something was taken off, and what follows is called as what was before. */
function reducedBefore(item: RowNumber, open: readonly RowNumber[]): readonly RowNumber[] | undefined {
  const at = open.findLastIndex((one) => !hasWord(one, LESS));
  const whole = open[at];
  if (whole === undefined || at === open.length - 1 || hasWord(item, TOTALS)) return undefined;
  return item.words.some((word) => word !== 'amount' && whole.words.includes(word)) ? open.slice(at) : undefined;
}

/** Of a `total_tax` the tax before it, and not what is taxed. */
function ownParts(item: RowNumber, open: readonly RowNumber[], noun: readonly string[]): readonly RowNumber[] {
  const about = item.words.filter((word) => !GENERIC.has(word) && !MONEY_ONLY.has(word) && !noun.includes(word));
  const from = open.findIndex(({ words }) => words.some((word) => about.includes(word)));
  return from < 0 ? open : open.slice(from);
}

const MONEY_ONLY = wordSet('price cost');

function settle(
  weft: Weft,
  woven: WovenTable,
  roles: Roles | undefined,
  result: RowNumber,
  parts: readonly RowNumber[],
): boolean {
  const [first, ...others] = parts;
  if (first === undefined || !isFree(woven, result.name)) return false;
  const isNet = result.words.includes('net') && (first.words.includes('gross') || isWithFee(first, others));
  const isLeft = !isNet && hasWord(result, RESTS) && !hasWord(result, TOTALS);
  const isLess = (item: RowNumber): boolean => isNet || hasWord(item, LESS) || (isLeft && !hasWord(item, MORE));
  // Of several amounts before a rest nobody can tell which is the whole.
  if (isLeft && others.length > 1 && !others.every((item) => hasWord(item, LESS, MORE))) return false;
  for (const item of others.filter(isLess)) {
    // A percentage of it says how much is taken off.
    if (!isFree(woven, item.name) || (roles?.get('discount') === item.name && roles.has('discount_percent'))) continue;
    const most = hasWord(item, FEES) ? 6 : hasWord(item, LOSSES) ? 12 : hasWord(item, LESS) ? 30 : 90;
    if (!proposePart(weft, woven, item, first, [0, Math.floor(most / others.length)])) return false;
  }
  const value = others.reduce<Expression>(
    (all, item) => calculate(all, isLess(item) ? '-' : '+', read(item)),
    read(first),
  );
  const says = others.map((item) => ` ${isLess(item) ? '−' : '+'} ${item.name}`).join('');
  return proposeNumber(weft, woven, result.name, value, {
    reason: `the names suggest ${result.name} = ${first.name}${says}`,
    ...(others.some(isLess) ? { least: 0 } : {}),
  });
}

/** `amount`, `card_fee`, `net_amount`: somebody keeps something for passing it on. */
const isWithFee = (first: RowNumber, others: readonly RowNumber[]): boolean =>
  first.words.every((word) => PLAIN.has(word)) && others.every((item) => hasWord(item, FEES) && !hasWord(item, SENT));
const FEES = wordSet('fee commission charge');
const SENT = wordSet('shipping delivery freight');
const PLAIN = wordSet('amount gross total payment price sale value hammer');
