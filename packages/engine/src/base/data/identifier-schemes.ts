import type { LocaleCode } from './locale-code.ts';

/**
 * How a public scheme writes its numbers. In a form `#` is a digit, `%` a capital letter, `&` either without I, O and Q,
 * `*` either, and `?` a check digit; the rest stands for itself. Forms are separated by `|` and come alike.
 */
export type IdentifierScheme = {
  readonly forms: string;
  readonly check?: CheckName;
  /** Forms of other countries, where a locale has its own. */
  readonly local?: Partial<Readonly<Record<LocaleCode, Pick<IdentifierScheme, 'forms' | 'check'>>>>;
};

export type CheckName =
  | 'luhn'
  | 'luhn_letters'
  | 'ean'
  | 'mod11'
  | 'vin'
  | 'container'
  | 'mod97'
  | 'awb'
  | 'aba'
  | 'imo'
  | 'npi'
  | 'iso11';

export const IDENTIFIER_SCHEMES: Readonly<Record<string, IdentifierScheme>> = {
  // Devices and telecommunications
  imei: { forms: '35############?', check: 'luhn' },
  iccid: { forms: '8901##############?|8944##############?|8949##############?', check: 'luhn' },
  imsi: { forms: '310############|262############' },
  esn: { forms: '80######' },
  // Vehicles, ships and containers
  vin: {
    forms:
      '1HG&&&&&?&&######|WVW&&&&&?&&######|WBA&&&&&?&&######|JTD&&&&&?&&######|WAU&&&&&?&&######|VF1&&&&&?&&######|1FA&&&&&?&&######|KMH&&&&&?&&######|5YJ&&&&&?&&######|ZFA&&&&&?&&######',
    check: 'vin',
  },
  container: {
    forms: 'MSKU######?|MSCU######?|CMAU######?|HLXU######?|TGHU######?|OOLU######?|EGHU######?|TCLU######?',
    check: 'container',
  },
  imo: { forms: 'IMO 9#####?', check: 'imo' },
  mmsi: { forms: '211######|235######|338######|636######' },
  plate: {
    forms: '%%%-####|#%%%###',
    local: {
      de: { forms: 'B-%% ####|M-%% ####|HH-%% ###|K-%% ####|F-%% ###|S-%% ####|L-%% ###|DD-%% ###' },
      fr: { forms: '%%-###-%%' },
      es: { forms: '#### BCD|#### F%%|#### H%%|#### K%%|#### L%%' },
      pt_BR: { forms: '%%%#%##' },
      ja: { forms: '品川 3## さ ##-##|横浜 5## す ##-##|大阪 3## せ ##-##|名古屋 5## た ##-##' },
    },
  },
  aircraft_registration: { forms: 'N###%%|D-A%%%|G-%%%%|F-G%%%|EC-%%%|HB-%%%|OE-%%%' },
  // Goods and publications
  isbn13: { forms: '978#########?', check: 'ean' },
  isbn10: { forms: '0########?|1########?|3########?', check: 'mod11' },
  issn: { forms: '####-###?', check: 'mod11' },
  ean13: { forms: '2###########?', check: 'ean' },
  ean8: { forms: '2######?', check: 'ean' },
  upc: { forms: '0##########?', check: 'ean' },
  sscc: { forms: '340##############?', check: 'ean' },
  gln: { forms: '40##########?', check: 'ean' },
  asin: { forms: 'B0********' },
  doi: { forms: '10.5555/%%%.####.#####' },
  awb: { forms: '020-#######?|057-#######?|125-#######?|016-#######?|176-#######?', check: 'awb' },
  tracking: { forms: '1Z******03########|RR#########DE|LX#########US|JD0146############|00340#############' },
  // Money and companies
  isin: { forms: 'US#########?|DE000******?|FR00000#####?|GB00B******?|LU#########?', check: 'luhn_letters' },
  lei: { forms: '5299**************??|2138**************??', check: 'mod97' },
  aba: { forms: '0#######?|1#######?', check: 'aba' },
  sort_code: { forms: '20-##-##|40-##-##|60-##-##' },
  bic: {
    forms: '%%%%US3#|%%%%US6#XXX|%%%%US44',
    local: {
      de: { forms: '%%%%DEFF|%%%%DEMM|%%%%DEBBXXX|%%%%DEHH###' },
      fr: { forms: '%%%%FRPP|%%%%FRPPXXX' },
      es: { forms: '%%%%ESMM|%%%%ESMMXXX' },
      pt_BR: { forms: '%%%%BRSP|%%%%BRRJ' },
      ja: { forms: '%%%%JPJT' },
    },
  },
  vat_number: {
    forms: 'GB9########|DE9########|FR9##########|NL9########B01|IT9##########|ATU9#######',
    local: {
      de: { forms: 'DE9#######?', check: 'iso11' },
      fr: { forms: 'FR##9########' },
      es: { forms: 'ESB########|ESA########' },
      pt_BR: { forms: '##.###.###/0001-##' },
      ja: { forms: 'T9############' },
    },
  },
  tax_number: {
    forms: '9#-#######',
    local: {
      de: { forms: '12/###/#####|143/###/#####|27/###/#####' },
      fr: { forms: '9#############' },
      es: { forms: 'B########|A########' },
      pt_BR: { forms: '##.###.###/0001-##' },
      ja: { forms: '9############' },
    },
  },
  company_number: {
    forms: '0#######|1#######',
    local: {
      de: { forms: 'HRB #####|HRB ######|HRA #####' },
      fr: { forms: '9#######?', check: 'luhn' },
      es: { forms: 'M-######|B-######' },
    },
  },
  siren: { forms: '9#######?', check: 'luhn' },
  siret: { forms: '9#######0000#?', check: 'luhn' },
  duns: { forms: '#########' },
  // People. No country gives these out: the first digits are not assigned.
  ssn: {
    forms: '9##-##-####',
    local: {
      de: { forms: '15######%###' },
      fr: { forms: '1####99######|2####99######' },
      es: { forms: '28/########/##' },
      pt_BR: { forms: '###.###.###-##' },
      ja: { forms: '#### #### ####' },
    },
  },
  national_id: {
    forms: '9##-##-####',
    local: {
      de: { forms: 'L########' },
      fr: { forms: '############' },
      es: { forms: '########%' },
      pt_BR: { forms: '###.###.###-##' },
      ja: { forms: '############' },
    },
  },
  passport: {
    forms: '5########|%########',
    local: { de: { forms: 'C0%#%##%#|CF%#%##%#' }, fr: { forms: '##%%#####' }, es: { forms: '%%%######' } },
  },
  driving_license: {
    forms: '%#######|%###-####-####',
    local: { de: { forms: 'B072%%%##%#' }, fr: { forms: '############' }, es: { forms: '########%' } },
  },
  npi: { forms: '1########?', check: 'npi' },
  insurance_member: {
    forms: '%%%#########|W##########',
    local: { de: { forms: '%#########' }, fr: { forms: '1####99######|2####99######' } },
  },
  // Travel
  pnr: { forms: '&&&&&&' },
  e_ticket: { forms: '220##########|125##########|057##########|016##########|176##########' },
  flight_number: { forms: 'LH###|LH####|BA###|BA####|AF####|UA###|UA####|DL###|DL####|AA####|EK###|KL####|IB####|SQ###' },
  seat: { forms: '1#A|1#C|2#F|3#D|#B|2#E|1#D|2#A|3#C|#F' },
  gate: { forms: 'A1#|A#|B2#|B#|C1#|C#|D#|E1#|1#|2#' },
  frequent_flyer: { forms: '9922########|M##########' },
  room: { forms: '1##|2##|3##|4##' },
  classroom: { forms: 'A1##|B2##|C0##|A2##|B1##|D3##' },
  // Records of organisations
  medical_record: { forms: 'MRN-########' },
  case_number: { forms: '2024-CV-#####|2025-CV-#####|2025-CR-####|2024-FA-####' },
  dewey: { forms: '813.#|823.9|943.#|510.#|641.5|005.#|330.#|796.#|612.#' },
  parcel_number: { forms: '###-##-###|##-####-###' },
  oid: { forms: '2.16.840.1.113883.#.####|1.3.6.1.4.1.#####.#' },
  hardware_serial: { forms: 'SN%%########|%##%####%%##' },
};
