import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesInView } from './lines-in-view.ts';

const sizes = fc.record({ count: fc.nat(1_000_000), line: fc.integer({ min: 1, max: 60 }), beyond: fc.nat(20) });

test('every visible line is included, and no missing one', () => {
  fc.assert(
    fc.property(sizes, fc.nat(3_000_000), fc.nat(2000), (options, top, height) => {
      const { first, end } = linesInView(top, height, options);
      expect(first).toBeGreaterThanOrEqual(0);
      expect(end).toBeLessThanOrEqual(options.count);
      const seen = [top, top + height - 1].map((at) => Math.floor(at / options.line));
      for (const line of seen.filter((at) => at >= 0 && at < options.count)) {
        if (height === 0) continue;
        expect(line).toBeGreaterThanOrEqual(first);
        expect(line).toBeLessThan(end);
      }
    }),
  );
});

test('about as many lines are rendered as fit, however many exist', () => {
  const options = { count: 1_000_000, line: 32, beyond: 12 };
  expect(linesInView(0, 640, options)).toEqual({ first: 0, end: 32 });
  expect(linesInView(32_000, 640, options)).toEqual({ first: 988, end: 1032 });
  expect(linesInView(99_999_999, 640, options)).toEqual({ first: 1_000_000, end: 1_000_000 });
});
