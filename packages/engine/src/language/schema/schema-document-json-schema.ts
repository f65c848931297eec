import { type JsonSchema, jsonSchemaOf } from '../../base/shape/json-schema.ts';
import { schemaDocumentShape } from './schema-document-shape.ts';

/** The published JSON Schema of a schema document. */
export function schemaDocumentJsonSchema(): JsonSchema {
  return jsonSchemaOf(schemaDocumentShape, {
    $id: 'https://rowloom.example/schemas/schema-document.json',
    title: 'Rowloom schema document',
    description: 'A relational schema of PostgreSQL, MySQL, MariaDB or SQLite.',
  });
}
