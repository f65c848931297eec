-- Guards of the audit log compare with the operators of the system: whoever may create something in a schema, as anybody may
-- in `public` before PostgreSQL 15, could put an equality of their own in front, which finds nothing to object to.
alter function refuse_audit_change() set search_path = pg_catalog;
alter function check_audit_sequence() set search_path = pg_catalog;
alter function check_audit_head() set search_path = pg_catalog;
alter function keep_audit_chain() set search_path = pg_catalog;
