const EXTREME = /^\s*(?:(nan)|([+-])?inf(?:inity)?)\s*$/i;

/** The numbers beyond all others, in PostgreSQL's notation; undefined for every other text. */
export function parseExtreme(text: string): number | undefined {
  const found = EXTREME.exec(text);
  if (found === null) return undefined;
  return found[1] === undefined ? (found[2] === '-' ? -Infinity : Infinity) : Number.NaN;
}

/**
 * The position of a number: below all others, among them (0), above them, or above even infinity, as NaN is in
 * PostgreSQL.
 */
export function extremeOf(value: unknown): -1 | 0 | 1 | 2 {
  const number = typeof value === 'string' ? parseExtreme(value) : value;
  if (typeof number !== 'number' || Number.isFinite(number)) return 0;
  return Number.isNaN(number) ? 2 : number > 0 ? 1 : -1;
}
