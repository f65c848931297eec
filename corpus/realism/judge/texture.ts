import { BLOG_HEADLINE } from './data/blog.ts';
import { reference } from './reference.ts';
import { plainWords } from './plain.ts';

/** The look of a text, whatever it says. */
export const isProse = (value: string): boolean => value.trim().split(/\s+/).length >= 3 && /\p{L}{2}/u.test(value);

export const isSentence = (value: string): boolean =>
  value.trim().split(/\s+/).length >= 4 &&
  /[.!?…]['"”)]*$/.test(value.trim()) &&
  !/\b(co|inc|ltd|corp|jr|sr|etc|s\.[al]|e\.k|kg|ag|b\.v|n\.v|s\.r\.l)\.$/i.test(value.trim()) &&
  !/(\p{Lu}\.){2,}$/u.test(value.trim());

/** One token with a digit, or in capitals: `AB-1234`, `DBL`, `4711`. */
export const isCode = (value: string): boolean =>
  /^[\p{L}\d][\p{L}\d._\-/#+:]{0,40}$/u.test(value) && (/\d/.test(value) || value === value.toUpperCase());

export const isToken = (value: string): boolean => /^[\w.+/=:@#-]{3,}…?$/.test(value);

/** Capitals as in names: `Star Alliance`, `Hotel am See`, `6 Pack Abs`. */
export const isName = (value: string): boolean =>
  /^[\p{Lu}\d"'(]/u.test(value) &&
  value.trim().split(/\s+/).length <= 10 &&
  !/[.!?]$/.test(value.replace(/(\p{L}{1,4}\.)+$/u, ''));

export const isHeadline = (value: string): boolean => BLOG_HEADLINE.test(value);

/** Two or more adjacent common words in lower case without a connection: unnatural in any field. */
export const isRandomPhrase = (value: string): boolean => {
  const words = value.trim().split(/\s+/);
  return words.length >= 2 && words.every((word) => /^\p{Ll}+(-\d+)?$/u.test(word));
};

export const isTitle = (value: string): boolean => isName(value) && !isHeadline(value) && !isRandomPhrase(value);

/** Random letters: three consonants before digits, `XKQ48213`. */
export const looksDrawn = (values: readonly string[]): boolean => {
  const beginnings = values.map((value) => /^[A-Za-z]+/.exec(value)?.[0].toUpperCase() ?? '');
  const different = new Set(beginnings).size;
  if (values.length === 0 || beginnings.every((begin) => begin === '')) return false;
  const spoken = beginnings.filter((begin) => begin.length >= 4 && /[AEIOUY]/.test(begin)).length;
  const mixed = values.filter((value) => /[a-z]\d[a-z]|\d[a-z]\d/.test(value)).length;
  return (different > values.length * 0.6 && spoken < values.length / 2) || mixed > values.length / 2;
};

export const isCommonWord = (value: string): boolean =>
  /^\p{Ll}+$/u.test(value) && plainWords(value).every((word) => reference.nouns().has(word));

/** Ends where its column does, or in the middle of a phrase. */
export const isCut = (value: string, most: number | undefined): boolean =>
  /[\s,&-]$/.test(value) || (most !== undefined && most >= 8 && value.length === most && /[\p{Ll}\s]$/u.test(value));
