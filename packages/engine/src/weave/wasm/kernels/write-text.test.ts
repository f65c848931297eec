import { describe, expect, it } from 'vitest';
import { writeBarcode } from '../../generators/commerce/barcode.ts';
import { groupOf, writeProse } from '../../generators/prose/prose.ts';
import { draw } from '../../../base/random/draw.ts';
import { makeDictionary } from '../../../base/text/dictionary.ts';
import { makeDigitPatterns, writeDigitPattern } from '../../pieces/digit-patterns.ts';
import { drawn, listed, unknown, compareEngines, writes } from '../kernel.fixture.ts';

describe('patterns of digits', () => {
  it.each([
    ['any', ['(212) 555-01##', '###', 'none', '+1 ### ### ####', '#']],
    ['lead', ['+49 ## ######', '### ###', '#-#-#', '+1 ### ### ####']],
    ['no_zero', ['## ## ## ##', '#', '']],
    ['any', ['é###-############', '##']],
    ['lead', ['##############, a text of more than sixteen bytes', '#']],
  ] as const)('under the rule %s %j are written as JavaScript writes them', (rule, texts) => {
    const patterns = makeDigitPatterns(texts, rule);
    expect(
      compareEngines((bind) => {
        const which = listed(
          bind,
          texts.map((_, index) => index),
        );
        const counts = Array.from(patterns.counts);
        const numbers = Array.from({ length: texts.length * 5 }, (_, at) => {
          const count = counts[at % texts.length] ?? 1;
          return [0, count - 1, Math.floor(count / 2), Math.floor(count / 3), Math.min(7, count - 1)][at % 5] ?? 0;
        });
        return [
          ...writes(bind, writeDigitPattern, [bind(patterns)], which, unknown(bind, numbers)),
          ...writes(
            bind,
            writeDigitPattern,
            [bind(patterns)],
            '0',
            drawn(bind, 0, Math.min(counts[0] ?? 1, 1_000_000) - 1),
          ),
        ];
      }),
    ).toEqual({ difference: 'none', hosts: 1 });
  });
});

describe('barcodes', () => {
  it.each([6, 11])('of %i free digits are written as JavaScript writes them', (digits) => {
    const most = 10 ** digits;
    expect(
      compareEngines((bind) => [
        ...writes(bind, writeBarcode, [drawn(bind, 0, Math.min(most, 2_000_000_000) - 1)], String(digits)),
        ...writes(
          bind,
          writeBarcode,
          [unknown(bind, [0, 1, 9, most - 1, Math.floor(most / 7), Math.floor(most / 3)])],
          String(digits),
        ),
        ...writes(
          bind,
          writeBarcode,
          [`(${drawn(bind, 0, 999)} * ${most / 1000} + ${drawn(bind, 0, 999, 2)})`],
          String(digits),
        ),
      ]),
    ).toEqual({ difference: 'none', hosts: 1 });
  });
});

describe('prose', () => {
  const sentences = makeDictionary([
    'One.',
    'Two sentences.',
    '',
    'A third, somewhat longer than the others are.',
    'Four.',
    'Fünf.',
    'VI',
  ]);
  const long = makeDictionary(['One.', 'x'.repeat(300), 'Two.']);

  it.each([
    [sentences, [4, 3], 0, 1],
    [sentences, [4, 3], 2, 1],
    [sentences, [7], 3, 0],
    [sentences, [7], 0, 0],
    [long, [3], 2, 1],
  ] as const)('is written as JavaScript writes it', (words, sizes, perParagraph, spaced) => {
    const { sizes: list, steps } = groupOf(sizes);
    expect(
      compareEngines(
        (bind) => {
          const which = sizes.length === 1 ? '0' : drawn(bind, 0, sizes.length - 1, 5);
          const base = sizes.length === 1 ? '0' : `(${which} * 4)`;
          const random = `${bind(draw)}(low, high, 7, 8)`;
          const args = [base, bind(list), bind(steps), which, drawn(bind, 0, 2, 6), random];
          return [drawn(bind, 1, 3, 9), '2', '0'].flatMap((count) =>
            writes(bind, writeProse, [bind(words)], ...args, count, String(perParagraph), String(spaced)),
          );
        },
        { maxRowBytes: 4000, rows: 500 },
      ),
    ).toEqual({ difference: 'none', hosts: 0 });
  });
});
