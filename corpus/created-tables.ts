import type { CorpusDialect } from './find-schemas.ts';

const COMMENT = /--[^\n]*|\/\*[\s\S]*?\*\//.source;
const DOLLARS = /(\$\w*\$)[\s\S]*?\1/.source;
const PLAIN = /'(?:[^']|'')*'/.source;
const ESCAPED = /'(?:[^'\\]|''|\\[\s\S])*'/.source;
const COPIED = /(?<=\bFROM stdin[^;\n]*;\r?\n)[\s\S]*?^\\\.$/.source;

/** Quotes, comments, and the rows of a COPY: a CREATE TABLE in there creates nothing. */
const ASIDE: Readonly<Record<CorpusDialect, RegExp>> = {
  postgresql: new RegExp(`${DOLLARS}|${COMMENT}|\\bE${ESCAPED}|${PLAIN}|${COPIED}`, 'gim'),
  mysql: new RegExp(`${COMMENT}|${ESCAPED}`, 'gim'),
  sqlite: new RegExp(`${COMMENT}|${PLAIN}`, 'gim'),
};

const NAME = /(?:"(?:[^"]|"")+"|`[^`]+`|\[[^\]]+\]|[^\s(."`[\];,]+)/.source;
const PATH = `((?:${NAME}\\s*\\.\\s*)*${NAME})(?=[\\s(;,]|$)`;
const CHANGE = new RegExp(
  [
    `\\bCREATE\\s+(?:(?:OR\\s+REPLACE|UNLOGGED)\\s+)*TABLE\\s+(?:IF\\s+NOT\\s+EXISTS\\s+)?${PATH}(?!\\s+PARTITION\\s+OF)`,
    `\\bDROP\\s+TABLE\\s+(?:IF\\s+EXISTS\\s+)?${PATH}`,
    `\\bALTER\\s+TABLE\\s+(?:IF\\s+EXISTS\\s+)?(?:ONLY\\s+)?${PATH}\\s+RENAME\\s+(?:TO|AS)\\s+${PATH}`,
  ].join('|'),
  'gi',
);

/**
 * The names of the tables that a schema's text leaves, without their schema and in lower case, excluding partitions.
 */
export function createdTables(sql: string, dialect: CorpusDialect): readonly string[] {
  const names = new Set<string>();
  for (const [, created, dropped, before, after] of sql.replaceAll(ASIDE[dialect], ' ').matchAll(CHANGE)) {
    if (created !== undefined) names.add(lastName(created));
    if (dropped !== undefined) names.delete(lastName(dropped));
    if (before !== undefined && after !== undefined && names.delete(lastName(before))) names.add(lastName(after));
  }
  return [...names];
}

function lastName(path: string): string {
  const parts = [...path.matchAll(new RegExp(NAME, 'g'))];
  return (parts.at(-1)?.[0] ?? '').replaceAll(/^["`[]|["`\]]$/g, '').toLowerCase();
}
