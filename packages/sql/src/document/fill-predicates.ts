import {
  type Check,
  type Column,
  type ColumnType,
  columnsOf,
  DIALECTS,
  type DomainType,
  type Expression,
  partsOf,
  resolveType,
  type SchemaDocument,
  type Table,
  type Unique,
} from '@rowloom/engine';
import { numbersAsTruth } from '../grammar/numbers-as-truth.ts';
import type { ReadExpressionOptions } from '../expression/read-expression-options.ts';

export type ReadText = (text: string, options: ReadExpressionOptions) => Expression;

type Written = { readonly expression: string; readonly predicate?: Expression };
type ReadWritten = <T extends Written>(written: T) => T;

/** The document with a tree for every text that has none yet. */
export function fillPredicates(document: SchemaDocument, readText: ReadText): SchemaDocument {
  const reader = (types: ReadonlyMap<string, ColumnType>): ReadWritten => {
    const columns = [...types.keys()];
    const typeOf = (name: string): ColumnType | undefined => types.get(name);
    return (written) => {
      if (written.predicate !== undefined) return written;
      const read = readText(written.expression, { typeOf, columns });
      // `tableoid` and similar system columns are in no document.
      const isKnown = columnsOf(read).every((name) => types.has(name));
      const predicate: Expression = isKnown ? read : { op: 'unknown', sql: written.expression };
      return { ...written, predicate };
    };
  };
  const base = (type: ColumnType): ColumnType => resolveBase(document, type);
  const condition: ReadWritten = DIALECTS[document.dialect].hasTruth ? (written) => written : asCondition;
  return {
    ...document,
    tables: document.tables.map((table) =>
      readTable(table, reader(new Map(table.columns.map(({ name, type }) => [name, base(type)]))), condition),
    ),
    domains: document.domains.map((domain) => readDomain(domain, reader(new Map([['value', base(domain.type)]])))),
  };
}

function readTable(table: Table, read: ReadWritten, condition: ReadWritten): Table {
  return {
    ...table,
    ...readPartitionKey(table, read),
    columns: table.columns.map((column) => readColumn(column, read)),
    uniques: table.uniques.map((unique) => readUnique(unique, read, condition)),
    checks: table.checks.map((check): Check => condition(read(check))),
  };
}

/** A key of columns alone needs no tree. */
function readPartitionKey({ partition_by: by, partition_key: known }: Table, read: ReadWritten): Partial<Table> {
  const parts = /^\s*(?:RANGE|LIST)\s*\((.*)\)\s*$/is.exec(by ?? '')?.[1];
  if (parts === undefined || known !== undefined) return {};
  const { predicate } = read<Written>({ expression: `row_key(${parts})` });
  const isKey = predicate?.op === 'call' && predicate.args.length > 0 && predicate.args.every(isRead);
  return isKey && predicate.args.some(({ op }) => op !== 'column') ? { partition_key: predicate.args } : {};
}

const isRead = (expression: Expression): boolean => expression.op !== 'unknown' && partsOf(expression).every(isRead);

const asCondition = <T extends Written>(written: T): T =>
  written.predicate === undefined ? written : { ...written, predicate: numbersAsTruth(written.predicate) };

const readDomain = (domain: DomainType, read: ReadWritten): DomainType => ({
  ...domain,
  checks: domain.checks.map((check): Check => read(check)),
});

const readColumn = (column: Column, read: ReadWritten): Column =>
  column.generated === undefined ? column : { ...column, generated: read(column.generated) };

const readUnique = (unique: Unique, read: ReadWritten, condition: ReadWritten): Unique => ({
  ...unique,
  ...(unique.expressions === undefined ? {} : { expressions: unique.expressions.map(read) }),
  ...(unique.where === undefined ? {} : { where: condition(read(unique.where)) }),
});

/** A domain's base type; an enum stays a name, as the reader of DDL leaves it. */
function resolveBase(document: SchemaDocument, type: ColumnType): ColumnType {
  return type.kind === 'domain' ? resolveType(document, type) : type;
}
