import { asciiSlug } from '../locale/ascii-slug.ts';

/**
 * A part of a slug: words joined by hyphens. White space at either end stays as a hyphen, because the part before or
 * after is made on its own.
 */
export function slugText(text: string): string {
  const words = text.split(/[\s\-_/]+/).map(asciiSlug);
  // What has no ASCII letter of its own ("&") must leave no hyphen of its own either.
  return words.filter((item, index) => item !== '' || index === 0 || index === words.length - 1).join('-');
}
