-- Partial unique indexes: one default for each owner, live rows only, two over the same column.
CREATE TABLE shippers (id INTEGER PRIMARY KEY, label VARCHAR(40) NOT NULL, retired_at TEXT);
CREATE UNIQUE INDEX shippers_live_label ON shippers (lower(label)) WHERE retired_at IS NULL;
CREATE TABLE depots (
  id INTEGER PRIMARY KEY,
  shipper_id INTEGER NOT NULL REFERENCES shippers ON DELETE CASCADE,
  is_main BOOLEAN NOT NULL DEFAULT 0 CHECK (is_main IN (0, 1)),
  is_return BOOLEAN,
  region TEXT NOT NULL,
  closed_on DATE
);
CREATE UNIQUE INDEX depots_one_main ON depots (shipper_id) WHERE is_main = 1;
CREATE UNIQUE INDEX depots_one_return ON depots (shipper_id) WHERE is_return AND closed_on IS NULL;
CREATE UNIQUE INDEX depots_open_region ON depots (shipper_id, region) WHERE closed_on IS NULL;
CREATE TABLE rate_cards (
  id INTEGER PRIMARY KEY,
  depot_id INTEGER NOT NULL REFERENCES depots,
  state TEXT NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'active', 'expired')),
  version INTEGER NOT NULL CHECK (version > 0),
  UNIQUE (depot_id, version)
);
CREATE UNIQUE INDEX rate_cards_one_active ON rate_cards (depot_id) WHERE state = 'active';
CREATE UNIQUE INDEX rate_cards_one_draft ON rate_cards (depot_id) WHERE state = 'draft';
CREATE TABLE flags (code TEXT NOT NULL, tenant INTEGER, enabled INTEGER NOT NULL CHECK (enabled IN (0, 1)));
CREATE UNIQUE INDEX flags_global ON flags (code) WHERE tenant IS NULL;
CREATE UNIQUE INDEX flags_tenant ON flags (code, tenant) WHERE tenant IS NOT NULL;
CREATE UNIQUE INDEX flags_single ON flags (enabled) WHERE tenant = 0 AND enabled;
