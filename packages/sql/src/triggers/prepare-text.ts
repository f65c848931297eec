import { type Dialect, DIALECTS, type Expression, type Table } from '@rowloom/engine';
import { NotRead, readOrNothing } from '../functions/not-read.ts';
import { findColumn } from '../grammar/find-column.ts';
import type { Lookup, Probe } from './lookup.ts';
import type { ReadLookup } from './read-lookup.ts';
import { type RowState, UNKNOWN } from './row-state.ts';
import { closingAt, hasTriggerVariables, nameIn, reads, type Tokens, withoutParentheses } from './trigger-tokens.ts';

/** How to read queries and rows in the trigger that contains the tokens. */
export type TriggerScope = {
  readonly dialect: Dialect;
  readonly table: Table;
  readonly readQuery: (query: Tokens, state: RowState) => ReadLookup;
  /** The one value of a query in parentheses. */
  readonly readScalar: (query: Tokens, state: RowState) => Expression;
  readonly probe: (lookup: Lookup, gives: Probe['gives']) => Expression;
};

export type Prepared = { readonly text: string; readonly held: ReadonlyMap<string, Expression> };

/** The text with placeholders for everything that is not a column of the row, and what they represent. */
export function prepareText(tokens: Tokens, state: RowState, scope: TriggerScope): Prepared {
  const pieces = openPieces();
  for (let at = 0; at < tokens.length; at += 1) {
    const here: Here = { tokens, at, state, scope, pieces };
    const end = takeQuery(here) ?? takeField(here) ?? takeVariable(here);
    if (end === undefined) pieces.put(tokens[at]?.raw ?? '');
    else at = end;
  }
  return pieces.finish();
}

type Here = {
  readonly tokens: Tokens;
  readonly at: number;
  readonly state: RowState;
  readonly scope: TriggerScope;
  readonly pieces: Pieces;
};

type Pieces = ReturnType<typeof openPieces>;

function openPieces() {
  const held = new Map<string, Expression>();
  const pieces: { readonly text: string; readonly column: string | undefined }[] = [];
  return {
    /** A piece of text; with its name if it is a column of the row. */
    put: (text: string, column?: string): void => void pieces.push({ text, column }),
    hold(value: Expression): void {
      const text = `rowloom_held_${held.size}`;
      held.set(text, value);
      pieces.push({ text, column: undefined });
    },
    last: () => pieces.at(-1),
    takeLast: () => pieces.pop(),
    finish: (): Prepared => ({ text: pieces.map(({ text }) => text).join(' '), held }),
  };
}

/** The last consumed token, here and below; undefined for something else. */
function takeQuery({ tokens, at, state, scope, pieces }: Here): number | undefined {
  const { readQuery, readScalar, probe } = scope;
  const [isExists, isIn] = [reads(tokens[at], 'exists'), reads(tokens[at], 'in')];
  const open = isExists || isIn ? at + 1 : at;
  if (!reads(tokens[open], '(') || !reads(tokens[open + 1], 'select')) return undefined;
  const end = closingAt(tokens, open);
  const query = tokens.slice(open + 1, end);
  if (isExists) pieces.hold(orUnknown(() => existsIn(readQuery(query, state), probe)));
  else if (isIn) putMembership(pieces, (column) => membership(column, readQuery(query, state), probe));
  else pieces.hold(orUnknown(() => readScalar(query, state)));
  return end;
}

/** `IN` and `NOT IN` of the preceding column. */
function putMembership(pieces: Pieces, read: (column: string) => Expression): void {
  const isNegated = pieces.last()?.text.toLowerCase() === 'not';
  if (isNegated) pieces.takeLast();
  const column = pieces.takeLast()?.column;
  if (column === undefined) throw new NotRead();
  const value = orUnknown(() => read(column));
  pieces.put('(');
  pieces.hold(isNegated ? { op: 'and', args: [notNull(column), { op: 'not', arg: value }] } : value);
  pieces.put('= true )');
}

