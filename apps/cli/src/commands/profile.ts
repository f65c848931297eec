import { printProfile } from '@rowloom/engine';
import { type ProfileRequest, readProfile } from '@rowloom/databases';
import { readTargetSchema } from '@rowloom/runner';
import { defineCommand } from '../arguments/command.ts';
import { describeTarget, readTarget, URL_OPERAND } from '../database/read-target.ts';
import { noSourceTables } from '../database/no-tables.ts';
import { withSession } from '../database/with-session.ts';
import { EXIT } from '../exit-codes.ts';
import { noteLines } from '../output/note-lines.ts';
import { openTerminal } from '../output/terminal.ts';
import { readEpsilon } from '../profile/read-epsilon.ts';
import { checkAllowed } from '../profile/check-allowed.ts';

export const profile = defineCommand({
  name: 'profile',
  summary: 'measure a database in aggregates with noise; no row is read',
  operands: [URL_OPERAND],
  options: {
    allow: {
      value: 'LIST',
      many: true,
      help: 'columns whose words the file may contain, as table.column, separated by commas',
      default: 'none: words are counted and renamed',
    },
    words: { help: 'allow the words of every column, if at least 20 rows share them' },
    epsilon: { value: 'N', help: 'the privacy budget of every row: a smaller value adds more noise', default: '1' },
    'own-aggregates': { help: "ignore the server's own statistics, which have no noise" },
    schemas: { value: 'LIST', many: true, help: 'only these schemas, separated by commas', default: 'all of the user' },
  },
  notes: [
    'The file contains shares of NULL, quantiles, shares of values, lengths and formats of texts, children per parent, hours of',
    'the week, and pairs of timestamps with their distances. Pass it to preview, plan and generate with --shape FILE.',
  ],
  examples: [
    ['rowloom profile postgres://me@localhost/shop > shape.json', 'measure production'],
    [
      'rowloom profile sqlite:shop.db --allow orders.status,orders.channel > shape.json',
      'with the words of two columns',
    ],
    ['rowloom generate schema.sql --shape shape.json --to data', 'rows that resemble it'],
  ],
  async run({ operands: [url], options }) {
    const target = readTarget(url);
    const epsilon = readEpsilon(options.epsilon);
    const schemas = options.schemas?.split(',').map((name) => name.trim());
    const allow = options.words ? ['*'] : (options.allow?.split(',').map((name) => name.trim()) ?? []);
    const errors = openTerminal(process.stderr);
    const request: ProfileRequest = { epsilon, allow, ownAggregates: options['own-aggregates'] };
    const made = await withSession(target, async (session) => {
      const schema = await readTargetSchema(target, session, schemas === undefined ? {} : { schemas });
      if (schema.tables.length === 0) throw noSourceTables(target);
      checkAllowed(allow, schema);
      return readProfile(session, schema, request);
    });
    openTerminal(process.stdout).line(printProfile(made));
    const outside = made.privacy.outside_budget.length;
    const notes = [
      `${describeTarget(target)}: ε = ${epsilon} for everything that was asked about any single row; values that fewer than ${made.privacy.k} rows have are not named.`,
      ...(outside === 0
        ? []
        : [
            `${outside} columns come from the server's own statistics, outside of this budget and without noise. --own-aggregates leaves these out.`,
          ]),
      ...made.tables
        .filter(({ sampled }) => sampled !== undefined)
        .map(({ name, sampled = 1 }) => `Of ${name} a sample of ${(sampled * 100).toFixed(1)}% was looked at.`),
    ];
    for (const note of notes) for (const line of noteLines(note, errors)) errors.line(line);
    return EXIT.ok;
  },
});
