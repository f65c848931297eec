/** Which characters occur that some encoder must escape. A value without them is copied as it is. */
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
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 32) mask |= SPECIAL.control;
    else if (unit === 92) mask |= SPECIAL.backslash;
    else if (unit === 34) mask |= SPECIAL.quote;
    else if (unit === 44) mask |= SPECIAL.comma;
    else if (unit === 39) mask |= SPECIAL.apostrophe;
  }
  return mask;
}
