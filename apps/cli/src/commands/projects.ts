import { ENGINES, type Project } from '@rowloom/contract';
import { type Arguments, defineCommand } from '../arguments/command.ts';
import { readChoice } from '../arguments/read-choice.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { formatTime, listLines } from '../output/list-lines.ts';
import { openTerminal } from '../output/terminal.ts';
import { programName } from '../program-name.ts';
import { readAction } from '../remote/read-action.ts';
import { collectAll } from '../remote/collect-all.ts';
import { findOrganization, ORG_OPTION } from '../remote/find-organization.ts';
import { listProjects } from '../remote/find-project.ts';
import { withService } from '../remote/with-service.ts';

const OPTIONS = {
  org: ORG_OPTION,
  engine: { value: 'NAME', help: 'create: postgresql, mysql, mariadb or sqlite', default: 'postgresql' },
  schema: { value: 'NAME', help: 'create: the schema or database it is about', default: 'public; for SQLite main' },
  json: { help: 'the result as JSON' },
} as const;

const ACTIONS = {
  list: { needs: undefined, options: ['org'] },
  create: { needs: 'NAME', options: ['org', 'engine', 'schema'] },
} as const;

export const projects = defineCommand({
  name: 'projects',
  summary: 'list the projects of the service, or create one',
  operands: [
    { name: 'ACTION', help: 'list or create (default: list)', optional: true },
    { name: 'NAME', help: 'create: the name of the new project', optional: true },
  ],
  options: OPTIONS,
  examples: [
    ['rowloom projects', 'those that you can see'],
    ['rowloom projects create Shop --engine postgresql --schema public', 'a new one'],
  ],
  run: (given) => runProjects(given),
});

function runProjects({ operands, options }: Arguments<typeof OPTIONS>): Promise<ExitCode> {
  const { action, word: name } = readAction('projects', operands, options, ACTIONS);
  const terminal = openTerminal(process.stdout);
  return withService(async (client) => {
    if (action === 'create') {
      const engine = options.engine === undefined ? 'postgresql' : readChoice(options.engine, '--engine', ENGINES);
      const { id } = await findOrganization(client, options.org);
      const schema_name = options.schema ?? DEFAULT_SCHEMAS[engine] ?? name;
      const made = await client.createProject({ body: { organization_id: id, name, engine, schema_name } });
      terminal.line(options.json ? JSON.stringify(made, undefined, 2) : `Created ${made.name} (${made.id}).`);
      return EXIT.ok;
    }
    const all = await collectAll(listProjects(client, options.org));
    if (options.json) terminal.line(JSON.stringify(all, undefined, 2));
    else if (all.length === 0)
      terminal.line(`There are no projects yet. ${programName()} projects create NAME makes one.`);
    else for (const line of listLines(all, COLUMNS, terminal)) terminal.line(line);
    return EXIT.ok;
  });
}

/** In MySQL a schema is a database: it is called as the project is unless told. */
const DEFAULT_SCHEMAS: Readonly<Record<string, string>> = { postgresql: 'public', sqlite: 'main' };

const COLUMNS = [
  ['project', ({ name }: Project) => name],
  ['id', ({ id }: Project) => id],
  ['engine', ({ engine }: Project) => engine],
  ['schema', ({ schema_name }: Project) => schema_name],
  ['role', ({ my_role }: Project) => my_role],
  ['snapshots', ({ snapshots_count }: Project) => String(snapshots_count), 'right'],
  ['last run', ({ last_generation_at }: Project) => formatTime(last_generation_at)],
] as const;
