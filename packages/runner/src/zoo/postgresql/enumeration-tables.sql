-- Lookup tables whose values the schema tells.
CREATE TABLE order_statuses (
  status_code text PRIMARY KEY CHECK (status_code IN ('open', 'paid', 'sent', 'closed')),
  description text NOT NULL
);
CREATE TABLE channels (code varchar(10) PRIMARY KEY, label text);
CREATE TABLE severities (level integer PRIMARY KEY CHECK (level BETWEEN 1 AND 5), name text NOT NULL UNIQUE);
CREATE TABLE currencies (code char(3) PRIMARY KEY, digits smallint NOT NULL DEFAULT 2);
CREATE TYPE phase AS ENUM ('plan', 'build', 'run');
CREATE TABLE phases (id phase PRIMARY KEY, title text NOT NULL);
CREATE TABLE purchases (
  id bigserial PRIMARY KEY,
  status text NOT NULL DEFAULT 'open' REFERENCES order_statuses,
  channel varchar(10) NOT NULL REFERENCES channels CHECK (channel IN ('web', 'shop', 'phone')),
  severity integer REFERENCES severities,
  currency char(3) NOT NULL DEFAULT 'EUR' REFERENCES currencies,
  phase phase NOT NULL REFERENCES phases,
  paid_at timestamptz,
  CHECK ((status = 'open') = (paid_at IS NULL)),
  CHECK (severity IS NULL OR severity <> 3)
);
CREATE TABLE refunds (
  id bigserial PRIMARY KEY,
  purchase_id bigint NOT NULL REFERENCES purchases,
  channel varchar(10) NOT NULL DEFAULT 'mail' REFERENCES channels
);
