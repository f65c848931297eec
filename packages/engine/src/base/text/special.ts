/** Which characters occur that some encoder must escape. Values without them are copied unchanged. */
export const SPECIAL = {
  /** Backslash: COPY, JSON, MySQL strings. */
  backslash: 1,
  /** Tab, line feed, carriage return and other control characters: COPY, JSON, CSV. */
  control: 2,
  /** Double quote: CSV, JSON. */
  quote: 4,
  /** Comma: CSV. */
  comma: 8,
  /** Apostrophe: SQL strings. */
  apostrophe: 16,
} as const;

export const ANY_SPECIAL = 31;

export function specialsOf(text: string): number {
  let mask = 0;
  for (let i = 0; i < text.length; i++) mask |= specialOf(text.charCodeAt(i));
  return mask;
}

/** For one code unit of a text, or one byte of its UTF-8. */
export function specialOf(unit: number): number {
  if (unit > 92) return 0;
  if (unit < 32) return SPECIAL.control;
  if (unit === 92) return SPECIAL.backslash;
  if (unit === 34) return SPECIAL.quote;
  if (unit === 44) return SPECIAL.comma;
  return unit === 39 ? SPECIAL.apostrophe : 0;
}
