/**
 * Writes packages/engine/src/base/data/names/<locale>.ts from @faker-js/faker's word lists (only its data, never its
 * functions) and from our own additions. `--check` writes nothing and fails if a committed file is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allLocales } from '@faker-js/faker';
import * as chinese from './dictionary-chinese.ts';
import * as europe from './dictionary-europe.ts';
import * as japanese from './dictionary-japanese.ts';
import * as region from './dictionary-regions.ts';
import * as own from './dictionary-supplement.ts';

type Dictionary = Readonly<Record<'given_female' | 'given_male' | 'family' | 'street', readonly string[]>>;
type NameKind = 'female' | 'male' | 'generic';

const MAX_ENTRIES = 1700;
const DATA_FOLDER = new URL('../packages/engine/src/base/data/names/', import.meta.url);

const words = (text: string): readonly string[] =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' '));

const lines = (text: string): readonly string[] => text.trim().split('\n');

/** `佐藤=sato` becomes the line `佐藤⇥sato`. */
const readings = (text: string): readonly string[] => words(text).map((word) => word.replace('=', '\t'));

const person = (locale: keyof typeof allLocales, part: 'first_name' | 'last_name', kind: NameKind): readonly string[] =>
  allLocales[locale]?.person?.[part]?.[kind] ?? [];

const streets = (prefixes: readonly string[], names: readonly string[]): readonly string[] =>
  prefixes.flatMap((prefix) => names.map((name) => `${prefix} ${name}`));

/** `Bahnhof` becomes `Bahnhofgasse`, `Wiener` `Wienergasse`, `Mozart-` `Mozart-Gasse`, `Alser_` `Alser Gasse`. */
const streetsOn = (stems: string, endings: readonly string[]): readonly string[] =>
  endings.flatMap((ending) =>
    words(stems).map((stem) => (/[- ]$/.test(stem) ? stem + capitalised(ending) : stem + ending)),
  );

/**
 * Faker's names in faker's order, then ours. A name without a reading is left out: it could not become an e-mail
 * address.
 */
const readJapanese = (names: readonly string[], text: string): readonly string[] => {
  const lineOf = new Map(readings(text).map((line) => [line.slice(0, line.indexOf('\t')), line] as const));
  const known = names.flatMap((name) => lineOf.get(name) ?? []);
  return [...known, ...readings(text)];
};

/** Every first character with every last, then the single names; readings are concatenated. */
const readChinese = (first: string, last: string, alone: string): readonly string[] => [
  ...readings(alone),
  ...readings(first).flatMap((line) => {
    const [head = '', sound = ''] = line.split('\t');
    return readings(last)
      .map((other) => other.split('\t'))
      .filter(([tail]) => tail !== head)
      .map(([tail = '', rest = '']) => `${head}${tail}\t${sound}${rest}`);
  }),
];

/** Faker's French given names are mostly those of early saints; those also in its Belgian list are in use today. */
const inUse = (kind: 'female' | 'male'): readonly string[] => {
  const today = new Set(person('fr_BE', 'first_name', kind));
  return person('fr', 'first_name', kind).filter((name) => today.has(name));
};

const typographic = (name: string): string => name.replaceAll("'", '’');
const capitalised = (name: string): string => name.replace(/(^| )\p{Ll}/gu, (letter) => letter.toUpperCase());

