import {
  type ColumnType,
  DIALECTS,
  type Expression,
  mapParts,
  resolveType,
  type SchemaDocument,
  type Table,
} from '@rowloom/engine';
import { closingAt, hasTriggerVariables, nameIn, reads, type Tokens, withoutParentheses } from './trigger-tokens.ts';
import type { ReadText } from '../document/fill-predicates.ts';
import { NotRead, readOrNothing } from '../functions/not-read.ts';
import { findColumn } from '../grammar/find-column.ts';
import { numbersAsTruth } from '../grammar/numbers-as-truth.ts';
import type { Lookup, Probe, Probes } from './lookup.ts';
import { type LookupContext, readLookup, type ReadLookup } from './read-lookup.ts';
import { type RowState, UNKNOWN } from './row-state.ts';

export type ConditionReader = {
  /** What the tokens say, in terms of the row as it was sent and of probes; parts that cannot be read are `unknown`. */
  readonly read: (tokens: Tokens, state: RowState) => Expression;
  readonly readQuery: (query: Tokens, state: RowState) => ReadLookup;
  readonly probe: (lookup: Lookup, gives: Probe['gives']) => Expression;
};

const BOOLEAN: ColumnType = { kind: 'boolean', native: 'boolean' };
const COUNT: ColumnType = { kind: 'integer', native: 'bigint', bits: 64 };

/** Reads expressions of one table's trigger: NEW is the row, queries are probes, variables are what they hold. */
export function openConditions(
  document: SchemaDocument,
  table: Table,
  readText: ReadText,
  probes: Probes,
): ConditionReader {
  const { dialect } = document;
  const { foldsNames, hasTruth } = DIALECTS[dialect];
  const columns = table.columns.map(({ name }) => name);
  const types = new Map(table.columns.map(({ name, type }) => [name, resolveType(document, type)]));
  const isQuery = (tokens: Tokens, at: number): boolean => reads(tokens[at], '(') && reads(tokens[at + 1], 'select');
  const nameAt = (tokens: Tokens, at: number): string => nameIn(tokens[at], dialect) ?? '';
  const variableAt = (tokens: Tokens, at: number): string =>
    foldsNames ? nameAt(tokens, at) : nameAt(tokens, at).toLowerCase();
  const columnAt = (tokens: Tokens, at: number): string | undefined =>
    nameAt(tokens, at).toLowerCase() === 'new' && reads(tokens[at + 1], '.')
      ? findColumn(nameAt(tokens, at + 2), columns)
      : undefined;

  const contextOf = (state: RowState): LookupContext => ({
    document,
    table,
    readText,
    ownColumn: (tokens) => {
      const held = readOrNothing(() => readIn(tokens, state));
      return held?.op === 'column' && columns.includes(held.name) ? held.name : undefined;
    },
    readsRow: (tokens) =>
      tokens.some(
        (_, at) =>
          ['new', 'old', 'found'].includes(nameAt(tokens, at).toLowerCase()) ||
          (!reads(tokens[at - 1], '.') &&
            (state.variables.has(variableAt(tokens, at)) || state.records.has(variableAt(tokens, at)))),
      ),
  });
  const readQuery = (query: Tokens, state: RowState): ReadLookup => readLookup(query, contextOf(state));
  const probe = (lookup: Lookup, gives: Probe['gives']): Expression => probes.add({ lookup, gives });

  /** The one value of a query in parentheses. */
  const readScalar = (query: Tokens, state: RowState): Expression => {
    const { items, lookup, columnOf } = readQuery(query, state);
    const [item, ...more] = items;
    if (item === undefined || more.length > 0) throw new NotRead();
    if (lookup === undefined) return readIn(item, state);
    if (isCount(item)) return probe(lookup, 'count');
    const column = columnOf(withoutParentheses(item));
    if (column !== undefined) return probe(lookup, { column });
    // Any constant is there if a row is.
    if (item.length === 1 && (item[0]?.kind === 'number' || item[0]?.kind === 'string' || reads(item[0], 'true')))
      return {
        op: 'case',
        whens: [{ when: probe(lookup, 'exists'), then: { op: 'literal', type: 'number', value: '1' } }],
      };
    throw new NotRead();
  };

  /** The text with placeholders for all that is not a column of the row, and what they stand for. */
  const prepare = (tokens: Tokens, state: RowState): { text: string; held: ReadonlyMap<string, Expression> } => {
    const held = new Map<string, Expression>();
    const pieces: string[] = [];
    const own: (string | undefined)[] = [];
    const put = (piece: string, column?: string): void => {
      pieces.push(piece);
      own.push(column);
    };
    const hold = (value: Expression): void => {
      const name = `rowloom_held_${held.size}`;
      held.set(name, value);
      put(name);
    };
    const orUnknown = (read: () => Expression): Expression => readOrNothing(read) ?? UNKNOWN;
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at];
      const name = nameAt(tokens, at).toLowerCase();
      const isAlone = !reads(tokens[at - 1], '.');
      if (reads(token, 'exists') && isQuery(tokens, at + 1)) {
        const end = closingAt(tokens, at + 1);
        const query = tokens.slice(at + 2, end);
        hold(orUnknown(() => existsIn(readQuery(query, state), probe)));
        at = end;
      } else if (reads(token, 'in') && isQuery(tokens, at + 1)) {
        const end = closingAt(tokens, at + 1);
        const isNegated = pieces.at(-1)?.toLowerCase() === 'not';
        if (isNegated) {
          pieces.pop();
          own.pop();
        }
        const column = own.at(-1);
        if (column === undefined) throw new NotRead();
        pieces.pop();
        own.pop();
        const value = orUnknown(() => membership(column, readQuery(tokens.slice(at + 2, end), state), probe));
        put('(');
        hold(isNegated ? { op: 'and', args: [notNull(column), { op: 'not', arg: value }] } : value);
        put('= true )');
        at = end;
      } else if (isQuery(tokens, at)) {
        const end = closingAt(tokens, at);
        const query = tokens.slice(at + 1, end);
        hold(orUnknown(() => readScalar(query, state)));
        at = end;
      } else if (isAlone && name === 'new' && reads(tokens[at + 1], '.')) {
        const column = columnAt(tokens, at);
        if (column === undefined) throw new NotRead();
        const written = state.written.get(column);
        if (written === undefined) put(tokens[at + 2]?.raw ?? '', column);
        else hold(written);
        at += 2;
      } else if (isAlone && name === 'old') {
        hold(UNKNOWN);
        at += reads(tokens[at + 1], '.') ? 2 : 0;
      } else if (isAlone && state.records.has(name) && reads(tokens[at + 1], '.')) {
        const lookup = state.records.get(name);
        const field = findColumn(nameAt(tokens, at + 2), lookup?.table.columns.map((each) => each.name) ?? []);
        hold(lookup === undefined || field === undefined ? UNKNOWN : probe(lookup, { column: field }));
        at += 2;
      } else if (isAlone && name === 'found' && hasTriggerVariables(dialect)) hold(state.found);
      else if (isAlone && !reads(tokens[at + 1], '(') && state.variables.has(variableAt(tokens, at)))
        hold(state.variables.get(variableAt(tokens, at)) ?? UNKNOWN);
      else if (isAlone && name.startsWith('tg_') && hasTriggerVariables(dialect)) hold(about(name, table));
      else put(token?.raw ?? '');
    }
    return { text: pieces.join(' '), held };
  };

  const readIn = (tokens: Tokens, state: RowState): Expression => {
    const { text, held } = prepare(tokens, state);
    const typeOf = (name: string): ColumnType | undefined => types.get(name) ?? typeOfHeld(held.get(name));
    const read = readText(text, { typeOf, columns: [...columns, ...held.keys()] });
    const replace = (part: Expression): Expression => {
      if (part.op !== 'column') return mapParts(part, replace);
      return held.get(part.name) ?? (types.has(part.name) ? part : UNKNOWN);
    };
    const condition = hasTruth ? read : numbersAsTruth(read);
    return replace(condition);
  };

  const typeOfHeld = (value: Expression | undefined): ColumnType | undefined => {
    if (value?.op === 'column') {
      const known = types.get(value.name);
      if (known !== undefined) return known;
      const found = probes.find(value.name);
      if (found === undefined) return undefined;
      const { gives, lookup } = found;
      if (gives === 'exists') return BOOLEAN;
      if (gives === 'count') return COUNT;
      const type = lookup.table.columns.find(({ name }) => name === gives.column)?.type;
      return type === undefined ? undefined : resolveType(document, type);
    }
    return value === undefined || value.op === 'case' ? undefined : isTest(value) ? BOOLEAN : undefined;
  };

  return {
    read: (tokens, state) => readOrNothing(() => readIn(tokens, state)) ?? UNKNOWN,
    readQuery,
    probe,
  };
}

