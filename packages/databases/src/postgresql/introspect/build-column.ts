import type { Column, ColumnType } from '@rowloom/engine';
import { ancestorsOf, type Catalogue } from './catalogue.ts';
import type { Label } from './label.ts';
import type { CatalogueColumn } from './read-columns.ts';
import { stripParentheses } from './strip-parentheses.ts';
import type { TypeReader } from './type-reader.ts';

export function buildColumn(catalogue: Catalogue, column: CatalogueColumn, read: TypeReader, label: Label): Column {
  const identity = identityOf(catalogue, column);
  return {
    name: column.name,
    type: foldType(read(column.type), column.foldsLetters),
    nullable: column.nullable,
    ...fillingOf(column, identity, label),
    ...(column.collation === undefined ? {} : { collation: column.collation }),
    ...(column.comment === undefined ? {} : { comment: column.comment }),
  };
}

function fillingOf(
  { default: expression, generated }: CatalogueColumn,
  identity: Column['identity'],
  label: Label,
): Pick<Column, 'default' | 'identity' | 'generated'> {
  if (identity !== undefined) return { identity };
  if (expression === undefined) return {};
  if (generated === undefined) return { default: label.expression(expression) };
  return { generated: { expression: label.expression(stripParentheses(expression)), stored: generated === 'stored' } };
}

/**
 * A serial column is equivalent to an identity. Before version 17 a partition did not have its table's identity, though
 * rows that come through the table get it.
 */
function identityOf(catalogue: Catalogue, column: CatalogueColumn): Column['identity'] {
  if (column.identity !== undefined) return column.identity;
  if (column.default === undefined) {
    const parent = catalogue.partitionOf.get(column.table);
    const above = catalogue.columns.get(parent ?? '')?.find(({ name }) => name === column.name);
    return above === undefined ? undefined : identityOf(catalogue, above);
  }
  const sequence = catalogue.sequences.get(`${column.table}.${column.number}`);
  const isSerial =
    sequence?.ownerColumn === column.name &&
    /^nextval\('(?:[^']|'')+'::regclass\)$/.test(column.default) &&
    [column.table, ...ancestorsOf(catalogue, column.table)].includes(sequence.ownerTable);
  return isSerial ? 'by_default' : undefined;
}

/** Under a non-deterministic collation, words that differ only in case may be equal. */
function foldType(type: ColumnType, folds: boolean): ColumnType {
  return folds && type.kind === 'text' ? { ...type, case_insensitive: true } : type;
}
