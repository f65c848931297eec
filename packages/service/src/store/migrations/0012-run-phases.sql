-- Which parts of its work a run has begun, and when: [{ name, started_at }].
alter table generation add column phases jsonb not null default '[]';
