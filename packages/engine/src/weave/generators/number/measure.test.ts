import { expect, test } from 'vitest';
import { pointOfCurve } from './measure.ts';

test('the curve is matched from its first point to just below its last', () => {
  const curve = Float64Array.from({ length: 257 }, (_, step) => 10 + (step / 256) * 5);
  expect(pointOfCurve(curve, 0, 0)).toBe(10);
  expect(pointOfCurve(curve, -1, -1)).toBe(14);
  expect(pointOfCurve(curve, 0x7fff7fff, 0x7fff7fff)).toBe(12);
});
