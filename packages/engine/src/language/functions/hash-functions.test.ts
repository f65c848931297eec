import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { callFunction } from './call-function.ts';
import type { SqlValue } from '../values/sql-value.ts';

const call = (name: string, ...args: readonly SqlValue[]): SqlValue => callFunction(name, args, { as_of_micros: 0 });

test('hexadecimal digits are those of the bytes in UTF-8', () => {
  expect(call('hex', 'Abé')).toBe('4162C3A9');
  expect(call('hex', { kind: 'bytes', hex: '00ff' })).toBe('00FF');
  expect(call('hex', null)).toBeNull();
  expect(call('encode', call('decode', 'DEADbeef', 'hex'), 'hex')).toBe('deadbeef');
  expect(() => call('decode', 'xyz', 'hex')).toThrow('not hexadecimal');
  expect(() => call('hex', 5)).toThrow('differs among databases');
});

test('checksums are those of zip', () => {
  expect(call('crc32', '')).toBe(0);
  expect(call('crc32', '123456789')).toBe(0xcbf43926);
  expect(call('crc32', 'MariaDB')).toBe(4227209140);
});

test('digests of texts and bytes match the standard', () => {
  const expected = createHash('sha256').update('naïve').digest('hex');
  expect(call('encode', call('sha256', call('convert_to', 'naïve', 'UTF8')), 'hex')).toBe(expected);
  expect(call('encode', call('digest', 'naïve', 'sha256'), 'hex')).toBe(expected);
  expect(call('sha2', 'naïve', 256)).toBe(expected);
  expect(call('sha256', { kind: 'bytes', hex: '00ff' })).toEqual({
    kind: 'bytes',
    hex: createHash('sha256').update(Uint8Array.of(0, 255)).digest('hex'),
  });
  expect(() => call('digest', 'a', 'whirlpool')).toThrow('not known');
  expect(() => call('sha2', 'a', 512)).toThrow('not known');
  expect(() => call('convert_to', 'a', 'LATIN1')).toThrow('not known');
});

// Read from PostgreSQL itself.
test.each([
  ['hashtext', '', -1477818771],
  ['hashtext', 'a', 1075015857],
  ['hashtext', 'tenant', -2050647389],
  ['hashtext', 'twelve bytes', 652846557],
  ['hashtext', 'Ünïcödé and more than twelve bytes', -812932687],
  ['hashint4', 1, -1905060026],
  ['hashint4', -7, -82204417],
  ['hashint8', 1, -1905060026],
  ['hashint8', -12345678901, -1820751631],
  ['hashint8', 9007199254740991, 2016522077],
])('%s of %j matches PostgreSQL', (name, value, hash) => {
  expect(call(name, value)).toBe(hash);
});
