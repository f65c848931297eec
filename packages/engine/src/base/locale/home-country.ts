import type { Language } from './language.ts';
import type { LocaleCode } from '../data/locale-code.ts';
import type { PlaceCountry } from './place.ts';

/** Facts about every address of a locale's country. */
export type HomeCountry = {
  readonly code: PlaceCountry;
  readonly alpha3: string;
  readonly english_name: string;
  /** The country's name in each of our languages. */
  readonly names: Readonly<Record<Language, string>>;
  readonly currency: string;
  /** Decimal places of prices. */
  readonly decimals: 0 | 2;
  /** Units of the currency per dollar, roughly: prices must fit their country. */
  readonly price_level: number;
  /** With the plus sign. */
  readonly calling_code: string;
  /** True if the leading 0 of the national form is dropped after the calling code. */
  readonly drops_trunk_zero: boolean;
  /** BCP 47. */
  readonly language_tag: string;
  /** Lines of a postal address, in order: slots {name} {street_line} {unit} {city} {region} {region_code} {postal_code}. */
  readonly address_lines: readonly string[];
};

/** A name in English, German, French, Spanish, Portuguese, Japanese, Italian, Dutch, Polish and Chinese. */
const names = (list: string): HomeCountry['names'] => {
  const [en = '', de = '', fr = '', es = '', pt = '', ja = '', it = '', nl = '', pl = '', zh = ''] = list.split('|');
  return { en, de, fr, es, pt, ja, it, nl, pl, zh };
};

const NAME_CITY = ['{name}', '{unit}', '{street_line}', '{postal_code} {city}'];

