import { printSqlExpression } from '@rowloom/sql';
import {
  type Check,
  type Column,
  type Expression,
  type Following,
  keepingTrigger,
  mapParts,
  type ParentCheck,
  resolveType,
  type SchemaDocument,
  sqlDialectOf,
  type Table,
  tableKey,
  triggerRules,
  type Unique,
  withOwnRules,
} from '@rowloom/engine';
import type { CertifiedConstraint } from './certificate.ts';
import { quoteIn, tableSource } from './table-source.ts';

/**
 * The table with what its triggers keep among its constraints, in SQL that the server itself can be asked. What a trigger
 * asks of rows that are referred to is a CHECK with a query in it, of the rows that refer to them.
 */
export function withKept(document: SchemaDocument, table: Table): Table {
  const kept = (table.triggers ?? []).filter(({ keeps }) => keeps !== undefined).map(triggerRules);
  if (kept.length === 0) return table;
  return withOwnRules(
    table,
    kept.map(({ foreign_keys, uniques, checks, parents, follows }) => ({
      foreign_keys,
      uniques: uniques.map((unique) => sayWhere(document, table, unique)),
      checks: [
        ...checks.map((check) => ({ ...check, expression: sayPredicate(document, table, check.predicate) })),
        ...parents.map((rule) => parentCheck(document, table, rule)),
        ...follows.map((rule) => followingCheck(document, table, rule)),
      ],
    })),
  );
}

function sayWhere(document: SchemaDocument, table: Table, unique: Unique): Unique {
  const { where } = unique;
  if (where === undefined) return unique;
  return { ...unique, where: { ...where, expression: sayPredicate(document, table, where.predicate) } };
}

/** What has no form in SQL is not a condition either: asked, the server says so, and it counts as not examined. */
const UNSAID = 'rowloom_cannot_say_what_the_trigger_asks()';

/** A predicate over columns of the table as its server reads it. */
export function sayPredicate(document: SchemaDocument, { columns }: Table, predicate: Expression | undefined): string {
  const types = new Map(columns.map(({ name, type }) => [name, resolveType(document, type)]));
  const dialect = sqlDialectOf(document.dialect);
  return (predicate === undefined ? undefined : printSqlExpression(predicate, { dialect, types })) ?? UNSAID;
}

function parentCheck(document: SchemaDocument, table: Table, { columns, references, check }: ParentCheck): Check {
  const quote = quoteIn(document.dialect);
  const { schema = table.schema, table: name, columns: theirs } = references;
  const place = schema === undefined ? { name } : { name, schema };
  const parent = document.tables.find((item) => tableKey(item) === tableKey(place)) ?? table;
  // Within the query a bare name is that of the parent's column, if it has one.
  const child = quote(table.name);
  const same = columns.map((column, at) => `parent.${quote(theirs[at] ?? '')} = ${child}.${quote(column)}`);
  const expression = `NOT EXISTS (SELECT 1 FROM ${tableSource(document, place)} AS parent WHERE ${same.join(' AND ')} AND NOT (${sayPredicate(document, parent, check.predicate)}))`;
  return { ...check, expression };
}

/** That a column is what it follows from, each column of another row as a query for it. */
function followingCheck(document: SchemaDocument, table: Table, { name = '', column, where, value }: Following): Check {
  const quote = quoteIn(document.dialect);
  const read: Column[] = [];
  const queries = new Map<string, string>();
  const placed = (part: Expression): Expression => {
    if (part.op !== 'column' || part.through === undefined) return mapParts(part, placed);
    const [step = ''] = part.through;
    const key = table.foreign_keys.find(({ columns }) => columns.includes(step));
    const schema = key?.references.schema ?? table.schema;
    const place = { name: key?.references.table ?? '', ...(schema === undefined ? {} : { schema }) };
    const parent = document.tables.find((item) => tableKey(item) === tableKey(place));
    const found = parent?.columns.find((item) => item.name === part.name);
    if (key === undefined || found === undefined) return part;
    const stand = `rowloom_parent_${read.length}`;
    read.push({ ...found, name: stand });
    const same = key.columns.map(
      (own, at) => `p.${quote(key.references.columns[at] ?? '')} = ${quote(table.name)}.${quote(own)}`,
    );
    queries.set(
      stand,
      `(SELECT p.${quote(part.name)} FROM ${tableSource(document, place)} AS p WHERE ${same.join(' AND ')})`,
    );
    return { op: 'column', name: stand };
  };
  const predicate: Expression = {
    op: 'or',
    args: [
      ...(where === undefined ? [] : [{ op: 'not', arg: where } as const]),
      { op: 'compare', operator: '=', left: { op: 'column', name: column }, right: placed(value) },
    ],
  };
  const text = sayPredicate(document, { ...table, columns: [...table.columns, ...read] }, predicate);
  const expression = [...queries].reduce((said, [stand, query]) => said.replaceAll(quote(stand), () => query), text);
  return { name, expression, predicate };
}

/** A constraint of such a table with the trigger that keeps it, if it is one that a trigger keeps. */
export function sayKeeper({ triggers }: Table, constraint: CertifiedConstraint): CertifiedConstraint {
  const trigger = keepingTrigger(constraint.name);
  if (trigger === undefined || triggers?.some(({ name }) => name === trigger) !== true) return constraint;
  const isUnsaid = constraint.note?.includes(UNSAID.slice(0, -2)) === true;
  return {
    ...constraint,
    trigger,
    ...(isUnsaid ? { note: 'the condition of the trigger cannot be expressed in SQL' } : {}),
  };
}
