import type { ColumnProgram, ColumnType } from '@rowloom/engine';
import type { Session } from '../../session/session.ts';

/** Which of the server's functions read the binary form that the engine writes for a type. */
function receivers(type: ColumnType): readonly string[] {
  switch (type.kind) {
    case 'integer':
      return [`int${type.bits / 8}recv`];
    case 'float':
      return [`float${type.bits / 8}recv`];
    case 'decimal':
      return ['numeric_recv'];
    case 'money':
      return ['cash_recv'];
    case 'boolean':
      return ['boolrecv'];
    case 'bytes':
      return ['bytearecv'];
    case 'text':
      return ['textrecv', 'varcharrecv', 'bpcharrecv', 'namerecv', 'citextrecv'];
    case 'time':
    case 'timestamp':
      return [`${type.kind}${type.zone === true ? 'tz' : ''}_recv`];
    case 'json':
      return [type.binary === true ? 'jsonb_recv' : 'json_recv'];
    case 'macaddr':
      return [type.bytes === 8 ? 'macaddr8_recv' : 'macaddr_recv'];
    case 'bits':
      return [type.varying === true ? 'varbit_recv' : 'bit_recv'];
    default:
      return [`${type.kind}_recv`];
  }
}

/**
 * Whether the target's columns have the types of the plan, bit by bit: a binary value of another type could be misread
 * silently, where its text is refused or converted.
 */
export async function receivesBinary(
  session: Session,
  target: string,
  columns: readonly Pick<ColumnProgram, 'name' | 'type'>[],
): Promise<boolean> {
  const rows = await session.query(
    `WITH RECURSIVE base AS (
       SELECT attname, atttypid AS type FROM pg_catalog.pg_attribute
       WHERE attrelid = pg_catalog.to_regclass($1) AND attnum > 0 AND NOT attisdropped
       UNION ALL
       SELECT attname, typbasetype FROM base JOIN pg_catalog.pg_type ON oid = type WHERE typtype = 'd')
     SELECT attname AS name, t.typreceive::text AS receiver, e.typreceive::text AS element
     FROM base JOIN pg_catalog.pg_type AS t ON t.oid = type LEFT JOIN pg_catalog.pg_type AS e ON e.oid = t.typelem
     WHERE t.typtype <> 'd'`,
    [target],
  );
  const found = new Map(rows.map((row) => [row['name'], row]));
  return columns.every(({ name, type }) => {
    const row = found.get(name);
    if (row === undefined) return false;
    const receiver = plainName(row['receiver']);
    if (type.kind !== 'array') return receivers(type).includes(receiver);
    return receiver === 'array_recv' && receivers(type.element).includes(plainName(row['element']));
  });
}

/** An extension's function may be printed with its schema. */
const plainName = (name: unknown): string => String(name).replace(/^.*\./, '');
