import { expect, test } from 'vitest';
import { LOCALE_CODES } from '../../../base/data/locale-code.ts';
import { CARDS } from '../../records/payment.ts';
import { generateRows, generateValues, lexiconOf } from '../generator.fixture.ts';

const luhn = (digits: string): number =>
  [...digits].toReversed().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0) % 10;

test('card numbers are Luhn-valid, in a test range, and agree with the brand', async () => {
  const rows = generateRows(
    await lexiconOf('en'),
    { brand: { generator: 'card_brand' }, number: { generator: 'card_number' } },
    { rows: 3000 },
  );
  for (const { brand, number = '' } of rows) {
    expect(luhn(number), number).toBe(0);
    expect(
      CARDS.some((card) => card.brand === brand && card.length === number.length && number.startsWith(card.prefix)),
      `${brand} ${number}`,
    ).toBe(true);
  }
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
});

test.each(LOCALE_CODES)('IBANs of %s have a remainder of 1', async (code) => {
  for (const value of generateValues(await lexiconOf(code), { generator: 'iban' }, { rows: 300 })) {
    const digits = [...value.slice(4), ...value.slice(0, 4)]
      .map((letter) => (/\d/.test(letter) ? letter : String(letter.charCodeAt(0) - 55)))
      .join('');
    expect(BigInt(digits) % 97n, value).toBe(1n);
  }
});

test.each([
  [undefined, 13],
  [8, 8],
])('barcodes in a column of %s characters have %i digits and a valid check digit', async (max, length) => {
  const type = { kind: 'text', native: 'text', ...(max === undefined ? {} : { max_length: max }) } as const;
  for (const value of generateValues(await lexiconOf('en'), { generator: 'barcode', type }, { rows: 300 })) {
    const sum = [...value]
      .toReversed()
      .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
    expect(value).toMatch(new RegExp(`^2\\d{${length - 1}}$`));
    expect(sum % 10, value).toBe(0);
  }
});

test('a UUID has its version and variant, and version 7 carries created_at', async () => {
  const uuid = { kind: 'uuid', native: 'uuid' } as const;
  const rows = generateRows(await lexiconOf('en'), {
    four: { generator: 'uuid_v4', type: uuid },
    seven: { generator: 'uuid_v7', type: uuid },
    created_at: { generator: 'timestamp', type: { kind: 'timestamp', native: 'timestamptz', zone: true } },
  });
  for (const { four, seven = '', created_at = '' } of rows) {
    expect(four).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(seven).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Number.parseInt(seven.replace('-', '').slice(0, 12), 16)).toBe(
      Date.parse(created_at.replace(' ', 'T').replace('+00', 'Z')),
    );
  }
});

test('addresses of machines are in the networks for documentation', async () => {
  const lexicon = await lexiconOf('en');
  for (const value of generateValues(lexicon, { generator: 'ip_address' }))
    expect(value).toMatch(/^(192\.0\.2|198\.51\.100|203\.0\.113)\.\d{1,3}$/);
  for (const value of generateValues(lexicon, { generator: 'ip_address', options: { version: 6 } }))
    expect(value).toMatch(/^2001:db8::[1-9a-f][0-9a-f]{0,3}(:[0-9a-f]{1,4}){2}$/);
  for (const value of generateValues(lexicon, { generator: 'mac_address' }))
    expect(value).toMatch(/^02(:[0-9a-f]{2}){5}$/);
});
