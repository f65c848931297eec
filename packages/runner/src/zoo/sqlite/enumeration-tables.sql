-- Lookup tables whose values the schema tells.
CREATE TABLE order_statuses (
  status_code TEXT PRIMARY KEY NOT NULL CHECK (status_code IN ('open', 'paid', 'sent', 'closed')),
  description TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE channels (code VARCHAR(10) PRIMARY KEY NOT NULL, label TEXT);
CREATE TABLE severities (level INTEGER PRIMARY KEY CHECK (level BETWEEN 1 AND 5), name TEXT NOT NULL UNIQUE);
CREATE TABLE currencies (code CHAR(3) PRIMARY KEY NOT NULL, digits INTEGER NOT NULL DEFAULT 2);
CREATE TABLE purchases (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  status TEXT NOT NULL DEFAULT 'open' REFERENCES order_statuses,
  channel VARCHAR(10) NOT NULL REFERENCES channels CHECK (channel IN ('web', 'shop', 'phone')),
  severity INTEGER REFERENCES severities,
  currency CHAR(3) NOT NULL DEFAULT 'EUR' REFERENCES currencies (code),
  paid_at TEXT,
  CHECK ((status = 'open') = (paid_at IS NULL)),
  CHECK (severity IS NULL OR severity <> 3)
);
CREATE TABLE refunds (
  id INTEGER PRIMARY KEY,
  purchase_id INTEGER NOT NULL REFERENCES purchases ON DELETE CASCADE,
  channel VARCHAR(10) NOT NULL DEFAULT 'mail' REFERENCES channels
);
