import { isDatabaseUrl } from '@rowloom/databases';
import { defineCommand } from '../arguments/command.ts';
import { databaseUrl } from '../database/database-url.ts';
import { FILES_ONLY, LOAD_ONLY, LOAD_OPTIONS } from '../run/load-options.ts';
import { readPlace } from '../run/read-place.ts';
import { readWishes } from '../run/read-wishes.ts';
import { readWriteOptions } from '../run/read-write-options.ts';
import { refuseOptions } from '../run/refuse-options.ts';
import { PLAN_OPTIONS, PROJECT_OPTIONS, SOURCE_OPTIONS, WRITE_OPTIONS } from '../run/run-options.ts';
import { OPTIONAL_SOURCE, sourceOr } from '../source/source-or.ts';
import { startThreads } from '../run/start-threads.ts';

export const generate = defineCommand({
  name: 'generate',
  summary: 'make rows and write them into a database, files or standard output',
  operands: [OPTIONAL_SOURCE],
  project: 'source',
  options: { ...WRITE_OPTIONS, ...PLAN_OPTIONS, ...SOURCE_OPTIONS, ...LOAD_OPTIONS, ...PROJECT_OPTIONS },
  notes: [
    'Into a database: its own catalogue is the schema, the rows satisfy every constraint, and a certificate confirms it. If a',
    'run was stopped by Ctrl-C or a crash, the same command resumes it. --to is DATABASE_URL by default,',
    'or the SOURCE itself if that is a database.',
    'A folder gets one file per table, schema.sql and load.sql for the database, and rowloom.json: the recipe from which',
    '`rowloom replay` makes exactly the same rows again. All files appear together when the run is complete, or none do.',
  ],
  examples: [
    ['rowloom generate postgres://me@localhost/shop --rows 1M', 'fill your own database'],
    ['rowloom generate ecommerce --to sqlite:shop.db --mode create', 'a shop as a database'],
    ['rowloom generate ecommerce --to shop', 'a shop of 10,000 rows as CSV files'],
    [
      "rowloom generate schema.sql --to data --format sql --rows 'orders=5000,*=1000' --seed 42",
      'INSERTs for your own tables',
    ],
    [
      'rowloom generate ecommerce --to - --format jsonl --tables orders --rows 1M | gzip > orders.jsonl.gz',
      'one table into a pipe',
    ],
  ],
  async run({ operands: [given], options }) {
    const source = sourceOr(given, 'generate');
    const to = options.to ?? (isDatabaseUrl(source) ? source : databaseUrl());
    const place = to === undefined ? undefined : readPlace(to);
    // Both need large modules, and the threads of the second can load their share meanwhile.
    if (place?.kind === 'database') {
      const { generateInto } = await import('../run/generate-into.ts');
      return generateInto(place.url, source, options, (shown) =>
        refuseOptions(FILES_ONLY, options, `files, and ${shown} is a database. Leave it out`),
      );
    }
    refuseOptions(LOAD_ONLY, options, 'databases; files go elsewhere. Leave it out, or name a database with --to URL');
    const wishes = readWriteOptions(options);
    const waiting = startThreads(wishes, readWishes(options));
    const { generateFiles } = await import('../run/generate-files.ts');
    return generateFiles(source, options, wishes, waiting);
  },
});
