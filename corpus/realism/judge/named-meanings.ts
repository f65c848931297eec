import { CODES } from './codes.ts';
import { plainWords } from './plain.ts';
import { each, either, shareWhere, type Recogniser } from './recogniser.ts';
import { reference } from './reference.ts';
import { fewWords } from './lists.ts';
import { prose } from './prose.ts';
import {
  isCode,
  isCommonWord,
  isCut,
  isHeadline,
  isName,
  isProse,
  isRandomPhrase,
  isSentence,
  isTitle,
  isToken,
} from './texture.ts';
import {
  isGivenName,
  isFamilyName,
  isFullName,
  isStreet,
  isAddress,
  isUnit,
  POSTAL,
  isCity,
  isRegion,
  isCountry,
  isDate,
  isNumber,
  isCompany,
  inSet,
  knows,
  isFile,
  isPath,
  IMAGE,
  isDoctor,
} from './who-and-where.ts';
import {
  mostly,
  mnemonicCode,
  pattern,
  title,
  plainTitle,
  label,
  creative,
  anything,
  rare,
  uncut,
  several,
  keywords,
} from './whole-columns.ts';
import { TRADES } from './trade-meanings.ts';

/** Closed sets: a code outside them is as wrong as any other text. */
const CLOSED = new Set([
  'iso-2',
  'iso-2 country',
  'iso-2 of the city',
  'currency code',
  'country code',
  'language code',
  'isbn',
  'iban',
]);

const isCoded = (name: string, value: string): boolean => CODES[name]?.(value) ?? false;

/** Where something is in a building or on a site. */
const isSpot = (value: string): boolean =>
  /\b(room|roof|hall|garage|warehouse|office|basement|kitchen|corridor|lobby|yard|workshop|entrance|gate|store|dock|house|cellar|attic)\b/i.test(
    value,
  );

