-- Projects and what hangs on them. Everything but usage and audit goes with its project.
create table project (
  id text primary key,
  organization_id text not null references organization,
  name text not null,
  engine text not null check (engine in ('postgresql', 'mysql', 'mariadb', 'sqlite')),
  schema_name text not null,
  settings jsonb not null default '{}',
  -- A roster never dissolves: once begun, only those on it see the project.
  roster_since timestamptz,
  created_by text not null references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id)
);
create index project_by_organization on project (organization_id, id desc);

create table project_member (
  project_id text not null references project on delete cascade,
  user_id text not null references app_user,
  role text not null check (role in ('viewer', 'approver', 'data_fabricator', 'editor', 'admin', 'owner')),
  added_by text not null references app_user,
  added_at timestamptz not null default now(),
  primary key (project_id, user_id)
);
create index project_member_by_user on project_member (user_id);

-- Schema documents by their digest: snapshots, templates, runs and approvals share them, and none changes.
create table schema_document (
  digest text primary key,
  document text not null,
  created_at timestamptz not null default now()
);

create table template (
  id text primary key,
  organization_id text not null references organization,
  name text not null,
  description text not null default '',
  engine text not null check (engine in ('postgresql', 'mysql', 'mariadb', 'sqlite')),
  digest text not null references schema_document,
  tables_count integer not null,
  columns_count integer not null,
  created_by text not null references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, name)
);
create index template_by_organization on template (organization_id, id desc);

create table connection (
  id text primary key,
  project_id text not null references project on delete cascade,
  name text not null,
  kind text not null check (kind in ('postgresql', 'mysql', 'mariadb', 'sqlite', 'directory', 's3')),
  -- The address without its password, as answers show it.
  url text not null,
  -- The whole address and other secrets, sealed; bound to this row's id.
  secret text not null,
  options jsonb not null default '{}',
  -- Host, port, database and schema: what an approval is bound to.
  identity jsonb not null,
  created_by text not null references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_tested_at timestamptz,
  last_test_ok boolean,
  unique (project_id, name)
);

create table schedule (
  id text primary key,
  project_id text not null references project on delete cascade,
  name text not null,
  cron text not null,
  timezone text not null,
  kind text not null check (kind in ('snapshot', 'generation')),
  enabled boolean not null default true,
  disabled_because text,
  run jsonb not null default '{}',
  created_by text not null references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The slot that fires next: whoever moves it fires it, so that a slot fires once over all processes.
  next_fire_at timestamptz,
  last_fired_at timestamptz,
  unique (project_id, name)
);
create index schedule_due on schedule (next_fire_at) where enabled;

create table snapshot (
  id text primary key,
  organization_id text not null,
  project_id text not null,
  label text not null,
  source text not null check (source in ('connection', 'template', 'ddl', 'schedule')),
  schedule_id text,
  engine text not null,
  schema_name text not null,
  digest text not null references schema_document,
  tables_count integer not null,
  columns_count integer not null,
  -- A shipped template's own rules come along.
  template_id text,
  captured_by text not null references app_user,
  captured_at timestamptz not null default now(),
  foreign key (organization_id, project_id) references project (organization_id, id) on delete cascade
);
create index snapshot_by_project on snapshot (project_id, id desc);
create index snapshot_by_organization on snapshot (organization_id, id desc);

grant select, insert, update, delete on project, project_member, template, connection, schedule, snapshot to rowloom_app;
grant select, insert, delete on schema_document to rowloom_app;
