import type { SqlRow } from '../../session/session.ts';
import { type Catalogue, placeholders, type TablePlace } from './catalogue.ts';

export type TriggerRow = SqlRow &
  TablePlace & { readonly name: string; readonly timing: string; readonly action: string };

export function readInsertTriggers(catalogue: Catalogue): Promise<readonly TriggerRow[]> {
  return catalogue.session.query(
    `SELECT EVENT_OBJECT_SCHEMA AS table_schema, EVENT_OBJECT_TABLE AS table_name, TRIGGER_NAME AS name,
            ACTION_TIMING AS timing, ACTION_STATEMENT AS action
       FROM information_schema.TRIGGERS
      WHERE EVENT_OBJECT_SCHEMA IN (${placeholders(catalogue)}) AND EVENT_MANIPULATION = 'INSERT'
      ORDER BY EVENT_OBJECT_SCHEMA, EVENT_OBJECT_TABLE, ACTION_TIMING DESC, ACTION_ORDER`,
    catalogue.databases,
  ) as Promise<readonly TriggerRow[]>;
}
