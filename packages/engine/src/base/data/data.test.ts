import { expect, test } from 'vitest';
import { splitColumns } from '../locale/split-columns.ts';
import { splitList } from '../locale/split-list.ts';
import { countries } from './countries.ts';
import { currencies } from './currencies.ts';
import { fileTypes } from './file-types.ts';
import { languages } from './languages.ts';
import { paymentCards } from './payment-cards.ts';
import { productCategories, productKinds, productMaterials } from './product-kinds.ts';
import { reservedHosts } from './reserved-hosts.ts';
import { timeZones } from './time-zones.ts';
import { userAgents } from './user-agents.ts';

const column = (list: string, at: number): readonly string[] => splitColumns(list).map((line) => line[at] ?? '');

test.each([
  ['countries', countries, 7, 66],
  ['currencies', currencies, 4, 50],
  ['languages', languages, 3, 40],
  ['time zones', timeZones, 1, 80],
  ['user agents', userAgents, 1, 25],
  ['file types', fileTypes, 3, 40],
  ['reserved hosts', reservedHosts, 1, 20],
  ['payment cards', paymentCards, 4, 10],
  ['product kinds', productKinds, 5, 90],
])('the table of %s is well formed', (_name, list, columns, least) => {
  const lines = splitColumns(list);
  expect(lines.length).toBeGreaterThanOrEqual(least);
  expect(lines.filter((line) => line.length !== columns)).toEqual([]);
  expect(new Set(splitList(list)).size).toBe(lines.length);
  expect(list).not.toMatch(/["\\]/);
});

test('every country names a known currency, language and time zone', () => {
  const [money, tongues, zones] = [column(currencies, 0), column(languages, 0), splitList(timeZones)];
  for (const [alpha2, alpha3, , currency, calling, language, zone] of splitColumns(countries)) {
    expect(alpha2).toMatch(/^[A-Z]{2}$/);
    expect(alpha3).toMatch(/^[A-Z]{3}$/);
    expect(calling).toMatch(/^\+[1-9]\d{0,2}$/);
    expect(money).toContain(currency);
    expect(tongues).toContain(language);
    expect(zones).toContain(zone);
  }
  expect(new Set(column(countries, 0)).size).toBe(splitList(countries).length);
});

test('this platform knows every time zone', () => {
  for (const zone of splitList(timeZones)) {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
  }
});

test('currencies have the digits that ISO 4217 gives them', () => {
  for (const [code = '', digits] of splitColumns(currencies)) {
    const known = new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions();
    // CLDR shows some currencies without the decimals that ISO 4217 still defines, never with more.
    expect(Number(digits)).toBeGreaterThanOrEqual(known.maximumFractionDigits ?? 0);
  }
});

test('every host is under a reserved name', () => {
  for (const host of splitList(reservedHosts)) {
    expect(host).toMatch(/^(?:[a-z]+\.)?(?:example\.(?:com|org|net)|[a-z]+\.(?:example|test|invalid)|example)$/);
  }
});

test('card numbers leave three free digits and a check digit', () => {
  for (const [, digits, prefix = '', code] of splitColumns(paymentCards)) {
    expect(prefix).toMatch(/^\d+$/);
    expect(Number(digits) - prefix.length).toBe(4);
    expect(code).toMatch(/^[34]$/);
  }
});

test('product kinds name known categories and classes of material, and a range of prices', () => {
  const categories = splitList(productCategories);
  const classes = new Set(column(productMaterials, 1));
  for (const [, category, materials = '', low, high] of splitColumns(productKinds)) {
    expect(categories).toContain(category);
    for (const letter of materials) expect(classes).toContain(letter);
    expect(Number(low)).toBeGreaterThan(0);
    expect(Number(high)).toBeGreaterThan(Number(low));
  }
});
