import { type Certificate, findLostRows, makeCertificate, readTargetSchema, withKeptRows } from '@rowloom/runner';
import { tableKey } from '@rowloom/engine';
import { defineCommand } from '../arguments/command.ts';
import { noTables } from '../database/no-tables.ts';
import { describeTarget, readTarget, URL_OPERAND } from '../database/read-target.ts';
import { withSession } from '../database/with-session.ts';
import { EXIT } from '../exit-codes.ts';
import { nameColumn } from '../output/active-line.ts';
import { certificateLines, certificateSummary } from '../output/certificate-lines.ts';
import { openTerminal } from '../output/terminal.ts';
import { wrapText } from '../output/wrap-text.ts';
import { PROJECT_OPTIONS } from '../run/run-options.ts';
import { programName } from '../program-name.ts';

export const verify = defineCommand({
  name: 'verify',
  summary: 'check every constraint of a database over all its rows, whoever wrote them',
  operands: [URL_OPERAND],
  project: 'target',
  options: {
    schemas: { value: 'LIST', many: true, help: 'only these schemas, separated by commas', default: 'all of the user' },
    json: { help: 'the certificate as JSON' },
    ...PROJECT_OPTIONS,
  },
  notes: [
    'Keys, uniques, foreign keys, CHECKs, NOT NULLs and exclusions are read from the catalogue and counted by set-wise',
    'queries, also where the server itself never checked: NOT VALID constraints, MySQL with its checks off, SQLite.',
    'Rows that runs have loaded are counted too, because an emptied table violates no constraint.',
  ],
  examples: [['rowloom verify mysql://root@localhost/shop', 'is everything as the schema says?']],
  async run({ operands: [url], options }) {
    const target = readTarget(url);
    const schemas = options.schemas?.split(',').map((name) => name.trim());
    const certificate = await withSession(target, async (session): Promise<Certificate> => {
      const schema = await readTargetSchema(target, session, schemas === undefined ? {} : { schemas });
      if (schema.tables.length === 0) throw noTables(target);
      const examined = await makeCertificate(session, schema, { madeAt: new Date().toISOString() });
      const kept = await findLostRows(target, session, schema);
      if (kept === undefined) return examined;
      // Nobody asked about other schemas.
      const names = new Set(schema.tables.map(tableKey));
      return withKeptRows(
        examined,
        schemas === undefined ? kept : new Map([...kept].filter(([name]) => names.has(name))),
      );
    });
    const terminal = openTerminal(process.stdout);
    if (options.json) terminal.line(JSON.stringify(certificate, undefined, 2));
    else {
      terminal.line(terminal.style.bold(describeTarget(target)));
      const names = certificate.tables.map(({ name }) => name);
      for (const line of certificateLines(certificate, terminal, nameColumn(names, terminal.width())))
        terminal.line(line);
      terminal.line();
      for (const line of wrapText(certificateSummary(certificate, terminal), terminal.width(), '  '))
        terminal.line(line);
      if ((certificate.differences ?? 0) > 0)
        terminal.line(
          `If rows were deleted on purpose: ${programName()} undo URL --run ID deletes the rest of their run.`,
        );
    }
    if (certificate.violations + (certificate.differences ?? 0) > 0) return EXIT.violations;
    return certificate.tables.some(({ rows }) => rows === null) ? EXIT.target : EXIT.ok;
  },
});
