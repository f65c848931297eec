/**
 * A lookup table for words of a schema. `constructor` is a word too (in motor racing), so inherited members are not
 * found.
 */
export const wordTable = <Value>(entries: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.assign(Object.create(null) as Record<string, Value>, entries);
