import { dropDefaults } from '../../base/shape/drop-defaults.ts';
import type { SchemaDocument } from './schema-document.ts';
import { schemaDocumentShape } from './schema-document-shape.ts';

/** The document without fields that equal their default. Order is kept everywhere. */
export function canonicalSchema(document: SchemaDocument): SchemaDocument {
  return dropDefaults(schemaDocumentShape, document) as SchemaDocument;
}
