import type { CaptureSnapshot, Project } from '@rowloom/contract';
import type { Client } from '@rowloom/client';
import { EXIT } from '../exit-codes.ts';
import { ANSWER_OPTIONS, showAnswer } from '../operations/show-answer.ts';
import { refusal } from '../refusal.ts';
import { defineRemote } from '../remote/define-remote.ts';
import { ORG_OPTION } from '../remote/find-organization.ts';
import { findConnection, findProject, PROJECT_OPERAND } from '../remote/find-project.ts';
import { withService } from '../remote/with-service.ts';
import { readText } from '../source/read-text.ts';

const SOURCES = ['connection', 'template', 'ddl'] as const;

export const snapshot = defineRemote({
  name: 'snapshot',
  summary: "capture a project's schema on the service",
  operands: [PROJECT_OPERAND],
  options: {
    connection: {
      value: 'CONNECTION',
      help: 'read the catalogue of this connection',
      default: "the project's only one",
    },
    template: { value: 'ID', help: 'use the schema of a template: ecommerce, saas, blog or one of your own' },
    ddl: { value: 'FILE', help: "use SQL text in the project's dialect; - reads standard input" },
    label: { value: 'TEXT', help: 'a label', default: 'the time of capture' },
    statistics: { help: "read the planner's statistics too; rows never are" },
    org: ORG_OPTION,
    ...ANSWER_OPTIONS,
  },
  examples: [
    ['rowloom snapshot Shop', "of the project's connection"],
    ['rowloom snapshot Shop --ddl schema.sql --label "before the migration"', 'of a file'],
  ],
  operations: ['captureSnapshot'],
  async run({ operands: [wanted = ''], options }) {
    const given = SOURCES.filter((name) => options[name] !== undefined);
    if (given.length > 1)
      throw refusal(EXIT.usage, `A snapshot has one source: leave out --${given[0]} or --${given[1]}.`);
    return withService(async (client) => {
      const project = await findProject(client, wanted, options.org);
      const { label, statistics } = options;
      const body = {
        ...(await readSource(client, project, options)),
        ...(label === undefined ? {} : { label }),
        ...(statistics ? { statistics } : {}),
      };
      const made = await client.captureSnapshot({ params: { id: project.id }, body });
      showAnswer(made, options, { says: 'Captured {label} ({id}). Tables: {tables_count}, columns: {columns_count}.' });
      return EXIT.ok;
    });
  },
});

type Source = Readonly<Record<(typeof SOURCES)[number], string | undefined>>;

async function readSource(
  client: Client,
  project: Project,
  { connection, template, ddl }: Source,
): Promise<CaptureSnapshot> {
  if (template !== undefined) return { template_id: template };
  if (ddl !== undefined) return { ddl: readText(ddl, 'the SQL'), dialect: project.engine };
  if (connection === undefined) return {};
  return { connection_id: (await findConnection(client, project, connection)).id };
}
