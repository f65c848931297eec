import type { Variant, VariantGroup } from '../../solve/row-solution.ts';
import type { TableDraft } from '../draft/draft.ts';

/** Whether the CHECKs on the column have a variant for each of the values, whatever the row's other columns. */
export function isOpenTo({ variants }: VariantGroup, column: string, values: readonly string[]): boolean {
  const tied = variants.some(({ order }) => order.includes(column));
  return !tied && values.every((value) => variants.some((variant) => allows(variant, column, value)));
}

/** The weights of a group's variants for each value in turn, if one of its columns cycles through its values. */
export function roundsOf(
  { rounds }: TableDraft,
  { columns, variants, rounds: given }: VariantGroup,
): readonly (readonly number[])[] | undefined {
  if (given !== undefined) return given;
  const column = columns.find((name) => rounds.has(name));
  if (column === undefined || variants.length < 2) return undefined;
  return rounds
    .get(column)
    ?.map((value) => variants.map((variant) => (allows(variant, column, value) ? variant.weight : 0)));
}

function allows({ domains }: Variant, column: string, value: string): boolean {
  const { null: nulls, one_of: listed, none_of: forbidden } = domains[column] ?? {};
  return nulls !== 'always' && (listed?.includes(value) ?? true) && forbidden?.includes(value) !== true;
}
