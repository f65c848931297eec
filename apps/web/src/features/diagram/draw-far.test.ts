import { expect, test } from 'vitest';
import { wrapName } from './draw-far.ts';

test.each([
  ['orders', ['orders']],
  ['customer_addresses', ['customer_', 'addresses']],
  ['public.customer_addresses', ['public.', 'customer_', 'addresses']],
  ['a_b_customers', ['a_b_', 'customers']],
  ['internationalisation', ['internatio', 'nalisation']],
])('%s breaks after its separators, and within a word only where it must', (name, lines) => {
  expect(wrapName(name, (text) => text.length <= 10)).toEqual(lines);
});
