import {
  type FileFormat,
  loadLexicon,
  makePlan,
  parseSchemaDocument,
  type Plan,
  type SchemaDocument,
} from '@rowloom/engine';
import type { WriteRequest } from './write-files.ts';

/** Files of two tables that do not refer to each other. */
export async function makeRequest(
  rows: Readonly<Record<string, number>>,
  format: FileFormat,
  gzip = false,
  seed = 7,
): Promise<WriteRequest> {
  const parsed = parseSchemaDocument({
    version: 1,
    dialect: 'postgresql',
    name: 'library',
    tables: ['shelves', 'books'].map((name) => ({
      name,
      columns: [
        { name: 'id', type: { kind: 'integer', native: 'bigint', bits: 64 }, nullable: false },
        { name: 'title', type: { kind: 'text', native: 'text' }, nullable: false },
      ],
      primary_key: { columns: ['id'] },
      uniques: [],
      foreign_keys: [],
      checks: [],
    })),
    enums: [],
    domains: [],
  });
  if ('issues' in parsed) throw new Error(JSON.stringify(parsed.issues));
  const schema: SchemaDocument = parsed.document;
  const wishes = { rows, seed, locale: 'en', as_of: '2026-01-01T00:00:00.000Z' } as const;
  const result = makePlan(schema, wishes, await loadLexicon('en'));
  if ('issues' in result) throw new Error(JSON.stringify(result.issues));
  const plan: Plan = result.plan;
  const tables = plan.tables.map(({ name }) => name);
  return { schema, plan, locale: 'en', format, dialect: 'postgresql', gzip, checksum: true, tables };
}