const DICTIONARIES: Readonly<Record<string, () => Dictionary>> = {
  en: () => ({
    given_female: person('en', 'first_name', 'female'),
    given_male: person('en', 'first_name', 'male'),
    family: [...words(own.EN_FAMILY), ...person('en', 'last_name', 'generic')],
    street: allLocales.en_US?.location?.street_name ?? [],
  }),
  de: () => ({
    given_female: person('de', 'first_name', 'female'),
    given_male: person('de', 'first_name', 'male'),
    family: person('de', 'last_name', 'generic'),
    street: (allLocales.de?.location?.street_name ?? []).map((name) =>
      name.replace(/str\.$/, 'straße').replace(/Str\.$/, 'Straße'),
    ),
  }),
  fr: () => ({
    given_female: [...words(own.FR_GIVEN_FEMALE), ...inUse('female')],
    given_male: [...words(own.FR_GIVEN_MALE), ...inUse('male')],
    // faker drops the accents of family names, so a name of its list may be a misspelling of one of ours
    family: words(own.FR_FAMILY),
    street: streets(
      ['Rue', 'Avenue', 'Boulevard', 'Place'],
      [...lines(own.FR_STREET), ...(allLocales.fr?.location?.street_suffix ?? []).map(typographic)],
    ),
  }),
  es: () => ({
    given_female: [...words(own.ES_GIVEN_FEMALE), ...person('es', 'first_name', 'female')],
    given_male: [...words(own.ES_GIVEN_MALE), ...person('es', 'first_name', 'male')],
    family: [...words(own.ES_FAMILY), ...person('es', 'last_name', 'generic').map(capitalised)],
    street: streets(['Calle', 'Avenida', 'Paseo'], lines(own.ES_STREET)),
  }),
  'en-gb': () => ({
    given_female: words(region.GB_GIVEN_FEMALE),
    given_male: words(region.GB_GIVEN_MALE),
    family: words(region.GB_FAMILY),
    street: allLocales.en_GB?.location?.street_name ?? [],
  }),
  'de-at': () => ({
    given_female: person('de_AT', 'first_name', 'female'),
    given_male: person('de_AT', 'first_name', 'male'),
    family: words(region.AT_FAMILY),
    street: [
      ...(allLocales.de_AT?.location?.street_name ?? []).map((name) => name.replace(/ \(.*\)$/, '')),
      ...streetsOn(region.AT_STREET, ['gasse', 'straße', 'weg']),
    ],
  }),
  'de-ch': () => ({
    given_female: [...words(region.CH_GIVEN_FEMALE), ...person('de_CH', 'first_name', 'female')],
    given_male: [...words(region.CH_GIVEN_MALE), ...person('de_CH', 'first_name', 'male')],
    family: person('de_CH', 'last_name', 'generic'),
    street: streetsOn(region.CH_STREET, ['strasse', 'weg', 'gasse', 'rain', 'platz']),
  }),
  'fr-ca': () => ({
    given_female: [...words(region.CA_GIVEN_FEMALE), ...words(own.FR_GIVEN_FEMALE)],
    given_male: [...words(region.CA_GIVEN_MALE), ...words(own.FR_GIVEN_MALE)],
    family: words(region.CA_FAMILY),
    street: streets(['rue', 'avenue', 'boulevard', 'chemin'], lines(region.CA_STREET)),
  }),
  'es-mx': () => ({
    given_female: [
      ...words(region.MX_GIVEN_FEMALE),
      ...person('es_MX', 'first_name', 'female'),
      ...words(own.ES_GIVEN_FEMALE),
    ],
    given_male: [...words(region.MX_GIVEN_MALE), ...person('es_MX', 'first_name', 'male'), ...words(own.ES_GIVEN_MALE)],
    family: [...words(region.MX_FAMILY), ...person('es_MX', 'last_name', 'generic')],
    street: streets(['Calle', 'Avenida', 'Calzada', 'Privada'], lines(region.MX_STREET)),
  }),
  'pt-br': () => ({
    given_female: [...words(own.PT_GIVEN_FEMALE), ...person('pt_BR', 'first_name', 'female')],
    given_male: [...words(own.PT_GIVEN_MALE), ...person('pt_BR', 'first_name', 'male')],
    family: [...words(own.PT_FAMILY), ...person('pt_BR', 'last_name', 'generic')],
    street: streets(['Rua', 'Avenida', 'Travessa'], lines(own.PT_STREET)),
  }),
  it: () => ({
    given_female: words(europe.IT_GIVEN_FEMALE),
    given_male: words(europe.IT_GIVEN_MALE),
    family: [...words(europe.IT_FAMILY), ...person('it', 'last_name', 'generic')],
    street: streets(['Via', 'Viale', 'Piazza', 'Corso'], lines(europe.IT_STREET)),
  }),
  nl: () => ({
    given_female: person('nl', 'first_name', 'female'),
    given_male: person('nl', 'first_name', 'male'),
    family: [...words(europe.NL_FAMILY), ...person('nl', 'last_name', 'generic')],
    street: streetsOn(europe.NL_STREET, ['straat', 'laan', 'weg', 'plein']),
  }),
  pl: () => ({
    given_female: [...words(europe.PL_GIVEN_FEMALE), ...person('pl', 'first_name', 'female')],
    given_male: person('pl', 'first_name', 'male'),
    family: [...words(europe.PL_FAMILY), ...person('pl', 'last_name', 'generic')],
    street: streets(['ul.', 'al.'], lines(europe.PL_STREET)),
  }),
  'zh-cn': () => ({
    given_female: readChinese(chinese.ZH_FEMALE_FIRST, chinese.ZH_FEMALE_LAST, chinese.ZH_FEMALE_ALONE),
    given_male: readChinese(chinese.ZH_MALE_FIRST, chinese.ZH_MALE_LAST, chinese.ZH_MALE_ALONE),
    family: readings(chinese.ZH_FAMILY),
    street: ['路', '街', '大道'].flatMap((ending) => words(chinese.ZH_STREET).map((name) => name + ending)),
  }),
  ja: () => ({
    given_female: readJapanese(person('ja', 'first_name', 'female'), japanese.JA_GIVEN_FEMALE),
    given_male: readJapanese(person('ja', 'first_name', 'male'), japanese.JA_GIVEN_MALE),
    family: readJapanese(person('ja', 'last_name', 'generic'), japanese.JA_FAMILY),
    street: words(own.JA_STREET),
  }),
};

/** Names that are unwanted in sample data, or typing slips of the source. */
const UNWANTED = /^(?:Adolf.*|Adolph.*|Osama|Saddam|Baby|RIS)$/;
const FORBIDDEN = /["\\`$\n]/;

const clean = (list: readonly string[]): readonly string[] =>
  [...new Set(list.map((entry) => entry.normalize('NFC').trim()))]
    .filter((entry) => entry !== '' && !FORBIDDEN.test(entry) && !UNWANTED.test(entry))
    .slice(0, MAX_ENTRIES);

const moduleText = (dictionary: Dictionary): string =>
  [
    '// Built by scripts/build-dictionaries.ts; edit that, not this. Sources and licence: README.md beside this file.',
    "import type { LocaleNames } from '../locale-data.ts';",
    '',
    'export const names: LocaleNames = {',
    ...Object.entries(dictionary).map(([field, list]) => `  ${field}: \`${clean(list).join('\n')}\`,`),
    '};',
    '',
  ].join('\n');

const readIfPresent = (file: URL): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

const check = process.argv.includes('--check');
let stale = 0;
for (const [locale, build] of Object.entries(DICTIONARIES)) {
  const file = new URL(`${locale}.ts`, DATA_FOLDER);
  const text = moduleText(build());
  if (readIfPresent(file) === text) continue;
  stale += 1;
  if (check) console.error(`${fileURLToPath(file)} is out of date: run node scripts/build-dictionaries.ts`);
  else writeFileSync(file, text);
}
if (check && stale > 0) process.exitCode = 1;
else console.log(stale === 0 ? 'The dictionaries are up to date.' : `Wrote ${stale} dictionaries.`);
