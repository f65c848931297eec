import type { VariantGroup } from '../../../solve/row-solution.ts';
import type { TableMotif } from '../../draft/table-motif.ts';

/** The weights of a group's variants for each place: zero for those that the row's parents and kind exclude. */
export function placedRounds(
  { variants: allowed }: TableMotif,
  { columns, variants }: VariantGroup,
): readonly (readonly number[])[] | undefined {
  const places = allowed.get(columns.join('\n'));
  if (places === undefined || variants.length < 2) return undefined;
  return places.map((open) => {
    const weights = variants.map(({ weight }, index) => (open[index] === true ? weight : 0));
    return weights.some((weight) => weight > 0) ? weights : variants.map(({ weight }) => weight);
  });
}
