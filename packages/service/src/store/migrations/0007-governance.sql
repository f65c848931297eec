-- Who decides a run, whose an address is, and an audit log whose head goes forward only and whose numbers tell of nobody else.

-- An address belongs to whoever proved it. Until then it is a claim, and several accounts may have the same one: otherwise
-- whoever comes first would take it, and would learn from a refusal that somebody has.
alter table app_user
  add column email_verified_at timestamptz,
  add column claimed_by text not null default 'registration'
    check (claimed_by in ('setup', 'registration', 'invitation', 'oidc', 'operator'));
update app_user set email_verified_at = created_at where deleted_at is null and (oidc_subject is not null or operator);
alter table app_user drop constraint app_user_email_key_key;
create unique index app_user_proved_email on app_user (email_key) where email_verified_at is not null;
create index app_user_by_email on app_user (email_key);

alter table organization_member add column invited_by text references app_user;
update organization_member m set invited_by = i.invited_by from invitation i
  where i.organization_id = m.organization_id and i.accepted_by = m.user_id;

-- The secret that went to the invited address by mail: whoever brings it has read that mail.
alter table invitation add column mail_token_hash text unique;

alter table organization
  add column required_approvals integer not null default 1 check (required_approvals between 1 and 10),
  add column separate_approvers boolean not null default false;

-- Who last changed each part of what runs are made from: connections, schedules, templates and projects.
create table run_input (
  subject_id text not null,
  part text not null,
  changed_by text not null references app_user,
  changed_at timestamptz not null default now(),
  primary key (subject_id, part)
);
insert into run_input (subject_id, part, changed_by, changed_at)
  select distinct on (e.subject_id, p.part) e.subject_id, p.part, e.actor_user_id, e.at
  from audit_event e join app_user u on u.id = e.actor_user_id,
    lateral (select case when v in ('ddl', 'dialect') then 'schema' else v end as part
      from jsonb_array_elements_text(e.details -> 'changed') v) p
  where e.action in ('connection.updated', 'schedule.updated', 'template.updated')
    and jsonb_typeof(e.details -> 'changed') = 'array'
    and p.part in ('url', 'options', 'run', 'cron', 'timezone', 'enabled', 'schema')
  order by e.subject_id, p.part, e.sequence desc;

-- Each approval of one request: as many as the organization asks for make it approved.
create table approval_decision (
  approval_id text not null references run_approval on delete cascade,
  user_id text not null references app_user,
  note text,
  decided_at timestamptz not null default now(),
  primary key (approval_id, user_id)
);
insert into approval_decision (approval_id, user_id, note, decided_at)
  select id, decided_by, decision_note, decided_at from run_approval
  where state in ('approved', 'consumed') and decided_by is not null;
-- Who counted as a requester when it was filed, and why: [{ user_id, because }].
alter table run_approval add column deciders jsonb not null default '[]';

-- An event's number among those of its project, or among the organization's own: it has no gap for those who do not see the
-- other projects, and so tells nothing of them.
alter table audit_event add column place bigint;
alter table audit_event disable trigger audit_event_insert_only;
update audit_event e set place = n.place
  from (select chain, sequence, row_number() over (partition by chain, project_id order by sequence) as place
    from audit_event) n
  where n.chain = e.chain and n.sequence = e.sequence;
alter table audit_event enable trigger audit_event_insert_only;
alter table audit_event alter column place set not null;
create index audit_event_own on audit_event (chain, sequence desc) where project_id is null;

-- Names are written out: a temporary table of the same name would be looked into instead.
create or replace function check_audit_sequence() returns trigger language plpgsql as $$
begin
  if new.sequence > 1 and not exists (
    select from rowloom_store.audit_event e
      where e.chain = new.chain and e.sequence = new.sequence - 1 and e.hash = new.previous_hash
  ) then
    raise exception 'An audit event must follow its predecessor.' using errcode = 'integrity_constraint_violation';
  end if;
  -- The head of the chain is locked by whoever writes, so that no two get the same.
  if new.project_id is null then
    select e.place into new.place from rowloom_store.audit_event e
      where e.chain = new.chain and e.project_id is null order by e.sequence desc limit 1;
  else
    select e.place into new.place from rowloom_store.audit_event e
      where e.project_id = new.project_id and e.chain = new.chain order by e.sequence desc limit 1;
  end if;
  new.place := coalesce(new.place, 0) + 1;
  return new;
end $$;

-- A head names the last event of its chain whenever a transaction ends: it cannot be moved back, nor ahead of the events.
create function check_audit_head() returns trigger language plpgsql as $$
declare
  head record;
  newest record;
begin
  select h.sequence, h.hash into head from rowloom_store.audit_head h where h.chain = new.chain;
  select e.sequence, e.hash into newest from rowloom_store.audit_event e
    where e.chain = new.chain order by e.sequence desc limit 1;
  if (head.sequence, head.hash) is distinct from (newest.sequence, newest.hash) then
    raise exception 'The head of an audit chain names its last event.' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger audit_head_is_last after insert or update on audit_head
  deferrable initially deferred for each row execute function check_audit_head();
-- Another chain's name would leave the old one without a head.
create function keep_audit_chain() returns trigger language plpgsql as $$
begin
  if new.chain <> old.chain then
    raise exception 'The head of an audit chain stays with it.' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger audit_head_keeps_chain before update on audit_head
  for each row execute function keep_audit_chain();

grant select, insert, update, delete on run_input to rowloom_app;
grant select, insert on approval_decision to rowloom_app;
