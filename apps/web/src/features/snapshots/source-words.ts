import type { Snapshot } from '@rowloom/contract';

/** Where a snapshot came from, in words. */
export const SOURCE_WORDS: Readonly<Record<Snapshot['source'], string>> = {
  connection: 'a database',
  template: 'the template',
  ddl: 'SQL',
  schedule: 'a database',
};
