import type { Draw } from '../random/draw.ts';
import type { Place } from './random-scopes.ts';
import { addColumn, addKey, addReference, openTable, type TreeTable } from './tree-table.ts';

/** A table and, below it, the tables of its kinds, which share its key; each of these may have kinds in turn. */
export type Family = {
  readonly name: string;
  readonly place: Place | undefined;
  readonly base: Member;
};

export type Member = {
  readonly table: TreeTable;
  /** Columns that say where the row belongs, outermost first, and then its own. */
  readonly path: readonly string[];
  readonly below: readonly Member[];
  /** The one kind of scope to which its rows are limited, if any. */
  scope: string | undefined;
};

type Making = {
  readonly draw: Draw;
  readonly idType: string;
  readonly tables: TreeTable[];
};

const KINDS = ['alpha', 'beta', 'gamma', 'delta'] as const;

/** A family whose rows are in a place, and belong to rows of another family if one is given. */
export function randomFamily(
  making: Making,
  name: string,
  place: Place | undefined,
  above: Family | undefined,
): Family {
  const { draw, idType, tables } = making;
  const base = openTable(name);
  tables.push(base);
  const carried = place?.columns.map((column) => column.name) ?? [];
  for (const column of place?.columns ?? []) addColumn(base, column.name, column.type);
  if (place !== undefined && (above === undefined || draw.chance(0.5)))
    addReference(base, carried, place.to, place.toColumns, draw.chance(0.5));
  const own = above === undefined ? [] : [`${above.name}_id`];
  if (above !== undefined) {
    const isOptional = draw.chance(0.15);
    addColumn(base, own[0] ?? '', idType, isOptional);
    addReference(base, [...carried, ...own], above.base.table, [...carried, 'id'], draw.chance(0.5));
  }
  addColumn(base, 'id', idType);
  addKey(base, carried.length > 0 && draw.chance(0.25) ? [...carried, 'id'] : ['id']);
  addKey(base, ['id']);
  addColumn(base, 'name', 'text', draw.chance(0.4));
  if (draw.chance(0.4)) addKey(base, [...carried, ...(draw.chance(0.5) ? own : []), 'name']);
  if (draw.chance(0.2)) {
    addColumn(base, 'parent_id', idType, true);
    addReference(base, [...carried, 'parent_id'], base, [...carried, 'id']);
  }
  const isOptional = base.columns.some((column) => column.name === own[0] && column.nullable);
  const path = [...carried, ...(isOptional ? [] : own)];
  const below = makeKinds(
    making,
    base,
    path,
    { member: above?.base, column: own[0], scope: undefined },
    draw.whole(0, 3),
    draw.whole(1, 4),
  );
  return { name, place, base: { table: base, path, below, scope: undefined } };
}

/** What rows of a family belong to: as far as kinds of one match kinds of the other. */
type Owner = {
  readonly member: Member | undefined;
  readonly column: string | undefined;
  readonly scope: string | undefined;
};

/** Tables for the kinds of a table: the kind is in the key, or only in a CHECK, or nowhere. */
function makeKinds(
  making: Making,
  above: TreeTable,
  path: readonly string[],
  owner: Owner,
  count: number,
  depth: number,
): readonly Member[] {
  const { draw, idType, tables } = making;
  if (count === 0 || depth === 0) return [];
  const way = draw.pick(['key', 'key', 'listed', 'none']);
  const kindColumn = ['kind', 'kind1', 'kind2', 'kind3', 'kind4'].find(
    (name) => !above.columns.some((column) => column.name === name),
  ) as string;
  const kinds = KINDS.slice(0, count);
  if (way !== 'none') {
    addColumn(above, kindColumn, 'text');
    const others = draw.chance(0.3) ? ["'other'"] : [];
    if (way === 'listed' || draw.chance(0.6))
      above.checks.push(`${kindColumn} IN (${[...kinds.map((kind) => `'${kind}'`), ...others].join(', ')})`);
  }
  return kinds.map((kind, index): Member => {
    const table = openTable(`${above.name}_${kind}`);
    tables.push(table);
    // A table may omit some of the columns that say where its row belongs: outer ones first.
    const kept = draw.chance(0.7) ? path : path.slice(draw.whole(0, path.length));
    for (const name of kept)
      addColumn(table, name, above.columns.find((column) => column.name === name)?.type ?? idType);
    addColumn(table, 'id', idType);
    addKey(table, ['id']);
    const key = [...kept, 'id', ...(way === 'key' ? [kindColumn] : [])];
    if (way === 'key') {
      addColumn(table, kindColumn, 'text');
      table.checks.push(draw.pick([`${kindColumn} = '${kind}'`, `${kindColumn} IN ('${kind}')`]));
    }
    addReference(table, key, above, key, draw.chance(0.5));
    const sameKind = owner.member?.below[index];
    const { column } = owner;
    const isTied = sameKind !== undefined && column !== undefined && kept.includes(column) && draw.chance(0.75);
    if (isTied) {
      const shared = kept.filter((name) => name !== column && sameKind.path.includes(name));
      const carried = draw.chance(0.8) ? shared : [];
      addReference(table, [...carried, column], sameKind.table, [...carried, 'id'], draw.chance(0.5));
    }
    const scope = (isTied ? sameKind.scope : undefined) ?? owner.scope;
    addColumn(table, draw.pick(['title', 'detail', 'label']), 'text', draw.chance(0.5));
    const further = draw.chance(0.35) ? draw.whole(1, 2) : 0;
    const below = makeKinds(
      making,
      table,
      kept,
      { member: isTied ? sameKind : undefined, column, scope },
      further,
      depth - 1,
    );
    return { table, path: kept, below, scope };
  });
}
