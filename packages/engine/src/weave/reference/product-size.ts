import type { ProductPart } from '../../document/plan/plan.ts';

/** How many tuples a product has. */
export function productSize({ radices, form, most }: Pick<ProductPart, 'radices' | 'form' | 'most'>): number {
  const [first = 1, , ...others] = radices;
  if (form === 'mixed') return first * first;
  if (form === undefined || form === 'even')
    return Math.min(
      most ?? Infinity,
      radices.reduce((product, radix) => product * radix, 1),
    );
  return others.reduce((product, radix) => product * radix, pairCount({ radices, form }));
}

/** The number of pairs of the first two digits, if they come from the same space. */
export function pairCount({ radices, form }: Pick<ProductPart, 'radices' | 'form'>): number {
  const [first = 1] = radices;
  return form === 'ascending' ? (first * (first - 1)) / 2 : first * (first - 1);
}
