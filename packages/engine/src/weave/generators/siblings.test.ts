import { expect, test } from 'vitest';
import { LOCALE_CODES } from '../../base/data/locale-code.ts';
import { splitList } from '../../base/locale/split-list.ts';
import { COUNTRIES } from '../records/country.ts';
import { generateRows, lexiconOf } from './generator.fixture.ts';

test.each(LOCALE_CODES)('reviews of %s have the mood of their rating', async (code) => {
  const lexicon = await lexiconOf(code);
  const rows = generateRows(lexicon, {
    rating: {
      generator: 'integer',
      options: { min: 1, max: 5 },
      type: { kind: 'integer', native: 'smallint', bits: 16 },
    },
    title: { generator: 'review_title' },
    body: { generator: 'review_body', options: { max: 1 } },
  });
  for (const { rating, title = '', body = '' } of rows) {
    const mood = Number(rating) >= 4 ? 'good' : Number(rating) === 3 ? 'medium' : 'bad';
    expect(splitList(lexicon.data[`review_title_${mood}`])).toContain(title);
    expect(splitList(lexicon.data[`review_${mood}`])).toContain(body);
  }
});

test('a slug is made of the row’s title', async () => {
  const rows = generateRows(await lexiconOf('en'), {
    title: { generator: 'post_title' },
    slug: { generator: 'slug' },
    unique_slug: { generator: 'slug', unique: true },
  });
  for (const { title = '', slug, unique_slug = '' } of rows) {
    const expected = title
      .toLowerCase()
      .replace(/[^a-z0-9\s-]/g, '')
      .replace(/[\s-]+/g, '-');
    expect(slug).toBe(expected);
    expect(unique_slug.replace(/-\d+$/, '')).toBe(expected);
  }
});

test('a slug neither begins nor ends with a hyphen, whatever its title does', async () => {
  const [row] = generateRows(await lexiconOf('en'), {
    title: { generator: 'constant', options: { value: '-2 years ' } },
    slug: { generator: 'slug' },
  });
  expect(row?.['slug']).toBe('2-years');
});

test.each(LOCALE_CODES)('a slug of %s holds lower-case letters, digits and single hyphens only', async (code) => {
  const lexicon = await lexiconOf(code);
  for (const generator of ['post_title', 'product_name', 'company', 'full_name']) {
    for (const { slug } of generateRows(lexicon, { name: { generator }, slug: { generator: 'slug', unique: true } })) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  }
});

test("a file's extension agrees with its MIME type", async () => {
  const rows = generateRows(await lexiconOf('en'), {
    name: { generator: 'file_name' },
    path: { generator: 'file_path' },
    type: { generator: 'mime_type' },
  });
  const byEnding = new Map<string, string>();
  for (const { name = '', path = '', type = '' } of rows) {
    const ending = name.slice(name.lastIndexOf('.'));
    expect(byEnding.get(ending) ?? type).toBe(type);
    expect(path.endsWith(`/${name}`)).toBe(true);
    byEnding.set(ending, type);
  }
  expect(byEnding.size).toBeGreaterThan(10);
});

test("a colour's code matches its name", async () => {
  const lexicon = await lexiconOf('en');
  const codes = new Map(splitList(lexicon.data.color).map((line) => line.split('\t') as [string, string]));
  for (const { name = '', hex } of generateRows(lexicon, {
    name: { generator: 'color_name' },
    hex: { generator: 'color_hex' },
  }))
    expect(hex).toBe(codes.get(name));
});

test('a template takes columns of the row first, then generators', async () => {
  const rows = generateRows(await lexiconOf('en'), {
    code: { generator: 'one_of', options: { values: ['A', 'B'] } },
    amount: {
      generator: 'integer',
      options: { min: -5, max: 5 },
      type: { kind: 'integer', native: 'integer', bits: 32 },
    },
    nothing: { generator: 'word', null_fraction: 1 },
    text: { generator: 'template', options: { text: '{{{code}/{amount}/{nothing}/{country_code}/{unheard}}}' } },
  });
  for (const { code, amount, text } of rows)
    expect(text).toMatch(new RegExp(`^\\{${code}/${amount}//[A-Z]{2}/\\{unheard\\}\\}$`));
});

test("currency, language and time zone match the row's country", async () => {
  const rows = generateRows(await lexiconOf('en'), {
    country: { generator: 'country' },
    code: { generator: 'country_code' },
    currency: { generator: 'currency_code' },
    language: { generator: 'language_code' },
    zone: { generator: 'time_zone' },
  });
  const known = new Map(COUNTRIES.map((row) => [row.code, row]));
  for (const { code = '', currency, language, zone } of rows) {
    const country = known.get(code);
    expect([currency, language, zone]).toEqual([country?.currency, country?.language, country?.timeZone]);
  }
  expect(new Set(rows.map(({ currency }) => currency)).size).toBeGreaterThan(3);
});

test('a company has one domain for its pages, its office and its people', async () => {
  const rows = generateRows(await lexiconOf('en'), {
    company: { generator: 'company' },
    domain: { generator: 'host_name', options: { of: 'company' } },
    office: { generator: 'email', options: { of: 'company' } },
    contact: { generator: 'email', options: { at: 'company' } },
  });
  for (const { domain, office = '', contact = '' } of rows)
    expect([office.split('@')[1], contact.split('@')[1]]).toEqual([domain, domain]);
});
