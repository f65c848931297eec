import type {
  DeliveryState,
  GenerationPhase,
  Id,
  OrganizationRole,
  ProjectRole,
  WebhookEvent,
  WebhookFormat,
} from '@rowloom/contract';
import type { Rules } from '@rowloom/engine';
import type { ColumnType, Generated } from 'kysely';
import type { AuditTables } from './audit-tables.ts';
import type {
  ApprovalState,
  ConnectionKind,
  Document,
  EmailClaim,
  Engine,
  GenerationStatus,
  Json,
  Now,
  RunMode,
  Via,
} from './column-types.ts';
import type { DocumentTables } from './document-tables.ts';
import type { CertificateSummary, GenerationTable, ResolvedRun, RunDecider, RunError } from './run-documents.ts';

/** The store's tables, as `migrations/` creates them. */
export type Tables = DocumentTables & AuditTables & ServiceTables;

type ServiceTables = {
  tier: {
    name: string;
    position: number;
    rows_per_period: number | null;
    per_request_cap: number;
    api_access: boolean;
  };
  app_user: {
    id: Id<'user'>;
    email: string | null;
    email_key: ColumnType<string | null, never, never>;
    name: string | null;
    password_hash: string | null;
    oidc_issuer: string | null;
    oidc_subject: string | null;
    operator: Generated<boolean>;
    email_verified_at: Date | null;
    claimed_by: Generated<EmailClaim>;
    disabled_at: Date | null;
    deleted_at: Date | null;
    created_at: Now;
  };
  organization: {
    id: Id<'organization'>;
    name: string;
    tier: string;
    require_approval: Generated<boolean>;
    required_approvals: Generated<number>;
    separate_approvers: Generated<boolean>;
    suspended_at: Date | null;
    bonus_rows: Generated<number>;
    created_by: Id<'user'>;
    created_at: Now;
    updated_at: Now;
  };
  organization_member: {
    organization_id: Id<'organization'>;
    user_id: Id<'user'>;
    role: OrganizationRole;
    joined_at: Now;
    invited_by: Id<'user'> | null;
  };
  invitation: {
    id: Id<'invitation'>;
    organization_id: Id<'organization'>;
    email: string;
    role: OrganizationRole;
    token_hash: string;
    mail_token_hash: string | null;
    invited_by: Id<'user'>;
    created_at: Now;
    expires_at: Date;
    accepted_at: Date | null;
    accepted_by: Id<'user'> | null;
    revoked_at: Date | null;
  };
  session: {
    id: Id<'session'>;
    user_id: Id<'user'>;
    created_at: Now;
    refreshed_at: Now;
    expires_at: Date;
    ended_at: Date | null;
    ended_because: string | null;
    ip: string | null;
    user_agent: string | null;
  };
  refresh_token: {
    hash: string;
    session_id: Id<'session'>;
    created_at: Now;
    rotated_at: Date | null;
  };
  api_key: {
    id: Id<'key'>;
    user_id: Id<'user'>;
    name: string;
    prefix: string;
    hash: string;
    created_at: Now;
    expires_at: Date | null;
    last_used_at: Date | null;
    revoked_at: Date | null;
  };
  setting: { name: string; value: Json<unknown> };
  idempotency: {
    user_id: Id<'user'>;
    method: string;
    path: string;
    key: string;
    body_hash: string;
    request_id: string;
    status: number | null;
    location: string | null;
    answer: string | null;
    created_at: Now;
    lease_until: Now;
  };
  project: {
    id: Id<'project'>;
    organization_id: Id<'organization'>;
    name: string;
    engine: Engine;
    schema_name: string;
    settings: Json<Document>;
    roster_since: Date | null;
    created_by: Id<'user'>;
    created_at: Now;
    updated_at: Now;
  };
  project_rules: {
    project_id: Id<'project'>;
    rules: Json<Rules>;
    updated_by: Id<'user'>;
    updated_at: Now;
  };
  project_member: {
    project_id: Id<'project'>;
    user_id: Id<'user'>;
    role: ProjectRole;
    added_by: Id<'user'>;
    added_at: Now;
  };
  template: {
    id: Id<'template'>;
    organization_id: Id<'organization'>;
    name: string;
    description: string;
    engine: Engine;
    digest: string;
    tables_count: number;
    columns_count: number;
    created_by: Id<'user'>;
    created_at: Now;
    updated_at: Now;
  };
  connection: {
    id: Id<'connection'>;
    project_id: Id<'project'>;
    name: string;
    kind: ConnectionKind;
    url: string;
    secret: string;
    options: Json<Document>;
    identity: Json<Document>;
    created_by: Id<'user'>;
    created_at: Now;
    updated_at: Now;
    last_tested_at: Date | null;
    last_test_ok: boolean | null;
  };
  schedule: {
    id: Id<'schedule'>;
    project_id: Id<'project'>;
    name: string;
    cron: string;
    timezone: string;
    kind: 'snapshot' | 'generation';
    enabled: Generated<boolean>;
    disabled_because: string | null;
    run: Json<Document>;
    created_by: Id<'user'>;
    created_at: Now;
    updated_at: Now;
    next_fire_at: Date | null;
    last_fired_at: Date | null;
  };
  webhook: {
    id: Id<'webhook'>;
    project_id: Id<'project'>;
    name: string;
    shown_url: string;
    secret: string;
    events: Json<readonly WebhookEvent[]>;
    format: WebhookFormat;
    enabled: Generated<boolean>;
    created_by: Id<'user'>;
    created_at: Now;
    updated_at: Now;
  };
  webhook_delivery: {
    id: Id<'delivery'>;
    webhook_id: Id<'webhook'>;
    event: string;
    event_id: Id<'event'> | null;
    body: Json<Document>;
    state: Generated<DeliveryState>;
    attempts: Generated<number>;
    status_code: number | null;
    error: string | null;
    created_at: Now;
    next_attempt_at: Date | null;
    finished_at: Date | null;
  };
  notice: {
    event_id: Id<'event'>;
    action: string;
    subject_id: string;
    created_at: Now;
  };
  schedule_slot: {
    schedule_id: Id<'schedule'>;
    slot: Date;
    fired_at: Now;
    done_at: Date | null;
  };
  snapshot: {
    id: Id<'snapshot'>;
    organization_id: Id<'organization'>;
    project_id: Id<'project'>;
    label: string;
    source: 'connection' | 'template' | 'ddl' | 'schedule';
    schedule_id: Id<'schedule'> | null;
    engine: Engine;
    schema_name: string;
    digest: string;
    tables_count: number;
    columns_count: number;
    template_id: string | null;
    captured_by: Id<'user'>;
    captured_at: Now;
  };
  run_approval: {
    id: Id<'approval'>;
    organization_id: Id<'organization'>;
    project_id: Id<'project'>;
    state: Generated<ApprovalState>;
    run: Json<Document>;
    resolved: Json<ResolvedRun>;
    plan_digest: string;
    connection_id: Id<'connection'> | null;
    schedule_id: Id<'schedule'> | null;
    reason: string | null;
    requested_by: Id<'user'>;
    requested_via: Via;
    requested_at: Now;
    decided_by: Id<'user'> | null;
    decided_at: Date | null;
    decision_note: string | null;
    expires_at: Date;
    consumed_by: Id<'user'> | null;
    consumed_at: Date | null;
    generation_id: Id<'generation'> | null;
    deciders: ColumnType<readonly RunDecider[], string | undefined, string>;
    required_approvals: Generated<number>;
    separate_approvers: Generated<boolean>;
    rows_requested: number | null;
    tables_count: number | null;
  };
  approval_decision: {
    approval_id: Id<'approval'>;
    user_id: Id<'user'>;
    note: string | null;
    decided_at: Now;
  };
  run_input: { subject_id: string; part: string; changed_by: Id<'user'>; changed_at: Now };
  generation: {
    id: Id<'generation'>;
    organization_id: Id<'organization'>;
    project_id: Id<'project'>;
    version: Generated<number>;
    status: Generated<GenerationStatus>;
    resolved: Json<ResolvedRun>;
    schema_digest: string;
    plan_digest: string;
    rows_requested: number;
    rows_generated: Generated<number>;
    tables_count: number;
    tables: Json<readonly GenerationTable[]>;
    phases: ColumnType<readonly GenerationPhase[], string | undefined, string>;
    connection_id: Id<'connection'> | null;
    target: Json<{ readonly kind: ConnectionKind; readonly name: string } | null> | null;
    mode: RunMode | null;
    confirm: string | null;
    wants_export: Generated<boolean>;
    approval_id: Id<'approval'> | null;
    schedule_id: Id<'schedule'> | null;
    created_by: Id<'user'>;
    created_via: Via;
    created_at: Now;
    queued_at: Now;
    started_at: Date | null;
    finished_at: Date | null;
    cancel_requested_at: Date | null;
    cancel_requested_by: Id<'user'> | null;
    error: Json<RunError> | null;
    /** Only of runs that ended before certificates were packed. */
    certificate: string | null;
    certificate_pieces: number | null;
    certificate_summary: Json<CertificateSummary> | null;
    way: string | null;
    lease_token: Generated<number>;
    lease_until: Date | null;
    lost_count: Generated<number>;
    worker_id: string | null;
    undo_requested_at: Date | null;
    undo_requested_by: Id<'user'> | null;
    undone_at: Date | null;
    undo_error: Json<RunError> | null;
  };
  export: {
    id: Id<'export'>;
    organization_id: Id<'organization'>;
    project_id: Id<'project'>;
    generation_id: Id<'generation'>;
    file_name: string;
    /** Only of exports that were kept before they were packed. */
    content: string | null;
    pieces: number | null;
    size_bytes: number;
    sha256: string;
    rows_count: number;
    tables_count: number;
    created_by: Id<'user'>;
    created_at: Now;
  };
  worker: {
    id: string;
    host: string;
    pid: number;
    version: string;
    concurrency: number;
    started_at: Now;
    seen_at: Now;
  };
  usage_period: {
    organization_id: Id<'organization'>;
    /** `YYYY-MM-01`. */
    period_start: string;
    tier: string;
    rows_included: number | null;
    rows_consumed: Generated<number>;
    rows_reserved: Generated<number>;
    bonus_spent: Generated<number>;
  };
  usage_entry: {
    generation_id: Id<'generation'>;
    organization_id: Id<'organization'>;
    project_id: Id<'project'>;
    period_start: string;
    accepted_at: Now;
    rows_reserved: number;
    bonus: Generated<number>;
    rows_settled: number | null;
    settled_at: Date | null;
  };
};
