import { reference } from './reference.ts';

const ISO_COUNTRIES = new Set(
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  ),
);
const LANGUAGES = new Set(
  'aa ab af ak am ar as ay az ba be bg bn bo br bs ca ce co cs cy da de dv dz el en eo es et eu fa fi fj fo fr fy ga gd gl gn gu ha he hi hr ht hu hy ia id ig is it iu ja jv ka kk km kn ko ku ky la lb ln lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nn no ny oc or pa pl ps pt qu rm ro ru rw sa sc sd si sk sl sm sn so sq sr st su sv sw ta te tg th ti tk tl tn to tr tt ug uk ur uz vi wo xh yi yo zh zu'.split(
    ' ',
  ),
);

const digitsOf = (value: string): string => value.replaceAll(/\D/g, '');

function hasLuhn(value: string): boolean {
  const digits = [...digitsOf(value)].toReversed().map(Number);
  return (
    digits.reduce((sum, digit, at) => sum + (at % 2 === 0 ? digit : digit * 2 > 9 ? digit * 2 - 9 : digit * 2), 0) %
      10 ===
    0
  );
}

function hasEanDigit(value: string): boolean {
  const digits = [...value].map(Number);
  const sum = digits.reduce((all, digit, at) => all + digit * ((digits.length - 1 - at) % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

function hasIbanDigits(value: string): boolean {
  const text = value.replaceAll(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(text)) return false;
  const moved = `${text.slice(4)}${text.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return [...moved].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

function isIsbn(value: string): boolean {
  const text = value.replaceAll(/[\s-]/g, '');
  if (/^97[89]\d{10}$/.test(text)) return hasEanDigit(text);
  if (!/^\d{9}[\dX]$/.test(text)) return false;
  return [...text].reduce((sum, digit, at) => sum + (10 - at) * (digit === 'X' ? 10 : Number(digit)), 0) % 11 === 0;
}

function isIssn(value: string): boolean {
  if (!/^\d{4}-?\d{3}[\dX]$/.test(value)) return false;
  const digits = [...value.replace('-', '')];
  return digits.reduce((sum, digit, at) => sum + (8 - at) * (digit === 'X' ? 10 : Number(digit)), 0) % 11 === 0;
}

const isoCountry = (value: string): boolean => ISO_COUNTRIES.has(value.trim());

/** Codes of a standard, by their names in labels. */
export const CODES: Readonly<Record<string, (value: string) => boolean>> = {
  'iso-2': isoCountry,
  'iso-2 country': isoCountry,
  'iso-2 of the city': isoCountry,
  'country code': (value) => isoCountry(value) || /^[A-Z]{3}$/.test(value),
  'currency code': (value) => /^[A-Z]{3}$/.test(value) && reference.currencies().has(value),
  'language code': (value) =>
    LANGUAGES.has(value.trim().slice(0, 2).toLowerCase()) && /^[a-z]{2}([-_][A-Za-z]{2,4})?$/i.test(value.trim()),
  'locale code': (value) => /^[a-z]{2}([-_][A-Za-z]{2,4})?$/.test(value) && LANGUAGES.has(value.slice(0, 2)),
  'region code': (value) =>
    /^[A-Z]{2,3}$/.test(value.trim()) && reference.regionCodes().has(value.trim().toLowerCase()),
  'time zone': (value) => /^(UTC|GMT|[A-Z][A-Za-z]+\/[A-Z][A-Za-z_]+(\/[A-Z][A-Za-z_]+)?)$/.test(value),
  email: (value) => /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(value),
  phone: (value) =>
    /^[+(\d][\d\s().\-/x]{4,24}$/.test(value) && digitsOf(value).length >= 6 && digitsOf(value).length <= 16,
  url: (value) => /^(https?:\/\/|www\.)[^\s]+\.[^\s]+$|^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}(\/\S*)?$/i.test(value),
  'url path': (value) =>
    /^\/[\w\-./?=&%:]*$/.test(value) &&
    !/^\/(archive|shared|uploads|documents|media|images|reports)\/[\w-]+\.\w{2,5}$/.test(value),
  'git url': (value) =>
    /^(https?:\/\/(www\.)?(git|github|gitlab|bitbucket|codeberg)[\w.-]*\/[\w.-]+\/[\w.-]+|git@|.*\.git$)/.test(value),
  'ip address': (value) => /^\d{1,3}(\.\d{1,3}){3}$|^[\da-f]{0,4}(:[\da-f]{0,4}){2,7}$/i.test(value),
  'user agent': (value) => /^(Mozilla|Opera|curl|okhttp|PostmanRuntime|Dalvik|python|Go-http)/.test(value),
  'mime type': (value) => /^(application|audio|font|image|message|model|multipart|text|video)\/[\w.+-]+$/.test(value),
  iccid: (value) => /^89\d{16,18}$/.test(value),
  imei: (value) => /^\d{15}$/.test(value) && hasLuhn(value),
  'mac address': (value) => /^[\da-f]{2}([:-][\da-f]{2}){5}$/i.test(value),
  'host name': (value) => /^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d-]+)*$/i.test(value),
  version: (value) => /^v?\d+(\.\d+){0,3}([-+.][\w.]+)?$/i.test(value),
  uuid: (value) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value),
  hex: (value) => /^[\da-f]{4,}…?$/i.test(value),
  'password hash': (value) => /^(\$2[aby]\$|\$argon2|\$[156]\$|pbkdf2|\{SSHA\}|sha1\$|[\da-f]{32,})/i.test(value),
  slug: (value) => /^[a-z\d]+(-[a-z\d]+)*$/.test(value),
  'icd-10 code': (value) => /^[A-TV-Z]\d[\dA-Z](\.?[\dA-Z]{1,4})?$/.test(value),
  'atc code': (value) => /^[A-DGHJLMNPRSV]\d{2}([A-Z]{1,2}(\d{2})?)?$/.test(value),
  loinc: (value) => /^\d{1,7}-\d$/.test(value),
  snomed: (value) => /^\d{6,18}$/.test(value) || value.startsWith('SNOMED'),
  'medical code': (value) => /^[A-Z]?\d{2,5}(\.[\dA-Z]{1,4})?[A-Z]?$|^\d{1,7}-\d$/.test(value),
  iban: hasIbanDigits,
  bic: (value) => /^[A-Z]{4}[A-Z]{2}[A-Z\d]{2}([A-Z\d]{3})?$/.test(value) && ISO_COUNTRIES.has(value.slice(4, 6)),
  'card number': (value) => /^[\d\s-]{13,23}$/.test(value) && hasLuhn(value),
  isbn: isIsbn,
  issn: isIssn,
  ean: (value) => /^(\d{8}|\d{12,13})$/.test(value) && hasEanDigit(value),
  vin: (value) => /^[A-HJ-NPR-Z\d]{17}$/.test(value),
  'flight number': (value) => /^[A-Z\d]{2}[A-Z]? ?\d{1,4}[A-Z]?$/.test(value),
  'un number': (value) => /^(UN ?)?\d{4}$/.test(value) || /^[1-9](\.[1-6][A-Z]?)?$/.test(value),
  'customs tariff number': (value) => /^\d{4}(\.?\d{2}(\.?\d{2}(\.?\d{2})?)?)?$/.test(value),
  'licence plate': (value) =>
    value.length <= 12 &&
    /^[A-ZÄÖÜ\d]{1,4}([- .·]?[A-ZÄÖÜ\d]{1,4}){1,3}[EH]?$/.test(value) &&
    /\d/.test(value) &&
    /[A-Z]/.test(value),
  'tax id': (value) => value.length <= 20 && /^([A-Z]{1,2}[\s-]?|[A-Z]{3,4})?\d[\d\s./-]{5,}[A-Z\d]{0,4}$/i.test(value),
  dosage: (value) =>
    /^\d+([.,]\d+)?(\s?[-/x]\s?\d+([.,]\d+)?)?\s?(mg|g|µg|mcg|ug|ml|iu|ie|units?|%|mmol|meq|puffs?|drops?)(\s?\/\s?[\d.]*\s?\p{L}+)?$/iu.test(
      value,
    ),
  'shelf mark': (value) =>
    /^(\d{3}(\.\d+)?|[A-Z]{1,4}|[A-Z]{1,3}\d{0,3})([ .\-/][\p{L}\d.]{1,6}){0,3}$/u.test(value) && value.length <= 15,
  'house number': (value) => /^(n[o°º]\.? ?)?\d{1,5}\s?[a-zA-Z]?([-/ ](\d{1,4}|bis|ter|[A-Za-z]))?$/.test(value),
  'room number': (value) =>
    /^((room|aula|raum|salle|lab)\.? ?)?[A-Z]{0,3}[-. ]?\d{1,4}([-.]\d{1,3})?[A-Z]?$/i.test(value),
  'bed number': (value) => /^((bed|b) ?)?[A-Z]{0,2}-?\d{1,3}(-?[A-Z\d]{1,2})?$/i.test(value),
  seat: (value) => /^\d{1,3}[A-Z]?$|^[A-Z]{1,2}-?\d{1,3}$/.test(value),
  'pay grade': (value) =>
    /^((grade|band|level|gs|tv|e|p|l)[ -]?)?[A-Z]{0,3}[- ]?\d{1,2}[a-z]?$/i.test(value) ||
    /^[A-Z]\d?[+-]?$/.test(value),
  'storage place': (value) => /^[A-Z\d]{1,4}([-./ ][A-Z\d]{1,4}){0,4}$/i.test(value) && /\d/.test(value),
  initials: (value) => /^\p{Lu}\p{L}{0,3}$/u.test(value),
  sku: (value) => /^[A-Z\d]{2,}([-_.][A-Z\d]+)*$/i.test(value) && /\d/.test(value),
  'card last four': (value) => /^\d{4}$/.test(value),
  json: (value) => /^\s*[[{].*/s.test(value),
  css: (value) => /[.#]?[\w-]+\s*\{|[\w-]+\s*:\s*[^;]+;/.test(value),
  html: (value) => /<\/?[a-z]\w*[^>]*>/i.test(value),
  markdown: (value) => /(^|\n)(#{1,4} |[-*] |\d+\. )|\*\*|`|\]\(/.test(value),
  base64: (value) => /^[A-Za-z\d+/=]{16,}…?$/.test(value) || value.startsWith('\\x'),
  oid: (value) => /^[0-2](\.\d+){2,}$/.test(value),
  'job class': (value) =>
    /^[A-Z]\w+(::[A-Z]\w+)*(Job|Worker|Task|Mailer)?$/.test(value) && /[a-z][A-Z]|Job|::/.test(value),
  'error class': (value) => /^[A-Z]\w+(::\w+)*(Error|Exception|Timeout|Failure)\w*$/.test(value),
  'crate-name': (value) => /^[a-z][a-z\d]*([-_][a-z\d]+)*$/.test(value),
  'import batch key': (value) => /\d{4,}/.test(value),
  'opening hours': (value) =>
    !/^\d{4}-/.test(value) &&
    /\d{1,2}(\s?(h|:|\.)\s?\d{0,2})?\s?(am|pm|uhr)?\s?([-–]|to|until|bis|à|a|tot|alle)\s?\d{1,2}/i.test(value),
};
