import type { ExportDocument as EngineExportDocument } from '@rowloom/engine';
import { type Static, Type } from 'typebox';
import { count, documentOf, idOf, named, text, time } from './field.ts';

export const EXPORT_CONTENT_TYPE = 'application/vnd.rowloom.export+json';

export const Export = Type.Object(
  {
    id: idOf('export', 'Identifier of the export.'),
    organization_id: idOf('organization', 'The organization.'),
    project_id: idOf('project', 'The project.'),
    generation_id: idOf('generation', 'The run whose recipe it is.'),
    file_name: text('Name under which it is downloaded.'),
    size_bytes: count('Size of the file.'),
    sha256: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256 of the file, in hexadecimal.' }),
    rows_count: count('Rows that it makes again.'),
    tables_count: count('Tables that it fills.'),
    created_by: idOf('user', 'Who started the run.'),
    created_at: time('When it was sealed.'),
  },
  named('Export', "A run's sealed recipe. It contains no rows; anyone who has the file can make the same rows again."),
);
export type Export = Static<typeof Export>;

export const ExportDocument = documentOf<EngineExportDocument>(
  'ExportDocument',
  'The sealed recipe in RFC 8785 form: schema, plan, seed, rules, and the checksum of each table.',
);
