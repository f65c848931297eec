import { type ColumnType, quoteText } from '@rowloom/engine';
import { rewritePostgresqlDefault } from '../../rewrite/postgresql/rewrite-postgresql.ts';
import { readSimpleDefault } from '../ddl/simple-default.ts';
import { type Draft, mayCallIn } from './may-call.ts';

/** A default in PostgreSQL's SQL, or nothing if only another database can evaluate it. */
export function columnDefault(document: Draft, sql: string, type: ColumnType): string | undefined {
  if (document.dialect === 'postgresql') return rewritePostgresqlDefault(sql, mayCallIn(document));
  const value = readSimpleDefault(sql);
  switch (value?.kind) {
    case 'text':
      return quoteText('postgresql', value.value);
    case 'number':
      if (type.kind === 'boolean') return value.value === '0' ? 'FALSE' : 'TRUE';
      return type.kind === 'text' || type.kind === 'enum' ? quoteText('postgresql', value.value) : value.value;
    case 'boolean':
      return type.kind === 'boolean' ? String(value.value).toUpperCase() : String(Number(value.value));
    case 'null':
      return 'NULL';
    case 'now':
      return 'CURRENT_TIMESTAMP';
    case 'today':
      return 'CURRENT_DATE';
    case 'uuid':
      return type.kind === 'uuid' ? 'gen_random_uuid()' : 'gen_random_uuid()::text';
    case undefined:
      return undefined;
  }
}
