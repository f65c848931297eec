import { checkShape } from '../../base/shape/check-shape.ts';
import { findContradictions } from './find-contradictions.ts';
import type { Issue } from '../../base/shape/issue.ts';
import type { SchemaDocument } from './schema-document.ts';
import { schemaDocumentShape } from './schema-document-shape.ts';

export type ParsedSchema = { readonly document: SchemaDocument } | { readonly issues: readonly Issue[] };

/** Reads a schema document from any value, or reports everything that is wrong with it. */
export function parseSchemaDocument(input: unknown): ParsedSchema {
  const shapeIssues = checkShape(schemaDocumentShape, input);
  if (shapeIssues.length > 0) return { issues: shapeIssues };
  const document = input as SchemaDocument;
  const issues = findContradictions(document);
  return issues.length > 0 ? { issues } : { document };
}
