-- National film archive
CREATE TABLE collections (
  collection_id serial PRIMARY KEY,
  collection_title varchar(100),
  donor varchar(80),
  acquired_on date,
  acquisition_mode varchar(20),
  accession_no varchar(16) UNIQUE,
  curator varchar(60),
  scope_note text,
  access_level varchar(20)
);
CREATE TABLE works (
  work_id serial PRIMARY KEY,
  original_title varchar(120),
  english_title varchar(120),
  year_made smallint,
  country_of_origin varchar(60),
  spoken_language varchar(40),
  genre varchar(30),
  director varchar(80),
  cinematographer varchar(80),
  production_co varchar(80),
  synopsis text,
  running_time_min smallint,
  colour_system varchar(20),
  sound_system varchar(20),
  eidr varchar(40)
);
CREATE TABLE elements (
  element_id serial PRIMARY KEY,
  work_id int NOT NULL REFERENCES works,
  collection_id int REFERENCES collections,
  barcode varchar(14) UNIQUE,
  gauge varchar(10),
  base varchar(12),
  generation varchar(20),
  reel_count smallint,
  length_m numeric(8,2),
  can_location varchar(16),
  shrinkage_pct numeric(4,2),
  decay_stage smallint,
  edge_code varchar(12),
  inspected_at timestamp,
  inspected_by varchar(60),
  condition_report text
);
CREATE TABLE vaults (
  vault_code varchar(8) PRIMARY KEY,
  building varchar(40),
  floor_level varchar(6),
  temp_c numeric(4,1),
  rel_humidity numeric(4,1),
  shelf_metres numeric(7,1),
  fire_class varchar(6)
);
CREATE TABLE scans (
  scan_id bigserial PRIMARY KEY,
  element_id int NOT NULL REFERENCES elements,
  scanner varchar(40),
  resolution varchar(10),
  bit_depth smallint,
  frame_rate numeric(5,2),
  codec varchar(20),
  file_path varchar(200),
  file_size_gb numeric(8,2),
  checksum_md5 char(32),
  operator varchar(60),
  scanned_on date
);
CREATE TABLE rights (
  right_id serial PRIMARY KEY,
  work_id int NOT NULL REFERENCES works,
  rights_holder varchar(80),
  territory varchar(40),
  licence_type varchar(20),
  from_date date,
  until_date date,
  royalty_pct numeric(5,2),
  contract_ref varchar(20)
);
CREATE TABLE loan_requests (
  request_id serial PRIMARY KEY,
  element_id int NOT NULL REFERENCES elements,
  borrower varchar(80),
  venue varchar(80),
  festival_name varchar(80),
  contact_email varchar(120),
  contact_tel varchar(24),
  requested_on date,
  out_on date,
  due_back date,
  returned_on date,
  courier varchar(40),
  waybill varchar(20),
  insured_value numeric(10,2),
  decision varchar(16),
  refusal_reason varchar(100)
);
CREATE TABLE credits (
  credit_id serial PRIMARY KEY,
  work_id int NOT NULL REFERENCES works,
  person_name varchar(80),
  credit_role varchar(30),
  character_name varchar(60),
  billing_order smallint,
  uncredited boolean
);
