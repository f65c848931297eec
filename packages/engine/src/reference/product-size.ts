import type { ProductPart } from '../plan/plan.ts';

/** How many tuples a product has. */
export function productSize({ radices, form }: Pick<ProductPart, 'radices' | 'form'>): number {
  const [first = 1] = radices;
  if (form === 'ascending') return (first * (first - 1)) / 2;
  if (form === 'apart') return first * (first - 1);
  return form === 'mixed' ? first * first : radices.reduce((product, radix) => product * radix, 1);
}
