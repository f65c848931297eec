import { describe, expect, it } from 'vitest';
import {
  writeBinaryDate,
  writeBinaryTimestamp,
  writeBinaryUuid,
  writeBinaryZonedTime,
  writeByte,
  writeFloat4,
  writeFloat8,
  writeInt2,
  writeInt4,
  writeInt8,
  writeShortInt8,
} from '../../writers/write-binary.ts';
import { writeRawWords } from '../../generators/code/uuid-words.ts';
import { draw } from '../../../base/random/draw.ts';
import { type Bind, constant, drawn, listed, unknown, compareEngines, writes } from '../kernel.fixture.ts';

const SMALL = [0, 1, 127, 128, 255, 256, 32_767, 65_535, 65_536];
const SIGNED = [...SMALL, -1, -128, -129, -32_768, -65_537, 2_147_483_647, -2_147_483_648];
const LONG = [
  ...SIGNED,
  2 ** 31,
  2 ** 32 - 1,
  2 ** 32,
  -(2 ** 32),
  -(2 ** 32) - 1,
  2 ** 53 - 1,
  -(2 ** 53) + 1,
  0.5,
  -0.5,
];

const anyWord = (bind: Bind, key: number): string => `${bind(draw)}(low, high, ${key}, ${key * 31})`;
const integers = (bind: Bind): readonly string[] => [
  'row',
  constant(-5),
  '300',
  '4294967297',
  drawn(bind, 0, 255),
  drawn(bind, 0, 65_535),
  drawn(bind, -40_000, 40_000),
  drawn(bind, 0, 2_147_483_646),
  anyWord(bind, 3),
  listed(bind, SIGNED),
];

describe('writers of PostgreSQL’s binary forms', () => {
  it('write whole numbers of one to eight bytes as JavaScript does', () => {
    const { difference, hosts } = compareEngines((bind) => [
      ...writes(bind, writeByte, [drawn(bind, 0, 255), '7', '300', unknown(bind, SMALL)]),
      ...writes(bind, writeInt2, [...integers(bind), unknown(bind, SIGNED)]),
      ...writes(bind, writeInt4, [...integers(bind), unknown(bind, LONG)]),
      ...writes(bind, writeShortInt8, [drawn(bind, 0, 2_147_483_646), 'row', '17', unknown(bind, [0, 2_147_483_647])]),
      ...writes(bind, writeInt8, [...integers(bind), `(${drawn(bind, -9, 9)} * 4294967311)`, unknown(bind, LONG)]),
      ...writes(bind, writeBinaryZonedTime, [
        `(${drawn(bind, 0, 86_399)} * 1000000)`,
        unknown(bind, [0, 86_399_999_999]),
      ]),
    ]);
    expect(difference).toBe('none');
    // Only the lists about which nothing is known are left to JavaScript.
    expect(hosts).toBe(6);
  });

  it('write floats as JavaScript does', () => {
    const values = [0, 1, -1, 12_345, 2 ** 53 - 1, -(2 ** 53) + 1, 3_333_333_333];
    const { difference, hosts } = compareEngines((bind) =>
      [writeFloat4, writeFloat8].flatMap((writer) => [
        ...writes(bind, writer, [drawn(bind, -1000, 99_999), unknown(bind, values)], '1000'),
        ...writes(bind, writer, ['1234567', anyWord(bind, 5)], '1'),
      ]),
    );
    expect(difference).toBe('none');
    expect(hosts).toBe(2);
  });

  it('write dates and times before and after 2000 as JavaScript does', () => {
    const days = [-800_000, -1, 0, 10_956, 10_957, 10_958, 2_932_896];
    const micros = [
      -(2 ** 53) + 1,
      -1,
      0,
      946_684_799_999_999,
      946_684_800_000_000,
      2 ** 51,
      2 ** 52 + 12_345,
      2 ** 53 - 1,
    ];
    const { difference, hosts } = compareEngines((bind) => [
      ...writes(bind, writeBinaryDate, [drawn(bind, -9000, 30_000), listed(bind, days), unknown(bind, days)]),
      ...writes(bind, writeBinaryTimestamp, [
        `(${drawn(bind, 0, 2_000_000_000)} * 1000000)`,
        `(${drawn(bind, -2_000_000_000, -1)} * 1000000)`,
        `(${drawn(bind, -9_000, 9_000)} * 1000000000000)`,
        constant(-12_345_678),
        listed(bind, [-5, 0, 7]),
      ]),
      // A fraction is not supported: JavaScript writes it.
      ...writes(bind, writeBinaryTimestamp, [unknown(bind, [...micros, ...days, 946_684_799_999_999.5])]),
    ]);
    expect(difference).toBe('none');
    expect(hosts).toBe(3);
  });

  it('write four words as JavaScript does', () => {
    const { difference, hosts } = compareEngines((bind) => {
      const [a, b, c] = [anyWord(bind, 1), anyWord(bind, 2), listed(bind, SIGNED)];
      return [
        ...writes(bind, writeBinaryUuid, [a], b, c, '1234'),
        ...writes(bind, writeRawWords, [c], 'row', b, '(-2)'),
      ];
    });
    expect(difference).toBe('none');
    expect(hosts).toBe(0);
  });
});
