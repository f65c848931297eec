import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutToWidth, textWidth } from './text-width.ts';

/** As most cells are, with an occasional combining accent, or a character that takes two cells. */
const text = fc.string({
  unit: fc.oneof(
    { weight: 20, arbitrary: fc.integer({ min: 0x20, max: 0x2ff }).map((point) => String.fromCodePoint(point)) },
    { weight: 5, arbitrary: fc.constantFrom('–', '—', '’', '“', '…', '€', '∅', '⏎') },
    { weight: 1, arbitrary: fc.constantFrom('\u0301', '東', '\u200d', '🙂') },
  ),
});
// oxlint-disable-next-line no-control-regex -- these are the ones that a terminal does not show
const CONTROL = /^[\u0000-\u001f\u007f-\u009f]/;
const WIDE = /^[東🙂]/u;

const segments = (given: string): readonly string[] =>
  [...new Intl.Segmenter().segment(given)].map(({ segment }) => segment);
const widthOf = (segment: string): number => (CONTROL.test(segment) ? 0 : WIDE.test(segment) ? 2 : 1);

it('counts cells as a terminal does, in every way of measuring', () => {
  fc.assert(
    fc.property(text, (given) => {
      expect(textWidth(given)).toBe(segments(given).reduce((sum, segment) => sum + widthOf(segment), 0));
    }),
  );
});

it('cuts between segments, to the requested width', () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 12 }), (given, width) => {
      const cut = cutToWidth(given, width);
      expect(textWidth(cut)).toBeLessThanOrEqual(width);
      if (cut === given) return;
      const kept = segments(cut.slice(0, -1));
      expect(kept).toEqual(segments(given).slice(0, kept.length));
      expect(textWidth(given)).toBeGreaterThan(width);
    }),
  );
});
