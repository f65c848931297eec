import type { Expression } from '../../language/expression/expression.ts';
import type { NamedPredicate } from '../../solve/row-solution.ts';
import { conjunctsOf } from '../../language/expression/conjuncts-of.ts';
import { type JsonPlace, pathOf } from './json-places.ts';

type CopiedMember = { readonly place: JsonPlace; readonly name: string };

/** Members of a JSON column that must equal another column of the row: `doc->>'id' = id`. */
export function copiedMembers(predicates: readonly NamedPredicate[], column: string): readonly CopiedMember[] {
  return predicates.flatMap(({ predicate }) => conjunctsOf(predicate).flatMap((part) => copyIn(part, column)));
}

function copyIn(expression: Expression, column: string): readonly CopiedMember[] {
  if (expression.op === 'is' && expression.value === 'true') return copyIn(expression.arg, column);
  if (expression.op !== 'compare' || !/^(?:=|is not distinct from)$/.test(expression.operator)) return [];
  const { left, right } = expression;
  return [...copyOf(left, right, column), ...copyOf(right, left, column)];
}

function copyOf(member: Expression, value: Expression, column: string): readonly CopiedMember[] {
  const [place, name] = [pathOf(member, column), nameOf(value)];
  // A shape can only contain a plain name.
  return place === undefined || place.length === 0 || name === column || !/^[A-Za-z_]\w*$/.test(name ?? '')
    ? []
    : [{ place, name: name as string }];
}

function nameOf(value: Expression): string | undefined {
  if (value.op === 'cast') return nameOf(value.arg);
  return value.op === 'column' && value.through === undefined ? value.name : undefined;
}
