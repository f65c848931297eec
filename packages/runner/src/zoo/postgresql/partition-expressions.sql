-- Dates put together from their parts, and partitions by what functions make of columns.
CREATE TABLE periods (
  id integer PRIMARY KEY,
  year integer NOT NULL,
  month integer NOT NULL,
  day integer NOT NULL,
  starts date NOT NULL CHECK (starts = make_date(year, month, day)),
  opens time NOT NULL CHECK (extract(minute FROM opens) IN (0, 30) AND extract(second FROM opens) = 0),
  seen timestamp NOT NULL CHECK (date_trunc('second', seen) = seen)
);
CREATE TABLE months (id bigint NOT NULL, at timestamp NOT NULL) PARTITION BY RANGE (date_trunc('month', at));
CREATE TABLE months_1 PARTITION OF months FOR VALUES FROM ('2019-01-01') TO ('2019-02-01');
CREATE TABLE regions (id bigint NOT NULL, meta jsonb NOT NULL) PARTITION BY LIST ((meta ->> 'region'));
CREATE TABLE regions_eu PARTITION OF regions FOR VALUES IN ('eu', 'uk');
CREATE TABLE shelves (id bigint NOT NULL, code varchar(12) NOT NULL) PARTITION BY LIST (left(code, 2));
CREATE TABLE shelves_ab PARTITION OF shelves FOR VALUES IN ('AB', 'CD');
CREATE TABLE days (id bigint NOT NULL, at timestamptz NOT NULL) PARTITION BY RANGE (((at AT TIME ZONE 'UTC')::date));
CREATE TABLE days_1 PARTITION OF days FOR VALUES FROM ('2025-01-01') TO ('2025-03-01');
