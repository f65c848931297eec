import { EXIT } from '../exit-codes.ts';
import { makeNoun } from '../operations/make-noun.ts';
import { runs as declared } from '../operations/nouns/runs.ts';
import { ANSWER_OPTIONS, showAnswer } from '../operations/show-answer.ts';
import { choosePushReporter } from '../output/push-reporter.ts';
import { compareRecords } from '../remote/compare-records.ts';
import { defineRemote } from '../remote/define-remote.ts';
import { watchPush } from '../remote/watch-push.ts';
import { withService } from '../remote/with-service.ts';
import { push } from './push.ts';

const RUN = { name: 'ID', help: 'the id of the run', resource: 'run' } as const;

const watch = defineRemote({
  name: 'runs watch',
  summary: 'follow a run to its end; Ctrl-C asks the service to cancel it',
  operands: [RUN],
  options: {
    json: { help: 'print progress and result as JSON, one event per line' },
    quiet: { help: 'print only errors' },
  },
  examples: [['rowloom runs watch gen_01k…', 'how far along is it?']],
  operations: ['watchGeneration'],
  run: ({ operands: [id = ''], options }) =>
    withService(async (client) =>
      watchPush(client, await client.getGeneration({ params: { id } }), choosePushReporter(options)),
    ),
});

const compare = defineRemote({
  name: 'runs compare',
  summary: 'show how two runs differ: source, seed, rows, target, speed',
  operands: [
    { ...RUN, name: 'A', help: 'the id of a run' },
    { ...RUN, name: 'B', help: 'the id of another' },
  ],
  options: { ...ANSWER_OPTIONS },
  notes: ['Runs with the same plan_digest make the same rows.'],
  examples: [['rowloom runs compare gen_01k… gen_01j…', 'what was different?']],
  run: ({ operands: [a = '', b = ''], options }) =>
    withService(async (client) => {
      const [first, second] = await Promise.all([a, b].map((id) => client.getGeneration({ params: { id } })));
      const differences = compareRecords(first ?? {}, second ?? {});
      showAnswer(differences, options, { columns: ['field', 'a', 'b'], empty: 'The two runs are the same.' });
      return EXIT.ok;
    }),
});

const start = { ...push, name: 'runs start', summary: 'start a run and watch it to its end; the same as rowloom push' };

export const runs = makeNoun(declared, { start, watch, compare });
