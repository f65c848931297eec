import { ENGINES } from '@rowloom/contract';
import { readChoice } from '../arguments/read-choice.ts';
import { EXIT } from '../exit-codes.ts';
import { makeNoun } from '../operations/make-noun.ts';
import { projects as declared } from '../operations/nouns/projects.ts';
import { ANSWER_OPTIONS, showAnswer } from '../operations/show-answer.ts';
import { programName } from '../program-name.ts';
import { collectAll } from '../remote/collect-all.ts';
import { defineRemote } from '../remote/define-remote.ts';
import { findOrganization, ORG_OPTION } from '../remote/find-organization.ts';
import { listProjects } from '../remote/find-project.ts';
import { withService } from '../remote/with-service.ts';

const list = defineRemote({
  name: 'projects list',
  summary: 'list the projects that you can see',
  operands: [],
  options: { org: { ...ORG_OPTION, default: 'all of yours' }, ...ANSWER_OPTIONS },
  examples: [['rowloom projects', 'all projects you can see']],
  operations: ['listProjects'],
  run: ({ options }) =>
    withService(async (client) => {
      const all = await collectAll(listProjects(client, options.org));
      showAnswer(all, options, { columns: COLUMNS, empty: NONE });
      return EXIT.ok;
    }),
});

const COLUMNS = ['name', 'engine', 'schema_name', 'my_role', 'snapshots_count', 'last_generation_at', 'id'];
const NONE = `There are no projects yet. ${programName()} projects create NAME makes one.`;

const create = defineRemote({
  name: 'projects create',
  summary: 'create a project',
  operands: [{ name: 'NAME', help: 'the name of the new project' }],
  options: {
    engine: { value: 'NAME', help: ENGINES.join(', '), default: 'postgresql', choices: ENGINES },
    schema: { value: 'NAME', help: 'its schema or database', default: 'public; for SQLite main' },
    locale: { value: 'CODE', help: 'the locale of runs that name none', default: 'en' },
    description: { value: 'TEXT', help: 'what the project is for' },
    org: ORG_OPTION,
    ...ANSWER_OPTIONS,
  },
  examples: [['rowloom projects create Shop --engine postgresql --schema public', 'a new one']],
  operations: ['createProject'],
  run: ({ operands: [name = ''], options }) => {
    const engine = options.engine === undefined ? 'postgresql' : readChoice(options.engine, '--engine', ENGINES);
    return withService(async (client) => {
      const { id } = await findOrganization(client, options.org);
      const schema_name = options.schema ?? DEFAULT_SCHEMAS[engine] ?? name;
      const { locale, description } = options;
      const settings = {
        ...(locale === undefined ? {} : { default_locale: locale }),
        ...(description === undefined ? {} : { description }),
      };
      const made = await client.createProject({ body: { organization_id: id, name, engine, schema_name, settings } });
      showAnswer(made, options, { says: 'Created {name} ({id}).' });
      return EXIT.ok;
    });
  },
});

/** In MySQL a schema is a database: it has the project's name by default. */
const DEFAULT_SCHEMAS: Readonly<Record<string, string>> = { postgresql: 'public', sqlite: 'main' };

export const projects = makeNoun(declared, { list, create });
