import type { Expression } from '../../language/expression/expression.ts';
import { mapParts } from '../../language/expression/walk-expression.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import { domainsOf, resolveType } from '../../language/schema/resolve-type.ts';
import type { SchemaDocument } from '../../language/schema/schema-document.ts';
import type { ColumnDomain, NamedPredicate, RowSolution } from '../row-solution.ts';
import { solveRow } from './solve-row.ts';

/** What the domains of a type require of a column, or of any other named value. */
export function domainPredicates(schema: SchemaDocument, type: ColumnType, name: string): readonly NamedPredicate[] {
  return domainsOf(schema, type)
    .flatMap(({ checks }) => checks)
    .map((check, index) => ({
      name: check.name ?? `domain check ${index + 1}`,
      predicate:
        check.predicate === undefined ? { op: 'unknown', sql: check.expression } : nameValue(check.predicate, name),
    }));
}

/** In a domain's CHECK the tested value is called `value`. */
function nameValue(expression: Expression, column: string): Expression {
  if (expression.op === 'column') return expression.name === 'value' ? { op: 'column', name: column } : expression;
  return mapParts(expression, (part) => nameValue(part, column));
}

/** What the domains of a type leave of a value that is not a column: an array's element, a composite's field. */
export function domainOfPart(schema: SchemaDocument, type: ColumnType): ColumnDomain {
  const solution = solvePart(schema, type);
  const domain = solution?.groups[0]?.variants[0]?.domains['value'] ?? {};
  return withoutGaps(domain, resolveType(schema, type));
}

/**
 * CHECKs of an array's elements and a composite's fields that would need a test: no row is redrawn for a part of a
 * value.
 */
export function untestedPredicates(schema: SchemaDocument, type: ColumnType): readonly NamedPredicate[] {
  return partsOf(schema, type).flatMap((part) => {
    const open = (solvePart(schema, part)?.verdicts ?? []).filter(({ verdict }) => verdict !== 'solved');
    const own = open.map(({ name }): NamedPredicate => ({ name, predicate: { op: 'unknown', sql: name } }));
    return [...own, ...untestedPredicates(schema, part)];
  });
}

function partsOf(schema: SchemaDocument, type: ColumnType): readonly ColumnType[] {
  const declared = domainsOf(schema, type).at(-1)?.type ?? type;
  if (declared.kind === 'array') return [declared.element];
  if (declared.kind !== 'composite') return [];
  const made = schema.composites?.find(({ name }) => name === declared.name);
  return (made?.fields ?? declared.fields ?? []).map((field) => field.type);
}

function solvePart(schema: SchemaDocument, type: ColumnType): RowSolution | undefined {
  const predicates = domainPredicates(schema, type, 'value');
  if (predicates.length === 0) return undefined;
  const resolved = resolveType(schema, type);
  return solveRow({
    columns: [{ name: 'value', type: resolved, nullable: false }],
    predicates,
    as_of_micros: 0,
  });
}

/** Values of a part are listed: a step between numbers is an expression, which a part cannot be made of. */
const MAX_STEPS = 100;

/** Forbidden values inside a range or a list are removed, because parts are not tested. */
function withoutGaps(domain: ColumnDomain, type: ColumnType): ColumnDomain {
  const { none_of: forbidden = [], one_of: listed, multiple_of: step, min, max, remainder = '0' } = domain;
  const isFree = (value: string): boolean => !forbidden.includes(value);
  if (listed === undefined && type.kind === 'enum' && forbidden.length > 0)
    return { ...domain, one_of: (type.values ?? []).filter(isFree) };
  if (listed !== undefined || type.kind !== 'integer') return domain;
  const low = min === undefined ? undefined : Number(min.value) + (min.inclusive ? 0 : 1);
  const high = max === undefined ? Number.MAX_SAFE_INTEGER : Number(max.value) - (max.inclusive ? 0 : 1);
  if (step !== undefined) {
    const [width, rest] = [Number(step), Number(remainder)];
    const first = Math.ceil(((low ?? Math.min(1, high)) - rest) / width) * width + rest;
    const steps = Array.from({ length: MAX_STEPS }, (_, index) => first + index * width);
    const one_of = steps.filter((value) => value <= high).map(String);
    return { ...domain, one_of: one_of.filter(isFree) };
  }
  const numbers = forbidden.map(Number).filter((value) => value >= (low ?? -Infinity) && value <= high);
  if (numbers.length === 0) return domain;
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  if (most < high) return { ...domain, min: { value: String(most + 1), inclusive: true } };
  return { ...domain, max: { value: String(least - 1), inclusive: true } };
}
