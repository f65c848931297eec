-- People, their organizations, their sessions and keys. The app's role owns nothing here and deletes only what may go.
create table tier (
  name text primary key,
  position integer not null unique,
  -- Null: unlimited.
  rows_per_period bigint check (rows_per_period >= 0),
  per_request_cap bigint not null check (per_request_cap >= 0),
  api_access boolean not null
);
insert into tier (name, position, rows_per_period, per_request_cap, api_access) values
  ('free', 1, 100000, 10000, false),
  ('pro', 2, 10000000, 1000000, true),
  ('team', 3, 200000000, 20000000, true),
  ('enterprise', 4, null, 1000000000, true);

-- A deleted account keeps its row without name and e-mail: audit events and records go on naming its id.
create table app_user (
  id text primary key,
  email text,
  email_key text generated always as (lower(email)) stored unique,
  name text,
  password_hash text,
  oidc_issuer text,
  oidc_subject text,
  operator boolean not null default false,
  disabled_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  unique (oidc_issuer, oidc_subject),
  check ((deleted_at is null) = (email is not null)),
  check (deleted_at is null or (name is null and password_hash is null and oidc_subject is null))
);

create table organization (
  id text primary key,
  name text not null,
  tier text not null references tier,
  require_approval boolean not null default false,
  suspended_at timestamptz,
  -- What is left to spend beyond the tier's rows; reserved ones are already taken off.
  bonus_rows bigint not null default 0 check (bonus_rows >= 0),
  created_by text not null references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table organization_member (
  organization_id text not null references organization,
  user_id text not null references app_user,
  role text not null check (role in ('member', 'admin', 'owner')),
  joined_at timestamptz not null default now(),
  primary key (organization_id, user_id)
);
create index organization_member_by_user on organization_member (user_id);

create table invitation (
  id text primary key,
  organization_id text not null references organization,
  email text not null,
  role text not null check (role in ('member', 'admin', 'owner')),
  token_hash text not null unique,
  invited_by text not null references app_user,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by text references app_user,
  revoked_at timestamptz,
  check (accepted_at is null or revoked_at is null)
);
create index invitation_by_organization on invitation (organization_id, created_at desc);

-- One browser login with all refresh tokens that came of it. Ending it ends every access token that names it.
create table session (
  id text primary key,
  user_id text not null references app_user,
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_because text,
  ip text,
  user_agent text
);
create index session_by_user on session (user_id) where ended_at is null;

-- Only hashes: a successor is derived from its predecessor by a keyed hash, so that the same one can be given out again.
create table refresh_token (
  hash text primary key,
  session_id text not null references session on delete cascade,
  created_at timestamptz not null default now(),
  rotated_at timestamptz
);
create index refresh_token_by_session on refresh_token (session_id);

create table api_key (
  id text primary key,
  user_id text not null references app_user,
  name text not null,
  prefix text not null,
  hash text not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_key_by_user on api_key (user_id, created_at desc) where revoked_at is null;

create table setting (
  name text primary key,
  value jsonb not null
);

-- The first 2xx answer of a request that named an Idempotency-Key. No answer with a secret is ever kept here.
create table idempotency (
  user_id text not null references app_user,
  method text not null,
  path text not null,
  key text not null,
  body_hash text not null,
  -- The events of what it changed carry the same: by them a request is known that was cut off before its answer.
  request_id text not null,
  status integer,
  location text,
  answer text,
  created_at timestamptz not null default now(),
  primary key (user_id, method, path, key)
);
create index idempotency_by_age on idempotency (created_at);

grant select, insert, update on tier, app_user, organization, invitation, session, api_key, setting to rowloom_app;
grant select, insert, update, delete on organization_member, refresh_token, idempotency to rowloom_app;
grant delete on setting, session to rowloom_app;
