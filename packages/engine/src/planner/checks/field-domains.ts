import { argsOf } from '../../language/functions/call-form.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { columnsOf, mapParts } from '../../language/expression/walk-expression.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import type { ColumnDomain, NamedPredicate } from '../../solve/row-solution.ts';
import { solveRow } from '../../solve/row/solve-row.ts';
import { conjunctsOf } from '../../language/expression/conjuncts-of.ts';

const VALUE = 'value';

/** What the conditions that read only one field of a composite column leave of that field. */
export function fieldDomains(
  predicates: readonly NamedPredicate[],
  column: string,
  fields: readonly { readonly name: string; readonly type: ColumnType }[],
  asOf: number,
): readonly ColumnDomain[] {
  const parts = predicates.flatMap(({ name, predicate }) =>
    conjunctsOf(predicate).map((part) => ({ name, predicate: part })),
  );
  return fields.map(({ type }, place) => {
    const own = parts.flatMap(({ name, predicate }) => {
      const alone = aboutField(predicate, column, place);
      return columnsOf(alone).join() === VALUE ? [{ name, predicate: alone }] : [];
    });
    if (own.length === 0) return {};
    const { groups } = solveRow({
      columns: [{ name: VALUE, type, nullable: false }],
      predicates: own,
      as_of_micros: asOf,
    });
    return groups[0]?.variants[0]?.domains[VALUE] ?? {};
  });
}

/** The condition with the field in place of the part that reads it. */
function aboutField(expression: Expression, column: string, place: number): Expression {
  const [row, at] = expression.op === 'cast' ? argsOf(expression.arg, 'row_field') : [];
  const isField = row?.op === 'column' && row.name === column && at?.op === 'literal' && at.value === String(place);
  return isField ? { op: 'column', name: VALUE } : mapParts(expression, (part) => aboutField(part, column, place));
}