export const HOME_COUNTRIES: Readonly<Record<LocaleCode, HomeCountry>> = {
  en: {
    code: 'US',
    alpha3: 'USA',
    english_name: 'United States',
    names: names(
      'United States|Vereinigte Staaten|États-Unis|Estados Unidos|Estados Unidos|アメリカ合衆国|Stati Uniti|Verenigde Staten|Stany Zjednoczone|美国',
    ),
    currency: 'USD',
    decimals: 2,
    price_level: 1,
    calling_code: '+1',
    drops_trunk_zero: false,
    language_tag: 'en-US',
    address_lines: ['{name}', '{street_line} {unit}', '{city}, {region_code} {postal_code}'],
  },
  en_GB: {
    code: 'GB',
    alpha3: 'GBR',
    english_name: 'United Kingdom',
    names: names(
      'United Kingdom|Vereinigtes Königreich|Royaume-Uni|Reino Unido|Reino Unido|イギリス|Regno Unito|Verenigd Koninkrijk|Wielka Brytania|英国',
    ),
    currency: 'GBP',
    decimals: 2,
    price_level: 1,
    calling_code: '+44',
    drops_trunk_zero: true,
    language_tag: 'en-GB',
    address_lines: ['{name}', '{unit}', '{street_line}', '{city}', '{postal_code}'],
  },
  de: {
    code: 'DE',
    alpha3: 'DEU',
    english_name: 'Germany',
    names: names('Germany|Deutschland|Allemagne|Alemania|Alemanha|ドイツ|Germania|Duitsland|Niemcy|德国'),
    currency: 'EUR',
    decimals: 2,
    price_level: 1,
    calling_code: '+49',
    drops_trunk_zero: true,
    language_tag: 'de-DE',
    address_lines: NAME_CITY,
  },
  de_AT: {
    code: 'AT',
    alpha3: 'AUT',
    english_name: 'Austria',
    names: names('Austria|Österreich|Autriche|Austria|Áustria|オーストリア|Austria|Oostenrijk|Austria|奥地利'),
    currency: 'EUR',
    decimals: 2,
    price_level: 1,
    calling_code: '+43',
    drops_trunk_zero: true,
    language_tag: 'de-AT',
    address_lines: NAME_CITY,
  },
  de_CH: {
    code: 'CH',
    alpha3: 'CHE',
    english_name: 'Switzerland',
    names: names('Switzerland|Schweiz|Suisse|Suiza|Suíça|スイス|Svizzera|Zwitserland|Szwajcaria|瑞士'),
    currency: 'CHF',
    decimals: 2,
    price_level: 1,
    calling_code: '+41',
    drops_trunk_zero: true,
    language_tag: 'de-CH',
    address_lines: NAME_CITY,
  },
  fr: {
    code: 'FR',
    alpha3: 'FRA',
    english_name: 'France',
    names: names('France|Frankreich|France|Francia|França|フランス|Francia|Frankrijk|Francja|法国'),
    currency: 'EUR',
    decimals: 2,
    price_level: 1,
    calling_code: '+33',
    drops_trunk_zero: true,
    language_tag: 'fr-FR',
    address_lines: NAME_CITY,
  },
  fr_CA: {
    code: 'CA',
    alpha3: 'CAN',
    english_name: 'Canada',
    names: names('Canada|Kanada|Canada|Canadá|Canadá|カナダ|Canada|Canada|Kanada|加拿大'),
    currency: 'CAD',
    decimals: 2,
    price_level: 1,
    calling_code: '+1',
    drops_trunk_zero: false,
    language_tag: 'fr-CA',
    address_lines: ['{name}', '{street_line}, {unit}', '{city} ({region}) {postal_code}'],
  },
  es: {
    code: 'ES',
    alpha3: 'ESP',
    english_name: 'Spain',
    names: names('Spain|Spanien|Espagne|España|Espanha|スペイン|Spagna|Spanje|Hiszpania|西班牙'),
    currency: 'EUR',
    decimals: 2,
    price_level: 1,
    calling_code: '+34',
    drops_trunk_zero: false,
    language_tag: 'es-ES',
    address_lines: ['{name}', '{street_line}, {unit}', '{postal_code} {city}', '{region}'],
  },
  es_MX: {
    code: 'MX',
    alpha3: 'MEX',
    english_name: 'Mexico',
    names: names('Mexico|Mexiko|Mexique|México|México|メキシコ|Messico|Mexico|Meksyk|墨西哥'),
    currency: 'MXN',
    decimals: 2,
    price_level: 18,
    calling_code: '+52',
    drops_trunk_zero: false,
    language_tag: 'es-MX',
    address_lines: ['{name}', '{street_line}, {unit}', '{postal_code} {city}, {region_code}'],
  },
  pt_BR: {
    code: 'BR',
    alpha3: 'BRA',
    english_name: 'Brazil',
    names: names('Brazil|Brasilien|Brésil|Brasil|Brasil|ブラジル|Brasile|Brazilië|Brazylia|巴西'),
    currency: 'BRL',
    decimals: 2,
    price_level: 5,
    calling_code: '+55',
    drops_trunk_zero: false,
    language_tag: 'pt-BR',
    address_lines: ['{name}', '{street_line}, {unit}', '{city} - {region_code}', '{postal_code}'],
  },
  ja: {
    code: 'JP',
    alpha3: 'JPN',
    english_name: 'Japan',
    names: names('Japan|Japan|Japon|Japón|Japão|日本|Giappone|Japan|Japonia|日本'),
    currency: 'JPY',
    decimals: 0,
    price_level: 100,
    calling_code: '+81',
    drops_trunk_zero: true,
    language_tag: 'ja-JP',
    address_lines: ['〒{postal_code}', '{region}{city}{street_line}', '{unit}', '{name}'],
  },
  it: {
    code: 'IT',
    alpha3: 'ITA',
    english_name: 'Italy',
    names: names('Italy|Italien|Italie|Italia|Itália|イタリア|Italia|Italië|Włochy|意大利'),
    currency: 'EUR',
    decimals: 2,
    price_level: 1,
    calling_code: '+39',
    drops_trunk_zero: false,
    language_tag: 'it-IT',
    address_lines: ['{name}', '{street_line}, {unit}', '{postal_code} {city} {region_code}'],
  },
  nl: {
    code: 'NL',
    alpha3: 'NLD',
    english_name: 'Netherlands',
    names: names(
      'Netherlands|Niederlande|Pays-Bas|Países Bajos|Países Baixos|オランダ|Paesi Bassi|Nederland|Holandia|荷兰',
    ),
    currency: 'EUR',
    decimals: 2,
    price_level: 1,
    calling_code: '+31',
    drops_trunk_zero: true,
    language_tag: 'nl-NL',
    address_lines: ['{name}', '{street_line} {unit}', '{postal_code} {city}'],
  },
  pl: {
    code: 'PL',
    alpha3: 'POL',
    english_name: 'Poland',
    names: names('Poland|Polen|Pologne|Polonia|Polônia|ポーランド|Polonia|Polen|Polska|波兰'),
    currency: 'PLN',
    decimals: 2,
    price_level: 4,
    calling_code: '+48',
    drops_trunk_zero: false,
    language_tag: 'pl-PL',
    address_lines: ['{name}', '{street_line} {unit}', '{postal_code} {city}'],
  },
  zh_CN: {
    code: 'CN',
    alpha3: 'CHN',
    english_name: 'China',
    names: names('China|China|Chine|China|China|中国|Cina|China|Chiny|中国'),
    currency: 'CNY',
    decimals: 2,
    price_level: 7,
    calling_code: '+86',
    drops_trunk_zero: true,
    language_tag: 'zh-CN',
    address_lines: ['{postal_code}', '{region}{city}{street_line}{unit}', '{name}'],
  },
};
