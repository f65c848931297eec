import type { LocaleCode } from '../data/locale-code.ts';
import { lazy } from '../lazy.ts';
import { expandList } from './expand-list.ts';
import type {
  LocaleData,
  LocaleDesk,
  LocaleGrammar,
  LocaleNames,
  LocaleTerms,
  LocaleText,
} from '../data/locale-data.ts';
import { respell, type Spellings } from '../data/respell.ts';
import { splitColumns } from './split-columns.ts';

type Names = Promise<{ readonly names: LocaleNames }>;
type Terms = Promise<{ readonly terms: LocaleTerms }>;
type Text = Promise<{ readonly text: LocaleText }>;
type Grammar = Promise<{ readonly grammar: LocaleGrammar }>;
type Desk = Promise<{ readonly desk: LocaleDesk }>;
type Own = Promise<{ readonly terms: Partial<LocaleTerms>; readonly spellings: Spellings }>;

/** Dynamic imports with literal names let a bundler split the data, so that a run loads only its own locales. */
const LANGUAGES = {
  en: () =>
    language(
      import('../data/prose/en-terms.ts'),
      import('../data/prose/en-text.ts'),
      import('../data/prose/en-grammar.ts'),
      import('../data/prose/en-desk.ts'),
    ),
  de: () =>
    language(
      import('../data/prose/de-terms.ts'),
      import('../data/prose/de-text.ts'),
      import('../data/prose/de-grammar.ts'),
      import('../data/prose/de-desk.ts'),
    ),
  fr: () =>
    language(
      import('../data/prose/fr-terms.ts'),
      import('../data/prose/fr-text.ts'),
      import('../data/prose/fr-grammar.ts'),
      import('../data/prose/fr-desk.ts'),
    ),
  es: () =>
    language(
      import('../data/prose/es-terms.ts'),
      import('../data/prose/es-text.ts'),
      import('../data/prose/es-grammar.ts'),
      import('../data/prose/es-desk.ts'),
    ),
  pt: () =>
    language(
      import('../data/prose/pt-br-terms.ts'),
      import('../data/prose/pt-br-text.ts'),
      import('../data/prose/pt-br-grammar.ts'),
      import('../data/prose/pt-br-desk.ts'),
    ),
  ja: () =>
    language(
      import('../data/prose/ja-terms.ts'),
      import('../data/prose/ja-text.ts'),
      import('../data/prose/ja-grammar.ts'),
      import('../data/prose/ja-desk.ts'),
    ),
  it: () =>
    language(
      import('../data/prose/it-terms.ts'),
      import('../data/prose/it-text.ts'),
      import('../data/prose/it-grammar.ts'),
      import('../data/prose/it-desk.ts'),
    ),
  nl: () =>
    language(
      import('../data/prose/nl-terms.ts'),
      import('../data/prose/nl-text.ts'),
      import('../data/prose/nl-grammar.ts'),
      import('../data/prose/nl-desk.ts'),
    ),
  pl: () =>
    language(
      import('../data/prose/pl-terms.ts'),
      import('../data/prose/pl-text.ts'),
      import('../data/prose/pl-grammar.ts'),
      import('../data/prose/pl-desk.ts'),
    ),
  zh: () =>
    language(
      import('../data/prose/zh-cn-terms.ts'),
      import('../data/prose/zh-cn-text.ts'),
      import('../data/prose/zh-cn-grammar.ts'),
      import('../data/prose/zh-cn-desk.ts'),
    ),
} as const;

