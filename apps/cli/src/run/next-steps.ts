import { join } from 'node:path';
import type { FileFormat, SqlDialect } from '@rowloom/engine';
import { loadCommand } from '@rowloom/sql';
import type { RunSummary } from '../output/reporter.ts';
import { programName } from '../program-name.ts';
import { quoteWord } from './quote-word.ts';

export type NextRequest = {
  readonly to: string;
  readonly format: FileFormat;
  readonly dialect: SqlDialect;
  readonly tables: readonly string[];
  readonly source: string | undefined;
};

/** Suggested next steps after a run. */
export function nextSteps({ to, format, dialect, tables, source }: NextRequest): RunSummary['next'] {
  const name = programName();
  const load = loadCommand(dialect, format);
  const [first = 'TABLE'] = tables;
  return [
    ...(load === undefined ? [] : ([[`(cd ${quoteWord(to)} && ${load})`, 'load it into a database']] as const)),
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
