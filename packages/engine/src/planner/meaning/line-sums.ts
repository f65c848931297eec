import type { Expression } from '../../language/expression/expression.ts';
import { kindsOfNouns } from '../infer/table-kinds.ts';
import { calculate, call, column, number } from '../../language/expression/make-expression.ts';
import { nounOf } from './name-parts.ts';
import { type Roles, rolesOf } from './roles-of.ts';
import type { Weft, WovenTable } from './weft.ts';
import { isReadable } from './woven-table.ts';

/** What the rows that belong to a row come to. */
export type LineSums = { readonly net: Expression; readonly tax: Expression | undefined; readonly says: string };

/** Nouns of rows that are parts of another. */
const PARTS: ReadonlySet<string> = new Set([
  'item',
  'line',
  'detail',
  'entry',
  'position',
  'row',
  'product',
  'article',
]);

/** What a bill consists of. */
const CHARGES: ReadonlySet<string> = new Set(['charge', 'fee', 'service', 'expense']);
const BILLS: ReadonlySet<string> = new Set(['invoice', 'order']);

/** The sum over a row's lines, where the row is one of a bill, an order or the like and owns rows that are its lines. */
export function lineSums(weft: Weft, woven: WovenTable): LineSums | undefined {
  for (const child of childrenOf(weft, woven)) {
    const roles = rolesOf(weft, child).get('');
    if (!isPart(weft, woven, child, roles)) continue;
    const net = netOf(child, roles);
    if (net === undefined) continue;
    const tax = readable(child, roles?.get('tax'));
    const sum = (value: Expression): Expression => ({ op: 'aggregate', name: 'sum', table: child.plan.name, value });
    return { net: sum(net), tax: tax === undefined ? undefined : sum(tax), says: `the sum of its ${child.plan.name}` };
  }
  return undefined;
}

/** Tables whose rows belong to this one's rows and lie together for each. */
export function childrenOf({ children }: Weft, { plan }: WovenTable): readonly WovenTable[] {
  return children.get(plan.name) ?? [];
}

/** What a child is called, without its parent's name: the comments of a post are `post_comments`, its lines `lineas_pedido`. */
export function childNoun(weft: Weft, parent: WovenTable, child: WovenTable): readonly string[] {
  const [own, above] = [nounOf(weft.draft, child.target), nounOf(weft.draft, parent.target)];
  const rest = own.filter((word) => !above.includes(word));
  return rest.length > 0 && above.every((word) => own.includes(word)) ? rest : own;
}

/** The column of which its table says that it is a quantity times a price. */
function productOf(child: WovenTable): string | undefined {
  return [...child.before.keys()].find((name) => {
    const source = child.columns.get(name)?.source;
    if (source?.kind !== 'derive' || source.expression.op !== 'arithmetic' || source.expression.operator !== '*')
      return false;
    return [source.expression.left, source.expression.right].every(({ op }) => op === 'column');
  });
}

function isPart(weft: Weft, parent: WovenTable, child: WovenTable, roles: Roles | undefined): boolean {
  const last = childNoun(weft, parent, child).at(-1) ?? '';
  const isBill = kindsOfNouns(nounOf(weft.draft, parent.target)).some((kind) => BILLS.has(kind));
  return (
    PARTS.has(last) ||
    (isBill && CHARGES.has(last)) ||
    (roles?.has('quantity') && roles.has('unit_price')) ||
    (isBill && isNumbered(child) && (roles?.has('total') === true || priceOf(child) !== undefined)) ||
    productOf(child) !== undefined
  );
}

/** What was paid for the one thing that a line is about. */
const priceOf = ({ target, words }: WovenTable): string | undefined =>
  target.table.columns.find(({ name }) =>
    /^(?:price paid|paid price|final price|net price)$/.test(words(name).join(' ')),
  )?.name;

/** Its rows are counted within their owner: lines, whatever they are called. */
const isNumbered = ({ target, words }: WovenTable): boolean =>
  target.table.columns.some(({ name }) => /^(?:line|position|item)(?: number)?$/.test(words(name).join(' ')));

function readable(child: WovenTable, name: string | undefined): Expression | undefined {
  if (name === undefined || !isReadable(child, name)) return undefined;
  return child.target.table.columns.some((item) => item.name === name && item.nullable)
    ? call('coalesce', column(name), number(0))
    : column(name);
}

/** What a line comes to before tax: its own amount, or quantity × price less discount. */
function netOf(child: WovenTable, roles: Roles | undefined): Expression | undefined {
  const of = (...names: readonly Parameters<Roles['get']>[0][]): Expression | undefined =>
    names.map((name) => readable(child, roles?.get(name))).find((found) => found !== undefined);
  const own = of('net', 'subtotal');
  if (own !== undefined) return own;
  const [total, tax] = [of('total', 'amount', 'gross'), of('tax')];
  if (total !== undefined) return tax === undefined ? total : calculate(total, '-', tax);
  const [quantity, price] = [of('quantity'), of('unit_price')];
  if (quantity !== undefined && price !== undefined) return calculate(quantity, '*', price);
  return readable(child, productOf(child) ?? priceOf(child));
}
