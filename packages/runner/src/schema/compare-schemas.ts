import { type Column, flatTableName, resolveType, type SchemaDocument, type Table, tableKey } from '@rowloom/engine';
import { rewriteSqliteExpression } from '@rowloom/sql';
import { dialectOf } from '../dialects/dialect-of.ts';

export type CompareOptions = {
  /**
   * The planned schema was not read from such a catalogue, as in an export: every server prints expressions its own
   * way, so they cannot be compared. The target refuses what does not fit.
   */
  readonly isWritten?: boolean;
};

/**
 * How a target differs from the schema that a plan was made for, in sentences, as far as it matters to the plan's rows.
 * Looser constraints are not a difference.
 */
export function compareSchemas(
  planned: SchemaDocument,
  target: SchemaDocument,
  tables: readonly string[],
  { isWritten = false }: CompareOptions = {},
): readonly string[] {
  const found = new Map(target.tables.map((table) => [tableKey(table), table]));
  return planned.tables
    .filter((table) => tables.includes(tableKey(table)))
    .flatMap((table) => {
      const other = found.get(tableKey(table));
      return other === undefined
        ? [`${tableKey(table)} does not exist in the target.`]
        : [
            ...compareColumns(planned, table, target, other),
            ...compareKeys(table, other),
            ...(isWritten ? [] : compareExpressions(table, other, dialectOf(target).tables.keepsWords)),
          ];
    });
}

/**
 * The same if the two are of different dialects, as when an export is replayed: types and expressions have other names
 * there, so only constraints on every row are compared. The target refuses whatever else does not fit.
 */
export function compareAcross(
  planned: SchemaDocument,
  target: SchemaDocument,
  tables: readonly string[],
): readonly string[] {
  const found = new Map(target.tables.map((table) => [table.name, table]));
  return planned.tables
    .filter((table) => tables.includes(tableKey(table)))
    .flatMap((table) => {
      const name = tableKey(table);
      const other = found.get(flatTableName(planned, table));
      if (other === undefined) return [`${name} does not exist in the target.`];
      const known = new Map(other.columns.map((column) => [column.name, column]));
      const gone = table.columns.flatMap((column) => {
        const now = known.get(column.name);
        if (now === undefined) return [`${name}.${column.name} does not exist in the target.`];
        return column.nullable && !now.nullable ? [`${name}.${column.name} became NOT NULL in the target.`] : [];
      });
      return [...gone, ...demandedColumns(table, other)];
    });
}

function compareColumns(
  planned: SchemaDocument,
  table: Table,
  target: SchemaDocument,
  other: Table,
): readonly string[] {
  const name = tableKey(table);
  const known = new Map(other.columns.map((column) => [column.name, column]));
  const gone = table.columns.flatMap((column) => {
    const now = known.get(column.name);
    if (now === undefined) return [`${name}.${column.name} does not exist in the target.`];
    return compareColumn(`${name}.${column.name}`, { schema: planned, column }, { schema: target, column: now });
  });
  return [...gone, ...demandedColumns(table, other)];
}

function demandedColumns(table: Table, other: Table): readonly string[] {
  const names = new Set(table.columns.map((column) => column.name));
  return other.columns
    .filter((column) => !names.has(column.name) && isDemanded(column))
    .map((column) => `${tableKey(table)}.${column.name} is new in the target, NOT NULL and without a default.`);
}

type Side = { readonly schema: SchemaDocument; readonly column: Column };

function compareColumn(name: string, planned: Side, target: Side): readonly string[] {
  const before = resolveType(planned.schema, planned.column.type);
  const after = resolveType(target.schema, target.column.type);
  const differences: string[] = [];
  if (before.kind !== after.kind)
    differences.push(`${name} is ${after.native} in the target, and was ${before.native}.`);
  else if (isNarrower(before, after))
    differences.push(`${name} became narrower in the target: ${after.native}, and was ${before.native}.`);
  if (planned.column.nullable && !target.column.nullable) differences.push(`${name} became NOT NULL in the target.`);
  if (target.column.generated !== undefined && planned.column.generated === undefined)
    differences.push(`${name} is now computed by the target.`);
  return differences;
}

type Type = ReturnType<typeof resolveType>;

