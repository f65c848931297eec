import { LEVEL } from '../../grammar/grammar.ts';
import { SQLITE_GRAMMAR } from '../../sqlite/sqlite-grammar.ts';
import { SQLITE_FUNCTIONS } from '../data/sqlite-functions.ts';
import { SQLITE_KEYWORDS } from '../data/sqlite-keywords.ts';
import { orUndefined, refuse } from '../not-rewritable.ts';
import { parseCastType } from './cast-type.ts';
import { parseSyntax } from './parse-syntax.ts';
import type { SyntaxReader, SyntaxRules } from './syntax-reader.ts';
import { printSyntax, type Syntax, word } from './syntax.ts';

type Form = (reader: SyntaxReader) => Syntax | undefined;

const TYPES = new Set(
  `any bigint big blob bool boolean char character clob date datetime decimal double float int integer mediumint native
  nchar numeric nvarchar precision real smallint text time timestamp tinyint unsigned varchar varying`.split(/\s+/),
);

const cast: Form = ({ cursor, read }) => {
  if (!cursor.is('(', 1)) return undefined;
  cursor.take();
  cursor.take();
  const arg = read();
  cursor.expect('as');
  const type = parseCastType(cursor, TYPES);
  cursor.expect(')');
  return { op: 'call', name: 'CAST', parts: [arg, 'AS', type] };
};

const clock =
  (name: string): Form =>
  ({ cursor }) => {
    cursor.take();
    return word(name);
  };

const RULES: SyntaxRules = {
  grammar: SQLITE_GRAMMAR,
  spellings: { '==': '=', '!=': '<>' },
  patterns: new Set(['like', 'glob', 'regexp', 'match']),
  predicateLevel: LEVEL.equality,
  forms: new Map([
    ['cast', cast],
    ['current_date', clock('CURRENT_DATE')],
    ['current_time', clock('CURRENT_TIME')],
    ['current_timestamp', clock('CURRENT_TIMESTAMP')],
  ]),
  hasBits: false,
  comparesByIs: true,
  functions: SQLITE_FUNCTIONS,
  collation: (name) => (/^\w+$/.test(name) ? `"${name}"` : refuse('a collation that is none')),
};

/** Columns that every table has. */
const ROW_NUMBERS = ['rowid', 'oid', '_rowid_'];

/**
 * SQL text of a document in a form that SQLite may run: parsed as one expression over the given columns and printed
 * from the tree; undefined if it contains anything unknown. SQLite would read an unknown name as a string.
 */
export function rewriteSqliteExpression(text: string, columns: readonly string[]): string | undefined {
  return orUndefined(() => printSyntax(parseSyntax(text, RULES, [...columns, ...ROW_NUMBERS]), 'sqlite'));
}

/** A declared type: any words except SQLite's own, and numbers. */
export function rewriteSqliteType(text: string): string | undefined {
  const [, words = '', size = ''] =
    /^\s*([\p{L}_][\p{L}\p{N}_\s]*?)\s*(\(\s*[-+]?\d+\s*(?:,\s*[-+]?\d+\s*)?\))?\s*$/u.exec(text) ?? [];
  const parts = words.split(/\s+/).filter((part) => part !== '');
  if (parts.length === 0 || parts.some((part) => !/^[\p{L}_]/u.test(part) || SQLITE_KEYWORDS.has(part.toUpperCase())))
    return undefined;
  return `${parts.join(' ')}${size.replaceAll(/\s/g, '')}`;
}
