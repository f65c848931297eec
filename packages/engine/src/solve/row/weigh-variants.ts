import type { ColumnsByName } from '../domain/conjunct.ts';
import type { Variant } from '../row-solution.ts';

const MAX_WEIGHT = 1000;

/**
 * The weight of each variant: proportional to the choices that it leaves among listed values, so that of five states
 * the four without a date do not make up only half of the rows.
 */
export const weighVariants = (
  variants: readonly Omit<Variant, 'weight'>[],
  columns: ColumnsByName,
): readonly Variant[] => {
  const listed = new Set(
    variants.flatMap(({ domains }) => Object.keys(domains).filter((name) => domains[name]?.one_of)),
  );
  const full = (name: string): number => {
    const column = columns.get(name);
    const universe = column?.type.kind === 'boolean' ? 2 : column?.values?.length;
    return universe ?? Math.max(...variants.map(({ domains }) => domains[name]?.one_of?.length ?? 1));
  };
  return variants.map((variant) => {
    const weight = [...listed].reduce((product, name) => {
      const domain = variant.domains[name];
      return product * (domain?.null === 'always' ? 1 : (domain?.one_of?.length ?? full(name)));
    }, 1);
    return { weight: Math.min(Math.max(weight, 1), MAX_WEIGHT), ...variant };
  });
};
