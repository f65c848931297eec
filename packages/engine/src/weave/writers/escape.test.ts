import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeUtf8 } from '../../base/bytes/utf8.ts';
import {
  COPY_ESCAPES,
  escapeInPlace,
  type EscapeTable,
  hexInPlace,
  JSON_ESCAPES,
  MYSQL_ESCAPES,
  SQL_ESCAPES,
  writeUuid,
} from './escape.ts';
import { written } from './written.fixture.ts';

const escaped = (text: string, table: EscapeTable): string =>
  written((view, at) => {
    const bytes = encodeUtf8(text);
    bytes.forEach((byte, index) => view.setUint8(at + index, byte));
    return escapeInPlace(view, at, at + bytes.length, table);
  });

const texts = fc.string({
  unit: fc.oneof(fc.constantFrom(...'\\\'"\n\r\t\b\v\f\u0001,é🚀'), fc.string({ minLength: 1, maxLength: 1 })),
  maxLength: 40,
});

test('JSON.parse reads an escaped string back as the string', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(JSON.parse(`"${escaped(text, JSON_ESCAPES)}"`)).toBe(text);
    }),
  );
});

test('COPY, SQL and MySQL escapes replace exactly their characters', () => {
  const names: Readonly<Record<string, string>> = {
    '\b': '\\b',
    '\t': '\\t',
    '\n': '\\n',
    '\v': '\\v',
    '\f': '\\f',
    '\r': '\\r',
    '\\': '\\\\',
  };
  const mysql: Readonly<Record<string, string>> = { '\0': '\\0', '\n': '\\n', '\r': '\\r', "'": "''", '\\': '\\\\' };
  fc.assert(
    fc.property(texts, (text) => {
      expect(escaped(text, COPY_ESCAPES)).toBe([...text].map((char) => names[char] ?? char).join(''));
      expect(escaped(text, MYSQL_ESCAPES)).toBe([...text].map((char) => mysql[char] ?? char).join(''));
      expect(escaped(text, SQL_ESCAPES)).toBe(text.replaceAll("'", "''"));
    }),
  );
});

test('bytes become two hexadecimal digits each', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      const hex = written((view, at) => {
        bytes.forEach((byte, index) => view.setUint8(at + index, byte));
        return hexInPlace(view, at, at + bytes.length);
      });
      expect(hex).toBe(Buffer.from(bytes).toString('hex'));
    }),
  );
});

test('a UUID shows its words in order, with four hyphens', () => {
  const text = written((view, at) => writeUuid(view, at, 0x01234567, 0x89abcdef | 0, 0xfedcba98, -1));
  expect(text).toBe('01234567-89ab-cdef-fedc-ba98ffffffff');
});
