import type { Project } from '@rowloom/contract';
import { readRunRequest, RUN_OPTIONS } from '../../remote/run-request.ts';
import type { Noun } from '../operation.ts';
import { idWord, PROJECT } from '../words.ts';

const APPROVAL = idWord('approval');

export const approvals: Noun = {
  name: 'approvals',
  summary: 'list run approvals, request one, or decide on one',
  notes: [
    'An approval is for exactly one run: seed, time, schema and rows are fixed when it is requested. Someone else grants',
    'it, rowloom push PROJECT --approval ID uses it once, and it expires after 72 hours.',
  ],
  actions: {
    list: {
      operation: 'listApprovals',
      summary: 'list the approvals of an organization, or of a project',
      columns: ['id', 'state', 'reason', 'requested_at', 'expires_at', 'project_id'],
      examples: [
        ['rowloom approvals --state pending', 'what waits for a decision'],
        ['rowloom approvals list --waiting-for me', 'what waits for yours'],
      ],
    },
    request: {
      operation: 'requestApproval',
      summary: 'ask for the approval of a run',
      words: [{ ...PROJECT, into: 'body.project_id' }],
      options: RUN_OPTIONS,
      prepare: async ({ client, options, found }) => ({
        body: { run: await readRunRequest(client, found.get('project') as Project, options as never) },
      }),
      says: '{id} is {state}, of the plan {plan_digest}.\nIt can be decided until {expires_at} UTC, and then be used: rowloom push PROJECT --approval {id}',
      examples: [['rowloom approvals request Shop --to staging --rows 1M --reason "load test"', 'ask for one']],
    },
    show: {
      operation: 'getApproval',
      summary: 'show an approval and the run that it is for',
      words: [APPROVAL],
      examples: [['rowloom approvals show apr_01k…', 'what is to be decided?']],
    },
    approve: {
      operation: 'approveApproval',
      summary: 'grant an approval',
      words: [APPROVAL],
      says: '{id} is {state}.',
      examples: [['rowloom approvals approve apr_01k… --note "staging only"', 'grant it']],
    },
    reject: {
      operation: 'rejectApproval',
      summary: 'reject a request for approval',
      words: [APPROVAL],
      says: '{id} is {state}.',
      examples: [['rowloom approvals reject apr_01k… --note "too many rows"', 'reject it, with a reason']],
    },
    cancel: {
      operation: 'cancelApproval',
      summary: 'withdraw a request for approval',
      words: [APPROVAL],
      says: '{id} is {state}.',
      examples: [['rowloom approvals cancel apr_01k…', 'no longer needed']],
    },
    consume: {
      operation: 'consumeApproval',
      summary: 'use an approval for a load elsewhere, not by the service',
      words: [APPROVAL],
      says: '{id} is {state}.',
      examples: [['rowloom approvals consume apr_01k…', 'load the rows another way']],
    },
  },
};
