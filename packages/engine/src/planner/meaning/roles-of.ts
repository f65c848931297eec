import { nounOf } from './name-parts.ts';
import { numberRole, type NumberRole } from './number-roles.ts';
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
  return groups;
}
