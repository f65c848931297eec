-- A request that named an Idempotency-Key holds it by a lease: one whose process died is answered or done anew soon after.
alter table idempotency add column lease_until timestamptz not null default now();
