-- Partial unique indexes: one default for each owner, live rows only, two over the same column.
CREATE TABLE shippers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  label varchar(40) NOT NULL,
  retired_at timestamptz
);
CREATE UNIQUE INDEX shippers_live_label ON shippers (lower(label)) WHERE retired_at IS NULL;
CREATE TABLE depots (
  id bigserial PRIMARY KEY,
  shipper_id bigint NOT NULL REFERENCES shippers ON DELETE CASCADE,
  is_main boolean NOT NULL DEFAULT false,
  is_return boolean,
  region text NOT NULL,
  closed_on date
);
CREATE UNIQUE INDEX depots_one_main ON depots (shipper_id) WHERE is_main;
CREATE UNIQUE INDEX depots_one_return ON depots (shipper_id) WHERE is_return AND closed_on IS NULL;
CREATE UNIQUE INDEX depots_open_region ON depots (shipper_id, region) WHERE closed_on IS NULL;
CREATE TABLE rate_cards (
  id serial PRIMARY KEY,
  depot_id bigint NOT NULL REFERENCES depots,
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'active', 'expired')),
  version integer NOT NULL CHECK (version > 0),
  UNIQUE (depot_id, version)
);
CREATE UNIQUE INDEX rate_cards_one_active ON rate_cards (depot_id) WHERE state = 'active';
CREATE UNIQUE INDEX rate_cards_one_draft ON rate_cards (depot_id) WHERE state = 'draft';
CREATE TABLE flags (
  code text NOT NULL,
  tenant integer,
  enabled boolean NOT NULL
);
CREATE UNIQUE INDEX flags_global ON flags (code) WHERE tenant IS NULL;
CREATE UNIQUE INDEX flags_tenant ON flags (code, tenant) WHERE tenant IS NOT NULL;
CREATE UNIQUE INDEX flags_single ON flags ((true)) WHERE tenant = 0 AND enabled;
-- One open row for each of two owners.
CREATE TABLE lorries (id serial PRIMARY KEY, plate varchar(10) NOT NULL UNIQUE);
CREATE TABLE hauls (
  id serial PRIMARY KEY,
  lorry_id integer NOT NULL REFERENCES lorries,
  depot_id bigint NOT NULL REFERENCES depots,
  started_at timestamptz NOT NULL,
  ended_at timestamptz CHECK (ended_at > started_at)
);
CREATE UNIQUE INDEX hauls_lorry_open ON hauls (lorry_id) WHERE ended_at IS NULL;
CREATE UNIQUE INDEX hauls_depot_open ON hauls (depot_id) WHERE ended_at IS NULL;
