import { expect, test } from 'vitest';
import { bool, i8, i16, i32, i64, list, struct, text, varint } from './thrift.ts';

test('a varint holds seven bits a byte, beyond 32 bits too', () => {
  expect(varint(0)).toEqual([0]);
  expect(varint(300)).toEqual([0xac, 0x02]);
  expect(varint(2 ** 40)).toEqual([0x80, 0x80, 0x80, 0x80, 0x80, 0x20]);
});

test('integers are zigzag', () => {
  expect(i16(-1).bytes).toEqual([1]);
  expect(i32(1).bytes).toEqual([2]);
  expect(i64(-(2 ** 33)).bytes).toEqual(varint(2 ** 34 - 1));
  expect(i8(-1).bytes).toEqual([255]);
});

test('a struct writes the distance between its fields, leaves gaps out and ends with zero', () => {
  expect(struct({ 1: i32(3), 2: undefined, 5: bool(true) }).bytes).toEqual([0x15, 6, 0x41, 0]);
  expect(struct({ 20: i32(1) }).bytes).toEqual([5, 40, 2, 0]);
});

test('a list writes its length beside the type, or after it', () => {
  expect(list([text('é')]).bytes).toEqual([0x18, 2, 0xc3, 0xa9]);
  const long = list(Array.from({ length: 200 }, () => i32(0)));
  expect(long.bytes.slice(0, 3)).toEqual([0xf5, 0xc8, 0x01]);
  expect(long.bytes).toHaveLength(203);
});
