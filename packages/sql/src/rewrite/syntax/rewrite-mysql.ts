import { LEVEL } from '../../grammar/grammar.ts';
import { MYSQL_GRAMMAR } from '../../mysql/mysql-grammar.ts';
import { MYSQL_FUNCTIONS } from '../data/mysql-functions.ts';
import { orUndefined, refuse } from '../not-rewritable.ts';
import { MYSQL_SYNTAX_FORMS } from './mysql-forms.ts';
import { parseSyntax } from './parse-syntax.ts';
import type { SyntaxRules } from './syntax-reader.ts';
import { printSyntax } from './syntax.ts';

const RULES: SyntaxRules = {
  grammar: MYSQL_GRAMMAR,
  // Under PIPES_AS_CONCAT the pipes would mean something else.
  spellings: { '||': 'OR', '&&': 'AND', '!=': '<>', mod: '%' },
  patterns: new Set(['like', 'regexp', 'rlike']),
  predicateLevel: LEVEL.order,
  forms: MYSQL_SYNTAX_FORMS,
  hasBits: true,
  comparesByIs: false,
  functions: MYSQL_FUNCTIONS,
  collation: (name) => (/^[a-z0-9_]+$/i.test(name) ? name : refuse('a collation that is none')),
};

/**
 * SQL text of a document in a form that may be sent to MySQL or MariaDB: parsed as one expression over the given
 * columns and printed from the tree; undefined if it contains anything unknown.
 */
export function rewriteMysqlExpression(text: string, columns: readonly string[]): string | undefined {
  return orUndefined(() => printSyntax(parseSyntax(text, RULES, columns), 'mysql'));
}

const TYPE_WORDS = new Set(
  `bigint binary bit blob bool boolean char date datetime dec decimal double fixed float geomcollection geometry
  geometrycollection inet4 inet6 int int1 int2 int3 int4 int8 integer json linestring longblob longtext mediumblob
  mediumint mediumtext multilinestring multipoint multipolygon numeric point polygon real serial smallint text time
  timestamp tinyblob tinyint tinytext uuid varbinary varchar vector xmltype year`.split(/\s+/),
);

/** A type's name with its numbers and sign, and nothing more. */
export function rewriteMysqlType(text: string): string | undefined {
  const [, word = '', size = '', more = ''] =
    /^\s*([a-z0-9]+)\s*(\(\s*\d+\s*(?:,\s*\d+\s*)?\))?((?:\s+(?:unsigned|signed|zerofill|precision))*)\s*$/i.exec(
      text,
    ) ?? [];
  const known = word.toLowerCase();
  if (!TYPE_WORDS.has(known)) return undefined;
  return `${known}${size.replaceAll(/\s/g, '')}${more.toLowerCase().replaceAll(/\s+/g, ' ')}`;
}

/** The only possible ON UPDATE value of a column: the time. */
export function rewriteMysqlClock(text: string): string | undefined {
  const [, word, digits = ''] =
    /^\s*(current_timestamp|now|localtime|localtimestamp)\s*(\(\s*[0-6]?\s*\))?\s*$/i.exec(text) ?? [];
  return word === undefined ? undefined : `${word.toLowerCase()}${digits.replaceAll(/\s/g, '')}`;
}
