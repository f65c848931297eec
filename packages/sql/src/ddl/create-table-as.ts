import type { CreateTableAsStmt, Node, SelectStmt, TypeName } from 'libpg-query';
import { nameOf, namesOf } from '../parser/nodes.ts';
import { indexColumnName } from './add-constraint.ts';
import { plainType } from './copy-table.ts';
import { findTable, homeSchema, relationName } from './find-object.ts';
import { type ColumnModel, keyOf, type Model, newTable, type TableModel } from './model.ts';

/** CREATE TABLE … AS, if the types of the query's columns can be determined. Such a table has only columns. */
export function createTableAs(model: Model, node: CreateTableAsStmt): void {
  const relation = node.into?.rel;
  const name = relation?.relname ?? '';
  const schema = homeSchema(model, relation?.schemaname);
  if (relation?.relpersistence === 't') return;
  if (model.tables.has(keyOf(schema, name))) {
    if (node.if_not_exists !== true)
      model.warn('duplicate', `Table ${relationName(relation)} is created twice; the first one is kept.`);
    return;
  }
  const columns = node.query !== undefined && 'SelectStmt' in node.query ? selected(model, node.query.SelectStmt) : [];
  if (columns === undefined || columns.length === 0)
    return model.warn(
      'unsupported_statement',
      `Table ${relationName(relation)} is made from a query whose types are unknown here; it is skipped. List its columns, or dump it from a database.`,
    );
  const names = namesOf(node.into?.colNames);
  const table = newTable(schema, name);
  table.columns = columns.map((column, index) => ({ ...column, name: names[index] ?? column.name }));
  model.tables.set(keyOf(schema, name), table);
}

type Place = { readonly alias: string; readonly table: TableModel };

function selected(model: Model, query: SelectStmt): ColumnModel[] | undefined {
  if (query.larg !== undefined) return selected(model, query.larg);
  const places = (query.fromClause ?? []).flatMap((item) => placesIn(model, item) ?? [undefined]);
  const known = places.filter((place) => place !== undefined);
  const columns: ColumnModel[] = [];
  for (const target of query.targetList ?? []) {
    if (!('ResTarget' in target)) return undefined;
    const { name, val } = target.ResTarget;
    const found = isStar(val)
      ? starOf(known.length === places.length ? known : [], val)
      : named(name ?? defaultName(val), typeOf(known, val));
    if (found.length === 0) return undefined;
    columns.push(...found.filter((column) => !columns.some((other) => other.name === column.name)));
  }
  return columns;
}

/** Undefined if it reads anything besides tables of the text. */
function placesIn(model: Model, item: Node): readonly (Place | undefined)[] | undefined {
  if ('RangeVar' in item) {
    const table = findTable(model, item.RangeVar);
    return table && [{ alias: item.RangeVar.alias?.aliasname ?? table.name, table }];
  }
  if (!('JoinExpr' in item)) return undefined;
  return [item.JoinExpr.larg, item.JoinExpr.rarg].flatMap(
    (side) => (side === undefined ? undefined : placesIn(model, side)) ?? [undefined],
  );
}

function isStar(node: Node | undefined): boolean {
  const last = node !== undefined && 'ColumnRef' in node ? node.ColumnRef.fields?.at(-1) : undefined;
  return last !== undefined && 'A_Star' in last;
}

function starOf(places: readonly Place[], node: Node | undefined): ColumnModel[] {
  const alias = node !== undefined && 'ColumnRef' in node ? nameOf(node.ColumnRef.fields?.at(-2)) : '';
  const among = places.filter((place) => alias === '' || place.alias === alias);
  return among.flatMap(({ table }) => table.columns.flatMap((column) => named(column.name, plainType(column))));
}

const named = (name: string | undefined, type: TypeName | undefined): ColumnModel[] =>
  name === undefined || type === undefined ? [] : [{ name, type, nullable: true }];

/** PostgreSQL's name for a column without AS; undefined for ?column?. */
function defaultName(node: Node | undefined): string | undefined {
  if (node !== undefined && 'ColumnRef' in node) return nameOf(node.ColumnRef.fields?.at(-1));
  const name = indexColumnName(node);
  return name === 'expr' ? undefined : name;
}

const TYPES_OF_CALLS: Readonly<Record<string, string>> = {
  count: 'int8',
  row_number: 'int8',
  rank: 'int8',
  sum: 'numeric',
  avg: 'numeric',
  round: 'numeric',
  length: 'int4',
  lower: 'text',
  upper: 'text',
  trim: 'text',
  concat: 'text',
  string_agg: 'text',
  now: 'timestamptz',
  gen_random_uuid: 'uuid',
  uuid_generate_v4: 'uuid',
  bool_or: 'bool',
  bool_and: 'bool',
};

function typeOf(places: readonly Place[], node: Node | undefined): TypeName | undefined {
  if (node === undefined) return undefined;
  if ('TypeCast' in node) return node.TypeCast.typeName;
  if ('CoalesceExpr' in node) return typeOf(places, node.CoalesceExpr.args?.[0]);
  if ('ColumnRef' in node) {
    const [name = '', alias = ''] = namesOf(node.ColumnRef.fields).toReversed();
    const among = places.filter((place) => alias === '' || place.alias === alias);
    const column = among.flatMap(({ table }) => table.columns).find((each) => each.name === name);
    return column && plainType(column);
  }
  if ('FuncCall' in node) {
    const call = nameOf(node.FuncCall.funcname?.at(-1));
    if (call === 'min' || call === 'max') return typeOf(places, node.FuncCall.args?.[0]);
    const type = TYPES_OF_CALLS[call];
    return type === undefined ? undefined : builtin(type);
  }
  if (!('A_Const' in node)) return undefined;
  const { ival, fval, sval, boolval } = node.A_Const;
  if (ival !== undefined) return builtin('int4');
  if (fval !== undefined) return builtin('numeric');
  if (boolval !== undefined) return builtin('bool');
  return sval === undefined ? undefined : builtin('text');
}

const builtin = (name: string): TypeName => ({
  names: [{ String: { sval: 'pg_catalog' } }, { String: { sval: name } }],
  typemod: -1,
});
