import { addColumn, addKey, addReference, openTable, type TreeTable } from '../random-trees/tree-table.ts';
import { carriedIn, type KeyMaking, openOwned, referTo } from './key-making.ts';

/** A row has two parents that share one: its keys say that it is the same. */
export function addDiamond(making: KeyMaking, name: string): void {
  const { draw, idType } = making;
  const carried = carriedIn(making);
  const top = openOwned(making, `${name}_top`);
  const sides = ['left', 'right', 'far'].slice(0, draw.whole(2, 3)).map((side) => {
    const table = openOwned(making, `${name}_${side}`);
    referTo(making, table, top, 'top_id');
    return table;
  });
  const foot = openOwned(making, `${name}_foot`);
  addColumn(foot, 'top_id', idType);
  if (draw.chance(0.4)) referTo(making, foot, top, 'top_id');
  sides.forEach((side, index) => {
    const column = `${side.name}_id`;
    addColumn(foot, column, idType, index > 1);
    addReference(foot, [...carried, 'top_id', column], side, [...carried, 'top_id', 'id'], draw.chance(0.3));
  });
  const [left, right] = sides.map((side) => `${side.name}_id`);
  if (left !== undefined && right !== undefined && draw.chance(0.5)) addKey(foot, [...carried, left, right]);
  if (draw.chance(0.4)) {
    const below = openOwned(making, `${name}_below`);
    addColumn(below, 'top_id', idType);
    addColumn(below, 'foot_id', idType);
    addReference(below, [...carried, 'top_id', 'foot_id'], foot, [...carried, 'top_id', 'id']);
    if (left !== undefined && draw.chance(0.5)) {
      addColumn(below, 'side_id', idType);
      addReference(below, [...carried, 'top_id', 'side_id'], sides[0] ?? top, [...carried, 'top_id', 'id']);
    }
  }
}

/** Growing keys: a line has its order's key and a number, a part of it that and one more. */
export function addChain(making: KeyMaking, name: string): void {
  const { draw, idType, tables } = making;
  let above = openOwned(making, `${name}_head`);
  let path = [...carriedIn(making), 'id'];
  const depth = draw.whole(1, 3);
  for (let level = 1; level <= depth; level++) {
    const table = openTable(`${name}_line${level}`);
    tables.push(table);
    const inherited = path.map((column) => (column === 'id' ? 'head_id' : column));
    for (const column of inherited) addColumn(table, column, /^no\d$/.test(column) ? 'integer' : idType);
    addColumn(table, `no${level}`, 'integer');
    addColumn(table, 'note', 'varchar(60)', true);
    addKey(table, [...inherited, `no${level}`]);
    addReference(table, inherited, above, path, draw.chance(0.4));
    if (draw.chance(0.3)) table.checks.push(`no${level} > 0`);
    path = [...inherited, `no${level}`];
    above = table;
  }
}

/** A table for each kind, whose key contains the kind, and a table that refers to only one kind. */
export function addKinds(making: KeyMaking, name: string): void {
  const { draw, idType, tables } = making;
  const carried = carriedIn(making);
  const base = openOwned(making, `${name}_base`);
  addColumn(base, 'kind', 'varchar(20)');
  const kinds = ['red', 'blue', 'green'].slice(0, draw.whole(2, 3));
  base.checks.push(`kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')})`);
  const subtypes = kinds.map((kind) => {
    const table = openTable(`${name}_${kind}`);
    tables.push(table);
    for (const column of [...carried, 'id']) addColumn(table, column, idType);
    addColumn(table, 'kind', 'varchar(20)');
    table.checks.push(`kind = '${kind}'`);
    addKey(table, ['id', ...carried]);
    addReference(table, [...carried, 'id', 'kind'], base, [...carried, 'id', 'kind'], draw.chance(0.3));
    return table;
  });
  const user = openOwned(making, `${name}_use`);
  referTo(making, user, draw.pick(subtypes as [TreeTable, ...TreeTable[]]), 'thing_id', draw.chance(0.3));
}

