import { parseSchemaDocument, type SchemaDocument } from '@rowloom/engine';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import { parseJson } from './parse-json.ts';
import { listIssues } from './list-issues.ts';

export function readSchemaText(text: string, shown: string): SchemaDocument {
  const value = parseJson(text, shown);
  if (typeof value === 'object' && value !== null && 'rowloom_export' in value) {
    throw refusal(
      EXIT.input,
      `${shown} is an export, not a schema document. To make its rows again: rowloom replay ${shown} --to DIR`,
    );
  }
  const parsed = parseSchemaDocument(value);
  if ('document' in parsed) return parsed.document;
  throw refusal(EXIT.input, `${shown} is not a valid schema document.`, listIssues(parsed.issues));
}
