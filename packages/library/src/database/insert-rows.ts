import type { Session, SqlValue } from '@rowloom/databases';
import {
  type ColumnType,
  DIALECTS,
  type PreviewValue,
  quoteName,
  type SqlDialect,
  sqlDialectOf,
} from '@rowloom/engine';
import { RowloomError } from '../rowloom-error.ts';
import type { Insert } from '../schema/schema-types.ts';
import { plainOf } from '../values/plain-value.ts';
import { typesOfRow, type RowTypes } from '../values/row-types.ts';

/** Inserts rows made by `one` and `many`, in one transaction, and advances sequences beyond their keys. */
export async function insertRows(session: Session, inserts: readonly Insert[]): Promise<void> {
  const dialect = sqlDialectOf(session.dialect);
  const touched = new Set<RowTypes>();
  await session.script('begin');
  try {
    for (const { table, row } of inserts) {
      const types = typesOfRow(row);
      if (types === undefined)
        throw new RowloomError(
          'value',
          `This row of ${table} was not made by one() or many(), or it is a copy. Insert the objects themselves.`,
        );
      touched.add(types);
      const columns = Object.keys(row);
      const names = columns.map((column) => quoteName(dialect, column)).join(', ');
      const places = columns.map((_, index) => `$${index + 1}`).join(', ');
      const values = columns.map((column) => bind(row[column] ?? null, types.types.get(column), dialect));
      const given = types.table.columns.some(({ identity }) => identity === 'always') ? ' overriding system value' : '';
      await session.execute(`insert into ${nameOf(types, dialect)} (${names})${given} values (${places})`, values);
    }
    if (DIALECTS[dialect].hasSequences) for (const types of touched) await moveSequences(session, types);
    await session.script('commit');
  } catch (error) {
    await session.script('rollback').catch(() => undefined);
    throw error;
  }
}

function nameOf({ table }: RowTypes, dialect: SqlDialect): string {
  const name = quoteName(dialect, table.name);
  return table.schema === undefined || !DIALECTS[dialect].hasSchemas
    ? name
    : `${quoteName(dialect, table.schema)}.${name}`;
}

/** The application under test assigns its own keys next, which must differ from the inserted ones. */
async function moveSequences(session: Session, types: RowTypes): Promise<void> {
  const name = nameOf(types, 'postgresql');
  for (const { name: column, identity, default: given } of types.table.columns) {
    if (identity === undefined && given?.includes('nextval') !== true) continue;
    const quoted = quoteName('postgresql', column);
    await session.query(
      `select setval(s, greatest((select max(${quoted}) from ${name}), 1)) from pg_get_serial_sequence($1, $2) s where s is not null`,
      [name, column],
    );
  }
}

function bind(value: unknown, type: ColumnType | undefined, dialect: SqlDialect): SqlValue {
  if (value === null || type === undefined) return null;
  if (value instanceof Uint8Array) return value;
  const { hasArrays, hasTruth, readsIsoMoments } = DIALECTS[dialect];
  const plain = plainOf(value, type);
  if (Array.isArray(plain)) return hasArrays ? arrayText(plain as readonly PreviewValue[]) : JSON.stringify(plain);
  if (typeof plain === 'boolean') return hasTruth ? plain : Number(plain);
  if (type.kind === 'timestamp' && !readsIsoMoments && typeof plain === 'string')
    return plain.replace('T', ' ').replace(/Z$/, '');
  return plain as SqlValue;
}

function arrayText(items: readonly PreviewValue[]): string {
  const texts = items.map((item) => {
    if (item === null) return 'NULL';
    if (Array.isArray(item)) return arrayText(item as readonly PreviewValue[]);
    return `"${String(item).replaceAll(/["\\]/g, String.raw`\$&`)}"`;
  });
  return `{${texts.join(',')}}`;
}
