import { describe, expect, it } from 'vitest';
import { BASE62, writeAlphabet } from '../../generators/code/hex-piece.ts';
import { writeIpv4 } from '../../generators/network/ip-address.ts';
import { writeShape } from '../../generators/code/pattern-shape.ts';
import { draw } from '../../../base/random/draw.ts';
import { encodeUtf8 } from '../../../base/bytes/utf8.ts';
import { type Bind, drawn, unknown, compareEngines, writes } from '../kernel.fixture.ts';

const LETTERS = encodeUtf8('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const DIGITS = encodeUtf8('0123456789');
const ODD = encodeUtf8('AEIOUY');
const DASH = encodeUtf8('-');

/** Integers below a count, as a draw, as unbounded numbers, and at both ends. */
function indexes(bind: Bind, count: number): readonly string[] {
  const edges = [0, 1, count - 1, Math.floor(count / 2), Math.floor(count / 3)];
  return [
    drawn(bind, 0, Math.min(count, 2_147_483_647) - 1),
    ...(count > 2 ** 40
      ? [`(${drawn(bind, 0, 999_999, 3)} * ${Math.floor(count / 1_000_000)} + ${drawn(bind, 0, 999, 4)})`]
      : []),
    unknown(
      bind,
      edges.map((edge) => Math.max(0, edge)),
    ),
  ];
}

describe('writers of texts that contain a number', () => {
  it.each([
    ['three letters and four digits', [LETTERS, LETTERS, LETTERS, DASH, DIGITS, DIGITS, DIGITS, DIGITS]],
    ['one place', [ODD]],
    ['a fixed text', [DASH, DASH, DASH, DASH, DASH]],
    ['ten digits', Array.from({ length: 10 }, () => DIGITS)],
    ['fifteen places', [...Array.from({ length: 6 }, () => ODD), DASH, ...Array.from({ length: 8 }, () => DIGITS)]],
    ['a letter between digits', [DIGITS, DASH, ODD, LETTERS, DIGITS, DIGITS, DASH, DIGITS, LETTERS]],
  ])('write %s as JavaScript does', (_, shape) => {
    const count = shape.reduce((product, { length }) => product * length, 1);
    expect(
      compareEngines((bind) => indexes(bind, count).flatMap((index) => writes(bind, writeShape, [bind(shape)], index))),
    ).toEqual({ difference: 'none', hosts: 1 });
  });

  it('leave shapes with too many texts to JavaScript', () => {
    const shape = Array.from({ length: 15 }, () => LETTERS);
    expect(compareEngines((bind) => writes(bind, writeShape, [bind(shape)], drawn(bind, 0, 1000)))).toEqual({
      difference: 'none',
      hosts: 1,
    });
  });

  it.each([
    ['0123456789abcdef', 12, 40],
    ['0123456789abcdef', 8, 8],
    ['0123456789abcdef', 1, 2],
    ['abc', 20, 24],
    ['01', 30, 31],
  ])('write characters of %s, %i of an index and %i in all, as JavaScript does', (text, indexed, length) => {
    const alphabet = encodeUtf8(text);
    const random = (bind: Bind): string => `${bind(draw)}(low, high, 17, 4711)`;
    expect(
      compareEngines((bind) =>
        indexes(bind, alphabet.length ** indexed).flatMap((index) =>
          writes(bind, writeAlphabet, [bind(alphabet)], index, String(indexed), String(length), random(bind)),
        ),
      ),
    ).toEqual({ difference: 'none', hosts: 1 });
  });

  it.each([
    [8, 20],
    [5, 5],
    [1, 3],
    [8, 90],
  ])('write %i characters of base 62 and %i in all as JavaScript does', (indexed, length) => {
    expect(
      compareEngines((bind) =>
        indexes(bind, 62 ** indexed).flatMap((index) =>
          writes(
            bind,
            writeAlphabet,
            [bind(BASE62)],
            index,
            String(indexed),
            String(length),
            `${bind(draw)}(low, high, 1, 2)`,
          ),
        ),
      ),
    ).toEqual({ difference: 'none', hosts: 1 });
  });

  it('write addresses as JavaScript does', () => {
    expect(compareEngines((bind) => writes(bind, writeIpv4, indexes(bind, 762)))).toEqual({
      difference: 'none',
      hosts: 1,
    });
  });
});
