import { plain, plainWords } from './plain.ts';
import { reference } from './reference.ts';
import { isName, isSentence, isTitle } from './texture.ts';
import { vocabularyNamed } from './vocabularies.ts';

const nameParts = (value: string): readonly string[] =>
  plain(value)
    .split(/[\s]+/)
    .filter(
      (part) =>
        part.length > 1 &&
        !/^(de|del|la|las|los|van|von|der|den|di|da|le|y|e|jr|sr|dr|prof|mr|mrs|ms|herr|frau|m|mme|ii|iii|iv|md|phd)$/.test(
          part,
        ),
    );

export const isGivenName = (value: string): boolean => {
  const parts = nameParts(value);
  return isName(value) && parts.length > 0 && parts.every((part) => reference.givenNames().has(part));
};

export const isFamilyName = (value: string): boolean => {
  if (reference.familyNames().has(plain(value))) return true;
  const parts = nameParts(value);
  return (
    isName(value) &&
    parts.length > 0 &&
    parts.every((part) => reference.familyNames().has(part) || /^(o|mc|mac|d)['’]?\w{3,}$/.test(part))
  );
};

export const isFullName = (value: string): boolean => {
  const parts = nameParts(value.replace(',', ' '));
  // `Guus van den Berg`: some family names are only known whole.
  const [given = '', ...rest] = plain(value).split(' ');
  if (reference.givenNames().has(given) && reference.familyNames().has(rest.join(' '))) return isName(value);
  if (parts.length < 2 || parts.length > 5 || !isName(value)) return false;
  return (
    parts.some((part) => reference.givenNames().has(part)) &&
    parts.some((part) => reference.familyNames().has(part) || /^(o|mc|mac|d)['’]?\w{3,}$/.test(part))
  );
};

const STREET =
  /(stra(ß|ss)e|str\.|weg|platz|allee|gasse|ring|damm|ufer|hof|berg|markt|chaussee|pfad|graben|straat|laan|plein|gracht|kade|dijk|singel|steeg|hof|dreef|wal)\b|\b(street|st|avenue|ave|road|rd|lane|ln|boulevard|blvd|drive|dr|way|court|ct|place|pl|square|terrace|broadway|highway|hwy|parkway|row|close|crescent|hill|route|am|an der|im|auf|zum|zur|rue|chemin|impasse|quai|allée|cours|passage|square|calle|avenida|av\.|plaza|paseo|carrera|camino|calzada|callejón|ronda|vía|via|viale|piazza|corso|straat|laan|plein|ulica|ul\.|aleja|rua|travessa|prolongación|privada|circuito|blvd\.|boulevard|andador|glorieta|travesía|pasaje|cerrada|trail|circle|loop|pike|plaza)\b/iu;

export const isStreet = (value: string): boolean => STREET.test(value) || reference.streets().has(plain(value));
export const isAddress = (value: string): boolean =>
  /\d/.test(value) &&
  /\p{L}{2}/u.test(value) &&
  (isStreet(value) || reference.streets().has(plain(value.replaceAll(/\d+/g, ''))));
export const isUnit = (value: string): boolean =>
  /^(apt|apartment|unit|suite|ste|floor|fl|room|rm|bldg|building|#|c\/o|p\.?o\.? box|appt|appartement|bât|bâtiment|étage|résidence|esc|escalier|porte|chez|lot|piso|puerta|depto|dpto|int|local|stock|whg|wohnung|etage|hinterhaus|vorderhaus|seitenflügel|aufgang|dachgeschoss|erdgeschoss|souterrain|penthouse|bloco|andar|fundos|casa|sala|apto|conjunto|interno|scala|piano|palazzina|verdieping|achterhuis|bovenwoning|bus|level|lower|upper|basement|front|rear|\d)/i.test(
    value,
  ) && value.length <= 45;

export const POSTAL =
  /^(\d{4,6}(-\d{3,4})?|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{2}-\d{3}|\d{4} ?[A-Z]{2}|\d{3}-?\d{4})$/;
export const isCity = (value: string): boolean =>
  reference.cities().has(plain(value)) ||
  reference.cities().has(plain(value.replace(/[ -](am|an|in|im|bei|sur|sous|de|del|upon|on)\b.*$/i, '')));
export const isRegion = (value: string): boolean => reference.regions().has(plain(value));
export const isCountry = (value: string): boolean =>
  reference.countries().has(plain(value)) ||
  /^(united states|usa|uk|england|scotland|wales|deutschland|allemagne|españa|méxico|vereinigte staaten)/i.test(value);
export const isDate = (value: string): boolean =>
  /^(19[5-9]\d|20[0-4]\d)-\d{2}-\d{2}/.test(value) || /^\d{1,2}[./]\d{1,2}[./](19|20)\d{2}/.test(value);
export const isNumber = (value: string): boolean => /^-?\d+(\.\d+)?$/.test(value);
/** The legal form at the end of a firm's name. */
const LEGAL_FORM =
  /\s(S\.L\.U?\.?|S\.A\.U?\.?|S\. ?Coop\.?|S\.r\.l\.s?\.?|Soc\. Coop\.|S\.p\.A\.|S\.a\.s\.|S\.n\.c\.|S\.s\.|B\.V\.|N\.V\.|C\.V\.|V\.O\.F\.|Coöperatie U\.A\.|Sp\. z o\.o\.|Sp\.j\.|EIRELI|S\. de R\.L\. de C\.V\.|S\.A\. de C\.V\.|e\. ?V\.|e\.K\.|Ltda?\.)$/;

export const isCompany = (value: string): boolean => {
  const words = plainWords(value);
  if (LEGAL_FORM.test(value)) return true;
  return (
    isName(value) &&
    !isSentence(value) &&
    (words.length === 1 ||
      (vocabularyNamed('company')?.knows(value) ?? false) ||
      /&|\bund\b|\bet\b|\by\b|,/.test(value) ||
      (!isFullName(value) && !isCity(value) && words.length <= 4 && isTitle(value) && !/ \p{Ll}{4,}/u.test(value)))
  );
};
export const inSet =
  (set: () => ReadonlySet<string>) =>
  (value: string): boolean =>
    set().has(plain(value));
export const knows =
  (name: string) =>
  (value: string): boolean =>
    vocabularyNamed(name)?.knows(value) ?? false;
export const isFile =
  (ends: RegExp) =>
  (value: string): boolean =>
    /^[^\s/]+(\s[^\s/]+){0,6}\.\w{1,6}$/.test(value) && ends.test(value);
export const isPath = (value: string): boolean =>
  /^([A-Za-z]:)?[\w.~-]*[/\\][^\n]*$/.test(value) && !/^https?:/.test(value);
export const IMAGE = /\.(jpe?g|png|gif|webp|svg|avif|heic|bmp|tiff?)(\?.*)?$/i;
export const isDoctor = (value: string): boolean =>
  isFullName(value.replace(/^(dr\.?|prof\.?)\s+/i, '')) ||
  (/^dr\.?\s/i.test(value) && isFamilyName(value.replace(/^dr\.?\s+/i, '')));
