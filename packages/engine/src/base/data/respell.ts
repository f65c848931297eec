/** A word or a run of letters, and what a country writes in its place. Keys in lower case serve capitals as well. */
export type Spellings = {
  readonly words: Readonly<Record<string, string>>;
  /** Replaced anywhere within words. */
  readonly letters?: Readonly<Record<string, string>>;
};

/** All lists of a language as one of its countries spells them. */
export function respell<T extends Readonly<Record<string, string>>>(data: T, { words, letters = {} }: Spellings): T {
  const respellWord = (found: string): string => {
    const own = Object.hasOwn(words, found) ? words[found] : undefined;
    if (own !== undefined) return own;
    const lower = found.toLowerCase();
    const other = Object.hasOwn(words, lower) ? words[lower] : undefined;
    return other === undefined ? found : other.charAt(0).toUpperCase() + other.slice(1);
  };
  const respellList = (list: string): string =>
    Object.entries(letters)
      .reduce((text, [from, to]) => text.replaceAll(from, to), list)
      .replace(/\p{L}+/gu, respellWord);
  return Object.fromEntries(Object.entries(data).map(([field, list]) => [field, respellList(list)])) as T;
}
