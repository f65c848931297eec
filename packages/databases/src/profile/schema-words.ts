import type { Column, Table } from '@rowloom/engine';

const LITERAL = /'((?:[^']|'')*)'/g;

/** Words that the schema itself tells: literals of the column's CHECKs and of its default are no secret of the rows. */
export function schemaWords(table: Table, column: Column): ReadonlySet<string> {
  const checks = table.checks
    .filter(({ expression }) => expression.includes(column.name))
    .map((check) => check.expression);
  const texts = [...checks, column.default ?? ''];
  return new Set(
    texts.flatMap((text) => [...text.matchAll(LITERAL)].map((match) => (match[1] ?? '').replaceAll("''", "'"))),
  );
}