const LOADERS: Readonly<Record<LocaleCode, () => Promise<LocaleData>>> = {
  en: () => whole(import('../data/names/en.ts'), LANGUAGES.en()),
  en_GB: () => regional(import('../data/names/en-gb.ts'), LANGUAGES.en(), import('../data/names/en-gb-own.ts')),
  de: () => whole(import('../data/names/de.ts'), LANGUAGES.de()),
  de_AT: () => regional(import('../data/names/de-at.ts'), LANGUAGES.de(), import('../data/names/de-at-own.ts')),
  de_CH: () => regional(import('../data/names/de-ch.ts'), LANGUAGES.de(), import('../data/names/de-ch-own.ts')),
  fr: () => whole(import('../data/names/fr.ts'), LANGUAGES.fr()),
  fr_CA: () => regional(import('../data/names/fr-ca.ts'), LANGUAGES.fr(), import('../data/names/fr-ca-own.ts')),
  es: () => whole(import('../data/names/es.ts'), LANGUAGES.es()),
  es_MX: () => regional(import('../data/names/es-mx.ts'), LANGUAGES.es(), import('../data/names/es-mx-own.ts')),
  pt_BR: () => whole(import('../data/names/pt-br.ts'), LANGUAGES.pt()),
  it: () => whole(import('../data/names/it.ts'), LANGUAGES.it()),
  nl: () => whole(import('../data/names/nl.ts'), LANGUAGES.nl()),
  pl: () => whole(import('../data/names/pl.ts'), LANGUAGES.pl()),
  ja: () => whole(import('../data/names/ja.ts'), LANGUAGES.ja()),
  zh_CN: () => whole(import('../data/names/zh-cn.ts'), LANGUAGES.zh()),
};

type Words = Omit<LocaleData, keyof LocaleNames>;

/** A language's words. Each grammar is expanded on first use, because a run needs few of them. */
async function language(terms: Terms, text: Text, grammar: Grammar, office: Desk): Promise<Words> {
  const [{ terms: all }, { text: lists }, { grammar: further }, { desk }] = await Promise.all([
    terms,
    text,
    grammar,
    office,
  ]);
  const { ticket_topic, ticket_sentence, openers, ...more } = further;
  const openersOf: Partial<Record<keyof LocaleText, string>> = {
    ...openers,
    review_good: openers.review,
    review_medium: openers.review,
    review_bad: openers.review,
  };
  const fields = Object.keys(lists) as (keyof LocaleText)[];
  const written = fields.map((field) => {
    const write = (): string => {
      const lines = more[field] === undefined ? lists[field] : `${lists[field]}\n${more[field]}`;
      return expandList(openEach(lines, openersOf[field]));
    };
    return [field, write] as const;
  });
  const matters = (): string =>
    splitColumns(ticket_topic)
      .map(([subject = '', opening = '']) =>
        [openEach(subject, openers.ticket_subject), openEach(opening, openers.ticket_body)].join('\t'),
      )
      .join('\n');
  const lazily = Object.fromEntries([
    ...written,
    ...Object.entries(desk).map(([field, list]) => [field, () => expandList(list)] as const),
    ['ticket_topic', matters],
    ['ticket_sentence', () => expandList(ticket_sentence)],
  ]) as Readonly<Record<Exclude<keyof Words, keyof LocaleTerms>, () => string>>;
  return joined(all, whenAsked(lazily));
}

/** An object whose members are created when they are read. */
function whenAsked<Key extends string>(makers: Readonly<Record<Key, () => string>>): Readonly<Record<Key, string>> {
  const made = {} as Readonly<Record<Key, string>>;
  for (const [key, make] of Object.entries<() => string>(makers))
    Object.defineProperty(made, key, { get: lazy(make), enumerable: true, configurable: true });
  return made;
}

/** The members of two objects, the second first, without reading any. */
const joined = <One extends object, Other extends object>(one: One, other: Other): One & Other =>
  Object.defineProperties({} as One & Other, {
    ...Object.getOwnPropertyDescriptors(one),
    ...Object.getOwnPropertyDescriptors(other),
  });

/** Every line, prefixed with each opener. */
function openEach(lines: string, openers: string | undefined): string {
  return openers === undefined ? lines : lines.replace(/^/gm, `[${openers}]`);
}

async function whole(names: Names, words: Promise<Words>): Promise<LocaleData> {
  const [own, all] = await Promise.all([names, words]);
  return joined(all, own.names);
}

/** A country's own names and words. All others are its language's, in the country's spelling. */
async function regional(names: Names, words: Promise<Words>, region: Own): Promise<LocaleData> {
  const [own, all, { terms, spellings }] = await Promise.all([names, words, region]);
  return { ...respell(all, spellings), ...terms, ...own.names };
}

export const loadLocale = (code: LocaleCode): Promise<LocaleData> => LOADERS[code]();
