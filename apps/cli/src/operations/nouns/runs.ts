import type { Project } from '@rowloom/contract';
import { readRunRequest, RUN_OPTIONS } from '../../remote/run-request.ts';
import type { Noun } from '../operation.ts';
import { ANY_PROJECT, idWord, PROJECT } from '../words.ts';

const RUN = idWord('run');
/** Fields of a run, with the same options as for a local run. */
const RUN_FIELDS = [
  'source',
  'seed',
  'locale',
  'as_of',
  'rules',
  'dirt',
  'strict',
  'make_partitions',
  'target',
  'export',
];

export const runs: Noun = {
  name: 'runs',
  summary: 'runs of the service: start, watch, compare, cancel and undo them',
  actions: {
    list: {
      operation: 'listProjectGenerations',
      everywhere: 'listGenerations',
      summary: 'list the runs of a project, or of an organization',
      words: [ANY_PROJECT],
      columns: ['id', 'status', 'rows_generated', 'target.name', 'created_at', 'rows_requested', 'mode'],
      examples: [
        ['rowloom runs', 'newest first'],
        ['rowloom runs list Shop --status failed --field id', 'ids for a script'],
      ],
    },
    show: {
      operation: 'getGeneration',
      summary: 'show a run, its phases and its tables',
      words: [RUN],
      examples: [['rowloom runs show gen_01k…', 'how did it go?']],
    },
    plan: {
      operation: 'planGeneration',
      summary: 'show what a run would make, and what it would cost, without starting it',
      words: [PROJECT],
      without: [...RUN_FIELDS, 'approval_id'],
      options: RUN_OPTIONS,
      prepare: async ({ client, options, found }) => ({
        body: { ...(await readRunRequest(client, found.get('project') as Project, options as never)) },
      }),
      examples: [['rowloom runs plan Shop --to staging --rows 1M', 'is it possible, and does it need an approval?']],
    },
    certificate: {
      operation: 'getCertificate',
      summary: "show a run's certificate: every constraint, examined after the run",
      words: [RUN],
      examples: [['rowloom runs certificate gen_01k… --json > certificate.json', 'the proof, as JSON']],
    },
    cancel: {
      operation: 'cancelGeneration',
      summary: 'ask the service to stop a run',
      words: [RUN],
      says: '{id} is {status}; it stops at the next chunk.',
      examples: [['rowloom runs cancel gen_01k…', 'enough']],
    },
    undo: {
      operation: 'undoGeneration',
      summary: "take a run's rows out of its target again",
      words: [RUN],
      destroys: 'This deletes the rows of {name} from its target.',
      says: '{id}: its rows are being deleted. rowloom runs show {id} --field undo_status shows when that is done.',
      examples: [['rowloom runs undo gen_01k… --yes', 'undo one']],
    },
  },
};
