import { describe, expect, it } from 'vitest';
import { writeCut, writeQuotient, writeReduced } from '../../encode/checksum/write-canonical.ts';
import {
  writeLittle4,
  writeLittle8,
  writeLittleDouble,
  writeLittleFloat,
  writeWide,
} from '../../writers/write-little.ts';
import { type Bind, constant, drawn, listed, unknown, compareEngines, writes } from '../kernel.fixture.ts';

const SIGNED = [0, 1, -1, 10, 100, 1000, 120, -120, 1001, 2_147_483_647, -2_147_483_648, -2_147_483_640, 2_000_000_000];
const LONG = [...SIGNED, 2 ** 31, 2 ** 32, -(2 ** 32) - 1, 2 ** 53 - 1, -(2 ** 53) + 1, 1e15, -0];

const numbers = (bind: Bind): readonly string[] => [
  'row',
  '1200',
  constant(-120),
  drawn(bind, 0, 100_000),
  `(${drawn(bind, -50, 50)} * 100)`,
  `(${drawn(bind, -1000, 1000)} * 1000000000000)`,
  listed(bind, SIGNED),
  unknown(bind, LONG),
];

describe('writers of canonical bytes and of Parquet', () => {
  it('write whole numbers as JavaScript does', () => {
    expect(
      compareEngines((bind) =>
        [writeLittle4, writeLittle8, writeWide].flatMap((writer) => writes(bind, writer, numbers(bind))),
      ),
    ).toEqual({ difference: 'none', hosts: 3 });
  });

  it('write quotients as JavaScript does', () => {
    expect(
      compareEngines((bind) => [
        ...[writeLittleDouble, writeLittleFloat].flatMap((writer) => writes(bind, writer, numbers(bind), '1000')),
        ...writes(bind, writeQuotient, numbers(bind), '100', '0'),
        ...writes(bind, writeQuotient, numbers(bind), '100', '1'),
      ]),
    ).toEqual({ difference: 'none', hosts: 4 });
  });

  it('cut times as JavaScript does', () => {
    expect(
      compareEngines((bind) =>
        [1000, 1_000_000].flatMap((unit) => writes(bind, writeCut, numbers(bind), String(unit))),
      ),
    ).toEqual({ difference: 'none', hosts: 2 });
  });

  it.each([0, 1, 2, 4, 9])('strip zeros off decimals of scale %i as JavaScript does', (scale) => {
    // One list is left to JavaScript, and three of the numbers may exceed 31 bits.
    expect(compareEngines((bind) => writes(bind, writeReduced, numbers(bind), String(scale)))).toEqual({
      difference: 'none',
      hosts: 4,
    });
  });
});