function isNarrower(before: Type, after: Type): boolean {
  if (before.kind === 'text' && after.kind === 'text')
    return (after.max_length ?? Infinity) < (before.max_length ?? Infinity);
  if (before.kind === 'integer' && after.kind === 'integer') return after.bits < before.bits;
  if (before.kind === 'enum' && after.kind === 'enum')
    return (before.values ?? []).some((value) => after.values?.includes(value) === false);
  return false;
}

/** A column that an INSERT must name. */
const isDemanded = ({ nullable, default: value, identity, generated }: Column): boolean =>
  !nullable && value === undefined && identity === undefined && generated === undefined;

/** Only the target's additional constraints: keys that the plan does not know. */
function compareKeys(table: Table, other: Table): readonly string[] {
  const name = tableKey(table);
  const keys = new Set(
    [...table.uniques.map(({ columns }) => columns), table.primary_key?.columns ?? []].map((columns) =>
      sorted(columns),
    ),
  );
  const uniques = other.uniques
    .filter(
      ({ columns, where, expressions }) =>
        where === undefined && expressions === undefined && !keys.has(sorted(columns)),
    )
    .map(({ columns }) => `${name} has a new unique key over (${columns.join(', ')}) in the target.`);
  const references = new Set(table.foreign_keys.map((key) => referenceText(key)));
  const foreign = other.foreign_keys
    .filter((key) => !references.has(referenceText(key)))
    .map((key) => `${name} (${key.columns.join(', ')}) refers to ${key.references.table} in the target, and did not.`);
  return [...uniques, ...foreign];
}

/** The same for checks, and for indexes with expressions. */
function compareExpressions(table: Table, other: Table, isSqlite: boolean): readonly string[] {
  const name = tableKey(table);
  const named = isSqlite ? other.columns.map((column) => column.name) : undefined;
  const checks = new Set(table.checks.flatMap((check) => meanings(check, named)));
  const checked = other.checks
    .filter((check) => !meanings(check, named).some((meaning) => checks.has(meaning)))
    .map((check) => `${name} has a new CHECK in the target: ${check.expression}.`);
  return [...checked, ...compareIndexes(table, other)];
}

/** Unique indexes with a condition or over expressions, and exclusions: each by its name or by its definition. */
function compareIndexes(table: Table, other: Table): readonly string[] {
  const name = tableKey(table);
  const known = new Set(table.uniques.flatMap((unique) => [unique.name ?? '', indexText(unique)]));
  const indexes = other.uniques
    .filter(({ where, expressions }) => where !== undefined || expressions !== undefined)
    .filter((unique) => !known.has(unique.name ?? '-') && !known.has(indexText(unique)))
    .map(
      ({ name: index, columns }) =>
        `${name} has a new unique index in the target: ${index ?? `(${columns.join(', ')})`}.`,
    );
  const excluded = new Set((table.exclusions ?? []).flatMap(exclusionTexts));
  const exclusions = (other.exclusions ?? [])
    .filter((exclusion) => !exclusionTexts(exclusion).some((text) => excluded.has(text)))
    .map(({ name: exclusion }) => `${name} has a new exclusion constraint in the target: ${exclusion ?? 'unnamed'}.`);
  return [...indexes, ...exclusions];
}

/** A check is equal if its text or its meaning is. SQLite keeps the original spelling, and DDL has its own. */
const meanings = (
  { expression, predicate }: Table['checks'][number],
  columns: readonly string[] | undefined,
): readonly string[] => [
  (columns === undefined ? undefined : rewriteSqliteExpression(expression, columns)) ?? expression,
  ...(predicate === undefined ? [] : [JSON.stringify(predicate)]),
];

const indexText = ({ columns, where, expressions }: Table['uniques'][number]): string =>
  JSON.stringify([columns, where?.expression, expressions?.map(({ expression }) => expression)]);

const exclusionTexts = ({ name, elements, where }: NonNullable<Table['exclusions']>[number]): readonly string[] => [
  ...(name === undefined ? [] : [name]),
  JSON.stringify([elements, where]),
];

const sorted = (columns: readonly string[]): string => columns.toSorted().join('\0');

const referenceText = ({ columns, references }: Table['foreign_keys'][number]): string =>
  JSON.stringify([columns, references.table, references.columns]);
