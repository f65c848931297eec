import { join } from 'node:path';
import type { FileFormat, SqlDialect } from '@rowloom/engine';
import type { RunSummary } from '../output/reporter.ts';
import { programName } from '../program-name.ts';
import { quoteWord } from './quote-word.ts';

const CLIENTS: Readonly<Record<SqlDialect, string>> = {
  postgresql: 'psql -d DATABASE -f load.sql',
  mysql: 'mysql --local-infile=1 DATABASE < load.sql',
  sqlite: 'sqlite3 DATABASE.db < load.sql',
};

export type NextRequest = {
  readonly to: string;
  readonly format: FileFormat;
  readonly dialect: SqlDialect;
  readonly tables: readonly string[];
  readonly source: string | undefined;
};

/** What a user may want to do with what was just made. */
export function nextSteps({ to, format, dialect, tables, source }: NextRequest): RunSummary['next'] {
  const name = programName();
  const loads = format === 'csv' || format === 'sql' || (format === 'jsonl' && dialect === 'postgresql');
  const [first = 'TABLE'] = tables;
  return [
    ...(loads ? ([[`(cd ${quoteWord(to)} && ${CLIENTS[dialect]})`, 'load it into a database']] as const) : []),
    ...(source === undefined
      ? []
      : ([
          [`${name} preview ${quoteWord(source)} --table ${quoteWord(first)}`, 'look at some rows'],
          [`${name} plan ${quoteWord(source)}`, 'see how every column is made'],
          [`${name} generate ${quoteWord(source)} --to DIR --rows 1M --format parquet`, 'a million rows'],
        ] as const)),
    ...(source === undefined
      ? ([
          [`${name} replay ${quoteWord(join(to, 'rowloom.json'))} --to DIR --format sql`, 'the same rows as SQL'],
        ] as const)
      : []),
    [`${name} help`, 'everything else'],
  ];
}
