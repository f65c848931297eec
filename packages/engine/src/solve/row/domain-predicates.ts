import type { Expression } from '../../language/expression/expression.ts';
import { mapParts } from '../../language/expression/walk-expression.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import { domainsOf, resolveType } from '../../language/schema/resolve-type.ts';
import type { SchemaDocument } from '../../language/schema/schema-document.ts';
import type { ColumnDomain, NamedPredicate } from '../row-solution.ts';
import { solveRow } from './solve-row.ts';

/** What the domains of a type ask of a column, or of anything else that is called by a name. */
export function domainPredicates(schema: SchemaDocument, type: ColumnType, name: string): readonly NamedPredicate[] {
  return domainsOf(schema, type)
    .flatMap(({ checks }) => checks)
    .map((check, index) => ({
      name: check.name ?? `domain check ${index + 1}`,
      predicate:
        check.predicate === undefined ? { op: 'unknown', sql: check.expression } : nameValue(check.predicate, name),
    }));
}

/** In a domain's CHECK the value under test is called `value`. */
function nameValue(expression: Expression, column: string): Expression {
  if (expression.op === 'column') return expression.name === 'value' ? { op: 'column', name: column } : expression;
  return mapParts(expression, (part) => nameValue(part, column));
}

/** What the domains of a type leave of a value that is not a column: an array's element, a composite's field. */
export function domainOfPart(schema: SchemaDocument, type: ColumnType): ColumnDomain {
  const predicates = domainPredicates(schema, type, 'value');
  if (predicates.length === 0) return {};
  const resolved = resolveType(schema, type);
  const { groups } = solveRow({
    columns: [{ name: 'value', type: resolved, nullable: false }],
    predicates,
    as_of_micros: 0,
  });
  return groups[0]?.variants[0]?.domains['value'] ?? {};
}
