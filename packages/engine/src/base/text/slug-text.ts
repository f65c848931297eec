import { asciiSlug } from './ascii-slug.ts';

const SEPARATORS = /[\s\-_/]+/;
const OPENING = /^[«“„‘(¿¡"']/;

/**
 * A part of a slug: words joined by hyphens. The parts before and after are made separately, so there is a leading
 * hyphen where white space (possibly after a comma or colon) separates this part, and a trailing one where more must
 * follow.
 */
export function slugText(text: string): string {
  const parts = text.split(SEPARATORS);
  const words = parts.map(asciiSlug).filter((item) => item !== '');
  const last = parts.at(-1) ?? '';
  // "?" or "!" alone closes the preceding part and introduces nothing.
  const closes = parts.length > 1 && last === '';
  if (words.length === 0) return closes ? '-' : '';
  const setOff = parts.length > 1 && asciiSlug(parts[0] ?? '') === '' && !OPENING.test(text);
  return `${setOff ? '-' : ''}${words.join('-')}${closes ? '-' : ''}`;
}
