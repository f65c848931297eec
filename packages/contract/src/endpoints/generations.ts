import { endpoint } from '../endpoint.ts';
import { pageExample } from '../examples/page-example.ts';
import {
  cancelledGeneration,
  certificate,
  generationRecord,
  planAnswer,
  queuedGeneration,
  runRequest,
  startRun,
  undoneGeneration,
} from '../examples/work-examples.ts';
import { Certificate } from '../resources/certificate.ts';
import { Generation } from '../resources/generation.ts';
import { listQuery, pageOf } from '../resources/page.ts';
import { PlanAnswer } from '../resources/plan.ts';
import { StartRun } from '../resources/run.ts';
import { GENERATION_FILTERS } from './filters.ts';
import { idParam, ofProject, ofQuery, ORG_ID, PROJECT_ID } from './parts.ts';

const tag = 'Generations';
const reads = { kind: 'generation', permission: 'generations.read' } as const;
const page = {
  status: 200,
  description: 'A page of runs.',
  schema: pageOf(Generation),
  example: pageExample(generationRecord),
} as const;

const listGenerations = endpoint({
  id: 'listGenerations',
  tag,
  method: 'GET',
  path: '/api/generations',
  summary: 'List runs across the organization',
  description: 'Of projects that the caller can see.',
  credential: 'any',
  scope: ofQuery('member'),
  query: listQuery({ ...ORG_ID, ...PROJECT_ID, ...GENERATION_FILTERS }),
  answer: page,
  errors: [],
});

const listProjectGenerations = endpoint({
  id: 'listProjectGenerations',
  tag,
  method: 'GET',
  path: '/api/projects/{id}/generations',
  summary: 'List runs of a project',
  credential: 'any',
  scope: ofProject('generations.read'),
  params: idParam('project'),
  query: listQuery(GENERATION_FILTERS),
  answer: page,
  errors: [],
});

const startGeneration = endpoint({
  id: 'startGeneration',
  tag,
  method: 'POST',
  path: '/api/projects/{id}/generations',
  summary: 'Start a run',
  description:
    'The rows are streamed to the target and never kept. Without `target` it is a rehearsal: rows are made, checked and discarded. Rows are reserved from the quota when the run is accepted, and settled when it ends.',
  credential: 'any',
  scope: ofProject('generations.start'),
  params: idParam('project'),
  body: StartRun,
  bodyExample: startRun,
  idempotent: true,
  answer: {
    status: 202,
    description: 'Queued. `Location` leads to its record.',
    schema: Generation,
    example: queuedGeneration,
  },
  errors: [
    'row_quota_exceeded',
    'approval_required',
    'invalid_state',
    'confirmation_required',
    'row_cap_exceeded',
    'unsatisfiable_schema',
    'no_schema',
  ],
});

const planGeneration = endpoint({
  id: 'planGeneration',
  tag,
  method: 'POST',
  path: '/api/projects/{id}/plan',
  summary: 'Plan a run without starting it',
  description:
    'Rows per table, verdict of every constraint, issues, digest, and cost against quota and cap. Nothing is stored. An unsatisfiable request is an issue in the response, not an error.',
  credential: 'any',
  scope: ofProject('generations.plan'),
  params: idParam('project'),
  body: StartRun,
  bodyExample: runRequest,
  answer: { status: 200, description: 'What the run would do.', schema: PlanAnswer, example: planAnswer },
  errors: ['no_schema'],
});

const getGeneration = endpoint({
  id: 'getGeneration',
  tag,
  method: 'GET',
  path: '/api/generations/{id}',
  summary: 'Get the record of a run',
  credential: 'any',
  scope: reads,
  params: idParam('generation'),
  answer: { status: 200, description: 'The record.', schema: Generation, example: generationRecord },
  errors: [],
});

const getCertificate = endpoint({
  id: 'getCertificate',
  tag,
  method: 'GET',
  path: '/api/generations/{id}/certificate',
  summary: 'Get the certificate of a run',
  description: 'Every constraint of the target, re-checked after the run. `not_found` if the run has none.',
  credential: 'any',
  scope: reads,
  params: idParam('generation'),
  answer: { status: 200, description: 'The certificate.', schema: Certificate, example: certificate },
  errors: [],
});

const cancelGeneration = endpoint({
  id: 'cancelGeneration',
  tag,
  method: 'POST',
  path: '/api/generations/{id}/cancel',
  summary: 'Cancel a run',
  description: 'A queued run is cancelled at once; an active one stops at the next chunk.',
  credential: 'any',
  scope: { kind: 'generation', permission: 'generations.cancel' },
  params: idParam('generation'),
  answer: { status: 200, description: 'The updated record.', schema: Generation, example: cancelledGeneration },
  errors: ['invalid_state'],
});

const undoGeneration = endpoint({
  id: 'undoGeneration',
  tag,
  method: 'POST',
  path: '/api/generations/{id}/undo',
  summary: 'Undo a run',
  description: 'Deletes from the target exactly the rows that the run added, by their keys.',
  credential: 'any',
  scope: { kind: 'generation', permission: 'generations.undo' },
  params: idParam('generation'),
  idempotent: true,
  answer: {
    status: 202,
    description: 'Queued. `Location` leads to the record.',
    schema: Generation,
    example: undoneGeneration,
  },
  errors: ['invalid_state'],
});

const watchGeneration = endpoint({
  id: 'watchGeneration',
  tag,
  method: 'GET',
  path: '/api/generations/{id}/events',
  summary: 'Watch a run',
  description:
    'Server-sent events `progress` and `end`, each with the whole current record as `data` and its `version` as `id`; at most 4 per second, and a comment every 15 seconds. The stream ends after `end`, and within 5 seconds of revocation, logout or loss of visibility. Send the credential in `Authorization`: use fetch, not EventSource.',
  credential: 'any',
  scope: reads,
  params: idParam('generation'),
  answer: {
    status: 200,
    description: 'A stream of events; the schema describes the `data` of each.',
    schema: Generation,
    contentType: 'text/event-stream',
    example: generationRecord,
  },
  errors: [],
});

export const generationEndpoints = {
  listGenerations,
  listProjectGenerations,
  startGeneration,
  planGeneration,
  getGeneration,
  getCertificate,
  cancelGeneration,
  undoGeneration,
  watchGeneration,
};
