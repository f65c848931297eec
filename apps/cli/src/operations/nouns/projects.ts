import { readRulesFile } from '../../source/read-rules-file.ts';
import type { Item } from '../item.ts';
import type { Noun } from '../operation.ts';
import { PROJECT } from '../words.ts';

export const projects: Noun = {
  name: 'projects',
  summary: 'projects of the service: one database schema each, with its runs',
  actions: {
    show: {
      operation: 'getProject',
      summary: 'show a project',
      words: [PROJECT],
      examples: [['rowloom projects show Shop', 'engine, schema, role, newest run']],
    },
    edit: {
      operation: 'updateProject',
      summary: 'change the name, schema or settings of a project',
      words: [PROJECT],
      // The service replaces settings as a whole: unnamed ones stay as they are.
      prepare: ({ request, found }) => {
        const { settings } = request.body;
        const before = found.get('project')?.['settings'] as Item | undefined;
        return Promise.resolve(settings === undefined ? {} : { body: { settings: { ...before, ...settings } } });
      },
      says: 'Changed {name} ({id}).',
      examples: [['rowloom projects edit Shop --default-locale de', 'names and texts in German from now on']],
    },
    delete: {
      operation: 'deleteProject',
      summary: 'delete a project with its snapshots, runs and connections',
      words: [PROJECT],
      destroys: 'This deletes the project {project} and everything in it.',
      says: 'Deleted {name}.',
      examples: [['rowloom projects delete Shop --yes', 'for good']],
    },
    role: {
      operation: 'getMyRole',
      summary: 'show your role in a project, and what it allows',
      words: [PROJECT],
      examples: [['rowloom projects role Shop', 'what may I do here?']],
    },
    rules: {
      operation: 'getProjectRules',
      summary: "print a project's rules",
      words: [PROJECT],
      isDocument: true,
      examples: [['rowloom projects rules Shop --field rules > rules.json', 'to edit them']],
    },
    'set-rules': {
      operation: 'replaceProjectRules',
      summary: "replace a project's rules",
      words: [PROJECT],
      without: ['rules'],
      options: { rules: { value: 'FILE', help: 'the rules, as JSON or YAML; - reads standard input' } },
      prepare: async ({ options }) => ({ body: { rules: await readRulesFile(String(options['rules'] ?? '-')) } }),
      says: 'The rules are replaced.',
      notes: [
        'Pass --based-on with the updated_at of the rules that you edited, to avoid overwriting later changes by others.',
      ],
      examples: [['rowloom projects set-rules Shop --rules rules.yaml', 'from a file']],
    },
  },
};
