import type { Relation } from '../../solve/row-solution.ts';
import { boundedColumns, namesOf } from '../checks/bounded-columns.ts';
import type { ColumnBounds, TableDraft } from '../draft/draft.ts';
import { uniqueSets } from '../draft/unique-sets.ts';

/**
 * Between which ends a key may number a column: undefined where CHECKs ask more of it. That it differs from a column which is
 * drawn again until it does, `CHECK (duplicate_of <> number)`, leaves the number free.
 */
export function freeEnds(target: TableDraft, name: string): ColumnBounds | undefined {
  if (!target.solved.has(name)) return {};
  return (
    target.bounded.get(name) ??
    boundedColumns(target.solution, target.references, (relation) => isMetByOther(target, relation, name)).get(name)
  );
}

function isMetByOther(target: TableDraft, relation: Relation, name: string): boolean {
  if (relation.kind !== 'distinct') return false;
  const other = namesOf(relation).find((one) => one !== name);
  return other !== undefined && (isDrawnFreely(target, other) || leadsToOthers(target, other, name));
}

/** No key numbers it, and nobody says what it holds. */
function isDrawnFreely(target: TableDraft, name: string): boolean {
  if (target.columns.get(name)?.source.kind !== 'generator' || target.columnRules.has(name)) return false;
  return !uniqueSets(target).some(({ columns, coarse }) => columns.includes(name) || coarse.includes(name));
}

/** A parent of the same table and the same owner is another row, whose number a key keeps apart. */
function leadsToOthers(target: TableDraft, name: string, number: string): boolean {
  return target.references.some(
    ({ columns, to_columns: toColumns, strategy }) =>
      strategy?.kind === 'tree' && strategy.roots === 'null' && toColumns[columns.indexOf(name)] === number,
  );
}
