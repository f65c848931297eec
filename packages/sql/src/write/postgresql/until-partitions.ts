const IS_PARTITION = /^CREATE TABLE .* PARTITION OF /;

/**
 * Statements in their order, cut wherever partitions follow something else. Bounds are computed while a partition is made, by
 * whatever its table was given for that, so that it is to be looked at before.
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
