-- A slot of a schedule fires once, and what it asks for is done once: by its name, not by anyone's clock.
create table schedule_slot (
  schedule_id text not null references schedule (id) on delete cascade,
  slot timestamptz not null,
  fired_at timestamptz not null default now(),
  -- Set in the transaction of the run, snapshot or request that the firing was for.
  done_at timestamptz,
  primary key (schedule_id, slot)
);

grant select, insert, update, delete on schedule_slot to rowloom_app;
