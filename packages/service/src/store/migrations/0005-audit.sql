-- The audit log: insert-only by the database itself, one gapless hash chain per organization.
create table audit_event (
  chain text not null,
  sequence bigint not null check (sequence > 0),
  id text not null unique,
  at timestamptz not null,
  organization_id text,
  project_id text,
  actor_user_id text,
  via text not null check (via in ('session', 'api_key', 'system')),
  key_prefix text,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  subject_name text,
  ip text,
  request_id text,
  details jsonb not null default '{}',
  previous_hash text not null,
  hash text not null,
  primary key (chain, sequence),
  -- A chain is an organization's, or the platform's own.
  check (chain = coalesce(organization_id, 'platform'))
);
create index audit_event_by_project on audit_event (project_id, sequence desc) where project_id is not null;
create index audit_event_by_request on audit_event (request_id) where request_id is not null;
create index audit_event_by_actor on audit_event (chain, actor_user_id, sequence desc);

-- Where each chain ends. Locking this row puts the writers of one chain in sequence.
create table audit_head (
  chain text primary key,
  sequence bigint not null,
  hash text not null
);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is insert-only.' using errcode = 'insufficient_privilege';
end $$;

create trigger audit_event_insert_only before update or delete on audit_event
  for each row execute function refuse_audit_change();
create trigger audit_event_no_truncate before truncate on audit_event
  for each statement execute function refuse_audit_change();

-- An event follows its predecessor: a gap or a second successor cannot be written, whoever writes.
create function check_audit_sequence() returns trigger language plpgsql as $$
begin
  if new.sequence > 1 and not exists (
    select from audit_event where chain = new.chain and sequence = new.sequence - 1 and hash = new.previous_hash
  ) then
    raise exception 'An audit event must follow its predecessor.' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger audit_event_follows before insert on audit_event
  for each row execute function check_audit_sequence();

create trigger audit_head_stays before delete on audit_head
  for each row execute function refuse_audit_change();
create trigger audit_head_no_truncate before truncate on audit_head
  for each statement execute function refuse_audit_change();

grant select on audit_event to rowloom_app;
grant insert (chain, sequence, id, at, organization_id, project_id, actor_user_id, via, key_prefix, action, subject_type,
  subject_id, subject_name, ip, request_id, details, previous_hash, hash) on audit_event to rowloom_app;
grant select, insert, update on audit_head to rowloom_app;
