-- What a team has decided by hand about the rows of a project. As it was written: the order of keys is the author's.
create table project_rules (
  project_id text primary key references project on delete cascade,
  rules json not null,
  updated_by text not null references app_user,
  updated_at timestamptz not null default now()
);

grant select, insert, update, delete on project_rules to rowloom_app;
