import { expect, test } from 'vitest';
import { productCategories, productKinds, productMaterials } from '../data/product-kinds.ts';
import { asciiSlug } from '../text/ascii-slug.ts';
import { LANGUAGE_OF, type Language } from './language.ts';
import { loadLocale } from './load-locale.ts';
import { LOCALE_CODES } from '../data/locale-code.ts';
import type { LocaleData } from '../data/locale-data.ts';
import { splitColumns } from './split-columns.ts';
import { splitList } from './split-list.ts';

/** Lists that must be long enough for rows not to look alike. */
const LEAST: Partial<Record<keyof LocaleData, number>> = {
  given_female: 200,
  given_male: 200,
  family: 200,
  street: 200,
  job_title: 60,
  department: 20,
  product_adjective: 36,
  color: 30,
  word: 300,
  review_good: 25,
  review_medium: 25,
  review_bad: 25,
  review_title_good: 15,
  review_title_medium: 15,
  review_title_bad: 15,
  ticket_topic: 16,
  ticket_sentence: 25,
  post_title: 40,
  topic: 60,
  post_sentence: 80,
  comment: 50,
  bio: 30,
  search_term: 50,
  note: 40,
};

/** Columns per line, if a list has more than one. */
const COLUMNS: Readonly<Record<Language, Partial<Record<keyof LocaleData, number>>>> = {
  en: { color: 2, ticket_topic: 2 },
  de: { color: 2, product_adjective: 3, product_noun: 2, ticket_topic: 2 },
  fr: { color: 2, product_adjective: 2, product_noun: 2, ticket_topic: 2 },
  es: { color: 2, product_adjective: 2, product_noun: 2, ticket_topic: 2 },
  pt: { color: 2, product_adjective: 2, product_noun: 2, ticket_topic: 2 },
  it: { color: 2, product_adjective: 2, product_noun: 2, ticket_topic: 2 },
  nl: { color: 2, product_adjective: 3, product_noun: 2, ticket_topic: 2 },
  pl: { color: 2, product_adjective: 3, product_noun: 2, ticket_topic: 2 },
  zh: { color: 2, given_female: 2, given_male: 2, family: 2, ticket_topic: 2 },
  ja: { color: 2, ticket_topic: 2, given_female: 2, given_male: 2, family: 2 },
};

const SLOTS: Partial<Record<keyof LocaleData, readonly string[]>> = {
  full_name: ['given', 'family'],
  street_line: ['street', 'house_number'],
  company_pattern: ['family', 'other_family', 'field', 'suffix'],
  product_pattern: ['adjective', 'material', 'noun'],
  product_plain_pattern: ['adjective', 'noun'],
  post_title: ['topic', 'number'],
};

const fieldsOf = (data: LocaleData): readonly (keyof LocaleData)[] => Object.keys(data) as (keyof LocaleData)[];

const locales = await Promise.all(LOCALE_CODES.map(async (code) => ({ code, data: await loadLocale(code) })));

test('all locales have the same fields', () => {
  const fields = locales.map(({ data }) => fieldsOf(data).toSorted());
  for (const one of fields) expect(one).toEqual(fields[0]);
  expect(fields[0]?.length).toBeGreaterThan(30);
});

test.each(locales)('$code: every list has the promised length', ({ data }) => {
  for (const field of fieldsOf(data)) {
    expect({ field, enough: splitList(data[field]).length >= (LEAST[field] ?? 1) }).toEqual({ field, enough: true });
  }
});

test.each(locales)('$code: no line is empty, padded, repeated, decomposed or hard to quote', ({ data }) => {
  for (const field of fieldsOf(data)) {
    const list = splitList(data[field]);
    expect({ field, repeated: list.filter((line, at) => list.indexOf(line) !== at) }).toEqual({ field, repeated: [] });
    const bad = list.filter(
      (line) => line === '' || line !== line.trim() || line !== line.normalize('NFC') || /["\\`\r]/.test(line),
    );
    expect({ field, bad }).toEqual({ field, bad: [] });
  }
});

test.each(locales)('$code: every line has the columns its field promises', ({ code, data }) => {
  for (const field of fieldsOf(data)) {
    const columns = COLUMNS[LANGUAGE_OF[code]][field] ?? 1;
    expect({ field, bad: splitColumns(data[field]).filter((line) => line.length !== columns) }).toEqual({
      field,
      bad: [],
    });
  }
});

test.each(locales)('$code: patterns use known slots only', ({ data }) => {
  for (const field of fieldsOf(data)) {
    const found = [...data[field].matchAll(/\{([^}]*)\}/g)].map((match) => match[1]);
    expect({ field, unknown: found.filter((slot) => !SLOTS[field]?.includes(slot ?? '')) }).toEqual({
      field,
      unknown: [],
    });
  }
  for (const title of splitList(data.post_title)) expect(title).toContain('{topic}');
});

test.each(locales)('$code: product words line up with the kinds of products', ({ data }) => {
  expect(splitList(data.category)).toHaveLength(splitList(productCategories).length);
  expect(splitList(data.product_material)).toHaveLength(splitList(productMaterials).length);
  expect(splitList(data.product_noun)).toHaveLength(splitList(productKinds).length);
  for (const [, gender] of splitColumns(data.product_noun)) expect(gender ?? 'm').toMatch(/^[mfn]$/);
});

test.each(locales)('$code: every colour has its hex value', ({ data }) => {
  for (const [, hex] of splitColumns(data.color)) expect(hex).toMatch(/^#[0-9a-f]{6}$/);
});

test.each(locales)('$code: every name gives a slug for an e-mail address', ({ data }) => {
  for (const list of [data.given_female, data.given_male, data.family]) {
    for (const columns of splitColumns(list)) expect(asciiSlug(columns.at(-1) ?? '')).toMatch(/^[a-z0-9]{2,}$/);
  }
});
