import { type Check, type Column, type ColumnType, findDomain, type SchemaDocument, type Table } from '@rowloom/engine';
import { quoteIn } from './table-source.ts';

/** A constraint that a row violates by itself: NOT NULL, or a CHECK of the table or of a column's domain. */
export type RowCondition = {
  readonly kind: 'not_null' | 'check';
  readonly name: string;
  /** SQL that is true for a row that violates it. */
  readonly violated: string;
};

export function rowConditions(document: SchemaDocument, table: Table): readonly RowCondition[] {
  const quote = quoteIn(document.dialect);
  return [
    ...table.columns
      .filter((column) => !column.nullable || isNeverNull(document, column.type))
      .map(({ name }) => ({ kind: 'not_null', name, violated: `${quote(name)} IS NULL` }) as const),
    ...table.checks.map((check, index) => ({
      kind: 'check' as const,
      name: check.name ?? `check ${index + 1}`,
      violated: isFalse(check),
    })),
    ...table.columns.flatMap((column) => domainConditions(document, column, column.type, quote(column.name))),
  ];
}

/**
 * A check that is neither true nor false holds. The line ends before the bracket, because the text may end in a
 * comment.
 */
const isFalse = ({ expression }: Check): string => `NOT (${expression}\n)`;

function isNeverNull(document: SchemaDocument, type: ColumnType): boolean {
  const domain = findDomain(document, type);
  return domain !== undefined && (!domain.nullable || isNeverNull(document, domain.type));
}

/**
 * In a domain's checks the value is called VALUE, a name that an inner query gives to the column or to an array's
 * elements.
 */
function domainConditions(
  document: SchemaDocument,
  column: Column,
  type: ColumnType,
  value: string,
): readonly RowCondition[] {
  if (type.kind === 'array') {
    return domainConditions(document, column, type.element, 'item').map((condition) => ({
      ...condition,
      violated: `EXISTS (SELECT 1 FROM unnest(${value}) AS items(item) WHERE ${condition.violated})`,
    }));
  }
  const domain = findDomain(document, type);
  if (domain === undefined) return [];
  return [
    ...domain.checks.map((check, index) => ({
      kind: 'check' as const,
      name: `${check.name ?? `${domain.name} check ${index + 1}`} of ${column.name}`,
      violated: `(SELECT ${isFalse(check)} FROM (SELECT ${asBase(value, domain.type)} AS value) AS domain_value)`,
    })),
    ...domainConditions(document, column, domain.type, value),
  ];
}

/** The operators of an enum are not found for a domain over it: VALUE has the base type. */
const asBase = (value: string, base: ColumnType): string =>
  base.kind === 'enum' && base.native !== '' ? `(${value})::${base.native}` : value;
