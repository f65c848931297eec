-- The meter. A row is reserved when its run is accepted and settled when the run ends; both are single statements.
create table usage_period (
  organization_id text not null references organization,
  period_start date not null,
  tier text not null,
  -- Null: unlimited.
  rows_included bigint,
  rows_consumed bigint not null default 0 check (rows_consumed >= 0),
  rows_reserved bigint not null default 0 check (rows_reserved >= 0),
  -- Of the rows consumed and reserved, those paid from the bonus balance.
  bonus_spent bigint not null default 0 check (bonus_spent >= 0),
  primary key (organization_id, period_start)
);

-- It outlives its project and its run: no foreign key to either.
create table usage_entry (
  generation_id text primary key,
  organization_id text not null references organization,
  project_id text not null,
  period_start date not null,
  accepted_at timestamptz not null default now(),
  rows_reserved bigint not null check (rows_reserved >= 0),
  bonus bigint not null default 0 check (bonus >= 0),
  -- Null until it is settled.
  rows_settled bigint check (rows_settled >= 0),
  settled_at timestamptz,
  foreign key (organization_id, period_start) references usage_period,
  check ((rows_settled is null) = (settled_at is null))
);
create index usage_entry_by_organization on usage_entry (organization_id, accepted_at);

grant select, insert, update on usage_period, usage_entry to rowloom_app;