/** Meanings that a label names explicitly. */
export const NAMED: Readonly<Record<string, Recogniser>> = {
  ...TRADES,
  ...Object.fromEntries(
    Object.entries(CODES).map(([name, is]) => [name, CLOSED.has(name) ? each(is) : each(is, isCode)]),
  ),
  hex: each((value) => isCoded('hex', value) || isCoded('password hash', value), isCode),
  'given name': mostly(isGivenName, (value) => isFamilyName(value) || isFullName(value)),
  'family name': mostly(isFamilyName, (value) => isGivenName(value) || isFullName(value)),
  'full name': mostly(isFullName, (value) => isGivenName(value) || isFamilyName(value)),
  "doctor's name": mostly((value) => isDoctor(value) || isFullName(value), isName),
  city: mostly(isCity, (value) => isRegion(value) || isCountry(value)),
  'region or city': each(
    (value) =>
      isCity(value) ||
      isRegion(value) ||
      /\b(nord|süd|ost|west|mitte|gebiet|region|bezirk|stadt|landkreis)/i.test(value),
    isName,
  ),
  district: each(
    (value) => isCity(value) || (isName(value) && !isProse(value)) || (isTitle(value) && plainWords(value).length <= 4),
    isName,
  ),
  region: mostly(isRegion, isName),
  country: each(isCountry, (value) => CODES['iso-2']?.(value) ?? false),
  'street address': each(isAddress, isStreet),
  street: each(
    (value) => isStreet(value),
    (value) => isName(value) && !isProse(value),
  ),
  'address unit': each(isUnit, isAddress),
  'address of company': each((value) => isAddress(value) || isCompany(value)),
  'postal code': each((value) => POSTAL.test(value.trim()), isCode),
  place: each(
    (value) =>
      knows('defect place')(value) ||
      isCity(value) ||
      isAddress(value) ||
      isStreet(value) ||
      /\b(highway|hwy|intersection|parking|i-\d+|exit|mile|near|corner|at|home|route)\b/i.test(value),
    isName,
  ),
  location: each(
    (value) => isCity(value) || isAddress(value) || isUnit(value) || isStreet(value) || isSpot(value),
    isName,
  ),
  'code or place': either(pattern, label),
  company: each(isCompany, isFullName),
  hospital: each(
    (value) =>
      isName(value) &&
      /hospi|hôpi|klini|clini|clíni|centre|centro|center|medical|praxis|krankenhaus|salud|santé/i.test(value),
    isName,
  ),
  'person or company': mostly((value) => isCompany(value) || isFullName(value), isName),
  publisher: each(
    (value) =>
      inSet(reference.publishers)(value) ||
      isCompany(value) ||
      /\b(éditions?|press|books|verlag|publish|éditeur|presses|livres|librairie)/i.test(value),
    isName,
  ),
  nationality: each(
    (value) => knows('nationality')(value) || isCountry(value) || (CODES['iso-2']?.(value) ?? false),
    isName,
  ),
  'birth date': each(
    (value) => /^(19[1-9]\d|20[01]\d)-\d{2}-\d{2}/.test(value) && Number(value.slice(0, 4)) <= 2024,
    isDate,
  ),
  date: each(isDate),
  timestamp: each((value) => isDate(value)),
  'rare date': each(isDate),
  rare,
  'only when cancelled': rare,
  'cut off': uncut,
  integer: each((value) => /^-?\d+$/.test(value)),
  number: each(isNumber, isCode),
  price: each((value) => isNumber(value) && Number(value) >= 0),
  money: each((value) => isNumber(value) && Number(value) >= 0 && Number(value) < 1e8),
  'skewed fare': ({ values }) => {
    const numbers = values.map(Number).toSorted((a, b) => a - b);
    const middle = numbers[Math.floor(numbers.length / 2)] ?? 0;
    const mean = numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
    return { good: mean > middle * 1.1 && middle > 20 ? 1 : 0, near: 1 };
  },
  latitude: each((value) => isNumber(value) && Math.abs(Number(value)) <= 90),
  longitude: each((value) => isNumber(value) && Math.abs(Number(value)) <= 180),
  'whole or half stars': each(
    (value) => Number(value) * 2 === Math.round(Number(value) * 2) && Number(value) <= 5,
    (value) => Number(value) <= 5,
  ),
  boolean: each((value) => /^(true|false|0|1|t|f)$/i.test(value)),
  bytes: anything,
  derive: anything,
  pattern,
  token: each(isToken, isCode),
  'key token': each((value) => isToken(value) && value.length >= 12, isCode),
  key: each((value) => isToken(value) && !/^[a-z]+(-[a-z]+)*$/.test(value), isToken),
  'one of': fewWords,
  code: mnemonicCode,
  'reference number': each((value) => isCode(value) && /\d/.test(value), isToken),
  'distribution id': each(
    (value) => /^[A-Z\d]{8,}$/.test(value),
    (value) => !isProse(value),
  ),
  value: each(
    (value) => !isCommonWord(value) && !isProse(value),
    (value) => !isSentence(value),
  ),
  prefix: each(
    (value) => /^[A-Z\d]{1,6}-?$/.test(value),
    (value) => value.length <= 8,
  ),
  name: label,
  item: label,
  section: label,
  group: label,
  campaign: label,
  'line label': label,
  'pool name': label,
  library: label,
  room: each(
    (value) =>
      (CODES['room number']?.(value) ?? false) ||
      /\b(salle|room|hall|auditorium|amphi|atelier|espace|studio|gymnase|raum|saal|aula|labo|cdi|cour|jardin)/i.test(
        value,
      ),
    isCode,
  ),
  'storage place': each((value) => isCoded('storage place', value) || knows('warehouse')(value), isName),
  tag: each((value) => /^[\p{L}\d]+([-_ ][\p{L}\d]+){0,3}$/u.test(value) && !isSentence(value)),
  'tag name': each(
    (value) => /^[a-z\d]+([_-][a-z\d()]+)*$/.test(value),
    (value) => !isSentence(value),
  ),
  'space-separated tags': several((part) => /^[\w()-]+$/.test(part)),
  'several tags': several((part) => /^[\w()-]+$/.test(part)),
  tags: several((part) => /^[\p{L}\d_-]+$/u.test(part)),
  keywords,
  skills: each(
    (value) => !isSentence(value) && knows('skills')(value),
    (value) => /[,;|]/.test(value),
  ),
  title: plainTitle,
  'book title': title,
  'magazine title': each(
    (value) => isTitle(value) && (knows('magazine title')(value) || plainWords(value).length <= 4),
    isHeadline,
  ),
  'book series': each((value) => isTitle(value) || inSet(reference.bookSeries)(value), isHeadline),
  'song title': creative(reference.songs),
  'album title': creative(reference.albums),
  'film title': creative(reference.songs),
  'playlist title': creative(reference.albums),
  'artwork title': title,
  'document title': each((value) => isTitle(value) && !isCut(value, undefined)),
  'news title': each(
    (value) => isName(value) && isProse(value) && !isHeadline(value) && !isRandomPhrase(value),
    isHeadline,
  ),
  'review title': each((value) => isName(value) && !isHeadline(value) && !isRandomPhrase(value), isHeadline),
  'thesis title': each((value) => isTitle(value) && plainWords(value).length >= 4, isHeadline),
  'band names too': each((value) => inSet(reference.bands)(value) || (isName(value) && !isFullName(value)), isFullName),
  'music genre': each(inSet(reference.genres)),
  'author name': mostly(isFullName, isName),
  'person name': each((value) => isFullName(value) || isGivenName(value) || isFamilyName(value)),
  "parent's name": mostly((value) => isFullName(value) || isFamilyName(value) || isGivenName(value), isName),
  "parent's mail": each(CODES['email'] ?? (() => false)),
  'person or user': mostly(
    (value) => isFullName(value) || /^[a-z][a-z\d]*([._-][a-z\d]+)+$|^[a-z]+\d+$/.test(value),
    (value) => isGivenName(value) || isFamilyName(value) || isToken(value),
  ),
  'aircraft registration': each((value) => /^[A-Z\d]{1,2}-?[A-Z\d]{3,5}$/.test(value), isCode),
  'version requirement': each((value) => /^([~^<>=]*\s?\d+(\.\w+)*|\*)(\s?,.*)?$/.test(value)),
  colour: each(
    (value) =>
      knows('colour')(value) ||
      inSet(reference.colours)(value) ||
      knows('colour')(value.replace(/ (scuro|chiaro)$/, '')),
    isName,
  ),
  language: each(
    (value) => knows('language')(value),
    (value) => isCoded('language code', value),
  ),
  'user name': each((value) => /^[a-z][\w.\-@\\]{2,}$/i.test(value) && !isCommonWord(value), isToken),
  'home page': each((value) => /^(https?:\/\/)?(www\.)?[\w-]+(\.[\w-]+)+\/?$/.test(value), CODES['url']),
  'image url': each((value) => /^https?:\/\//.test(value) && IMAGE.test(value), CODES['url']),
  'url of the picture': each((value) => /^https?:\/\//.test(value)),
  'image file': each(isFile(IMAGE)),
  'image path': each(
    (value) => IMAGE.test(value),
    () => false,
  ),
  'pdf file': each(
    (value) => /\.pdf$/i.test(value),
    (value) => /\.\w{2,5}$/.test(value),
  ),
  'xml file': each((value) => /\.xml$/i.test(value)),
  'log file': each((value) => /\.(log|log\.gz|gz|txt)$|\blogs?\b/i.test(value), isPath),
  'file name': each(isFile(/./), isPath),
  'file path': each((value) => isPath(value) || isFile(/./)(value)),
  path: each((value) => isPath(value) || isFile(/./)(value)),
  'product name': each(
    (value) =>
      isName(value) &&
      !isSentence(value) &&
      plainWords(value).length <= 8 &&
      plainWords(value).some((word) => reference.productWords().has(word.replace(/s$/, '')) || word.length > 3),
    isProse,
  ),
  'product description': each((value) => isProse(value) && /^[\p{Lu}\d]/u.test(value)),
  'word like speedbird': either(
    each(knows('callsign')),
    each((value) => /^[A-Z]{3,}( [A-Z]+)*$/.test(value)),
  ),
  'country prefix + digits': each(
    (value) => (CODES['iso-2']?.(value.slice(0, 2)) ?? false) && /\d{6}/.test(value),
    isCode,
  ),
  '978 + check digit': each(CODES['isbn'] ?? (() => false)),
  'iata two-digit': each((value) => /^\d{2}[A-Z]?$/.test(value), isCode),
  'password text': each((value) => /^\S{6,32}$/.test(value) && !value.startsWith('$'), isToken),
  'licence number': each((value) => isCode(value) && /\d/.test(value), isToken),
  'record number': each((value) => isCode(value) && /\d/.test(value), isToken),
  'tracking number': each((value) => isCode(value) && /\d{4}/.test(value), isToken),
  'account number': each((value) => /^[A-Z]{0,4}[-\d ]{5,34}$/.test(value), isCode),
  'subledger account': each((value) => /^[A-Z\d]{3,20}$/.test(value) && /\d/.test(value), isCode),
  'ref customer': each((value) => isCode(value) && /\d/.test(value)),
  'reference no.': each((value) => isCode(value) && /\d/.test(value)),
  'table name': fewWords,
  'hotel name': each((value) => isName(value) && knows('hotel name')(value), isName),
  'academic term': each((value) => /\d{4}|\d{2}/.test(value) && value.length <= 14),
  term: each((value) => (/\d/.test(value) && value.length <= 14) || knows('term')(value)),
  'ip or user': each(
    (value) =>
      (CODES['ip address']?.(value) ?? false) ||
      (CODES['user name'] ?? (() => false))(value) ||
      /^(ip|user)[:_-]/.test(value),
    isToken,
  ),
  'mostly fr': ({ values }) => ({ good: shareWhere(values, (value) => /^fr/i.test(value)) >= 0.5 ? 1 : 0, near: 1 }),
  'mostly 0': ({ values }) => ({
    good: shareWhere(values, (value) => Number(value) === 0) >= 0.5 ? 1 : 0,
    near: shareWhere(values, (value) => Number(value) <= 3),
  }),
  'card declined': each(isToken),
  bibliography: each(
    (value) => isProse(value) && /\p{Lu}/u.test(value) && /\d{4}|ed\.|editorial|,/i.test(value),
    isProse,
  ),
  biography: prose('biography'),
  params: each((value) => /[=&{:]/.test(value), isToken),
  rates: each((value) => /\d/.test(value) && !isProse(value)),
  'code text': prose('medical'),
  'ui text': each((value) => isName(value) && !isHeadline(value), isName),
  'field label': each((value) => isName(value) && plainWords(value).length <= 4 && !isHeadline(value)),
  'disability scale': each((value) => isNumber(value) || value.length <= 12),
  'words of title': each((value) => value.startsWith("'")),
};
