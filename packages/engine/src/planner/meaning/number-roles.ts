/** What a number is to the others of its row. */
export type NumberRole =
  | 'quantity'
  | 'unit_price'
  | 'subtotal'
  | 'net'
  | 'tax'
  | 'tax_rate'
  | 'gross'
  | 'total'
  | 'amount'
  | 'discount'
  | 'discount_percent'
  | 'shipping'
  | 'fee'
  | 'paid'
  | 'balance';

/**
 * Names as `splitWords` reads them, so that none has to be read when a program starts: `netto` and `mwst` are `net` and `vat`
 * there, and `ht` is a height.
 */
const NAMES: Readonly<Record<NumberRole, string>> = {
  quantity:
    'quantity|order quantity|ordered quantity|item quantity|unit|piece|unit count|unit quantity|hour|hour worked|billable hour|ticket quantity|sold quantity|quantity sold|quantity ordered|night|night count|number of night|day count|rental day',
  unit_price:
    'unit price|price|price per unit|price each|item price|unit cost|price unit|single price|sale price|selling price|hourly rate|rate per hour|price per hour|price per piece|unit rate|rate|daily rate|nightly rate|room rate|rate per night|price per night|price per day|rate per day|rate per kilometer|price per ton|price per kilogram|price per liter|net unit price|unit net price|unit amount|unit value|unit charge|unit fee|amount per unit',
  subtotal:
    'subtotal|sub total|subtotal amount|sub total amount|amount subtotal|total before tax|total before discount|item total|item subtotal|good total|merchandise total|order subtotal|cart subtotal|product value|good value|merchandise value|item value|article total|product total',
  net: 'net|net amount|net total|total net|amount net|taxable amount|amount before tax|total excluding tax|net price|price net|net value|value net|tax base|amount excluding tax|total height|amount height|net sum|sum net|line net|net line total',
  tax: 'tax|tax amount|vat|vat amount|sale tax|tax total|total tax|amount tax|total vat|amount vat|gst|gst amount|tax value|tax sum|vat total|line tax',
  tax_rate:
    'tax rate|tax rate percent|vat rate percent|vat rate|tax percent|vat percent|gst rate|rate vat|rate tax|sale tax rate|tax percent rate|percent tax|percent vat',
  gross:
    'gross|gross amount|gross total|total gross|amount gross|total including tax|total ttc|ttc|amount ttc|price ttc|gross price|gross value|amount including tax|gross sum|line gross',
  total:
    'total|total amount|grand total|total price|amount total|total cost|total value|line total|line amount|extended price|extended amount|line price|line value|row total|sum|final price|final amount|order total|total sum|total charge|line sum|position total|sum total|total fare|total fee|total premium|total rent|total payable|total to pay|billed amount|amount billed|charged amount|amount charged|invoiced amount|total billed|total charged',
  amount: 'amount|value|price total',
  discount:
    'discount|discount amount|rebate|discount total|total discount|discount value|rebate amount|amount discount',
  discount_percent: 'discount percent|discount rate|percent discount|rebate percent',
  shipping:
    'shipping|shipping cost|shipping fee|shipping amount|shipping total|delivery fee|delivery cost|shipping price|postage|handling|freight|freight amount|freight cost|freight charge|freight total|freight charges|shipping charge|delivery charge|delivery amount',
  fee: 'fee|service fee|surcharge|tip|service charge|handling fee|booking fee|tip amount|fee amount',
  paid: 'paid|amount paid|paid amount|total paid|paid total|already paid|payment amount|total payment|payment total|applied amount|amount applied|allocated amount|amount allocated|received amount|amount received',
  balance:
    'balance due|amount due|outstanding|remaining|open amount|due amount|outstanding amount|amount outstanding|outstanding balance|remaining amount|balance|due|amount remaining|remaining balance|amount open|open balance|total due',
};

const ROLES: ReadonlyMap<string, NumberRole> = new Map(
  Object.entries(NAMES).flatMap(([role, names]) => names.split('|').map((name) => [name, role as NumberRole] as const)),
);

/** Words that say in which unit an amount is kept, or nothing at all. */
const NEUTRAL: ReadonlySet<string> = new Set('cent cents minor eur euro usd dollar gbp chf in of the'.split(' '));

const TAXES: ReadonlySet<string> = new Set('tax vat gst'.split(' '));
const RATE: ReadonlySet<string> = new Set(['rate', 'percent', 'percentage']);
const WITH_TAX: ReadonlySet<string> = new Set('included including inclusive incl inc with'.split(' '));
const WITHOUT_TAX: ReadonlySet<string> = new Set('excluded excluding exclusive excl ex before without'.split(' '));
const SUMMED: ReadonlySet<string> = new Set('amount total sum subtotal price'.split(' '));
const TAXED: ReadonlySet<string> = new Set([...TAXES, ...WITH_TAX, ...WITHOUT_TAX, 'amount', 'total', 'sum', 'value']);

const GOODS_UNITS: ReadonlySet<string> = new Set(
  'kg g t lb lbs oz bu bushel ton tonne l liter ml gal gallon m m2 m3 sqm ft km kwh mwh piece'.split(' '),
);
const GOODS: ReadonlySet<string> = new Set(['quantity', 'net', 'weight', 'net weight', 'volume', 'net volume']);

/** An amount that says of itself whether tax is in it: `amount_excl_vat`, `total_incl_tax`. */
function byTax(words: readonly string[]): NumberRole | undefined {
  const isOfTax = words.some((word) => TAXES.has(word));
  // `amount_excl` leaves out what everybody leaves out.
  const isAmount = words.length === 2 && SUMMED.has(words[0] ?? '');
  if ((!isOfTax && !isAmount) || words.includes('rate') || words.includes('unit')) return undefined;
  if (words.some((word) => WITHOUT_TAX.has(word))) return 'net';
  return words.some((word) => WITH_TAX.has(word)) ? 'gross' : undefined;
}

export type RoledNumber = {
  readonly role: NumberRole;
  /** What else the name suggests: `base_total` goes with `base_tax`, not with `tax`. */
  readonly group: string;
};

/** What a column of numbers is to its neighbours, by its name; `noun` is what the table calls its rows. */
export function numberRole(words: readonly string[], noun: readonly string[]): RoledNumber | undefined {
  const bare = words.filter((word) => !NEUTRAL.has(word)).map((word) => (word === 'opened' ? 'open' : word));
  // The rate of a tax.
  if (bare.length === 1 && RATE.has(bare[0] ?? '') && noun.some((word) => TAXES.has(word)))
    return { role: 'tax_rate', group: '' };
  const taxed = byTax(bare);
  if (taxed !== undefined)
    return { role: taxed, group: bare.filter((word) => !TAXED.has(word) && !noun.includes(word)).join(' ') };
  // `net_bu` and `qty_kg` are goods, whatever `net` is of an amount.
  const isOfGoods = GOODS_UNITS.has(bare.at(-1) ?? '') && GOODS.has(bare.slice(0, -1).join(' '));
  if (isOfGoods) return { role: 'quantity', group: '' };
  for (let at = 0; at < bare.length; at++) {
    const role = ROLES.get(bare.slice(at).join(' '));
    if (role === undefined) continue;
    // `order_total` of an order, `invoice_amount` of an invoice: the row's own.
    const group = bare.slice(0, at).filter((word) => !noun.includes(word));
    return { role, group: group.join(' ') };
  }
  return undefined;
}
