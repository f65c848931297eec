import { type Expression, partsOf, resolveType, type SchemaDocument, type Table } from '@rowloom/engine';
import type { ReadText } from '../document/fill-predicates.ts';
import { NotRead, readOrNothing } from '../functions/not-read.ts';
import { findColumn } from '../grammar/find-column.ts';
import { isRead } from './is-read.ts';
import { joinLookups, type JoinedSource, type Link, type Place } from './join-lookups.ts';
import type { Lookup } from './lookup.ts';
import { readSources, type Source } from './read-sources.ts';
import { findAt, nameIn, printed, reads, splitAt, type Tokens, withoutParentheses } from './trigger-tokens.ts';

/** The position of a query. */
export type LookupContext = {
  readonly document: SchemaDocument;
  readonly table: Table;
  readonly readText: ReadText;
  /** The column of the new row that these tokens name; undefined for more than that. */
  readonly ownColumn: (tokens: Tokens) => string | undefined;
  /** Whether the tokens name the new row, or a variable. */
  readonly readsRow: (tokens: Tokens) => boolean;
};

export type ReadLookup = {
  /** The text between SELECT and FROM, item by item. */
  readonly items: readonly Tokens[];
  /** Undefined if there is no FROM. */
  readonly lookup: Lookup | undefined;
  /** Further tables that must have a row, independent of each other. */
  readonly also: readonly Lookup[];
  /** The columns of the queried table, by items. */
  readonly columnOf: (item: Tokens) => string | undefined;
  /** What an item says that is computed from columns of that table. */
  readonly computedOf: (item: Tokens) => Expression | undefined;
};

/** `SELECT items FROM table [JOIN …] WHERE column = NEW.column AND …`. Throws `NotRead` for anything else. */
export function readLookup(query: Tokens, context: LookupContext): ReadLookup {
  const from = findAt(query, 1, 'from');
  if (!reads(query[0], 'select')) throw new NotRead();
  const isDistinct = reads(query[1], 'distinct');
  const items = splitAt(query.slice(isDistinct ? 2 : 1, from), ',');
  if (from >= query.length)
    return { items, lookup: undefined, also: [], columnOf: () => undefined, computedOf: () => undefined };
  const where = findAt(query, from, 'where');
  const end = findAt(query, where, 'limit', 'for', 'order', 'group', 'having', 'union', 'intersect', 'except', 'lock');
  // Grouping and set operations change the question; order, limit and lock do not.
  if (['group', 'having', 'union', 'intersect', 'except'].some((each) => findAt(query, from, each) < query.length))
    throw new NotRead();
  const { sources, conditions } = readSources(query.slice(from + 1, where), context.document, context.table);
  const asked = where >= query.length ? [] : splitAt(withoutParentheses(query.slice(where + 1, end)), 'and');
  const [first, ...others] = sources.map(openSource);
  if (first === undefined) throw new NotRead();
  const all = [first, ...others];
  const links = [...conditions, ...asked].flatMap((part) => readPart(withoutParentheses(part), all, context) ?? []);
  const [main, ...also] = joinLookups(all, links, (source) =>
    items.some((item) => placeIn(item, all, context)?.source === source),
  );
  if (main === undefined) throw new NotRead();
  const columnOf = (item: Tokens): string | undefined => {
    const place = placeIn(item, all, context);
    return place?.source.lookup === main ? place.column : undefined;
  };
  const source = all.find(({ lookup }) => lookup === main);
  const computedOf = (item: Tokens): Expression | undefined => {
    if (source === undefined || context.readsRow(item)) return undefined;
    const value = readOrNothing(() => readCondition(item, source, context));
    return value !== undefined && isComputed(value) ? value : undefined;
  };
  return { items, lookup: main, also, columnOf, computedOf };
}

/** Of one row: an aggregate is a call as well. */
const isComputed = (value: Expression): boolean =>
  ['column', 'literal', 'arithmetic', 'cast', 'negate'].includes(value.op) && partsOf(value).every(isComputed);

