import { expect, it } from 'vitest';
import { addRowHash, takeSum } from '../../encode/checksum/hash-row.ts';
import { writeInteger } from '../../writers/write-integer.ts';
import { drawn, weaveBoth } from '../kernel.fixture.ts';

it('a sum of hashes is the same in both engines, and restarts when it is taken', () => {
  const sums: Int32Array[] = [];
  const { javascript, webassembly } = weaveBoth((bind) => {
    const sum = new Int32Array(2);
    sums.push(sum);
    return [
      'const rowStart = at;',
      ...[1, 2, 3].map((key) => `at = ${bind(writeInteger)}(view, at, ${drawn(bind, 0, 10 ** (key * 3), key)});`),
      `${bind(addRowHash)}(view, rowStart, at, ${bind(sum)});`,
      'at = rowStart;',
    ];
  });
  expect([javascript.length, webassembly.length]).toEqual([0, 0]);
  const [sum = new Int32Array(2)] = sums;
  // JavaScript's is in the array itself; WebAssembly's is the same sum, accumulated in its own memory.
  const [low = 0, high = 0] = sum;
  const once = (BigInt(high >>> 0) << 32n) + BigInt(low >>> 0);
  const [lowTwice, highTwice] = takeSum(sum);
  expect(once).not.toBe(0n);
  expect((BigInt(highTwice >>> 0) << 32n) + BigInt(lowTwice >>> 0)).toBe(BigInt.asUintN(64, once * 2n));
  expect(takeSum(sum)).toEqual([0, 0]);
});
