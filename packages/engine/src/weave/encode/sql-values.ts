import type { SqlDialect } from '../../language/dialect/dialect.ts';
import { type Encoder, NO_BYTES, present } from './encoder.ts';
import { emitDelimited } from './emit-delimited.ts';
import { measureLiteral, sqlLiteral } from './sql-insert.ts';

/** Rows as `(…),` one after the other: the sender adds INSERT before some and drops the last comma. */
export function makeSqlValues(dialect: SqlDialect): Encoder {
  return {
    name: `sql_values_${dialect}`,
    wholeSeconds: true,
    emitRow(emitter, columns) {
      emitDelimited(emitter, present(columns), {
        lead: (_, index) => (index === 0 ? '(' : ','),
        field: (column) => sqlLiteral(emitter, column, dialect),
        nullText: 'NULL',
        tail: '),',
      });
    },
    measureRow: (columns) => present(columns).reduce((sum, column) => sum + measureLiteral(column), 16),
    header: () => NO_BYTES,
    footer: () => NO_BYTES,
  };
}
