import {
  type Check,
  type Column,
  type Expression,
  type ForeignKey,
  parseDerive,
  type Table,
  type Unique,
} from '@rowloom/engine';
import type { ColumnSpec } from './column-types.ts';

/** A table as one would write it by hand; `defineTable` turns it into the schema document's form. */
export type TableSpec = {
  readonly comment?: string;
  readonly columns: Readonly<Record<string, ColumnSpec>>;
  /** `id`, or `order_id, line_no`. */
  readonly primaryKey: string;
  /** Columns or expressions, and a condition if the index is partial: `customer_id where is_default`. */
  readonly uniques?: readonly string[];
  /** By the referring columns: `orders`, or `payments (order_id, id)`, with `on delete cascade` and similar. */
  readonly foreignKeys?: Readonly<Record<string, string>>;
  /** By a name that states the constraint: `{ total_adds_up: 'total = subtotal + tax' }`. */
  readonly checks?: Readonly<Record<string, string>>;
};

export function defineTable(name: string, spec: TableSpec): Table {
  return {
    name,
    ...(spec.comment === undefined ? {} : { comment: spec.comment }),
    columns: Object.entries(spec.columns).map(([column, rest]): Column => Object.assign({ name: column }, rest)),
    primary_key: { name: `${name}_pkey`, columns: splitNames(spec.primaryKey) },
    uniques: (spec.uniques ?? []).map((source) => defineUnique(name, source)),
    foreign_keys: Object.entries(spec.foreignKeys ?? {}).map(([columns, target]) =>
      defineForeignKey(name, splitNames(columns), target),
    ),
    checks: Object.entries(spec.checks ?? {}).map(([fact, expression]) => defineCheck(`${name}_${fact}`, expression)),
  };
}

function splitNames(list: string): readonly string[] {
  return list.split(',').map((item) => item.trim());
}

function defineUnique(table: string, source: string): Unique {
  const [list = '', condition] = source.split(' where ');
  const items = splitNames(list);
  const columns = items.filter((item) => /^\w+$/.test(item));
  const expressions = items
    .filter((item) => !columns.includes(item))
    .map((expression) => ({ expression, predicate: parse(expression) }));
  const isIndex = condition !== undefined || expressions.length > 0;
  return {
    name: `${table}_${items.map((item) => item.replace(/\W+/g, '_').replace(/_$/, '')).join('_')}_${isIndex ? 'idx' : 'key'}`,
    columns,
    ...(expressions.length === 0 ? {} : { expressions }),
    ...(condition === undefined ? {} : { where: { expression: condition, predicate: parse(condition) } }),
    ...(isIndex ? { index: true } : {}),
  };
}

const TARGET = /^(?<table>\w+)(?: \((?<columns>[^)]+)\))?(?: on delete (?<action>cascade|restrict|set null))?$/;

function defineForeignKey(table: string, columns: readonly string[], target: string): ForeignKey {
  const { table: parent, columns: list = 'id', action } = TARGET.exec(target)?.groups ?? {};
  if (parent === undefined) throw new Error(`${table}: "${target}" does not name a table to refer to.`);
  return {
    name: `${table}_${columns.join('_')}_fkey`,
    columns,
    references: { table: parent, columns: splitNames(list) },
    ...(action === undefined ? {} : { on_delete: ACTIONS[action] ?? 'no_action' }),
  };
}

const ACTIONS: Readonly<Record<string, NonNullable<ForeignKey['on_delete']>>> = {
  cascade: 'cascade',
  restrict: 'restrict',
  'set null': 'set_null',
};

function defineCheck(name: string, expression: string): Check {
  return { name, expression, predicate: parse(expression) };
}

/** CHECKs of the packs use only SQL that `derive` reads too, so that no SQL parser is needed here. */
function parse(expression: string): Expression {
  const parsed = parseDerive(expression);
  if ('issue' in parsed) throw new Error(`${expression}: ${parsed.issue.message}`);
  return parsed.expression;
}
