-- Schema documents and exports are kept packed (gzip) and in pieces: nobody who reads one holds it whole, or unpacks it.
alter table schema_document
  alter column document drop not null,
  -- How many pieces there are; documents of earlier versions lie in `document` until they are packed.
  add column pieces integer check (pieces > 0),
  -- Of the document itself.
  add column size_bytes integer check (size_bytes > 0),
  add check ((document is null) = (pieces is not null and size_bytes is not null));

create table schema_document_piece (
  digest text not null references schema_document on delete cascade,
  number integer not null check (number >= 0),
  bytes bytea not null check (octet_length(bytes) between 1 and 131072),
  primary key (digest, number)
);
-- What is packed already does not get smaller.
alter table schema_document_piece alter column bytes set storage external;

alter table export
  alter column content drop not null,
  add column pieces integer check (pieces > 0),
  add check ((content is null) = (pieces is not null));

create table export_piece (
  export_id text not null references export on delete cascade,
  number integer not null check (number >= 0),
  bytes bytea not null check (octet_length(bytes) between 1 and 131072),
  primary key (export_id, number)
);
alter table export_piece alter column bytes set storage external;

grant select, insert on schema_document_piece, export_piece to rowloom_app;
grant update (document, pieces, size_bytes) on schema_document to rowloom_app;
