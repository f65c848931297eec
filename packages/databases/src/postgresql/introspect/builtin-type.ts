import type { ColumnType } from '@rowloom/engine';
import { postgresqlType } from '@rowloom/sql';

/** Types of the common extensions: nothing in pg_catalog has their names. */
const EXTENSIONS = new Set(['citext', 'geometry', 'geography']);

/** A built-in type of PostgreSQL; `native` is the output of `format_type`. */
export function systemType(name: string, native: string): ColumnType | undefined {
  if (name === 'interval') {
    const fields = /^interval ([a-z ]+?)(?:\(\d+\))?$/.exec(native)?.[1];
    return { native, kind: 'interval', ...(fields === undefined ? {} : { fields }) };
  }
  return EXTENSIONS.has(name) ? undefined : typeOf(name, native);
}

/** A type of a common extension, in any schema. */
export function extensionType(name: string, native: string): ColumnType | undefined {
  const own = native.replace(/^(?:"(?:[^"]|"")+"|[^."]+)\./, '');
  return EXTENSIONS.has(name) ? typeOf(name, own) : undefined;
}

/** A script and the catalogue declare the same type: only the wording may differ. */
function typeOf(name: string, native: string): ColumnType | undefined {
  const modifiers = /\(([^()]*)\)/.exec(native)?.[1]?.split(',') ?? [];
  const type = postgresqlType(
    name,
    modifiers.map((modifier) => (/^-?\d+$/.test(modifier) ? Number(modifier) : modifier)),
  );
  return type === undefined ? undefined : { ...type, native };
}
