import { describe, expect, it } from 'vitest';
import { wordWriter } from '../../writers/write-word.ts';
import { makeDictionary } from '../../../base/text/dictionary.ts';
import { constant, drawn, listed, unknown, compareEngines } from '../kernel.fixture.ts';

/** Words of which the longest has that many bytes, including an empty one and one outside ASCII. */
function dictionaryOf(longest: number): ReturnType<typeof makeDictionary> {
  const lengths = [longest, 0, 1, Math.floor(longest / 2), Math.max(0, longest - 1), longest];
  const words = lengths.map((length, index) => 'abcdefghijklmnopqrstuvwxyz'.repeat(40).slice(index, index + length));
  return makeDictionary([...words, 'é'.repeat(Math.floor(longest / 2))]);
}

const LENGTHS = [
  1, 2, 3, 4, 7, 8, 9, 12, 15, 16, 17, 20, 24, 25, 31, 32, 33, 36, 40, 44, 47, 48, 63, 64, 100, 127, 128,
];

describe('writers of words', () => {
  it.each([...LENGTHS, 129, 200, 255, 256, 700])('write entries of up to %i bytes as JavaScript does', (longest) => {
    const words = dictionaryOf(longest);
    const { difference, hosts } = compareEngines(
      (bind) => {
        const indexes = [
          drawn(bind, 0, words.size - 1),
          listed(bind, [0, 1, 5, 6]),
          '0',
          '1',
          '3',
          unknown(bind, [0, 2, 4]),
        ];
        const write = (index: string): string => `at = ${bind(wordWriter(words))}(view, at, ${bind(words)}, ${index});`;
        return indexes.flatMap((index) => [write(index), `view.setUint8(at++, ${constant(44)});`]);
      },
      { rows: 200, maxRowBytes: longest * 6 + 600 },
    );
    expect(difference).toBe('none');
    expect(hosts).toBe(1);
  });

  it('write a list of equally long words as JavaScript does', () => {
    const words = makeDictionary(['AB', 'CD', 'EF']);
    const { difference } = compareEngines((bind) => [
      `at = ${bind(wordWriter(words))}(view, at, ${bind(words)}, ${drawn(bind, 0, 2)});`,
    ]);
    expect(difference).toBe('none');
  });
});
