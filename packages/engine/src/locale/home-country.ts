import type { LocaleCode } from './locale-code.ts';
import type { PlaceCountry } from './place.ts';

/** What is true of every address of a locale's country. */
export type HomeCountry = {
  readonly code: PlaceCountry;
  readonly alpha3: string;
  readonly english_name: string;
  /** The country's name in each of our languages. */
  readonly names: Readonly<Record<LocaleCode, string>>;
  readonly currency: string;
  /** With the plus sign. */
  readonly calling_code: string;
  /** True where the leading 0 of the national form is dropped after the calling code. */
  readonly drops_trunk_zero: boolean;
  /** BCP 47. */
  readonly language_tag: string;
  /** Lines of a postal address, in order: slots {name} {street_line} {unit} {city} {region} {region_code} {postal_code}. */
  readonly address_lines: readonly string[];
};

export const HOME_COUNTRIES: Readonly<Record<LocaleCode, HomeCountry>> = {
  en: {
    code: 'US',
    alpha3: 'USA',
    english_name: 'United States',
    names: {
      en: 'United States',
      de: 'Vereinigte Staaten',
      fr: 'États-Unis',
      es: 'Estados Unidos',
      pt_BR: 'Estados Unidos',
      ja: 'アメリカ合衆国',
    },
    currency: 'USD',
    calling_code: '+1',
    drops_trunk_zero: false,
    language_tag: 'en-US',
    address_lines: ['{name}', '{street_line} {unit}', '{city}, {region_code} {postal_code}'],
  },
  de: {
    code: 'DE',
    alpha3: 'DEU',
    english_name: 'Germany',
    names: { en: 'Germany', de: 'Deutschland', fr: 'Allemagne', es: 'Alemania', pt_BR: 'Alemanha', ja: 'ドイツ' },
    currency: 'EUR',
    calling_code: '+49',
    drops_trunk_zero: true,
    language_tag: 'de-DE',
    address_lines: ['{name}', '{unit}', '{street_line}', '{postal_code} {city}'],
  },
  fr: {
    code: 'FR',
    alpha3: 'FRA',
    english_name: 'France',
    names: { en: 'France', de: 'Frankreich', fr: 'France', es: 'Francia', pt_BR: 'França', ja: 'フランス' },
    currency: 'EUR',
    calling_code: '+33',
    drops_trunk_zero: true,
    language_tag: 'fr-FR',
    address_lines: ['{name}', '{unit}', '{street_line}', '{postal_code} {city}'],
  },
  es: {
    code: 'ES',
    alpha3: 'ESP',
    english_name: 'Spain',
    names: { en: 'Spain', de: 'Spanien', fr: 'Espagne', es: 'España', pt_BR: 'Espanha', ja: 'スペイン' },
    currency: 'EUR',
    calling_code: '+34',
    drops_trunk_zero: false,
    language_tag: 'es-ES',
    address_lines: ['{name}', '{street_line}, {unit}', '{postal_code} {city}', '{region}'],
  },
  pt_BR: {
    code: 'BR',
    alpha3: 'BRA',
    english_name: 'Brazil',
    names: { en: 'Brazil', de: 'Brasilien', fr: 'Brésil', es: 'Brasil', pt_BR: 'Brasil', ja: 'ブラジル' },
    currency: 'BRL',
    calling_code: '+55',
    drops_trunk_zero: false,
    language_tag: 'pt-BR',
    address_lines: ['{name}', '{street_line}, {unit}', '{city} - {region_code}', '{postal_code}'],
  },
  ja: {
    code: 'JP',
    alpha3: 'JPN',
    english_name: 'Japan',
    names: { en: 'Japan', de: 'Japan', fr: 'Japon', es: 'Japón', pt_BR: 'Japão', ja: '日本' },
    currency: 'JPY',
    calling_code: '+81',
    drops_trunk_zero: true,
    language_tag: 'ja-JP',
    address_lines: ['〒{postal_code}', '{region}{city}{street_line}', '{unit}', '{name}'],
  },
};
