import { collationKey } from './collation-key.ts';
import { charLength, cutText } from './cut-text.ts';
import { type Dictionary, makeDictionary, mapDictionary } from './dictionary.ts';

/**
 * The same list for a place of few characters; indexes stay. A word that is too long is replaced by another of the
 * list, so that the text still reads as one. Only if none is short enough is it cut.
 */
export function fitDictionary(words: Dictionary, maxChars: number): Dictionary {
  if (words.maxChars <= maxChars) return words;
  const fitting = words.words.filter((word) => word !== '' && charLength(word) <= maxChars);
  return mapDictionary(words, `fit ${maxChars}`, (word) => {
    if (charLength(word) <= maxChars) return word;
    return fitting[hashText(word) % fitting.length] ?? cutText(word, maxChars);
  });
}

/** The same list with every word cut; indexes stay. */
export function cutDictionary(words: Dictionary, maxChars: number): Dictionary {
  return words.maxChars <= maxChars
    ? words
    : mapDictionary(words, `cut ${maxChars}`, (word) => cutText(word, maxChars));
}

const filtered = new WeakMap<Dictionary, Map<number, Dictionary>>();

/** Only the words that fit, each once ignoring case and accents. Indexes change. If none fits, they are cut. */
export function filterDictionary(words: Dictionary, maxChars: number): Dictionary {
  let known = filtered.get(words);
  if (known === undefined) filtered.set(words, (known = new Map()));
  const limit = Math.min(maxChars, words.maxChars);
  let found = known.get(limit);
  if (found === undefined) {
    const fitting = words.words.filter((word) => charLength(word) <= limit);
    const kept = distinctWords(fitting.length > 0 ? fitting : words.words.map((word) => cutText(word, limit)));
    known.set(limit, (found = kept.length === words.size ? words : makeDictionary(kept)));
  }
  return found;
}

function distinctWords(words: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return words.filter((word) => {
    const key = collationKey(word);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
