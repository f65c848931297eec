-- Partitions by range, list and hash, with a default, and partitions of partitions.
CREATE TABLE readings (meter integer NOT NULL, read_on date NOT NULL, value numeric(10, 3)) PARTITION BY RANGE (read_on);
CREATE TABLE readings_q1 PARTITION OF readings FOR VALUES FROM ('2025-01-01') TO ('2025-04-01');
CREATE TABLE readings_q3 PARTITION OF readings FOR VALUES FROM ('2025-07-01') TO ('2025-10-01');
CREATE TABLE ledgers (id bigint NOT NULL, book integer NOT NULL, PRIMARY KEY (id, book)) PARTITION BY RANGE (book);
CREATE TABLE ledgers_low PARTITION OF ledgers FOR VALUES FROM (MINVALUE) TO (100);
CREATE TABLE ledgers_mid PARTITION OF ledgers FOR VALUES FROM (100) TO (200);
CREATE TABLE visits (site text NOT NULL, at timestamptz NOT NULL, hits integer) PARTITION BY LIST (site);
CREATE TABLE visits_north PARTITION OF visits FOR VALUES IN ('oslo', 'bergen');
CREATE TABLE visits_south PARTITION OF visits FOR VALUES IN ('rome', 'bari') PARTITION BY RANGE (at);
CREATE TABLE visits_south_2025 PARTITION OF visits_south
  FOR VALUES FROM ('2025-01-01 00:00+00') TO ('2026-01-01 00:00+00');
CREATE TABLE events (id bigint NOT NULL, payload jsonb, PRIMARY KEY (id)) PARTITION BY HASH (id);
CREATE TABLE events_0 PARTITION OF events FOR VALUES WITH (MODULUS 2, REMAINDER 0);
CREATE TABLE events_1 PARTITION OF events FOR VALUES WITH (MODULUS 2, REMAINDER 1);
CREATE TABLE logs (level text, said text) PARTITION BY LIST (level);
CREATE TABLE logs_error PARTITION OF logs FOR VALUES IN ('error', NULL);
CREATE TABLE logs_rest PARTITION OF logs DEFAULT;
CREATE TABLE weather (year integer NOT NULL, month integer NOT NULL, rain real) PARTITION BY RANGE (year, month);
CREATE TABLE weather_a PARTITION OF weather FOR VALUES FROM (2024, 1) TO (2024, 7);
CREATE TABLE weather_b PARTITION OF weather FOR VALUES FROM (2024, 7) TO (2025, MAXVALUE);
CREATE TABLE grid (x integer NOT NULL, y text NOT NULL, z date NOT NULL) PARTITION BY RANGE (x, y, z);
CREATE TABLE grid_a PARTITION OF grid FOR VALUES FROM (10, 'b', '2024-01-01') TO (20, 'm', '2024-06-01');
CREATE TABLE scans (code text NOT NULL, seen timestamp NOT NULL) PARTITION BY LIST (lower(code));
CREATE TABLE scans_a PARTITION OF scans FOR VALUES IN ('alpha', 'beta');
CREATE TABLE pulses (at timestamp NOT NULL, beat integer) PARTITION BY RANGE (date_trunc('day', at));
CREATE TABLE pulses_jan PARTITION OF pulses FOR VALUES FROM ('2025-01-01') TO ('2025-02-01');
CREATE TABLE sums (a integer NOT NULL, b integer NOT NULL) PARTITION BY RANGE ((a + b));
CREATE TABLE sums_small PARTITION OF sums FOR VALUES FROM (0) TO (500);
