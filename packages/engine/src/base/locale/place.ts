/** A city with everything that must agree with it. Patterns contain digits, punctuation, and `#` for any digit. */
export type Place = {
  readonly city: string;
  readonly region: string;
  /** ISO 3166-2 without the country, or the postal abbreviation where people use that. */
  readonly region_code: string;
  readonly postal_pattern: string;
  /** In national form, without the calling code of the country. */
  readonly phone_pattern: string;
  readonly time_zone: string;
  /** Decimal text with four digits after the point, so that no encoder has to format it. */
  readonly latitude: string;
  readonly longitude: string;
  /** Thousands of people: large cities are drawn more often. */
  readonly weight: number;
};

/** Countries with places: one per locale. */
export const PLACE_COUNTRIES = [
  'US',
  'GB',
  'DE',
  'AT',
  'CH',
  'FR',
  'CA',
  'ES',
  'MX',
  'BR',
  'IT',
  'NL',
  'PL',
  'JP',
  'CN',
] as const;

export type PlaceCountry = (typeof PLACE_COUNTRIES)[number];
