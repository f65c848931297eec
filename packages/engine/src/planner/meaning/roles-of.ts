import { nounOf } from './name-parts.ts';
import { numberRole, type NumberRole } from './number-roles.ts';
import { numbersOf } from './row-numbers.ts';
import { sumBefore } from './row-totals.ts';
import type { Weft, WovenTable } from './weft.ts';
import { isNumber } from './woven-table.ts';

/** The columns that have each role among the numbers of a row. */
export type Roles = ReadonlyMap<NumberRole, string>;

/** The numbers of a table by what they are to each other, in groups whose names say that they belong together. */
export function rolesOf(weft: Weft, woven: WovenTable): ReadonlyMap<string, Roles> {
  const noun = nounOf(weft.draft, woven.target);
  const groups = new Map<string, Map<NumberRole, string>>();
  for (const { name } of woven.target.table.columns) {
    if (!isNumber(woven.target.types.get(name))) continue;
    if (woven.target.references.some(({ columns }) => columns.includes(name))) continue;
    const found = numberRole(woven.words(name), noun);
    if (found === undefined) continue;
    const group = groups.get(found.group) ?? new Map<NumberRole, string>();
    groups.set(found.group, group);
    if (!group.has(found.role)) group.set(found.role, name);
  }
  joinLonely(groups);
  joinPrice(woven, groups);
  for (const group of groups.values()) findTax(woven, group);
  return groups;
}

/** What comes on top or is taken off has no group of its own: a `city_tax` is the tax of `net` and `gross`. */
function joinLonely(groups: Map<string, Map<NumberRole, string>>): void {
  const main = groups.get('');
  for (const [name, group] of groups) {
    const [only] = group;
    if (main === undefined || group === main || only === undefined || group.size > 1) continue;
    const [role, column] = only;
    if (!ADDED.has(role) || main.has(role)) continue;
    if (![...main.keys()].some((other) => SUMS.has(other))) continue;
    main.set(role, column);
    groups.delete(name);
  }
}

/** The one quantity of a row is paid at the price that is listed right before the amount: `qty`, `cash_price`, `value`. */
function joinPrice({ target }: WovenTable, groups: Map<string, Map<NumberRole, string>>): void {
  const main = groups.get('');
  const goal = (['subtotal', 'net', 'total', 'amount'] as const)
    .map((role) => main?.get(role))
    .find((name) => name !== undefined);
  if (main === undefined || goal === undefined || !main.has('quantity') || main.has('unit_price')) return;
  const place = (name: string): number => target.table.columns.findIndex((item) => item.name === name);
  const [last] = [...groups]
    .flatMap(([name, group]) => {
      const price = group.get('unit_price');
      return price === undefined || group.size > 1 || place(price) > place(goal) ? [] : [{ name, price }];
    })
    .toSorted((a, b) => place(b.price) - place(a.price));
  if (last === undefined || place(last.price) < place(main.get('quantity') ?? '')) return;
  main.set('unit_price', last.price);
  groups.delete(last.name);
}

const ADDED: ReadonlySet<NumberRole> = new Set(['tax', 'discount']);
const SUMS: ReadonlySet<NumberRole> = new Set(['net', 'gross', 'subtotal']);

/** Whatever it is called: the one amount between net and gross is the tax. */
function findTax(woven: WovenTable, group: Map<NumberRole, string>): void {
  const [net, gross] = [group.get('net'), group.get('gross')];
  if (net === undefined || gross === undefined || group.has('tax') || group.has('tax_rate')) return;
  const numbers = numbersOf(woven);
  const [from, to] = [net, gross].map((name) => numbers.find((item) => item.name === name));
  if (from !== undefined && to !== undefined && to.at < from.at && sumBefore(woven, gross, [], new Set()) !== undefined)
    return;
  if (from === undefined || to === undefined || from.scale !== to.scale) return;
  const between = numbers.filter(({ at }) => at > Math.min(from.at, to.at) && at < Math.max(from.at, to.at));
  const [only, ...more] = between;
  if (only !== undefined && more.length === 0 && only.scale === to.scale && ![...group.values()].includes(only.name))
    group.set('tax', only.name);
}
