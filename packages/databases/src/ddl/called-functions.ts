import { isUsable } from './write-expression.ts';

const TEXTS = /'(?:[^']|'')*'|\$([A-Za-z_]\w*)?\$[^]*?\$\1\$/g;
const CALL = /(?<![\w$".:])("(?:[^"]|"")+"|[\p{L}_][\p{L}\p{N}_$]*)\s*\(/gu;

/**
 * Names without a schema before a parenthesis in PostgreSQL's SQL, as the catalogue spells them: functions, and words and
 * types of the language, which whoever asks the catalogue finds there too. None of what DDL leaves out as it stands.
 */
export function calledFunctions(sql: string): readonly string[] {
  if (!isUsable('postgresql', sql)) return [];
  const names = Array.from(sql.replaceAll(TEXTS, "''").matchAll(CALL), ([, name = '']) =>
    name.startsWith('"') ? name.slice(1, -1).replaceAll('""', '"') : name.toLowerCase(),
  );
  return [...new Set(names)];
}
