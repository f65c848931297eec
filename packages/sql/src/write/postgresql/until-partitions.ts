const IS_PARTITION = /^CREATE TABLE .* PARTITION OF /;

/**
 * Statements in order, split wherever partitions follow something else. Bounds are evaluated when a partition is
 * created, by the functions of its table's key, so the table must be checked first.
 */
export function untilPartitions(statements: readonly string[]): readonly (readonly string[])[] {
  const parts: string[][] = [[]];
  let isPartition = false;
  for (const statement of statements) {
    const wasPartition = isPartition;
    isPartition = IS_PARTITION.test(statement);
    if (isPartition && !wasPartition) parts.push([]);
    parts.at(-1)?.push(statement);
  }
  return parts;
}
