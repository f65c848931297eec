import { DIALECTS, type SchemaDocument, type Table } from '@rowloom/engine';
import { NotRead } from '../functions/not-read.ts';
import {
  closingAt,
  findAt,
  nameIn,
  reads,
  splitAt,
  symbol,
  type Tokens,
  withoutParentheses,
} from './trigger-tokens.ts';

export type Source = { readonly table: Table; readonly alias: string };

/** The text between FROM and WHERE: tables, and their join conditions. Outer joins are not read. */
export function readSources(
  tokens: Tokens,
  document: SchemaDocument,
  home: Table,
): { readonly sources: readonly Source[]; readonly conditions: readonly Tokens[] } {
  const sources: Source[] = [];
  const conditions: Tokens[] = [];
  for (const part of splitAt(tokens, ',')) {
    const [first, ...joined] = splitAt(withoutInner(part), 'join');
    sources.push(readSource(first ?? [], document, home));
    for (const join of joined) {
      const at = findAt(join, 0, 'on', 'using');
      const source = readSource(join.slice(0, at), document, home);
      const said = join.slice(at + 1);
      if (reads(join[at], 'on')) conditions.push(...splitAt(withoutParentheses(said), 'and'));
      if (reads(join[at], 'using')) conditions.push(...sameNames(said, sources.at(-1), source, document));
      sources.push(source);
    }
  }
  return { sources, conditions };
}

/** `INNER JOIN` and `CROSS JOIN` are `JOIN` with or without a condition. */
const withoutInner = (tokens: Tokens): Tokens =>
  tokens.filter((token, at) => !((reads(token, 'inner') || reads(token, 'cross')) && reads(tokens[at + 1], 'join')));

/** `USING (a, b)` as separate conditions. */
function sameNames(
  tokens: Tokens,
  left: Source | undefined,
  right: Source,
  { dialect }: SchemaDocument,
): readonly Tokens[] {
  const end = closingAt(tokens, 0);
  if (left === undefined || end !== tokens.length - 1) throw new NotRead();
  return splitAt(tokens.slice(1, end), ',').map((name): Tokens => {
    const [token, ...others] = name;
    if (token === undefined || others.length > 0 || nameIn(token, dialect) === undefined) throw new NotRead();
    const of = ({ alias }: Source): Tokens => [{ kind: 'name', text: alias, raw: alias }, symbol('.'), token];
    return [...of(left), symbol('='), ...of(right)];
  });
}

const OTHER_JOINS = ['left', 'right', 'full', 'natural', 'lateral', 'straight_join'];

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
  // An outer join gives NULL for what it does not find, and a lateral one runs again for each row.
  if (OTHER_JOINS.some((each) => reads(tokens[at], each))) throw new NotRead();
  const alias = nameIn(tokens[at], dialect);
  if (alias !== undefined) at += 1;
  const table = findTable(names, document, home);
  if (table === undefined || at < tokens.length) throw new NotRead();
  return { table, alias: (alias ?? names.at(-1) ?? '').toLowerCase() };
}

/** A name without a schema is in the trigger's schema, or that of the only table with the name. */
export function findTable(names: readonly string[], document: SchemaDocument, home: Table): Table | undefined {
  const [schema, name] = names.length > 1 ? names.slice(-2) : [undefined, names[0]];
  const isSame = (one: string | undefined, other: string | undefined): boolean =>
    DIALECTS[document.dialect].foldsNames ? one === other : one?.toLowerCase() === other?.toLowerCase();
  const called = document.tables.filter((table) => isSame(table.name, name) && table.partition_of === undefined);
  if (schema !== undefined && document.tables.some((table) => table.schema !== undefined))
    return called.find((table) => isSame(table.schema ?? 'public', schema));
  return called.find((table) => table.schema === home.schema) ?? (called.length === 1 ? called[0] : undefined);
}
