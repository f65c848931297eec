import { addressUnit } from './address-unit.ts';
import { array } from './array.ts';
import { article } from './article.ts';
import { barcode } from './barcode.ts';
import { bio } from './bio.ts';
import { birthDate } from './birth-date.ts';
import { bits } from './bits.ts';
import { boolean } from './boolean.ts';
import { bytes } from './bytes.ts';
import { cardBrand } from './card-brand.ts';
import { cardNumber } from './card-number.ts';
import { city } from './city.ts';
import { colorHex } from './color-hex.ts';
import { colorName } from './color-name.ts';
import { comment } from './comment.ts';
import { company } from './company.ts';
import { composite } from './composite.ts';
import { constant } from './constant.ts';
import { countryCode } from './country-code.ts';
import { country } from './country.ts';
import { currencyCode } from './currency-code.ts';
import { date } from './date.ts';
import { decimal } from './decimal.ts';
import { department } from './department.ts';
import { email } from './email.ts';
import { familyName } from './family-name.ts';
import { fileExtension } from './file-extension.ts';
import { fileName } from './file-name.ts';
import { filePath } from './file-path.ts';
import { fullName } from './full-name.ts';
import { fullText } from './full-text.ts';
import type { Generator } from './generator.ts';
import { geoPoint } from './geo-point.ts';
import { geometry } from './geometry.ts';
import { givenName } from './given-name.ts';
import { hex } from './hex.ts';
import { honorific } from './honorific.ts';
import { hostName } from './host-name.ts';
import { iban } from './iban.ts';
import { identifier } from './identifier.ts';
import { integer } from './integer.ts';
import { interval } from './interval.ts';
import { ipAddress } from './ip-address.ts';
import { jobTitle } from './job-title.ts';
import { json } from './json.ts';
import { languageCode } from './language-code.ts';
import { latitude } from './latitude.ts';
import { localeCode } from './locale-code.ts';
import { longitude } from './longitude.ts';
import { macAddress } from './mac-address.ts';
import { measure } from './measure.ts';
import { mimeType } from './mime-type.ts';
import { money } from './money.ts';
import { note } from './note.ts';
import { oneOf } from './one-of.ts';
import { own } from './own.ts';
import { paragraph } from './paragraph.ts';
import { passwordHash } from './password-hash.ts';
import { pattern } from './pattern.ts';
import { phone } from './phone.ts';
import { phrase } from './phrase.ts';
import { postTitle } from './post-title.ts';
import { postalCode } from './postal-code.ts';
import { price } from './price.ts';
import { productCategory } from './product-category.ts';
import { productDescription } from './product-description.ts';
import { productName } from './product-name.ts';
import { quantiles } from './quantiles.ts';
import { range } from './range.ts';
import { regionCode } from './region-code.ts';
import { region } from './region.ts';
import { reviewBody } from './review-body.ts';
import { reviewTitle } from './review-title.ts';
import { searchTerm } from './search-term.ts';
import { semanticVersion } from './semantic-version.ts';
import { sentence } from './sentence.ts';
import { serial } from './serial.ts';
import { sex } from './sex.ts';
import { sku } from './sku.ts';
import { slug } from './slug.ts';
import { streetAddress } from './street-address.ts';
import { tag } from './tag.ts';
import { template } from './template.ts';
import { term } from './term.ts';
import { ticketBody } from './ticket-body.ts';
import { ticketSubject } from './ticket-subject.ts';
import { timeZone } from './time-zone.ts';
import { time } from './time.ts';
import { timestamp } from './timestamp.ts';
import { title } from './title.ts';
import { token } from './token.ts';
import { url } from './url.ts';
import { userAgent } from './user-agent.ts';
import { userName } from './user-name.ts';
import { uuidV4 } from './uuid-v4.ts';
import { uuidV7 } from './uuid-v7.ts';
import { word } from './word.ts';
import { xml } from './xml.ts';
import { year } from './year.ts';

/** Every generator and every version of it that can still be called, by name. */
export const GENERATORS: readonly Generator[] = [
  addressUnit,
  array,
  article,
  barcode,
  bio,
  birthDate,
  bits,
  boolean,
  bytes,
  cardBrand,
  cardNumber,
  city,
  colorHex,
  colorName,
  comment,
  company,
  composite,
  constant,
  country,
  countryCode,
  currencyCode,
  date,
  decimal,
  department,
  email,
  familyName,
  fileExtension,
  fileName,
  filePath,
  fullName,
  fullText,
  geoPoint,
  geometry,
  givenName,
  hex,
  honorific,
  hostName,
  iban,
  identifier,
  integer,
  interval,
  ipAddress,
  jobTitle,
  json,
  languageCode,
  latitude,
  localeCode,
  longitude,
  macAddress,
  measure,
  mimeType,
  money,
  note,
  oneOf,
  paragraph,
  passwordHash,
  pattern,
  phone,
  phrase,
  postTitle,
  postalCode,
  price,
  productCategory,
  productDescription,
  productName,
  quantiles,
  range,
  region,
  regionCode,
  reviewBody,
  reviewTitle,
  searchTerm,
  semanticVersion,
  sentence,
  serial,
  sex,
  sku,
  slug,
  streetAddress,
  tag,
  template,
  term,
  ticketBody,
  ticketSubject,
  time,
  timeZone,
  timestamp,
  title,
  token,
  url,
  userAgent,
  userName,
  uuidV4,
  uuidV7,
  word,
  xml,
  year,
];

const byName = new Map(GENERATORS.map((item) => [`${item.name}/${item.version}`, item]));
const newest = new Map(GENERATORS.toSorted((a, b) => a.version - b.version).map((item) => [item.name, item]));

export function findGenerator(name: string, version: number): Generator | undefined {
  return name === own.name ? own : byName.get(`${name}/${version}`);
}

/** The newest version of a generator. */
export function latestGenerator(name: string): Generator | undefined {
  return name === own.name ? own : newest.get(name);
}

export type GeneratorDescription = {
  readonly name: string;
  readonly version: number;
  readonly summary: string;
  readonly options: Readonly<Record<string, string>>;
  /** Whether a unique column can use it. */
  readonly unique: boolean;
};

/** The catalogue as people read it. */
export function describeGenerators(): readonly GeneratorDescription[] {
  return GENERATORS.map(({ name, version, summary, options, distinct }) => ({
    name,
    version,
    summary,
    options: options ?? {},
    unique: distinct !== 'never',
  }));
}