/** A field of NEW, of OLD, or of a variable that contains a row. */
function takeField({ tokens, at, state, scope, pieces }: Here): number | undefined {
  const { dialect, table, probe } = scope;
  const name = nameIn(tokens[at], dialect)?.toLowerCase() ?? '';
  const hasField = reads(tokens[at + 1], '.');
  if (reads(tokens[at - 1], '.')) return undefined;
  if (name === 'old') {
    pieces.hold(UNKNOWN);
    return hasField ? at + 2 : at;
  }
  if (!hasField) return undefined;
  const field = nameIn(tokens[at + 2], dialect) ?? '';
  if (name === 'new') {
    const column = findColumn(field, namesOf(table));
    if (column === undefined) throw new NotRead();
    const written = state.written.get(column);
    if (written === undefined) pieces.put(tokens[at + 2]?.raw ?? '', column);
    else pieces.hold(written);
    return at + 2;
  }
  const lookup = state.records.get(name);
  if (lookup === undefined) return undefined;
  const column = findColumn(field, namesOf(lookup.table));
  pieces.hold(column === undefined ? UNKNOWN : probe(lookup, { column }));
  return at + 2;
}

/** A variable of the trigger, or one that PL/pgSQL provides. */
function takeVariable({ tokens, at, state, scope: { dialect, table }, pieces }: Here): number | undefined {
  if (reads(tokens[at - 1], '.')) return undefined;
  const name = nameIn(tokens[at], dialect)?.toLowerCase() ?? '';
  const variable = variableIn(tokens, at, dialect);
  if (name === 'found' && hasTriggerVariables(dialect)) pieces.hold(state.found);
  else if (!reads(tokens[at + 1], '(') && state.variables.has(variable))
    pieces.hold(state.variables.get(variable) ?? UNKNOWN);
  else if (name.startsWith('tg_') && hasTriggerVariables(dialect)) pieces.hold(about(name, table));
  else return undefined;
  return at;
}

/** The name of the variable that a token may be. */
export function variableIn(tokens: Tokens, at: number, dialect: Dialect): string {
  const name = nameIn(tokens[at], dialect) ?? '';
  return DIALECTS[dialect].foldsNames ? name : name.toLowerCase();
}

const orUnknown = (read: () => Expression): Expression => readOrNothing(read) ?? UNKNOWN;

const namesOf = ({ columns }: Table): readonly string[] => columns.map(({ name }) => name);

const notNull = (name: string): Expression => ({
  op: 'not',
  arg: { op: 'is', arg: { op: 'column', name }, value: 'null' },
});

export function existsIn({ lookup, also, items }: ReadLookup, probe: TriggerScope['probe']): Expression {
  // Without FROM there is always a row, and so there is for an aggregate.
  if (lookup === undefined || items.some((item) => reads(item[1], '('))) throw new NotRead();
  const all = [lookup, ...also].map((one) => probe(one, 'exists'));
  return also.length === 0 ? probe(lookup, 'exists') : { op: 'and', args: all };
}

/** `NEW.x IN (SELECT y FROM …)` means that a row has this y. */
function membership(
  own: string,
  { items, lookup, also, columnOf }: ReadLookup,
  probe: TriggerScope['probe'],
): Expression {
  const column = columnOf(withoutParentheses(items[0] ?? []));
  if (lookup === undefined || column === undefined || items.length !== 1 || also.length > 0) throw new NotRead();
  return probe({ ...lookup, keys: [...lookup.keys, { column, own }] }, 'exists');
}

/** What PL/pgSQL tells a function about the calling trigger. */
function about(name: string, table: Table): Expression {
  const text = (value: string): Expression => ({ op: 'literal', type: 'text', value });
  if (name === 'tg_op') return text('INSERT');
  if (name === 'tg_table_name' || name === 'tg_relname') return text(table.name);
  if (name === 'tg_level') return text('ROW');
  return UNKNOWN;
}
