import type { Connection } from '@rowloom/contract';
import type { Selectable } from 'kysely';
import type { Tables } from '../store/tables.ts';

export type ConnectionRow = Selectable<Tables['connection']>;

/** A connection as shown in answers, without its secret. */
export function toConnection(row: ConnectionRow): Connection {
  return {
    id: row.id,
    project_id: row.project_id,
    name: row.name,
    kind: row.kind,
    url: row.url,
    options: row.options,
    created_by: row.created_by,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    last_tested_at: row.last_tested_at?.toISOString() ?? null,
    last_test_ok: row.last_test_ok,
  };
}
