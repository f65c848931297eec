import { columnsOf } from '../../language/expression/walk-expression.ts';
import type { Bound, ColumnDomain, Relation, RowSolution } from '../../solve/row-solution.ts';
import type { ColumnBounds, ReferenceDraft } from '../draft/draft.ts';

/**
 * Columns on which CHECKs impose only two ends, the same in every variant, and nothing about other columns except what
 * `holds` anyway.
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

/** `replaces_line < line_no`, where the former is the latter of an earlier row: counting the rows satisfies it. */
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

/** The two ends of a domain without other constraints; undefined if it has any, or if an end is exclusive. */
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
