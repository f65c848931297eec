import type { Noun } from '../operation.ts';
import { idWord } from '../words.ts';

const EXPORT = idWord('export');

export const exports: Noun = {
  name: 'exports',
  summary: 'recipes of runs, from which the same rows can be made again anywhere',
  actions: {
    list: {
      operation: 'listExports',
      summary: 'list the exports of an organization, or of a project',
      columns: ['id', 'file_name', 'rows_count', 'size_bytes', 'created_at'],
      examples: [['rowloom exports list --project Shop', 'those of one project']],
    },
    show: {
      operation: 'getExport',
      summary: 'show an export',
      words: [EXPORT],
      examples: [['rowloom exports show exp_01k…', 'its size and checksum']],
    },
    delete: {
      operation: 'deleteExport',
      summary: 'delete an export; the run itself stays',
      words: [EXPORT],
      destroys: 'This deletes the export {name}.',
      says: 'Deleted {name}.',
      examples: [['rowloom exports delete exp_01k… --yes', 'from a script']],
    },
  },
};
