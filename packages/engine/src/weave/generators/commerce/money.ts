import { amountRange, amountValue, skewedAmount } from '../number/amount-value.ts';
import { checkRange } from '../check-options.ts';
import { generator } from '../generator.ts';

export const money = generator({
  name: 'money',
  version: 1,
  summary: 'Amounts of money, small ones far more often than large ones. Columns of whole cents (`…_cents`) get cents.',
  options: { min: 'the smallest (1)', max: 'the largest (2000)' },
  distinct: 'index',
  amount: 'fraction',
  check: checkRange,
  capacity: (cell, options) => {
    const { min, max } = amountRange(cell, options, 1, 2000);
    return max - min + 1;
  },
  build: (cell, options) => {
    const range = amountRange(cell, options, 1, 2000);
    return amountValue(skewedAmount(cell, range), range.scale);
  },
});
