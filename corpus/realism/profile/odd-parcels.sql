-- A parcel service whose figures nobody would guess: two peaks, heavy tails, spikes at round numbers, parents of whom most have
-- nothing and one has very much, nights at the depot, two hundred routes, and columns that are missing together.
CREATE TABLE depots (
  id integer PRIMARY KEY, name varchar(40) NOT NULL, opened_on date NOT NULL, floor_area numeric(8,1) NOT NULL, bays smallint NOT NULL
);
CREATE TABLE senders (
  id integer PRIMARY KEY, depot_id integer NOT NULL REFERENCES depots (id), created_at timestamptz NOT NULL, birthday date,
  house_no varchar(6) NOT NULL, scanner_serial bigint NOT NULL, risk double precision NOT NULL, credit_limit numeric(12,4) NOT NULL,
  vat_no varchar(14), company varchar(60), loyalty_tier char(1), region_code varchar(8) NOT NULL
);
CREATE TABLE parcels (
  id bigint PRIMARY KEY, sender_id integer NOT NULL REFERENCES senders (id), depot_id integer REFERENCES depots (id), handed_in_at timestamp NOT NULL,
  sorted_at timestamp, delivered_at timestamp, returned_at timestamp, promised_on date NOT NULL,
  weight_g integer NOT NULL, declared_value numeric(10,2) NOT NULL, surcharge numeric(12,4) NOT NULL, adjustment numeric(9,2) NOT NULL,
  route varchar(12) NOT NULL, zone smallint NOT NULL, status varchar(12) NOT NULL, fragile boolean NOT NULL, tracking varchar(20) NOT NULL, attempts smallint NOT NULL
);
CREATE TABLE scans (
  id bigint PRIMARY KEY, parcel_id bigint NOT NULL REFERENCES parcels (id), scanned_at timestamp NOT NULL, device_temp real, belt_speed numeric(6,3), counter bigint NOT NULL
);
CREATE TABLE claims (
  id integer PRIMARY KEY, sender_id integer NOT NULL REFERENCES senders (id), depot_id integer NOT NULL REFERENCES depots (id), reported_on date NOT NULL, closed_on date, wanted numeric(10,2) NOT NULL, reason varchar(30)
);

SELECT setseed(0.42);
CREATE FUNCTION bell() RETURNS double precision LANGUAGE sql VOLATILE AS 'SELECT sqrt(-2 * ln(1 - random())) * cos(2 * pi() * random())';
CREATE FUNCTION tail(mean double precision) RETURNS double precision LANGUAGE sql VOLATILE AS 'SELECT -mean * ln(1 - random())';

INSERT INTO depots SELECT i, 'Depot ' || i, date '2005-01-01' + (random() * 6000)::int, (300 + 4000 * random() ^ 3)::numeric(8,1), 4 + (20 * random())::int FROM generate_series(1, 60) i;

-- A third of them hands in at the first depot; companies have a VAT number and no birthday, people the other way round.
INSERT INTO senders
SELECT i, CASE WHEN random() < 0.3 THEN 1 ELSE 1 + floor(60 * random() ^ 2)::int END,
  timestamptz '2021-01-01 UTC' + interval '1 second' * floor((i - random()) / 20000 * 150000000),
  CASE WHEN firm THEN NULL ELSE date '1940-01-01' + (CASE WHEN random() < 0.5 THEN 15000 + 3000 * bell() ELSE 21000 + 1500 * bell() END)::int END,
  floor(1 + tail(40))::text || CASE WHEN random() < 0.1 THEN chr(97 + floor(3 * random())::int) ELSE '' END,
  7000000000000000000 + floor(random() * 1e17)::bigint,
  CASE WHEN random() < 0.7 THEN 0.1 + 0.02 * bell() ELSE 0.8 + 0.05 * bell() END,
  CASE WHEN random() < 0.4 THEN (ARRAY[500, 1000, 2500, 5000])[1 + floor(4 * random())::int] ELSE exp(6 + 1.5 * bell()) END,
  CASE WHEN firm THEN 'DE' || floor(100000000 + random() * 899999999)::text END, CASE WHEN firm THEN 'Firm ' || i END,
  CASE WHEN random() < 0.6 THEN NULL ELSE (ARRAY['B', 'B', 'B', 'B', 'S', 'S', 'G', 'P'])[1 + floor(8 * random())::int] END,
  'R' || lpad(floor(50 * random() ^ 2)::text, 2, '0')
FROM (SELECT i, random() < 0.25 AS firm FROM generate_series(1, 20000) i) s;

