import { columnsOf } from '../../language/expression/walk-expression.ts';
import type { Bound, ColumnDomain, Relation, RowSolution } from '../../solve/row-solution.ts';
import type { ColumnBounds, ReferenceDraft } from '../draft/draft.ts';

/**
 * The columns of which CHECKs ask two ends at most, the same in every variant, and nothing of other columns but what `holds`
 * whatever they are.
 */
export function boundedColumns(
  { groups }: RowSolution,
  references: readonly ReferenceDraft[] = [],
  holds: (relation: Relation) => boolean = () => false,
): ReadonlyMap<string, ColumnBounds> {
  const found = new Map<string, ColumnBounds>();
  for (const { columns, variants } of groups) {
    for (const name of columns) {
      const [first, ...others] = variants.map(({ domains }) => domains[name] ?? {});
      const related = variants.some(({ relations }) =>
        relations.some(
          (relation) =>
            namesOf(relation).includes(name) && !holdsByTree(relation, name, references) && !holds(relation),
        ),
      );
      if (first === undefined || related) continue;
      if (others.some((domain) => JSON.stringify(domain) !== JSON.stringify(first))) continue;
      const ends = endsOf(first);
      if (ends !== undefined) found.set(name, ends);
    }
  }
  return found;
}

/** `replaces_line < line_no`, where the former is the latter of a row before it: whoever counts the rows meets it. */
function holdsByTree(relation: Relation, name: string, references: readonly ReferenceDraft[]): boolean {
  if (relation.kind !== 'order' || relation.greater !== name || relation.offset !== undefined) return false;
  return references.some(
    ({ columns, to_columns, strategy }) =>
      strategy?.kind === 'tree' &&
      strategy.within !== undefined &&
      strategy.roots === 'null' &&
      to_columns[columns.indexOf(relation.lesser)] === name,
  );
}

export function namesOf(relation: Relation): readonly string[] {
  switch (relation.kind) {
    case 'order':
      return [relation.lesser, relation.greater];
    case 'distinct':
      return [relation.left, relation.right];
    default:
      return [relation.column, ...columnsOf(relation.expression)];
  }
}

/** The two ends of a domain that has nothing else; undefined where it has, or where one of them is not in it. */
export function endsOf(domain: ColumnDomain): ColumnBounds | undefined {
  const [min, max] = [numberOf(domain.min), numberOf(domain.max)];
  if (!isPlain(domain) || Number.isNaN(min) || Number.isNaN(max)) return undefined;
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

function isPlain({ null: _null, min: _min, max: _max, ...rest }: ColumnDomain): boolean {
  return Object.keys(rest).length === 0;
}

function numberOf(bound: Bound | undefined): number | undefined {
  return bound === undefined ? undefined : bound.inclusive ? Number(bound.value) : Number.NaN;
}
