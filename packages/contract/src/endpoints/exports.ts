import { endpoint } from '../endpoint.ts';
import { pageExample } from '../examples/page-example.ts';
import { exportDocument, exportRecord } from '../examples/work-examples.ts';
import { Export, EXPORT_CONTENT_TYPE, ExportDocument } from '../resources/export.ts';
import { listQuery, pageOf } from '../resources/page.ts';
import { EXPORT_FILTERS } from './filters.ts';
import { idParam, ofQuery, ORG_ID, PROJECT_ID } from './parts.ts';

const tag = 'Exports';

const listExports = endpoint({
  id: 'listExports',
  tag,
  method: 'GET',
  path: '/api/exports',
  summary: 'List exports',
  description: 'Of projects that the caller can see.',
  credential: 'any',
  scope: ofQuery('member'),
  query: listQuery({ ...ORG_ID, ...PROJECT_ID, ...EXPORT_FILTERS }),
  answer: {
    status: 200,
    description: 'A page of exports.',
    schema: pageOf(Export),
    example: pageExample(exportRecord),
  },
  errors: [],
});

const getExport = endpoint({
  id: 'getExport',
  tag,
  method: 'GET',
  path: '/api/exports/{id}',
  summary: 'Get an export',
  credential: 'any',
  scope: { kind: 'export', permission: 'exports.read' },
  params: idParam('export'),
  answer: { status: 200, description: 'The export.', schema: Export, example: exportRecord },
  errors: [],
});

const downloadExport = endpoint({
  id: 'downloadExport',
  tag,
  method: 'GET',
  path: '/api/exports/{id}/download',
  summary: 'Download an export',
  description: 'The sealed recipe as a file. It contains no rows: `rowloom replay` makes the same rows from it again.',
  credential: 'any',
  scope: { kind: 'export', permission: 'exports.download' },
  params: idParam('export'),
  answer: {
    status: 200,
    description: 'The file.',
    schema: ExportDocument,
    contentType: EXPORT_CONTENT_TYPE,
    example: exportDocument,
    headers: {
      'Content-Disposition': '`attachment` with the name of the file.',
      ETag: 'The SHA-256 of the file, quoted.',
      'Repr-Digest': 'The SHA-256 of the file, as RFC 9530 writes it.',
    },
  },
  errors: [],
});

const deleteExport = endpoint({
  id: 'deleteExport',
  tag,
  method: 'DELETE',
  path: '/api/exports/{id}',
  summary: 'Delete an export',
  credential: 'any',
  scope: { kind: 'export', permission: 'exports.delete' },
  params: idParam('export'),
  answer: { status: 204, description: 'Deleted.' },
  errors: [],
});

export const exportEndpoints = {
  listExports,
  getExport,
  downloadExport,
  deleteExport,
};
