import { DATABASE_SCHEMES } from './database-scheme.ts';

/** The word before the first colon, where it can be a scheme. One letter is a drive of Windows. */
export function schemeOf(text: string): string | undefined {
  return /^\s*([a-z][a-z\d+.-]+):/i.exec(text)?.[1]?.toLowerCase();
}

/** What psql and drivers take in place of a URL. One with a path before it is a path. */
const PAIRS = /^[^/\\]*\b(?:host|hostaddr|server|dbname|database|user|uid|password|pwd)\s*=/i;

/**
 * Whether a text has the form of a URL, or of a part of one with a password in it: never the name of a file or folder,
 * unless it is written with a path before it, as ./a:b.
 */
export function isUrlLike(text: string): boolean {
  if (PAIRS.test(text) || lacksColon(text)) return true;
  return schemeOf(text) !== undefined || text.includes('://') || /^[^/\\]*:[^/]*@|\/\/[^/]*:[^/]*@/.test(text);
}

/** `postgres//h/a`: two slashes alone are often in paths that scripts put together. */
const lacksColon = (text: string): boolean =>
  DATABASE_SCHEMES.has(/^\s*([a-z]+);?\/\//i.exec(text)?.[1]?.toLowerCase() ?? '');

/** Whether the text is meant as a database's URL: it may still be a wrong one. */
export function isDatabaseUrl(text: string): boolean {
  return DATABASE_SCHEMES.has(schemeOf(text) ?? '');
}
