-- Approvals, generations and exports: what ran, never what it made.
create table run_approval (
  id text primary key,
  organization_id text not null,
  project_id text not null,
  state text not null default 'pending'
    check (state in ('pending', 'approved', 'rejected', 'cancelled', 'expired', 'consumed')),
  -- The run as it was asked for, and as it was resolved: seed, as_of, schema digest, rows, target's identity.
  run jsonb not null,
  resolved jsonb not null,
  plan_digest text not null,
  connection_id text,
  schedule_id text,
  reason text,
  requested_by text not null references app_user,
  requested_via text not null check (requested_via in ('session', 'api_key', 'system')),
  requested_at timestamptz not null default now(),
  decided_by text references app_user,
  decided_at timestamptz,
  decision_note text,
  expires_at timestamptz not null,
  consumed_by text references app_user,
  consumed_at timestamptz,
  generation_id text unique,
  foreign key (organization_id, project_id) references project (organization_id, id) on delete cascade,
  -- Consumed at most once, and never without a decision; nobody decides on their own request.
  constraint consumed_after_decision check (consumed_at is null or decided_at is not null),
  constraint consumed_has_consumer check ((state = 'consumed') = (consumed_at is not null)),
  constraint four_eyes check (decided_by is null or decided_by <> requested_by)
);
create index run_approval_by_project on run_approval (project_id, id desc);
create index run_approval_by_organization on run_approval (organization_id, id desc);
create index run_approval_open on run_approval (expires_at) where state in ('pending', 'approved');

create table generation (
  id text primary key,
  organization_id text not null,
  project_id text not null,
  -- Raised by every change: the id of a progress event.
  version bigint not null default 1,
  status text not null default 'queued' check (status in ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
  -- Everything that the rows follow from: source, digest, rows, seed, as_of, locale, rules, mode, identity of the target.
  resolved jsonb not null,
  schema_digest text not null references schema_document,
  plan_digest text not null,
  rows_requested bigint not null check (rows_requested >= 0),
  rows_generated bigint not null default 0 check (rows_generated >= 0),
  tables_count integer not null,
  -- [{ name, rows_requested, rows_generated, status, base?, checksum? }]
  tables jsonb not null,
  connection_id text,
  -- { kind, name }; null for a rehearsal.
  target jsonb,
  mode text,
  confirm text,
  wants_export boolean not null default false,
  approval_id text references run_approval,
  schedule_id text,
  created_by text not null references app_user,
  created_via text not null check (created_via in ('session', 'api_key', 'system')),
  created_at timestamptz not null default now(),
  queued_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  cancel_requested_at timestamptz,
  cancel_requested_by text,
  -- { code, message, table?, column?, constraint? }: never a value.
  error jsonb,
  certificate text,
  -- { violations, unexamined }: lists need no more, and a certificate of hundreds of tables is long.
  certificate_summary jsonb,
  way text,
  -- The lease: only the holder of the newest token writes.
  lease_token bigint not null default 0,
  lease_until timestamptz,
  -- Attempts whose process ended without a word.
  lost_count integer not null default 0,
  worker_id text,
  undo_requested_at timestamptz,
  undo_requested_by text,
  undone_at timestamptz,
  undo_error jsonb,
  foreign key (organization_id, project_id) references project (organization_id, id) on delete cascade,
  constraint finished_when_over check ((status in ('queued', 'running')) = (finished_at is null)),
  constraint started_when_run check (status not in ('running', 'succeeded') or started_at is not null)
);
create index generation_by_project on generation (project_id, id desc);
create index generation_by_organization on generation (organization_id, id desc);
create index generation_open on generation (lease_until) where status in ('queued', 'running');

create table export (
  id text primary key,
  organization_id text not null,
  project_id text not null,
  generation_id text not null unique references generation on delete cascade,
  file_name text not null,
  content text not null,
  size_bytes bigint not null,
  sha256 text not null,
  rows_count bigint not null,
  tables_count integer not null,
  created_by text not null references app_user,
  created_at timestamptz not null default now(),
  foreign key (organization_id, project_id) references project (organization_id, id) on delete cascade
);
create index export_by_organization on export (organization_id, id desc);
create index export_by_project on export (project_id, id desc);

create table worker (
  id text primary key,
  host text not null,
  pid integer not null,
  version text not null,
  concurrency integer not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);

grant select, insert, update, delete on run_approval, generation, export, worker to rowloom_app;