-- Seven in ten senders have never sent anything, one has sent a tenth of it all.
CREATE TABLE handed AS
SELECT id AS sender_id, depot_id, created_at, generate_series(1, CASE WHEN id = 777 THEN 6000 WHEN random() < 0.7 THEN 0 ELSE 1 + floor(tail(8))::int END) AS n FROM senders;
CREATE TABLE timed AS
SELECT row_number() OVER (ORDER BY at) AS id, sender_id, depot_id, at FROM (
  SELECT sender_id, depot_id,
    -- In the evening of working days, at noon of Saturdays, hardly ever on Sundays.
    day + interval '1 second' * floor(3600 * CASE WHEN extract(isodow FROM day) = 6 THEN 11 + 3 * random() WHEN random() < 0.15 THEN 9 + 3 * random() ELSE 16 + 4 * random() END) AS at
  FROM (
    SELECT sender_id, depot_id, CASE WHEN extract(isodow FROM day) = 7 AND random() < 0.9 THEN day + interval '1 day' ELSE day END AS day
    FROM (SELECT sender_id, depot_id, date_trunc('day', (created_at AT TIME ZONE 'UTC') + (timestamp '2026-01-01' - (created_at AT TIME ZONE 'UTC')) * random() ^ 1.5) + interval '1 day' AS day FROM handed) d
  ) w
) t;

INSERT INTO parcels
SELECT id, sender_id, CASE WHEN random() < 0.05 THEN NULL WHEN random() < 0.8 THEN depot_id ELSE 1 + floor(60 * random())::int END, at,
  at + interval '1 second' * sorting, CASE WHEN stage >= 2 THEN at + interval '1 second' * (sorting + bring) END, CASE WHEN stage = 3 THEN at + interval '1 second' * (sorting + bring + floor(tail(700000))) END,
  (at + interval '1 day' * (CASE WHEN extract(isodow FROM at) >= 5 THEN 4 ELSE 2 END))::date,
  CASE WHEN random() < 0.2 THEN (ARRAY[500, 1000, 2000, 5000, 10000])[1 + floor(5 * random())::int] WHEN random() < 0.6 THEN 300 + floor(tail(400))::int ELSE greatest(1, 8000 + floor(1500 * bell())::int) END,
  CASE WHEN random() < 0.35 THEN 0 WHEN random() < 0.4 THEN (ARRAY[10, 20, 25, 50, 100, 200, 500])[1 + floor(7 * random())::int] ELSE least(99999, exp(3 + 1.6 * bell())) END,
  round((0.0005 + tail(0.8))::numeric, 4),
  CASE WHEN random() < 0.5 THEN 0 WHEN random() < 0.7 THEN -1 * tail(30) ELSE tail(12) END,
  'L' || lpad(line::text, 3, '0') || '-' || chr(65 + line % 4), 1 + floor(9 * random() ^ 1.7)::int,
  CASE stage WHEN 0 THEN 'lost' WHEN 1 THEN 'travelling' WHEN 2 THEN 'delivered' ELSE 'returned' END,
  random() < 0.06, CASE WHEN random() < 0.8 THEN upper(substr(md5(random()::text), 1, 2)) || lpad(floor(1e9 * random())::text, 9, '0') || 'DE' ELSE lpad(floor(1e12 * random())::text, 12, '0') END,
  CASE WHEN random() < 0.75 THEN 1 ELSE 1 + floor(tail(1))::int END
FROM (SELECT *, floor(200 * random() ^ 2.5)::int AS line, floor(600 + exp(8.5 + bell()))::int AS sorting, floor(20000 + tail(90000))::int AS bring, CASE WHEN random() < 0.01 THEN 0 WHEN random() < 0.05 THEN 1 WHEN random() < 0.95 THEN 2 ELSE 3 END AS stage FROM timed) p;

INSERT INTO scans
SELECT row_number() OVER (), id, handed_in_at + (sorted_at - handed_in_at) * random(), CASE WHEN random() < 0.3 THEN NULL ELSE 18 + 6 * bell() END, CASE WHEN random() < 0.5 THEN 1.250 ELSE 0.5 + 2 * random() END, floor(exp(25 + 8 * random()))::bigint
FROM (SELECT *, generate_series(1, 1 + floor(3 * random())::int) FROM parcels) p;

INSERT INTO claims
SELECT row_number() OVER (), sender_id, depot_id, reported, CASE WHEN random() < 0.6 THEN reported + floor(tail(45))::int END, 5 * (1 + floor(tail(20))), (ARRAY['damaged', 'late', 'lost', 'refused'])[1 + floor(4 * random() ^ 2)::int]
FROM (
  SELECT sender_id, coalesce(depot_id, 2) AS depot_id, CASE WHEN random() < 0.4 THEN date_trunc('month', handed_in_at + interval '1 month')::date ELSE handed_in_at::date + floor(tail(20))::int END AS reported
  FROM parcels WHERE id % 9 = 0
) c;
DROP TABLE handed; DROP TABLE timed; DROP FUNCTION bell; DROP FUNCTION tail;
ANALYZE;
