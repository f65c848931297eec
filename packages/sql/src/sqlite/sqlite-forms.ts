import type { ColumnType, Expression } from '@rowloom/engine';
import { castExpression } from '../expression/cast-expression.ts';
import type { SqlReader } from '../grammar/grammar.ts';
import { readCastType } from '../grammar/read-cast-type.ts';

type Form = (reader: SqlReader) => Expression | undefined;

/** The result of CAST: the affinity of the type's name. */
function castType(name: string): ColumnType {
  if (/int/.test(name)) return { native: 'INTEGER', kind: 'integer', bits: 64 };
  if (/char|clob|text/.test(name)) return { native: 'TEXT', kind: 'text' };
  if (/blob/.test(name)) return { native: 'BLOB', kind: 'bytes' };
  if (/real|floa|doub/.test(name)) return { native: 'REAL', kind: 'float', bits: 64 };
  return { native: 'NUMERIC', kind: 'decimal' };
}

const cast: Form = ({ cursor, read, scope }) => {
  if (!cursor.is('(', 1)) return undefined;
  cursor.take();
  cursor.take();
  const arg = read();
  cursor.expect('as');
  const { words } = readCastType(cursor);
  cursor.expect(')');
  return castExpression(arg, castType(words.join(' ')), scope);
};

const clock =
  (name: string): Form =>
  ({ cursor }) => {
    cursor.take();
    return { op: 'call', name, args: [] };
  };

export const SQLITE_FORMS: ReadonlyMap<string, Form> = new Map([
  ['cast', cast],
  ['current_date', clock('current_date')],
  ['current_time', clock('current_time')],
  ['current_timestamp', clock('current_timestamp')],
]);
