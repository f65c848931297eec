-- What was asked of sign-off when a run was filed: an organization that asks for less later has its pending requests decided
-- by what they were filed under.
alter table run_approval
  add column required_approvals integer not null default 1,
  add column separate_approvers boolean not null default false;
update run_approval r set required_approvals = o.required_approvals, separate_approvers = o.separate_approvers
  from organization o where o.id = r.organization_id and r.state in ('pending', 'approved');