/** Two rows of one table, ordered or at least different, each pair once. */
export function addPairs(making: KeyMaking, name: string): void {
  const { draw, tables, idType } = making;
  const node = openOwned(making, `${name}_node`);
  const pair = openTable(`${name}_pair`);
  tables.push(pair);
  const carried = carriedIn(making);
  for (const column of carried) addColumn(pair, column, idType);
  referTo(making, pair, node, 'low_id');
  referTo(making, pair, node, 'high_id');
  pair.checks.push(draw.pick(['low_id < high_id', 'low_id <> high_id', 'high_id > low_id']));
  addKey(pair, [...carried, 'low_id', 'high_id']);
  addColumn(pair, 'weight', 'integer', true);
  if (draw.chance(0.4)) {
    const event = openOwned(making, `${name}_event`);
    for (const column of ['low_id', 'high_id']) addColumn(event, column, idType);
    const ends = [...carried, 'low_id', 'high_id'];
    addReference(event, ends, pair, ends);
  }
}

/** Two or three parents without repeated combinations, and perhaps each of one at most once. */
export function addMatches(making: KeyMaking, name: string): void {
  const { draw, tables, idType } = making;
  const ends = ['one', 'two', 'three'].slice(0, draw.whole(2, 3)).map((end) => openOwned(making, `${name}_${end}`));
  const match = openTable(`${name}_match`);
  tables.push(match);
  const carried = carriedIn(making);
  for (const column of carried) addColumn(match, column, idType);
  const columns = ends.map((end) => `${end.name}_id`);
  ends.forEach((end, index) => referTo(making, match, end, columns[index] ?? ''));
  addKey(match, draw.chance(0.7) ? [...carried, ...columns] : columns);
  if (draw.chance(0.3)) addKey(match, [...carried, columns[0] ?? '']);
  addColumn(match, 'rank', 'integer', draw.chance(0.5));
}

/** Each department has one of its own employees as its head. */
export function addCircle(making: KeyMaking, name: string): void {
  const { idType } = making;
  const carried = carriedIn(making);
  const group = openOwned(making, `${name}_group`);
  const member = openOwned(making, `${name}_member`);
  referTo(making, member, group, 'group_id');
  addColumn(group, 'head_id', idType, true);
  addReference(group, [...carried, 'id', 'head_id'], member, [...carried, 'group_id', 'id']);
}

/** A row refers to one of two tables, never to both and never to none. */
export function addArc(making: KeyMaking, name: string): void {
  const one = openOwned(making, `${name}_card`);
  const other = openOwned(making, `${name}_bank`);
  const arc = openOwned(making, `${name}_pay`);
  referTo(making, arc, one, 'card_id', true);
  referTo(making, arc, other, 'bank_id', true);
  arc.checks.push(
    making.draw.pick([
      '(card_id IS NULL) <> (bank_id IS NULL)',
      'card_id IS NULL AND bank_id IS NOT NULL OR card_id IS NOT NULL AND bank_id IS NULL',
      'card_id IS NULL OR bank_id IS NULL',
    ]),
  );
}

/** Rows below rows of the same table and tenant, with different names among siblings. */
export function addTree(making: KeyMaking, name: string): void {
  const { draw } = making;
  const carried = carriedIn(making);
  const tree = openOwned(making, `${name}_tree`);
  referTo(making, tree, tree, 'parent_id', true);
  addColumn(tree, 'slug', 'varchar(60)');
  if (draw.chance(0.5)) addKey(tree, [...carried, 'parent_id', 'slug']);
  if (draw.chance(0.4)) {
    const leaf = openOwned(making, `${name}_leaf`);
    referTo(making, leaf, tree, 'tree_id');
    if (draw.chance(0.5)) addKey(leaf, [...carried, 'tree_id', 'id']);
  }
}
