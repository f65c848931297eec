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
  test('every JSON value is read as JSON.parse reads it', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), fc.boolean(), (value, isIndented) => {
        const text = JSON.stringify(value, undefined, isIndented ? 2 : 0);
        expect(parse(text).value).toEqual(JSON.parse(text));
      }),
    );
  });

  test('any text is read exactly as JSON.parse reads it, or refused', () => {
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

  test('an object with a key twice is refused wherever it stands', () => {
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

  test('a key that is twice in different spellings is refused', () => {
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
  ])('%s is refused', (_, text) => {
    expect(refusalOf(Buffer.from(text))).toBe('invalid_json');
  });

  test('bytes that are no UTF-8 are refused', () => {
    expect(refusalOf(Buffer.from([0x22, 0xff, 0x22]))).toBe('invalid_json');
    expect(refusalOf(Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]))).toBe('invalid_json');
  });

  test('64 levels are read and 65 are not', () => {
    expect(refusalOf(Buffer.from('['.repeat(64) + ']'.repeat(64)))).toBe('read');
    expect(refusalOf(Buffer.from('['.repeat(65) + ']'.repeat(65)))).toBe('invalid_json');
    expect(refusalOf(Buffer.from('['.repeat(2_000_000) + ']'.repeat(2_000_000)))).toBe('invalid_json');
  });

  test('NUL, half surrogates and __proto__ are flaws with their paths', () => {
    expect(
      parse('{"a":{"b":["x","\\u0000"]},"c":"\\ud800","__proto__":{},"k\\u0000":1}').flaws.map((f) => f.path),
    ).toEqual(['a.b.1', 'c', '__proto__', 'k\u{fffd}']);
    expect(parse('{"a":"\\ud83d\\ude00 \\\\u0000"}').flaws).toEqual([]);
  });

  test('a body of a million flaws is answered with few', () => {
    expect(parse(`[${'"\\u0000",'.repeat(200_000)}1]`).flaws).toHaveLength(20);
  });

  test('__proto__ does not change the prototype of what is read', () => {
    const { value } = parse('{"__proto__":{"polluted":true}}');
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect((value as { polluted?: unknown }).polluted).toBeUndefined();
  });

  test('4 MiB of members take no more than some times as long as JSON.parse', () => {
    const text = `{${Array.from({ length: 250_000 }, (_, n) => `"k${n}":"${n}"`).join(',')}}`;
    const bytes = Buffer.from(text);
    const start = performance.now();
    JSON.parse(text);
    const native = performance.now() - start;
    parseJson(bytes);
    expect(performance.now() - start - native).toBeLessThan(native * 10);
  });
});
