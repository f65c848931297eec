-- Others are told of runs and approvals: by requests to addresses of their choice, and by mail.
create table webhook (
  id text primary key,
  project_id text not null references project on delete cascade,
  name text not null,
  -- The origin, for people; the whole address is sealed with the secret that signs.
  shown_url text not null,
  secret text not null,
  events json not null,
  format text not null check (format in ('json', 'slack')),
  enabled boolean not null default true,
  created_by text not null references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (project_id, name)
);

-- Written with the event that it tells of: what is committed is told, and nothing else is.
create table webhook_delivery (
  id text primary key,
  webhook_id text not null references webhook on delete cascade,
  event text not null,
  event_id text,
  body json not null,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
  attempts integer not null default 0,
  status_code integer,
  error text,
  created_at timestamptz not null default now(),
  next_attempt_at timestamptz,
  finished_at timestamptz,
  check ((state = 'pending') = (next_attempt_at is not null))
);
create index webhook_delivery_due on webhook_delivery (next_attempt_at) where state = 'pending';
create index webhook_delivery_list on webhook_delivery (webhook_id, id desc);
create index webhook_delivery_age on webhook_delivery (created_at);

-- What people are to be told by mail, until a worker that can send mail takes it.
create table notice (
  event_id text primary key,
  action text not null,
  subject_id text not null,
  created_at timestamptz not null default now()
);
create index notice_age on notice (created_at);

grant select, insert, update, delete on webhook, webhook_delivery, notice to rowloom_app;