const openSource = ({ table, alias }: Source): JoinedSource => ({
  alias,
  lookup: { table, keys: [], conditions: [], isOther: false },
});

/** A column of one of the tables, qualified or not. */
function placeIn(
  tokens: Tokens,
  sources: readonly JoinedSource[],
  { document: { dialect } }: LookupContext,
): Place | undefined {
  const [first, dot, second] = tokens;
  const isQualified = reads(dot, '.') && tokens.length === 3;
  const name = nameIn(isQualified ? second : tokens.length === 1 ? first : undefined, dialect);
  if (name === undefined) return undefined;
  const qualifier = nameIn(first, dialect)?.toLowerCase();
  const found = sources.flatMap((source): readonly Place[] => {
    const column = isQualified && source.alias !== qualifier ? undefined : findColumn(name, namesOf(source));
    return column === undefined ? [] : [{ source, column }];
  });
  return found.length === 1 ? found[0] : undefined;
}

const namesOf = ({ lookup }: JoinedSource): readonly string[] => lookup.table.columns.map(({ name }) => name);

/** Assigns a condition to its table; returns conditions that relate columns. */
function readPart(condition: Tokens, sources: readonly JoinedSource[], context: LookupContext): Link | undefined {
  const pair = readPair(condition, sources, context);
  if (pair?.operator === '=') return pair;
  if (pair?.operator === '<>' && 'own' in pair) {
    const { source, column } = pair.place;
    if (source.lookup.table !== context.table || column !== pair.own || sources.length > 1) throw new NotRead();
    source.lookup.isOther = true;
    return undefined;
  }
  if (context.readsRow(condition)) throw new NotRead();
  const spoken = sources.filter((source) => isSpokenOf(condition, source, sources, context));
  const [source, ...others] = spoken;
  if (source === undefined || others.length > 0) throw new NotRead();
  source.lookup.conditions.push(readCondition(condition, source, context));
  return undefined;
}

/** Whether a condition names a column of this table. */
function isSpokenOf(
  condition: Tokens,
  source: JoinedSource,
  sources: readonly JoinedSource[],
  context: LookupContext,
): boolean {
  if (sources.length === 1) return true;
  return condition.some((_, at) => {
    if (reads(condition[at - 1], '.')) return false;
    const length = reads(condition[at + 1], '.') ? 3 : 1;
    return placeIn(condition.slice(at, at + length), sources, context)?.source === source;
  });
}

/** Both sides are columns: of the new row, or of queried tables. */
function readPair(
  condition: Tokens,
  sources: readonly JoinedSource[],
  context: LookupContext,
): (Link & { operator: '=' | '<>' }) | undefined {
  const at = condition.findIndex((token) => ['=', '<>', '!='].some((each) => reads(token, each)));
  if (at < 0) return undefined;
  const sides = [condition.slice(0, at), condition.slice(at + 1)].map(withoutParentheses) as [Tokens, Tokens];
  const operator = reads(condition[at], '=') ? '=' : '<>';
  const [left, right] = sides.map((side) => placeIn(side, sources, context));
  if (left !== undefined && right !== undefined)
    return left.source === right.source || operator === '<>' ? undefined : { operator, place: left, other: right };
  for (const [one, other] of [sides, sides.toReversed() as [Tokens, Tokens]]) {
    const own = context.ownColumn(other);
    const place = own === undefined ? undefined : placeIn(one, sources, context);
    if (own !== undefined && place !== undefined) return { operator, place, own };
  }
  return undefined;
}

/** A condition over the columns of the queried table, possibly qualified by name or alias. */
function readCondition(
  condition: Tokens,
  { alias, lookup: { table } }: JoinedSource,
  { document, readText }: LookupContext,
): Expression {
  const { dialect } = document;
  const columns = table.columns.map(({ name }) => name);
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
