import type { Draw } from '../random/draw.ts';
import type { Family, Member } from './random-family.ts';
import { addColumn, addKey, addReference, openTable, type TreeTable } from './tree-table.ts';

/** A random member of the family's tree. */
function anyMember(draw: Draw, member: Member): Member {
  const [first, ...others] = member.below;
  return first === undefined || draw.chance(0.5) ? member : anyMember(draw, draw.pick([first, ...others]));
}

/** A table between two families, or three: its keys agree in where the rows are, and in what these belong to. */
export function randomLink(draw: Draw, name: string, families: readonly Family[], idType: string): TreeTable {
  const link = openTable(name);
  const chosen = families.map((family) => ({ family, member: anyMember(draw, family.base) }));
  const kinds = new Set(chosen.flatMap(({ member }) => member.scope ?? []));
  // Rows of two kinds of scope share no scope.
  const ends = kinds.size < 2 ? chosen : families.map((family) => ({ family, member: family.base }));
  const outer = families[0]?.place?.columns.map((column) => column.name) ?? [];
  const typeOf = (column: string): string =>
    ends.flatMap(({ member }) => member.table.columns).find((item) => item.name === column)?.type ?? idType;
  const names = ends.map(({ family }, index) => `${family.name}_${index === 0 ? 'one' : `end${index}`}`);
  for (const column of outer) addColumn(link, column, typeOf(column));
  ends.forEach(({ member }, index) => {
    const carried = outer.filter((column) => member.path.includes(column));
    const end = names[index] ?? '';
    addColumn(link, end, idType, index > 0 && draw.chance(0.2));
    addReference(link, [...carried, end], member.table, [...carried, 'id'], draw.chance(0.5));
  });
  const isNullable = link.columns.some((column) => column.nullable);
  if (isNullable || draw.chance(0.3)) {
    addColumn(link, 'id', idType);
    addKey(link, ['id']);
  } else addKey(link, draw.chance(0.5) ? [...outer, ...names] : names);
  const place = families[0]?.place;
  if (place !== undefined && draw.chance(0.3)) addReference(link, outer, place.to, place.toColumns);
  return link;
}

/** Tables with a condition on a column from a parent. */
export function randomAskers(draw: Draw, family: Family, idType: string): readonly TreeTable[] {
  const { table: base, path } = family.base;
  const role = openTable(`${family.name}_role`);
  for (const name of path) addColumn(role, name, base.columns.find((column) => column.name === name)?.type ?? idType);
  addColumn(role, 'owner_id', idType);
  addColumn(role, 'id', idType);
  addColumn(role, 'reach', 'text');
  addKey(role, ['id']);
  addReference(role, [...path, 'owner_id'], base, [...path, 'id'], draw.chance(0.5));
  role.checks.push("reach IN ('individual', 'children', 'descendants')");
  const some = draw.pick(["'individual'", "'individual', 'children'", "'descendants', 'children'"]);
  const grant = openTable(`${family.name}_grant`);
  const carried = draw.chance(0.5) ? path : [];
  for (const name of carried)
    addColumn(grant, name, base.columns.find((column) => column.name === name)?.type ?? idType);
  addColumn(grant, 'role_id', idType);
  addColumn(grant, 'reach', 'text');
  grant.checks.push(`reach IN (${some})`);
  addReference(grant, [...carried, 'role_id', 'reach'], role, [...carried, 'id', 'reach'], draw.chance(0.5));
  addColumn(grant, 'canonical', 'text');
  addKey(grant, draw.pick([['role_id', 'canonical'], ['role_id']]));
  const tables = [role, grant];
  if (draw.chance(0.6)) {
    const state = openTable(`${family.name}_state`);
    addColumn(state, 'name', 'text');
    addKey(state, ['name']);
    if (draw.chance(0.6)) state.checks.push("name IN ('pending', 'active', 'ended', 'failed')");
    const step = openTable(`${family.name}_step`);
    addColumn(step, 'prior_state', 'text');
    addColumn(step, 'next_state', 'text');
    step.checks.push("prior_state IN ('pending', 'active')", 'prior_state <> next_state');
    addKey(step, ['prior_state', 'next_state']);
    addReference(step, ['prior_state'], state, ['name']);
    addReference(step, ['next_state'], state, ['name']);
    tables.push(state, step);
  }
  return tables;
}
