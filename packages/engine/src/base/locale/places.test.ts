import { expect, test } from 'vitest';
import { countries } from '../data/countries.ts';
import { timeZones } from '../data/time-zones.ts';
import { HOME_COUNTRIES } from './home-country.ts';
import { LOCALE_CODES } from '../data/locale-code.ts';
import { PLACE_COUNTRIES } from './place.ts';
import type { PlaceCountry } from './place.ts';
import { loadPlaces, parsePlaces } from './places.ts';
import { splitColumns } from './split-columns.ts';
import { splitList } from './split-list.ts';

type Expected = {
  readonly postal: RegExp;
  readonly phone: RegExp;
  /** South, north, west, east, in whole degrees. */
  readonly box: readonly [number, number, number, number];
};

/** Outlines and bounds, so that a misplaced row is noticed. */
const EXPECTED: Readonly<Record<PlaceCountry, Expected>> = {
  US: { postal: /^[\d#]{5}$/, phone: /^\([2-9]\d\d\) 555-01##$/, box: [18, 72, -180, -66] },
  DE: {
    postal: /^\d{5}$/,
    phone: /^(?:030 23125|040 66969|069 90009|0221 4710|089 99998) ###$|^0\d{2,4} 0#{5,6}$/,
    box: [47, 56, 5, 16],
  },
  FR: {
    postal: /^[\d#]{5}$/,
    phone: /^(?:01 99 00|02 61 91|03 53 01|04 65 71|05 36 49) ## ##$/,
    box: [41, 52, -5, 10],
  },
  ES: { postal: /^[\d#]{5}$/, phone: /^(?:929|940|970|989) ## ## ##$/, box: [27, 44, -19, 5] },
  GB: {
    postal: /^[A-Z]{1,2}\d[\dA-Z]? #[ABD-HJLNP-UW-Z]{2}$/,
    phone:
      /^(?:020 7946 0###|01(?:1[3-8]|21|31|41|51|61) 496 0###|029 2018 0###|028 9649 6###|0191 498 0###)$|^02[34] 0### ####$|^01\d{3} 0#####$/,
    box: [49, 61, -9, 2],
  },
  AT: { postal: /^[1-9]\d{3}$/, phone: /^0\d{1,4} 0#{4,6}$/, box: [46, 50, 9, 18] },
  CH: { postal: /^[1-9]\d{3}$/, phone: /^0[2-9]\d 0## ## ##$/, box: [45, 48, 5, 11] },
  CA: { postal: /^[A-Z]\d[A-Z] #[A-Z]#$/, phone: /^\([2-9]\d\d\) 555-01##$/, box: [42, 61, -141, -52] },
  MX: { postal: /^\d{5}$/, phone: /^\d{2} 0### ####$|^\d{3} 0## ####$/, box: [14, 33, -118, -86] },
  BR: { postal: /^[\d#]{5}-###$/, phone: /^\([1-9][1-9]\) 0###-####$/, box: [-34, 6, -74, -34] },
  IT: { postal: /^\d{5}$/, phone: /^0\d{1,3} 0#{5,7}$/, box: [35, 48, 6, 19] },
  NL: { postal: /^[1-9]\d{2}[\d#] [A-Z]{2}$/, phone: /^0\d{2,3} 0#{2} #{3,4}$/, box: [50, 54, 3, 8] },
  PL: { postal: /^\d{2}-\d{2}[\d#]$/, phone: /^[1-9]\d 0## ## ##$/, box: [48, 55, 14, 25] },
  CN: { postal: /^\d{5}[\d#]$/, phone: /^0\d{2,3} 0#{2,3} ####$/, box: [18, 54, 73, 135] },
  JP: { postal: /^\d{3}-\d{3}#$/, phone: /^0\d{1,3}-0#{1,3}-####$/, box: [24, 46, 122, 146] },
};

/** First digits of postal codes by region, where the country numbers its regions that way. */
const SPANISH_PROVINCES: Readonly<Record<string, readonly string[]>> = {
  MD: ['28'],
  CT: ['08', '17', '25', '43'],
  VC: ['03', '12', '46'],
  AN: ['04', '11', '14', '18', '21', '23', '29', '41'],
  AR: ['22', '44', '50'],
  MC: ['30'],
  IB: ['07'],
  CN: ['35', '38'],
  PV: ['01', '20', '48'],
  CL: ['05', '09', '24', '34', '37', '40', '42', '47', '49'],
  GA: ['15', '27', '32', '36'],
  AS: ['33'],
  NC: ['31'],
  CB: ['39'],
  CM: ['02', '13', '16', '19', '45'],
  RI: ['26'],
  EX: ['06', '10'],
};

const tables = await Promise.all(
  PLACE_COUNTRIES.map(async (country) => ({ country, places: await loadPlaces(country) })),
);
const zones = new Set(splitList(timeZones));

test.each(tables)('$country has at least 60 cities', ({ places }) => {
  expect(new Set(places.map((place) => `${place.city}/${place.region_code}`)).size).toBeGreaterThanOrEqual(60);
});

test.each(tables)('$country: every place is complete and within its country', ({ country, places }) => {
  const { postal, phone, box } = EXPECTED[country];
  const [south, north, west, east] = box;
  for (const place of places) {
    expect(place.city).not.toBe('');
    expect(place.region).not.toBe('');
    expect(place.region_code).toMatch(/^[A-Z0-9]{1,3}$/);
    expect(place.postal_pattern).toMatch(postal);
    expect(place.phone_pattern).toMatch(phone);
    expect(zones).toContain(place.time_zone);
    expect(place.latitude).toMatch(/^-?\d{1,2}\.\d{4}$/);
    expect(place.longitude).toMatch(/^-?\d{1,3}\.\d{4}$/);
    const [latitude, longitude] = [Number(place.latitude), Number(place.longitude)];
    expect({ place, inside: latitude > south && latitude < north && longitude > west && longitude < east }).toEqual({
      place,
      inside: true,
    });
    expect(Number.isInteger(place.weight) && place.weight > 0).toBe(true);
  }
});

test.each(tables)('$country: one region code means one region', ({ places }) => {
  const regions = new Map(places.map((place) => [place.region_code, place.region]));
  for (const place of places) expect(place.region).toBe(regions.get(place.region_code));
});

test('Spanish postal codes begin with a province of their region', async () => {
  for (const place of await loadPlaces('ES')) {
    expect(SPANISH_PROVINCES[place.region_code]).toContain(place.postal_pattern.slice(0, 2));
  }
});

test('a line with too few columns does not parse into a usable place', () => {
  expect(parsePlaces('Nowhere\tNo region')[0]).toMatchObject({ city: 'Nowhere', time_zone: '', weight: 0 });
});

test('every locale has a home country that agrees with the table of countries', () => {
  const byCode = new Map(splitColumns(countries).map((line) => [line[0], line] as const));
  expect(LOCALE_CODES.map((locale) => HOME_COUNTRIES[locale].code)).toEqual([...PLACE_COUNTRIES]);
  for (const locale of LOCALE_CODES) {
    const home = HOME_COUNTRIES[locale];
    expect(byCode.get(home.code)?.slice(1, 5)).toEqual([
      home.alpha3,
      home.english_name,
      home.currency,
      home.calling_code,
    ]);
    expect(home.names.en).toBe(home.english_name);
  }
});
