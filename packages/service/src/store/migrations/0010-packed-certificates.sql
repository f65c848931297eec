-- Certificates are kept packed (gzip) and in pieces, as schema documents are: of a large schema one is megabytes of JSON.
alter table generation
  -- How many pieces there are; those of earlier versions lie in `certificate`.
  add column certificate_pieces integer check (certificate_pieces > 0),
  add check (certificate is null or certificate_pieces is null);

create table certificate_piece (
  generation_id text not null references generation on delete cascade,
  number integer not null check (number >= 0),
  bytes bytea not null check (octet_length(bytes) between 1 and 131072),
  primary key (generation_id, number)
);
alter table certificate_piece alter column bytes set storage external;

grant select, insert on certificate_piece to rowloom_app;
