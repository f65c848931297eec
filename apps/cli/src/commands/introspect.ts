import { readTargetSchema } from '@rowloom/runner';
import { defineCommand } from '../arguments/command.ts';
import { readTarget, URL_OPERAND } from '../database/read-target.ts';
import { schemaWarnings } from '../database/schema-warnings.ts';
import { withSession } from '../database/with-session.ts';
import { EXIT } from '../exit-codes.ts';
import { noteLines } from '../output/note-lines.ts';
import { openTerminal } from '../output/terminal.ts';

export const introspect = defineCommand({
  name: 'introspect',
  summary: 'print the schema document of a database as JSON; no row is read',
  operands: [URL_OPERAND],
  options: {
    schemas: { value: 'LIST', many: true, help: 'only these schemas, separated by commas', default: 'all of the user' },
    statistics: {
      help: "also the server's statistics: null fractions, distinct counts, widths, coarse ranges of numbers and dates",
    },
  },
  notes: ['The document can be edited, committed, and given to every other command as its SOURCE.'],
  examples: [
    ['rowloom introspect postgres://me@localhost/shop > shop.json', 'a schema to keep'],
    ['rowloom introspect sqlite:app.db', 'a file'],
  ],
  async run({ operands: [url], options }) {
    const target = readTarget(url);
    const schemas = options.schemas?.split(',').map((name) => name.trim());
    const schema = await withSession(target, (session) =>
      readTargetSchema(target, session, {
        statistics: options.statistics,
        ...(schemas === undefined ? {} : { schemas }),
      }),
    );
    const errors = openTerminal(process.stderr);
    const empty = schema.tables.length === 0 ? ['The database has no tables that this role can see.'] : [];
    for (const note of [...schemaWarnings(schema), ...empty])
      for (const line of noteLines(note, errors)) errors.line(line);
    openTerminal(process.stdout).line(JSON.stringify(schema, undefined, 2));
    return EXIT.ok;
  },
});
