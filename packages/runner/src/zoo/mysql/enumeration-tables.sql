-- Lookup tables whose values the schema tells.
CREATE TABLE order_statuses (
  status_code varchar(10) NOT NULL PRIMARY KEY CHECK (status_code IN ('open', 'paid', 'sent', 'closed')),
  description varchar(100) NOT NULL
);
CREATE TABLE channels (code varchar(10) NOT NULL PRIMARY KEY, label varchar(40));
CREATE TABLE severities (level int NOT NULL PRIMARY KEY CHECK (level BETWEEN 1 AND 5), name varchar(30) NOT NULL UNIQUE);
CREATE TABLE currencies (code char(3) NOT NULL PRIMARY KEY, digits tinyint unsigned NOT NULL DEFAULT 2);
CREATE TABLE phases (id enum('plan', 'build', 'run') NOT NULL PRIMARY KEY, title varchar(40) NOT NULL);
CREATE TABLE purchases (
  id bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
  status varchar(10) NOT NULL DEFAULT 'open',
  channel varchar(10) NOT NULL CHECK (channel IN ('web', 'shop', 'phone')),
  severity int,
  currency char(3) NOT NULL DEFAULT 'EUR',
  phase enum('plan', 'build', 'run') NOT NULL,
  paid_at datetime(3),
  FOREIGN KEY (status) REFERENCES order_statuses (status_code),
  FOREIGN KEY (channel) REFERENCES channels (code),
  FOREIGN KEY (severity) REFERENCES severities (level),
  FOREIGN KEY (currency) REFERENCES currencies (code),
  FOREIGN KEY (phase) REFERENCES phases (id),
  CHECK ((status = 'open') = (paid_at IS NULL)),
  CHECK (severity IS NULL OR severity <> 3)
);
CREATE TABLE refunds (
  id bigint NOT NULL AUTO_INCREMENT PRIMARY KEY,
  purchase_id bigint unsigned NOT NULL,
  channel varchar(10) NOT NULL DEFAULT 'mail',
  FOREIGN KEY (purchase_id) REFERENCES purchases (id) ON DELETE CASCADE,
  FOREIGN KEY (channel) REFERENCES channels (code)
);
