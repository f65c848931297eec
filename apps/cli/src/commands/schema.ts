import { defineCommand } from '../arguments/command.ts';
import { EXIT } from '../exit-codes.ts';
import { openTerminal } from '../output/terminal.ts';
import { SOURCE_OPTIONS } from '../run/run-options.ts';
import { readSource } from '../source/read-source.ts';
import { OPTIONAL_SOURCE, sourceOr } from '../source/source-or.ts';

export const schema = defineCommand({
  name: 'schema',
  summary: 'print the schema document of a source as JSON',
  operands: [OPTIONAL_SOURCE],
  project: 'source',
  options: SOURCE_OPTIONS,
  notes: ['The document can be edited, committed, and given to every other command as its SOURCE.'],
  examples: [
    ['rowloom schema ecommerce > shop.json', 'a pack as your own starting point'],
    ['rowloom schema dump.sql > schema.json', 'what Rowloom understands of a dump'],
    ['pg_dump --schema-only shop | rowloom schema -', 'straight from a database'],
    ['mysqldump --no-data shop | rowloom schema -', 'MySQL and MariaDB as well'],
  ],
  async run({ operands: [given], options }) {
    const source = await readSource(sourceOr(given, 'schema'), options['source-dialect']);
    const errors = openTerminal(process.stderr);
    for (const warning of source.warnings) errors.line(`${errors.style.yellow('note')} ${warning}`);
    openTerminal(process.stdout).line(JSON.stringify(source.schema, undefined, 2));
    return EXIT.ok;
  },
});
