import { type Static, Type } from 'typebox';
import { CONNECTION_KINDS } from './connection.ts';
import { choice, count, digestText, flag, idOf, list, named, nullable, proseText, text, time } from './field.ts';
import { ResolvedSource } from './generation.ts';
import { MODES, RunRequest } from './run.ts';

export const APPROVAL_STATES = ['pending', 'approved', 'rejected', 'cancelled', 'expired', 'consumed'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

export const approvalState = choice(
  APPROVAL_STATES,
  'pending → approved, rejected, cancelled or expired; approved → consumed, cancelled or expired.',
);

const ApprovedTarget = Type.Object(
  {
    connection_id: idOf('connection', 'The connection.'),
    name: nullable(text('Its current name; null if it was deleted.')),
    kind: nullable(choice(CONNECTION_KINDS, 'Its kind; null if it was deleted.')),
    mode: choice(MODES, 'How existing rows and tables are treated.'),
    host: nullable(text('Host of the target; null for a file or a folder.')),
    port: nullable(count('Its port.')),
    database: text('Database, file, folder or bucket.'),
    schema: nullable(text('Schemas of the database, if the connection names them.')),
  },
  named('ApprovedTarget', 'The target that the approval is bound to, without user and secret.'),
);

const ApprovedRun = Type.Object(
  {
    source: ResolvedSource,
    seed: count('The seed.'),
    as_of: time('The present of the generated rows.'),
    locale: text('Language of names and texts.'),
    rows_requested: nullable(count('Rows planned, over all tables; null for requests of earlier versions.')),
    tables_count: nullable(count('How many tables the run fills; null for requests of earlier versions.')),
    target: nullable(ApprovedTarget),
  },
  named('ApprovedRun', 'What the request left open, as resolved when it was made; `plan_digest` covers it.'),
);

export const Approval = Type.Object(
  {
    id: idOf('approval', 'Identifier of the approval.'),
    organization_id: idOf('organization', 'The organization.'),
    project_id: idOf('project', 'The project.'),
    state: approvalState,
    run: RunRequest,
    resolved: ApprovedRun,
    plan_digest: digestText('What is approved: no other run can use it.'),
    reason: nullable(text('Why the run is wanted.')),
    requested_by: idOf('user', 'Who asked.'),
    requested_at: time('When.'),
    decided_by: nullable(idOf('user', 'Who approved or rejected.')),
    decided_at: nullable(time('When.')),
    decision_note: nullable(text('What they said.')),
    approvals: list(
      Type.Object(
        {
          user_id: idOf('user', 'Who approved.'),
          at: time('When.'),
          note: nullable(text('What they said.')),
        },
        named('GivenApproval', "One person's approval."),
      ),
      { description: 'Who has approved so far, oldest first.' },
    ),
    required_approvals: count(
      'How many approvals it needs: as many as the organization required when it was requested, or more if it requires more now.',
    ),
    expires_at: time('When it expires unless it is used.'),
    consumed_by: nullable(idOf('user', 'Whose run used it.')),
    consumed_at: nullable(time('When.')),
    generation_id: nullable(idOf('generation', 'The run that used it; null for a load made elsewhere.')),
  },
  named('Approval', 'The approval of exactly one run.'),
);
export type Approval = Static<typeof Approval>;

export const SeenApproval = Type.Object(
  {
    ...Approval.properties,
    may_decide: flag('Whether the caller may approve or reject it now.'),
    why_not: nullable(
      text('Why not, in a sentence; null where the caller may, and where nothing is left to be decided.'),
    ),
  },
  named('SeenApproval', 'An approval as its reader stands to it.'),
);
export type SeenApproval = Static<typeof SeenApproval>;

export const RequestApproval = Type.Object(
  {
    project_id: idOf('project', 'The project.'),
    run: RunRequest,
    reason: Type.Optional(proseText('Why the run is wanted.')),
  },
  named('RequestApproval', 'A run to be approved.'),
);
export type RequestApproval = Static<typeof RequestApproval>;

export const DecideApproval = Type.Object(
  { note: Type.Optional(proseText('The reason for the decision.')) },
  named('DecideApproval', 'A note on a decision.'),
);
export type DecideApproval = Static<typeof DecideApproval>;

export const ConsumeApproval = Type.Object(
  {
    plan_digest: Type.Optional(
      digestText('Digest of the plan that is about to be pushed: it must be the approved one.'),
    ),
  },
  named('ConsumeApproval', 'What is about to be pushed.'),
);
export type ConsumeApproval = Static<typeof ConsumeApproval>;
