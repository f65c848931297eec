import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '@rowloom/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseJson } from './parse-json.ts';

const parse = (text: string) => parseJson(Buffer.from(text));

const REFUSED = Symbol('refused');

function attempt(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return REFUSED;
  }
}

const refusalOf = (bytes: Buffer): string => {
  try {
    parseJson(bytes);
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return 'read';
};

describe('parseJson', () => {
  test('reads every JSON value as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), fc.boolean(), (value, isIndented) => {
        const text = JSON.stringify(value, undefined, isIndented ? 2 : 0);
        expect(parse(text).value).toEqual(JSON.parse(text));
      }),
    );
  });

  test('reads any text exactly as JSON.parse does, or refuses it', () => {
    const noise = fc.string({
      unit: fc.constantFrom('{', '}', '[', ']', '"', ':', ',', '\\', 'a', '1', 'e', '-', ' '),
    });
    fc.assert(
      fc.property(noise, (text) => {
        const strict = attempt(() => parse(text).value);
        const lenient = attempt(() => JSON.parse(text) as unknown);
        expect(strict === REFUSED || isDeepStrictEqual(strict, lenient)).toBe(true);
        expect(lenient === REFUSED && strict !== REFUSED).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  test('refuses an object with a duplicate key anywhere', () => {
    const key = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(key, fc.jsonValue(), fc.array(fc.constantFrom('[', '{'), { maxLength: 10 }), (name, value, path) => {
        const member = `${JSON.stringify(name)}:${JSON.stringify(value)}`;
        const wrap = (inner: string) =>
          path.reduce((text, kind) => (kind === '[' ? `[${text}]` : `{"k":${text}}`), inner);
        expect(refusalOf(Buffer.from(wrap(`{${member},${member}}`)))).toBe('invalid_json');
        expect(refusalOf(Buffer.from(wrap(`{${member}}`)))).toBe('read');
      }),
    );
  });

  test('refuses a key that occurs twice in different spellings', () => {
    expect(refusalOf(Buffer.from('{"a":1,"\\u0061":2}'))).toBe('invalid_json');
  });

  test.each([
    ['nothing', ''],
    ['a byte order mark', '\u{feff}{}'],
    ['something behind the value', '{} {}'],
    ['a comment', '{} // no'],
    ['a trailing comma', '[1,]'],
    ['NaN', 'NaN'],
    ['a number beyond all doubles', '[1e999]'],
    ['single quotes', "{'a':1}"],
    ['a raw NUL', '"\0"'],
  ])('refuses %s', (_, text) => {
    expect(refusalOf(Buffer.from(text))).toBe('invalid_json');
  });

  test('refuses bytes that are not UTF-8', () => {
    expect(refusalOf(Buffer.from([0x22, 0xff, 0x22]))).toBe('invalid_json');
    expect(refusalOf(Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]))).toBe('invalid_json');
  });

  test('reads 64 levels but not 65', () => {
    expect(refusalOf(Buffer.from('['.repeat(64) + ']'.repeat(64)))).toBe('read');
    expect(refusalOf(Buffer.from('['.repeat(65) + ']'.repeat(65)))).toBe('invalid_json');
    expect(refusalOf(Buffer.from('['.repeat(2_000_000) + ']'.repeat(2_000_000)))).toBe('invalid_json');
  });

  test('reports NUL, half surrogates and __proto__ with their paths', () => {
    expect(
      parse('{"a":{"b":["x","\\u0000"]},"c":"\\ud800","__proto__":{},"k\\u0000":1}').flaws.map((f) => f.path),
    ).toEqual(['a.b.1', 'c', '__proto__', 'k\u{fffd}']);
    expect(parse('{"a":"\\ud83d\\ude00 \\\\u0000"}').flaws).toEqual([]);
  });

  test('answers a body of a million flaws with few', () => {
    expect(parse(`[${'"\\u0000",'.repeat(200_000)}1]`).flaws).toHaveLength(20);
  });

  test('keeps the prototype unchanged by __proto__', () => {
    const { value } = parse('{"__proto__":{"polluted":true}}');
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect((value as { polluted?: unknown }).polluted).toBeUndefined();
  });

  test('reads 4 MiB of members in a small multiple of the time of JSON.parse', () => {
    const text = `{${Array.from({ length: 250_000 }, (_, n) => `"k${n}":"${n}"`).join(',')}}`;
    const bytes = Buffer.from(text);
    const start = performance.now();
    JSON.parse(text);
    const native = performance.now() - start;
    parseJson(bytes);
    expect(performance.now() - start - native).toBeLessThan(native * 10);
  });
});
