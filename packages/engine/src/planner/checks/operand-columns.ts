import type { RowSolution } from '../../solve/row-solution.ts';
import type { Operand } from '../draft/draft.ts';
import { endsOf, namesOf } from './bounded-columns.ts';

/**
 * Columns that CHECKs bound and relate to others without deciding them: `net` and `tax` in `gross = net + tax`. Any
 * value of such a column satisfies the CHECK if ranges alone show that its relations hold.
 */
export function operandColumns({ groups }: RowSolution): ReadonlyMap<string, Operand> {
  const found = new Map<string, Operand>();
  for (const { columns, variants } of groups) {
    const [variant, ...others] = variants;
    // Each of several variants may have other constraints.
    if (variant === undefined || others.length > 0) continue;
    const { relations, domains } = variant;
    const decided = new Set(relations.flatMap((relation) => (relation.kind === 'equal' ? [relation.column] : [])));
    for (const name of columns) {
      const bounds = endsOf(domains[name] ?? {});
      if (bounds === undefined || decided.has(name)) continue;
      const affected = spread(name, relations);
      const asked = relations.filter((relation) => namesOf(relation).some((column) => affected.has(column)));
      found.set(name, {
        bounds,
        relations: asked,
        ends: new Map(columns.map((column) => [column, endsOf(domains[column] ?? {})])),
      });
    }
  }
  return found;
}

/** The column, and everything computed from it. */
function spread(name: string, relations: Operand['relations']): ReadonlySet<string> {
  const affected = new Set([name]);
  for (let before = 0; before !== affected.size; ) {
    before = affected.size;
    for (const relation of relations)
      if (relation.kind === 'equal' && namesOf(relation).some((column) => affected.has(column)))
        affected.add(relation.column);
  }
  return affected;
}
