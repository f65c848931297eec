import { addressUnit } from './place/address-unit.ts';
import { array } from './whole/array.ts';
import { article } from './prose/article.ts';
import { barcode } from './commerce/barcode.ts';
import { bio } from './person/bio.ts';
import { birthDate } from './person/birth-date.ts';
import { bits } from './number/bits.ts';
import { boolean } from './number/boolean.ts';
import { bytes } from './code/bytes.ts';
import { cardBrand } from './commerce/card-brand.ts';
import { cardNumber } from './commerce/card-number.ts';
import { city } from './place/city.ts';
import { colorHex } from './code/color-hex.ts';
import { colorName } from './code/color-name.ts';
import { comment } from './prose/comment.ts';
import { company } from './commerce/company.ts';
import { composite } from './whole/composite.ts';
import { constant } from './whole/constant.ts';
import { countryCode } from './place/country-code.ts';
import { country } from './place/country.ts';
import { currencyCode } from './commerce/currency-code.ts';
import { date } from './time/date.ts';
import { decimal } from './number/decimal.ts';
import { department } from './person/department.ts';
import { email } from './network/email.ts';
import { familyName } from './person/family-name.ts';
import { fileExtension } from './file/file-extension.ts';
import { fileName } from './file/file-name.ts';
import { filePath } from './file/file-path.ts';
import { fullName } from './person/full-name.ts';
import { fullText } from './prose/full-text.ts';
import type { Generator } from './generator.ts';
import { geoPoint } from './place/geo-point.ts';
import { geometry } from './place/geometry.ts';
import { givenName } from './person/given-name.ts';
import { hex } from './code/hex.ts';
import { honorific } from './person/honorific.ts';
import { hostName } from './network/host-name.ts';
import { iban } from './commerce/iban.ts';
import { identifier } from './code/identifier.ts';
import { integer } from './number/integer.ts';
import { interval } from './time/interval.ts';
import { ipAddress } from './network/ip-address.ts';
import { jobTitle } from './person/job-title.ts';
import { json } from './whole/json.ts';
import { languageCode } from './place/language-code.ts';
import { latitude } from './place/latitude.ts';
import { localeCode } from './place/locale-code.ts';
import { longitude } from './place/longitude.ts';
import { macAddress } from './network/mac-address.ts';
import { measure } from './number/measure.ts';
import { mimeType } from './file/mime-type.ts';
import { money } from './commerce/money.ts';
import { note } from './prose/note.ts';
import { oneOf } from './whole/one-of.ts';
import { own } from './whole/own.ts';
import { paragraph } from './prose/paragraph.ts';
import { passwordHash } from './person/password-hash.ts';
import { pattern } from './code/pattern.ts';
import { phone } from './person/phone.ts';
import { phrase } from './prose/phrase.ts';
import { postTitle } from './prose/post-title.ts';
import { postalCode } from './place/postal-code.ts';
import { price } from './commerce/price.ts';
import { productCategory } from './commerce/product-category.ts';
import { productDescription } from './commerce/product-description.ts';
import { productLabel } from './commerce/product-label.ts';
import { productName } from './commerce/product-name.ts';
import { productSize } from './commerce/product-size.ts';
import { productWeight } from './commerce/product-weight.ts';
import { projectName } from './prose/project-name.ts';
import { quantiles } from './number/quantiles.ts';
import { range } from './number/range.ts';
import { regionCode } from './place/region-code.ts';
import { region } from './place/region.ts';
import { remark } from './prose/remark.ts';
import { reviewBody } from './prose/review-body.ts';
import { reviewTitle } from './prose/review-title.ts';
import { searchTerm } from './prose/search-term.ts';
import { section } from './prose/section.ts';
import { semanticVersion } from './code/semantic-version.ts';
import { sentence } from './prose/sentence.ts';
import { serial } from './number/serial.ts';
import { sex } from './person/sex.ts';
import { sku } from './commerce/sku.ts';
import { slug } from './prose/slug.ts';
import { streetAddress } from './place/street-address.ts';
import { tag } from './prose/tag.ts';
import { template } from './code/template.ts';
import { term } from './whole/term.ts';
import { ticketBody } from './prose/ticket-body.ts';
import { ticketLabel } from './prose/ticket-label.ts';
import { ticketSubject } from './prose/ticket-subject.ts';
import { timeZone } from './place/time-zone.ts';
import { time } from './time/time.ts';
import { timestamp } from './time/timestamp.ts';
import { title } from './prose/title.ts';
import { token } from './code/token.ts';
import { topic } from './prose/topic.ts';
import { topicHeadline } from './prose/topic-headline.ts';
import { url } from './network/url.ts';
import { userAgent } from './network/user-agent.ts';
import { userName } from './network/user-name.ts';
import { uuidV4 } from './code/uuid-v4.ts';
import { uuidV7 } from './code/uuid-v7.ts';
import { word } from './prose/word.ts';
import { xml } from './whole/xml.ts';
import { year } from './time/year.ts';

/** Every generator in each version that can still be used, by name. */
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
  productLabel,
  productName,
  productSize,
  productWeight,
  projectName,
  quantiles,
  range,
  region,
  regionCode,
  remark,
  reviewBody,
  reviewTitle,
  searchTerm,
  section,
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
  ticketLabel,
  ticketSubject,
  time,
  timeZone,
  timestamp,
  title,
  token,
  topic,
  topicHeadline,
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

/** The catalogue for people. */
export function describeGenerators(): readonly GeneratorDescription[] {
  return GENERATORS.map(({ name, version, summary, options, distinct }) => ({
    name,
    version,
    summary,
    options: options ?? {},
    unique: distinct !== 'never',
  }));
}
