-- What the request comes to, as planned when it was made: an approver sees it in every list, without a plan of their own.
-- Null for the requests of earlier versions.
alter table run_approval add column rows_requested bigint, add column tables_count integer;
