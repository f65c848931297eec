-- Plant breeding: trials, crosses and seed stores of a small station
CREATE TABLE greenhouses (
  id serial PRIMARY KEY, name varchar(60) NOT NULL, code varchar(10) UNIQUE, area_m2 numeric(8,2), bench_capacity integer NOT NULL,
  benches_used integer NOT NULL, min_temperature numeric(4,1), max_temperature numeric(4,1), is_active boolean NOT NULL, decommissioned_at timestamp
);
CREATE TABLE traits (
  id serial PRIMARY KEY, name varchar(80) NOT NULL, unit varchar(20), min_value numeric(8,2), max_value numeric(8,2), description text
);
CREATE TABLE breeding_programs (
  id serial PRIMARY KEY, name varchar(80) NOT NULL, crop varchar(40) NOT NULL, start_date date NOT NULL, end_date date, budget numeric(12,2), spent numeric(12,2), remaining_budget numeric(12,2)
);
CREATE TABLE varieties (
  id serial PRIMARY KEY, program_id integer NOT NULL REFERENCES breeding_programs(id), name varchar(80) NOT NULL, registered_on date, released_on date, protected_until date,
  line_count integer
);
CREATE TABLE seed_lots (
  id serial PRIMARY KEY, variety_id integer NOT NULL REFERENCES varieties(id), lot_code varchar(20) UNIQUE NOT NULL, produced_on date NOT NULL, expires_on date NOT NULL,
  gross_weight_g numeric(10,2) NOT NULL, tare_weight_g numeric(10,2) NOT NULL, net_weight_g numeric(10,2) NOT NULL,
  initial_quantity integer NOT NULL, used_quantity integer NOT NULL, remaining_quantity integer NOT NULL, last_tested_on date
);
CREATE TABLE germination_tests (
  id serial PRIMARY KEY, seed_lot_id integer NOT NULL REFERENCES seed_lots(id), tested_on date NOT NULL, read_on date NOT NULL,
  seeds_sown integer NOT NULL, seeds_germinated integer NOT NULL, germination_rate numeric(5,2) NOT NULL, passed boolean
);
CREATE TABLE crosses (
  id serial PRIMARY KEY, program_id integer NOT NULL REFERENCES breeding_programs(id), female_variety_id integer NOT NULL REFERENCES varieties(id), male_variety_id integer NOT NULL REFERENCES varieties(id),
  crossed_on date NOT NULL, harvested_on date, flowers_pollinated integer NOT NULL, pods_set integer NOT NULL, set_rate numeric(5,2), seeds_harvested integer, seeds_germinated integer, days_to_harvest integer
);
CREATE TABLE trials (
  id serial PRIMARY KEY, program_id integer NOT NULL REFERENCES breeding_programs(id), code varchar(20) NOT NULL UNIQUE, sowing_date date NOT NULL, emergence_date date, flowering_date date, harvest_date date,
  row_count integer NOT NULL, col_count integer NOT NULL, replicates integer NOT NULL, plot_count integer NOT NULL, plot_length_m numeric(5,2) NOT NULL, plot_width_m numeric(5,2) NOT NULL, plot_area_m2 numeric(8,2) NOT NULL,
  status varchar(20) NOT NULL
);
CREATE TABLE plots (
  id serial PRIMARY KEY, trial_id integer NOT NULL REFERENCES trials(id), seed_lot_id integer NOT NULL REFERENCES seed_lots(id), plot_no integer NOT NULL, row_no integer NOT NULL, col_no integer NOT NULL, replicate integer NOT NULL,
  plants_sown integer, plants_emerged integer, emergence_pct numeric(5,2)
);
CREATE TABLE harvests (
  id serial PRIMARY KEY, plot_id integer NOT NULL REFERENCES plots(id), trial_id integer NOT NULL REFERENCES trials(id), harvested_at timestamp NOT NULL, fresh_weight_kg numeric(8,3), dry_weight_kg numeric(8,3), dry_matter_pct numeric(5,2),
  area_m2 numeric(8,2) NOT NULL, grain_weight_kg numeric(8,2) NOT NULL, yield_kg_per_m2 numeric(10,4)
);
CREATE TABLE observations (
  id serial PRIMARY KEY, plot_id integer NOT NULL REFERENCES plots(id), trait_id integer NOT NULL REFERENCES traits(id), observed_at timestamp NOT NULL, value numeric(8,2), observer_id integer, recorded_at timestamp NOT NULL
);
CREATE TABLE staff (
  id serial PRIMARY KEY, first_name varchar(40) NOT NULL, last_name varchar(40) NOT NULL, birth_date date, hired_on date NOT NULL, left_on date, is_active boolean NOT NULL, supervisor_id integer REFERENCES staff(id)
);
CREATE TABLE seed_requests (
  id serial PRIMARY KEY, seed_lot_id integer NOT NULL REFERENCES seed_lots(id), staff_id integer NOT NULL, variety_id integer NOT NULL REFERENCES varieties(id), requested_at timestamp NOT NULL, approved_at timestamp, shipped_at timestamp, rejected_at timestamp, rejection_reason text,
  status varchar(20) NOT NULL CHECK (status IN ('requested','approved','shipped','rejected')), quantity_requested integer NOT NULL, quantity_approved integer, quantity_shipped integer
);
CREATE TABLE sensor_readings (
  id bigserial PRIMARY KEY, greenhouse_id integer NOT NULL REFERENCES greenhouses(id), recorded_at timestamp NOT NULL, temperature_min numeric(4,1), temperature_avg numeric(4,1), temperature_max numeric(4,1), humidity_pct numeric(5,2)
);
