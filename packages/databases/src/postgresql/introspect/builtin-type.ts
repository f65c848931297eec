import type { ColumnType } from '@rowloom/engine';
import { postgresqlType } from '@rowloom/sql';

/** Types of the common extensions: in pg_catalog nothing has their names. */
const EXTENSIONS = new Set(['citext', 'geometry', 'geography']);

/** A type of PostgreSQL itself, of which `native` is what `format_type` prints. */
export function systemType(name: string, native: string): ColumnType | undefined {
  if (name === 'interval') {
    const fields = /^interval ([a-z ]+?)(?:\(\d+\))?$/.exec(native)?.[1];
    return { native, kind: 'interval', ...(fields === undefined ? {} : { fields }) };
  }
  return EXTENSIONS.has(name) ? undefined : typeOf(name, native);
}

/** A type of one of the common extensions, whichever schema that was put into. */
export function extensionType(name: string, native: string): ColumnType | undefined {
  const own = native.replace(/^(?:"(?:[^"]|"")+"|[^."]+)\./, '');
  return EXTENSIONS.has(name) ? typeOf(name, own) : undefined;
}

/** What a script declares and what the catalogue prints is the same type: only its words may differ. */
function typeOf(name: string, native: string): ColumnType | undefined {
  const modifiers = /\(([^()]*)\)/.exec(native)?.[1]?.split(',') ?? [];
  const type = postgresqlType(
    name,
    modifiers.map((modifier) => (/^-?\d+$/.test(modifier) ? Number(modifier) : modifier)),
  );
  return type === undefined ? undefined : { ...type, native };
}
