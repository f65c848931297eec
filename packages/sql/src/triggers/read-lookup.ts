import { DIALECTS, type Expression, resolveType, type SchemaDocument, type Table } from '@rowloom/engine';
import type { ReadText } from '../document/fill-predicates.ts';
import { NotRead } from '../functions/not-read.ts';
import { findColumn } from '../grammar/find-column.ts';
import { isRead } from './is-read.ts';
import type { Lookup } from './lookup.ts';
import { findAt, nameIn, printed, reads, splitAt, type Tokens, withoutParentheses } from './trigger-tokens.ts';

/** Where a query stands. */
export type LookupContext = {
  readonly document: SchemaDocument;
  readonly table: Table;
  readonly readText: ReadText;
  /** The column of the new row that these tokens are; undefined where they are more than that. */
  readonly ownColumn: (tokens: Tokens) => string | undefined;
  /** Whether the tokens name the new row, or a variable. */
  readonly readsRow: (tokens: Tokens) => boolean;
};

export type ReadLookup = {
  /** What stands between SELECT and FROM, item by item. */
  readonly items: readonly Tokens[];
  /** Undefined where there is no FROM. */
  readonly lookup: Lookup | undefined;
  /** The columns of the table that is asked, by what an item says. */
  readonly columnOf: (item: Tokens) => string | undefined;
};

/** `SELECT items FROM table WHERE column = NEW.column AND …`. Throws `NotRead` for what is more than that. */
export function readLookup(query: Tokens, context: LookupContext): ReadLookup {
  const from = findAt(query, 1, 'from');
  if (!reads(query[0], 'select')) throw new NotRead();
  const isDistinct = reads(query[1], 'distinct');
  const items = splitAt(query.slice(isDistinct ? 2 : 1, from), ',');
  if (from >= query.length) return { items, lookup: undefined, columnOf: () => undefined };
  const { dialect } = context.document;
  const where = findAt(query, from, 'where');
  const { table, alias } = readSource(query.slice(from + 1, where), context.document, context.table);
  const end = findAt(query, where, 'limit', 'for', 'order', 'group', 'having', 'union', 'intersect', 'except', 'lock');
  // What groups or joins results is another question; an order, a limit and a lock are not.
  if (['group', 'having', 'union', 'intersect', 'except'].some((each) => findAt(query, from, each) < query.length))
    throw new NotRead();
  const columns = table.columns.map(({ name }) => name);
  const columnOf = (tokens: Tokens): string | undefined => {
    const [first, dot, second] = tokens;
    const isQualified = reads(dot, '.') && tokens.length === 3 && nameIn(first, dialect)?.toLowerCase() === alias;
    const name = nameIn(isQualified ? second : tokens.length === 1 ? first : undefined, dialect);
    return name === undefined ? undefined : findColumn(name, columns);
  };
  const keys: { column: string; own: string }[] = [];
  const conditions: Expression[] = [];
  let isOther = false;
  for (const part of where >= query.length ? [] : splitAt(withoutParentheses(query.slice(where + 1, end)), 'and')) {
    const condition = withoutParentheses(part);
    const pair = readPair(condition, columnOf, context);
    if (pair?.operator === '=') keys.push(pair);
    else if (pair !== undefined && table === context.table && pair.column === pair.own) isOther = true;
    else if (context.readsRow(condition)) throw new NotRead();
    else conditions.push(readCondition(condition, table, alias, columns, context));
  }
  return { items, lookup: { table, keys, conditions, isOther }, columnOf };
}

type Source = { readonly table: Table; readonly alias: string };

function readSource(tokens: Tokens, document: SchemaDocument, home: Table): Source {
  const { dialect } = document;
  const names: string[] = [];
  let at = reads(tokens[0], 'only') ? 1 : 0;
  for (;;) {
    const name = nameIn(tokens[at], dialect);
    if (name === undefined) throw new NotRead();
    names.push(name);
    at += 1;
    if (!reads(tokens[at], '.')) break;
    at += 1;
  }
  if (reads(tokens[at], 'as')) at += 1;
  const alias = nameIn(tokens[at], dialect);
  if (alias !== undefined) at += 1;
  const table = findTable(names, document, home);
  if (table === undefined || at < tokens.length) throw new NotRead();
  return { table, alias: (alias ?? names.at(-1) ?? '').toLowerCase() };
}

/** A name without a schema is that of the trigger's own, or of the only table that is called so. */
export function findTable(names: readonly string[], document: SchemaDocument, home: Table): Table | undefined {
  const [schema, name] = names.length > 1 ? names.slice(-2) : [undefined, names[0]];
  const isSame = (one: string | undefined, other: string | undefined): boolean =>
    DIALECTS[document.dialect].foldsNames ? one === other : one?.toLowerCase() === other?.toLowerCase();
  const called = document.tables.filter((table) => isSame(table.name, name) && table.partition_of === undefined);
  if (schema !== undefined && document.tables.some((table) => table.schema !== undefined))
    return called.find((table) => isSame(table.schema ?? 'public', schema));
  return called.find((table) => table.schema === home.schema) ?? (called.length === 1 ? called[0] : undefined);
}

type Pair = { readonly operator: '=' | '<>'; readonly column: string; readonly own: string };

function readPair(condition: Tokens, columnOf: ReadLookup['columnOf'], { ownColumn }: LookupContext): Pair | undefined {
  const at = condition.findIndex((token) => ['=', '<>', '!='].some((each) => reads(token, each)));
  if (at < 0) return undefined;
  const sides = [condition.slice(0, at), condition.slice(at + 1)].map(withoutParentheses) as [Tokens, Tokens];
  const operator = reads(condition[at], '=') ? '=' : '<>';
  for (const [one, other] of [sides, sides.toReversed() as [Tokens, Tokens]]) {
    const own = ownColumn(other);
    const column = own === undefined ? undefined : columnOf(one);
    if (own !== undefined && column !== undefined) return { operator, column, own };
  }
  return undefined;
}

/** A condition over the columns of the table that is asked, whose name or alias may stand before them. */
function readCondition(
  condition: Tokens,
  table: Table,
  alias: string,
  columns: readonly string[],
  { document, readText }: LookupContext,
): Expression {
  const { dialect } = document;
  const bare = condition.filter(
    (token, at) =>
      !(nameIn(token, dialect)?.toLowerCase() === alias && reads(condition[at + 1], '.')) &&
      !(reads(token, '.') && nameIn(condition[at - 1], dialect)?.toLowerCase() === alias),
  );
  const types = new Map(table.columns.map(({ name, type }) => [name, resolveType(document, type)]));
  const read = readText(printed(bare), { typeOf: (name) => types.get(name), columns });
  if (!isRead(read, (name) => types.has(name))) throw new NotRead();
  return read;
}