const isTest = ({ op }: Expression): boolean => ['and', 'or', 'not', 'compare', 'is', 'in'].includes(op);

const notNull = (name: string): Expression => ({
  op: 'not',
  arg: { op: 'is', arg: { op: 'column', name }, value: 'null' },
});

export const isCount = (item: Tokens): boolean =>
  reads(item[0], 'count') &&
  reads(item[1], '(') &&
  item.length === 4 &&
  (reads(item[2], '*') || item[2]?.kind === 'number');

export function existsIn({ lookup, items }: ReadLookup, probe: ConditionReader['probe']): Expression {
  // Without FROM there is always a row, and so there is of an aggregate.
  if (lookup === undefined || items.some((item) => reads(item[1], '('))) throw new NotRead();
  return probe(lookup, 'exists');
}

/** `NEW.x IN (SELECT y FROM …)` is that there is a row whose y it is. */
function membership(own: string, { items, lookup, columnOf }: ReadLookup, probe: ConditionReader['probe']): Expression {
  const column = columnOf(withoutParentheses(items[0] ?? []));
  if (lookup === undefined || column === undefined || items.length !== 1) throw new NotRead();
  return probe({ ...lookup, keys: [...lookup.keys, { column, own }] }, 'exists');
}

/** What PL/pgSQL tells a function of the trigger that it is called by. */
function about(name: string, table: Table): Expression {
  const text = (value: string): Expression => ({ op: 'literal', type: 'text', value });
  if (name === 'tg_op') return text('INSERT');
  if (name === 'tg_table_name' || name === 'tg_relname') return text(table.name);
  if (name === 'tg_level') return text('ROW');
  return UNKNOWN;
}
