import {
  type ColumnType,
  DIALECTS,
  type Expression,
  mapParts,
  resolveType,
  type SchemaDocument,
  type Table,
} from '@rowloom/engine';
import type { ReadText } from '../document/fill-predicates.ts';
import { NotRead, readOrNothing } from '../functions/not-read.ts';
import { numbersAsTruth } from '../grammar/numbers-as-truth.ts';
import type { Lookup, Probe, Probes } from './lookup.ts';
import { prepareText, type TriggerScope, variableIn } from './prepare-text.ts';
import { type LookupContext, readLookup, type ReadLookup } from './read-lookup.ts';
import { type RowState, UNKNOWN } from './row-state.ts';
import { closingAt, nameIn, reads, type Tokens, withoutParentheses } from './trigger-tokens.ts';

export type ConditionReader = {
  /** The tokens in terms of the row as sent and of probes; unreadable parts are `unknown`. */
  readonly read: (tokens: Tokens, state: RowState) => Expression;
  readonly readQuery: (query: Tokens, state: RowState) => ReadLookup;
  readonly probe: (lookup: Lookup, gives: Probe['gives']) => Expression;
};

const BOOLEAN: ColumnType = { kind: 'boolean', native: 'boolean' };
const COUNT: ColumnType = { kind: 'integer', native: 'bigint', bits: 64 };

/** Reads expressions of one table's trigger: NEW is the row, queries are probes, variables are their values. */
export function openConditions(
  document: SchemaDocument,
  table: Table,
  readText: ReadText,
  probes: Probes,
): ConditionReader {
  const { dialect } = document;
  const columns = table.columns.map(({ name }) => name);
  const types = new Map(table.columns.map(({ name, type }) => [name, resolveType(document, type)]));

  const contextOf = (state: RowState): LookupContext => ({
    document,
    table,
    readText,
    ownColumn: (tokens) => {
      const held = readOrNothing(() => readIn(tokens, state));
      return held?.op === 'column' && columns.includes(held.name) ? held.name : undefined;
    },
    readsRow: (tokens) => tokens.some((_, at) => isOfRow(tokens, at, state, document)),
  });
  const scope: TriggerScope = {
    dialect,
    table,
    readQuery: (query, state) => readLookup(query, contextOf(state)),
    readScalar(query, state) {
      const { items, lookup, also, columnOf, computedOf } = scope.readQuery(query, state);
      const [item, ...more] = items;
      if (item === undefined || more.length > 0 || also.length > 0) throw new NotRead();
      return lookup === undefined ? readIn(item, state) : valueIn(item, { lookup, columnOf, computedOf }, scope.probe);
    },
    probe: (lookup, gives) => probes.add({ lookup, gives }),
  };
  const readIn = (tokens: Tokens, state: RowState): Expression => {
    const { text, held } = prepareText(tokens, state, scope);
    const typeOf = (name: string): ColumnType | undefined =>
      types.get(name) ?? typeOfHeld(held.get(name), { document, types, probes });
    const read = readText(text, { typeOf, columns: [...columns, ...held.keys()] });
    const replace = (part: Expression): Expression => {
      if (part.op !== 'column') return mapParts(part, replace);
      return held.get(part.name) ?? (types.has(part.name) ? part : UNKNOWN);
    };
    return replace(DIALECTS[dialect].hasTruth ? read : numbersAsTruth(read));
  };

  const { readQuery, probe } = scope;
  return { read: (tokens, state) => readOrNothing(() => readIn(tokens, state)) ?? UNKNOWN, readQuery, probe };
}

/** Whether a token refers to the new row, or to the value of a variable. */
function isOfRow(tokens: Tokens, at: number, state: RowState, { dialect }: SchemaDocument): boolean {
  if (['new', 'old', 'found'].includes(nameIn(tokens[at], dialect)?.toLowerCase() ?? '')) return true;
  const name = variableIn(tokens, at, dialect);
  return !reads(tokens[at - 1], '.') && (state.variables.has(name) || state.records.has(name));
}

type Asked = Pick<ReadLookup, 'columnOf' | 'computedOf'> & { readonly lookup: Lookup };

/** The value of a query's single item. */
function valueIn(item: Tokens, { lookup, columnOf, computedOf }: Asked, probe: ConditionReader['probe']): Expression {
  if (isCount(item, { lookup, columnOf })) return probe(lookup, 'count');
  const column = columnOf(withoutParentheses(item));
  if (column !== undefined) return probe(lookup, { column });
  // Any constant exists if a row does.
  if (item.length === 1 && (item[0]?.kind === 'number' || item[0]?.kind === 'string' || reads(item[0], 'true')))
    return {
      op: 'case',
      whens: [{ when: probe(lookup, 'exists'), then: { op: 'literal', type: 'number', value: '1' } }],
    };
  const value = computedOf(item);
  if (value === undefined) throw new NotRead();
  return probed(value, lookup, probe);
}

/** The same over what the query gives of the columns. */
export function probed(value: Expression, lookup: Lookup, probe: ConditionReader['probe']): Expression {
  if (value.op === 'column') return probe(lookup, { column: value.name });
  return mapParts(value, (part) => probed(part, lookup, probe));
}

type Known = {
  readonly document: SchemaDocument;
  readonly types: ReadonlyMap<string, ColumnType>;
  readonly probes: Probes;
};

/** The type of what a placeholder represents, as far as it is known. */
function typeOfHeld(value: Expression | undefined, { document, types, probes }: Known): ColumnType | undefined {
  if (value === undefined) return undefined;
  if (value.op !== 'column') return isTest(value) ? BOOLEAN : undefined;
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

const isTest = ({ op }: Expression): boolean => ['and', 'or', 'not', 'compare', 'is', 'in'].includes(op);

/** Of rows, or of a NOT NULL column. */
export function isCount(
  item: Tokens,
  { lookup, columnOf }: { readonly lookup: Lookup; readonly columnOf: ReadLookup['columnOf'] },
): boolean {
  if (!reads(item[0], 'count') || !reads(item[1], '(') || closingAt(item, 1) !== item.length - 1) return false;
  const counted = item.slice(2, -1);
  if (counted.length === 1 && (reads(counted[0], '*') || counted[0]?.kind === 'number')) return true;
  const name = columnOf(counted);
  return lookup.table.columns.some((column) => column.name === name && !column.nullable);
}
