import type { EventEmitter } from 'node:events';

type Field = { columnType: number };

const GEOMETRY = 255;
const VECTOR = 242;
const BLOB = 252;

/**
 * The driver would parse geometries into objects. It reads the types just after this event: as blobs they stay bytes.
 */
export function keepGeometryAsBytes(query: EventEmitter): void {
  query.on('fields', (fields: readonly Field[] | undefined) => {
    for (const field of fields ?? []) {
      if (field.columnType === GEOMETRY || field.columnType === VECTOR) field.columnType = BLOB;
    }
  });
}
