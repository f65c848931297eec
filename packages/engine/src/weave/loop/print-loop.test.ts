import { expect, test } from 'vitest';
import { number } from './loop.ts';
import { LoopPrinter } from './print-loop.ts';

test('numbers are printed as JavaScript reads them', () => {
  const printed = [0, -0, 1.5, -2, 1e300].map((value) => new LoopPrinter().expression(number(value)));
  expect(printed).toEqual(['0', '(-0)', '1.5', '(-2)', '1e+300']);
});

test('a text in the place of a number is not printed, because it would be code', () => {
  for (const value of ['alert(1)', ['alert(1)'], { toString: () => 'alert(1)' }])
    expect(() => new LoopPrinter().expression(number(value as unknown as number))).toThrow(TypeError);
});
