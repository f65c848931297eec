/**
 * Entries that words of a schema are looked up by. `constructor` is a word too, of racing cars for one: what every object has,
 * and nobody has entered, is not found.
 */
export const wordTable = <Value>(entries: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.assign(Object.create(null) as Record<string, Value>, entries);
