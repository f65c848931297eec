import { DATABASE_SCHEMES } from './database-scheme.ts';

/** The word before the first colon, if it can be a scheme. A single letter is a Windows drive. */
export function schemeOf(text: string): string | undefined {
  return /^\s*([a-z][a-z\d+.-]+):/i.exec(text)?.[1]?.toLowerCase();
}

/** What psql and drivers accept in place of a URL. With a path in front it is a path. */
const PAIRS = /^[^/\\]*\b(?:host|hostaddr|server|dbname|database|user|uid|password|pwd)\s*=/i;

/**
 * Whether a text has the form of a URL, or of a part of one with a password: never a file or folder name, unless
 * written with a path in front, as ./a:b.
 */
export function isUrlLike(text: string): boolean {
  if (PAIRS.test(text) || lacksColon(text)) return true;
  return schemeOf(text) !== undefined || text.includes('://') || /^[^/\\]*:[^/]*@|\/\/[^/]*:[^/]*@/.test(text);
}

/** `postgres//h/a`: two slashes alone are common in paths that scripts concatenate. */
const lacksColon = (text: string): boolean =>
  DATABASE_SCHEMES.has(/^\s*([a-z]+);?\/\//i.exec(text)?.[1]?.toLowerCase() ?? '');

/** Whether the text is meant as a database URL, even if it is invalid. */
export function isDatabaseUrl(text: string): boolean {
  return DATABASE_SCHEMES.has(schemeOf(text) ?? '');
}
