import type { LocaleCode } from './locale-code.ts';
import type { LocaleData, LocaleNames, LocaleTerms, LocaleText } from './locale-data.ts';
import { respell, type Spellings } from './respell.ts';

type Names = Promise<{ readonly names: LocaleNames }>;
type Terms = Promise<{ readonly terms: LocaleTerms }>;
type Text = Promise<{ readonly text: LocaleText }>;
type Own = Promise<{ readonly terms: Partial<LocaleTerms>; readonly spellings: Spellings }>;

/** Dynamic imports with literal names: a bundler can cut the data apart, and a run loads its own locales only. */
const LOADERS: Readonly<Record<LocaleCode, () => Promise<LocaleData>>> = {
  en: () => whole(import('../data/en.ts'), import('../data/en-terms.ts'), import('../data/en-text.ts')),
  en_GB: () =>
    regional(
      import('../data/en-gb.ts'),
      import('../data/en-terms.ts'),
      import('../data/en-text.ts'),
      import('../data/en-gb-own.ts'),
    ),
  de: () => whole(import('../data/de.ts'), import('../data/de-terms.ts'), import('../data/de-text.ts')),
  de_AT: () =>
    regional(
      import('../data/de-at.ts'),
      import('../data/de-terms.ts'),
      import('../data/de-text.ts'),
      import('../data/de-at-own.ts'),
    ),
  de_CH: () =>
    regional(
      import('../data/de-ch.ts'),
      import('../data/de-terms.ts'),
      import('../data/de-text.ts'),
      import('../data/de-ch-own.ts'),
    ),
  fr: () => whole(import('../data/fr.ts'), import('../data/fr-terms.ts'), import('../data/fr-text.ts')),
  fr_CA: () =>
    regional(
      import('../data/fr-ca.ts'),
      import('../data/fr-terms.ts'),
      import('../data/fr-text.ts'),
      import('../data/fr-ca-own.ts'),
    ),
  es: () => whole(import('../data/es.ts'), import('../data/es-terms.ts'), import('../data/es-text.ts')),
  es_MX: () =>
    regional(
      import('../data/es-mx.ts'),
      import('../data/es-terms.ts'),
      import('../data/es-text.ts'),
      import('../data/es-mx-own.ts'),
    ),
  pt_BR: () => whole(import('../data/pt-br.ts'), import('../data/pt-br-terms.ts'), import('../data/pt-br-text.ts')),
  ja: () => whole(import('../data/ja.ts'), import('../data/ja-terms.ts'), import('../data/ja-text.ts')),
};

async function whole(names: Names, terms: Terms, text: Text): Promise<LocaleData> {
  const [own, { terms: all }, { text: sentences }] = await Promise.all([names, terms, text]);
  return { ...own.names, ...all, ...sentences };
}

/** A country's own names and words; all else is its language's, in the country's spelling. */
async function regional(names: Names, terms: Terms, text: Text, region: Own): Promise<LocaleData> {
  const [own, language, { terms: differing, spellings }] = await Promise.all([
    names,
    whole(names, terms, text),
    region,
  ]);
  return { ...respell(language, spellings), ...differing, ...own.names };
}

export const loadLocale = (code: LocaleCode): Promise<LocaleData> => LOADERS[code]();
