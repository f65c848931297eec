import type { ColumnRow } from './read-columns.ts';

/** How a text column is known to contain JSON: a check requires exactly that, or some expression reads it as JSON. */
export type JsonUse = 'checked' | 'read';

const READERS = 'extract|value|query|exists|contains|contains_path|length|type|keys|depth';

/**
 * MariaDB's JSON is a long text under `json_valid`, but a CHECK of the column's own replaces that check. Text that
 * checks and generated columns read as JSON must be JSON anyway: for anything else the server warns or fails.
 */
export function findJson(
  { name, data_type: type }: Pick<ColumnRow, 'name' | 'data_type'>,
  expressions: readonly (string | null)[],
): JsonUse | undefined {
  if (!type.endsWith('text')) return undefined;
  const texts = expressions.filter((text) => text !== null);
  if (texts.some((text) => jsonColumn(text) === name)) return 'checked';
  const quoted = `\`${name.replaceAll('`', '``')}\``;
  const isRead = texts.some((text) =>
    text.split(quoted).some((before, index, pieces) => {
      const after = pieces[index + 1];
      return after !== undefined && /^[,)]/.test(after) && READS.test(before);
    }),
  );
  return isRead ? 'read' : undefined;
}

const READS = new RegExp(`\\bjson_(?:${READERS})\\($`, 'i');

/** The column that a check requires to be JSON. */
export function jsonColumn(expression: string): string | undefined {
  return /^\(?json_valid\(`((?:[^`]|``)+)`\)\)?$/i.exec(expression)?.[1]?.replaceAll('``', '`');
}
