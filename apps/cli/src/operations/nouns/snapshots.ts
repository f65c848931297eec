import type { Noun, OperationWord } from '../operation.ts';
import { ANY_PROJECT, idWord } from '../words.ts';

const SNAPSHOT = idWord('snapshot');
const AGAINST: OperationWord = {
  name: 'AGAINST',
  help: 'the id of the snapshot to compare it with, usually an older one',
  into: 'query.against',
};

export const snapshots: Noun = {
  name: 'snapshots',
  summary: "a project's schema at points in time",
  actions: {
    list: {
      operation: 'listProjectSnapshots',
      everywhere: 'listSnapshots',
      summary: 'list the snapshots of a project, or of an organization',
      words: [ANY_PROJECT],
      columns: ['id', 'label', 'source', 'tables_count', 'captured_at'],
      examples: [['rowloom snapshots list Shop', 'newest first']],
    },
    show: {
      operation: 'getSnapshot',
      summary: 'show a snapshot',
      words: [SNAPSHOT],
      examples: [['rowloom snapshots show snp_01k…', 'when, by whom, how large']],
    },
    schema: {
      operation: 'getSnapshotSchema',
      summary: "print a snapshot's schema document",
      words: [SNAPSHOT],
      isDocument: true,
      examples: [['rowloom snapshots schema snp_01k… > shop.json', 'a source for generate']],
    },
    diff: {
      operation: 'diffSnapshots',
      summary: 'show how one snapshot differs from another',
      words: [SNAPSHOT, AGAINST],
      examples: [['rowloom snapshots diff snp_01k… snp_01j…', 'what has changed since the second one?']],
    },
  },
};
