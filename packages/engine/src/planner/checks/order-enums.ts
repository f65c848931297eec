import type { Expression } from '../../language/expression/expression.ts';
import { mapParts } from '../../language/expression/walk-expression.ts';
import type { ColumnType } from '../../language/types/column-type.ts';

/** `from_level < to_level` among enums compares the order of their labels, whereas texts would compare letters. */
export function orderEnums(expression: Expression, types: ReadonlyMap<string, ColumnType>): Expression {
  if (expression.op === 'compare' && /^[<>]=?$/.test(expression.operator)) {
    const [left, right] = [placeOf(expression.left, types), placeOf(expression.right, types)];
    if (left !== undefined && right !== undefined) return { ...expression, left, right };
  }
  return mapParts(expression, (part) => orderEnums(part, types));
}

function placeOf(expression: Expression, types: ReadonlyMap<string, ColumnType>): Expression | undefined {
  if (expression.op !== 'column' || expression.through !== undefined) return undefined;
  const type = types.get(expression.name);
  if (type?.kind !== 'enum' || type.values === undefined) return undefined;
  return {
    op: 'case',
    arg: expression,
    whens: type.values.map((value, index) => ({
      when: { op: 'literal', type: 'text', value },
      then: { op: 'literal', type: 'number', value: String(index) },
    })),
  };
}
