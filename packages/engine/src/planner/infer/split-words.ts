import { cutName } from './names/cut-name.ts';
import type { Language } from './names/language.ts';
import { readWords } from './names/read-words.ts';

const caches = new Map<Language, Map<string, readonly string[]>>();

/** A name's words in plain singular English: `CustAddrLine2` gives customer, address, line, 2. */
export function splitWords(name: string, language: Language = 'en'): readonly string[] {
  let cache = caches.get(language);
  if (cache === undefined) caches.set(language, (cache = new Map()));
  const before = cache.get(name);
  if (before !== undefined) return before;
  const words = readWords(cutName(name), language);
  if (cache.size > 20_000) cache.clear();
  cache.set(name, words);
  return words;
}
