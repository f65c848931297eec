-- Water utility: accounts, meters, mains, samples and crews
CREATE TABLE districts (
  district_code varchar(6) PRIMARY KEY,
  district_name varchar(60) NOT NULL,
  pressure_zone varchar(20) NOT NULL,
  water_source varchar(40),
  superintendent varchar(80)
);
CREATE TABLE premises (
  premise_no varchar(14) PRIMARY KEY,
  district_code varchar(6) NOT NULL REFERENCES districts,
  service_address varchar(120) NOT NULL,
  service_city varchar(60),
  service_zip varchar(10),
  premise_class varchar(20),
  lot_block varchar(20),
  cross_street varchar(80),
  curb_box_location varchar(120),
  backflow_device varchar(40),
  occupancy varchar(20)
);
CREATE TABLE service_accounts (
  account_id bigint PRIMARY KEY,
  account_number varchar(16) NOT NULL UNIQUE,
  premise_no varchar(14) NOT NULL REFERENCES premises,
  account_holder varchar(100),
  co_holder varchar(80),
  bill_to_name varchar(100),
  bill_to_address varchar(120),
  bill_to_city varchar(60),
  bill_to_state char(2),
  primary_phone varchar(20),
  after_hours_phone varchar(20),
  email varchar(120),
  rate_schedule varchar(12),
  billing_cycle varchar(10),
  delivery_preference varchar(16),
  autopay_status varchar(12),
  bank_routing varchar(9),
  bank_last4 char(4),
  credit_rating varchar(4),
  shutoff_exempt_reason varchar(60),
  opened_on date,
  closed_on date
);
CREATE TABLE meters (
  meter_serial varchar(16) PRIMARY KEY,
  premise_no varchar(14) NOT NULL REFERENCES premises,
  manufacturer varchar(40) NOT NULL,
  model_no varchar(24),
  meter_size varchar(10),
  register_type varchar(20),
  radio_frequency_id varchar(20),
  dial_count smallint,
  pit_or_indoor varchar(10),
  seal_number varchar(12),
  last_tested date
);
CREATE TABLE reads (
  read_id bigint PRIMARY KEY,
  meter_serial varchar(16) NOT NULL REFERENCES meters,
  read_by varchar(60) NOT NULL,
  read_method varchar(16),
  skip_code varchar(4),
  trouble_code varchar(4),
  reading_value integer,
  read_note varchar(200),
  read_at timestamptz
);
CREATE TABLE mains (
  main_id bigint PRIMARY KEY,
  district_code varchar(6) NOT NULL REFERENCES districts,
  pipe_material varchar(20) NOT NULL,
  joint_type varchar(20),
  lining varchar(20),
  from_node varchar(16),
  to_node varchar(16),
  soil_type varchar(20),
  as_built_drawing varchar(120),
  installer varchar(80)
);
CREATE TABLE work_orders (
  wo_number varchar(14) PRIMARY KEY,
  premise_no varchar(14) NOT NULL REFERENCES premises,
  wo_type varchar(30) NOT NULL,
  requested_by varchar(80),
  dispatcher varchar(80),
  crew_lead varchar(80),
  vehicle_unit varchar(10),
  priority_level varchar(10),
  locate_ticket varchar(20),
  traffic_control_plan text,
  cause_of_break varchar(60),
  repair_clamp varchar(20),
  resolution_notes text,
  completion_status varchar(16)
);
CREATE TABLE samples (
  sample_no varchar(16) PRIMARY KEY,
  district_code varchar(6) NOT NULL REFERENCES districts,
  sampling_point varchar(60) NOT NULL,
  analyte varchar(40),
  test_method varchar(30),
  result_qualifier varchar(4),
  result_unit varchar(12),
  lab_name varchar(80),
  collected_by varchar(80),
  chain_of_custody_no varchar(20),
  exceedance boolean
);
CREATE TABLE hydrants (
  hydrant_tag varchar(12) PRIMARY KEY,
  district_code varchar(6) NOT NULL REFERENCES districts,
  make varchar(30) NOT NULL,
  barrel_color varchar(16),
  nearest_intersection varchar(80),
  thread_standard varchar(10),
  out_of_service_reason varchar(80)
);
