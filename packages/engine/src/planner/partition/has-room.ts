import type { SchemaDocument, Table } from '../../language/schema/schema-document.ts';
import { partitionsOf } from './partitions-of.ts';

/** False for a partitioned table without any leaf partitions: it can hold no row. */
export function hasRoom(schema: SchemaDocument, table: Table): boolean {
  return table.partition_by === undefined || partitionsOf(schema, table).some((part) => hasRoom(schema, part));
}
