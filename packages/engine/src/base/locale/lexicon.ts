import { type Dictionary, makeDictionary } from '../text/dictionary.ts';
import type { LocaleCode } from '../data/locale-code.ts';
import type { LocaleData } from '../data/locale-data.ts';
import { splitColumns } from './split-columns.ts';

/** The words of one locale. Each list is compiled to bytes on first use. */
export type Lexicon = {
  readonly code: LocaleCode;
  readonly data: LocaleData;
  /** A list's words; of a list with several columns, the column given. */
  readonly words: (list: keyof LocaleData, column?: number) => Dictionary;
  /** In a run with several locales: all of them, this one first. */
  readonly mix?: readonly { readonly lexicon: Lexicon; readonly weight: number }[];
  /** Any other value derived from the locale, created once. */
  readonly once: <T>(key: string, make: () => T) => T;
};

export function makeLexicon(code: LocaleCode, data: LocaleData): Lexicon {
  const made = new Map<string, unknown>();
  const once = <T>(key: string, make: () => T): T => {
    if (!made.has(key)) made.set(key, make());
    return made.get(key) as T;
  };
  const words = (list: keyof LocaleData, column = 0): Dictionary =>
    once(`${list}/${column}`, () =>
      makeDictionary(splitColumns(data[list]).map((line) => line[column] ?? line[0] ?? '')),
    );
  return { code, data, words, once };
}
