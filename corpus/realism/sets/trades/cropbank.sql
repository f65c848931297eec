-- Plant breeding and field trials of a research station
CREATE TABLE breeding_programs (
  program_id serial PRIMARY KEY,
  program_name varchar(120) NOT NULL,
  program_code varchar(12) UNIQUE,
  crop varchar(60),
  target_species varchar(80),
  objective text,
  lead_scientist varchar(80),
  funding_agency varchar(120),
  host_institution varchar(120),
  stage varchar(30),
  started_on date,
  budget_usd numeric(12,2)
);
CREATE TABLE germplasm_accessions (
  accession_id serial PRIMARY KEY,
  accession_no varchar(20) UNIQUE,
  taxon varchar(80),
  common_name varchar(60),
  cultivar_name varchar(60),
  biological_status varchar(40),
  country_of_origin varchar(60),
  collection_site varchar(120),
  collecting_source varchar(60),
  donor_institute varchar(120),
  storage_type varchar(40),
  seed_viability_pct numeric(5,2),
  mls_status boolean,
  remarks text
);
CREATE TABLE traits (
  trait_id serial PRIMARY KEY,
  trait_name varchar(80),
  trait_class varchar(40),
  measurement_method varchar(80),
  scale_type varchar(20),
  unit varchar(20),
  description text
);
CREATE TABLE field_trials (
  trial_id serial PRIMARY KEY,
  program_id int NOT NULL REFERENCES breeding_programs,
  trial_name varchar(120),
  trial_type varchar(40),
  experimental_design varchar(40),
  location_name varchar(120),
  soil_type varchar(40),
  irrigation_method varchar(40),
  fertilizer_regime varchar(80),
  season varchar(20),
  plot_count int,
  sown_on date,
  harvested_on date,
  purpose varchar(200)
);
CREATE TABLE plots (
  plot_id serial PRIMARY KEY,
  trial_id int NOT NULL REFERENCES field_trials,
  accession_id int NOT NULL REFERENCES germplasm_accessions,
  plot_label varchar(20),
  block smallint,
  row_no smallint,
  entry_type varchar(20),
  area_m2 numeric(8,2),
  notes text
);
CREATE TABLE observations (
  observation_id bigserial PRIMARY KEY,
  plot_id int NOT NULL REFERENCES plots,
  trait_id int NOT NULL REFERENCES traits,
  observed_value numeric(10,3),
  observed_on date,
  observer varchar(80),
  instrument varchar(80),
  growth_stage varchar(40),
  quality_flag varchar(20),
  comment varchar(255)
);
CREATE TABLE crosses (
  cross_id serial PRIMARY KEY,
  female_parent_id int NOT NULL REFERENCES germplasm_accessions(accession_id),
  male_parent_id int NOT NULL REFERENCES germplasm_accessions(accession_id),
  cross_code varchar(20),
  cross_type varchar(30),
  pollination_method varchar(40),
  crossing_date date,
  seeds_obtained int,
  success boolean,
  breeder varchar(80)
);
CREATE TABLE seed_lots (
  lot_id serial PRIMARY KEY,
  accession_id int REFERENCES germplasm_accessions,
  lot_number varchar(24) UNIQUE,
  seed_class varchar(20),
  treatment varchar(60),
  germination_pct numeric(5,2),
  moisture_pct numeric(4,2),
  storage_location varchar(60),
  packaging varchar(40),
  produced_on date,
  expires_on date
);
CREATE TABLE pest_incidents (
  incident_id serial PRIMARY KEY,
  trial_id int REFERENCES field_trials,
  pest_or_disease varchar(80),
  plant_part_affected varchar(40),
  severity varchar(20),
  control_measure varchar(120),
  product_applied varchar(80),
  application_rate varchar(40),
  reported_by varchar(80),
  resolved boolean
);
CREATE TABLE weather_stations (
  station_id serial PRIMARY KEY,
  station_name varchar(80),
  sensor_type varchar(40),
  manufacturer varchar(60),
  elevation_m int,
  latitude numeric(9,6),
  longitude numeric(9,6)
);
