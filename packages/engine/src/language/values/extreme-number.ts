const EXTREME = /^\s*(?:(nan)|([+-])?inf(?:inity)?)\s*$/i;

/** The numbers beyond all others, as PostgreSQL writes them; undefined for every other text. */
export function parseExtreme(text: string): number | undefined {
  const found = EXTREME.exec(text);
  if (found === null) return undefined;
  return found[1] === undefined ? (found[2] === '-' ? -Infinity : Infinity) : Number.NaN;
}

/** Where a number stands: below all others, among them (0), above them, or above even those, as PostgreSQL has NaN. */
export function extremeOf(value: unknown): -1 | 0 | 1 | 2 {
  const number = typeof value === 'string' ? parseExtreme(value) : value;
  if (typeof number !== 'number' || Number.isFinite(number)) return 0;
  return Number.isNaN(number) ? 2 : number > 0 ? 1 : -1;
}
