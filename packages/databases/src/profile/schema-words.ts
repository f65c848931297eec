import type { Column, Table } from '@rowloom/engine';

const LITERAL = /'((?:[^']|'')*)'/g;

/** Words in the schema itself: literals of the column's CHECKs and default are not secrets of the rows. */
export function schemaWords(table: Table, column: Column): ReadonlySet<string> {
  const checks = table.checks
    .filter(({ expression }) => expression.includes(column.name))
    .map((check) => check.expression);
  const texts = [...checks, column.default ?? ''];
  return new Set(
    texts.flatMap((text) => [...text.matchAll(LITERAL)].map((match) => (match[1] ?? '').replaceAll("''", "'"))),
  );
}
