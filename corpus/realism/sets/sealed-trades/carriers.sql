-- Rail, aviation maintenance, telecom, satellites, buildings, animals: one operator of everything
CREATE TABLE rolling_stock (
  stock_no varchar(12) PRIMARY KEY,
  vehicle_class varchar(40),
  traction_type varchar(30),
  builder varchar(60),
  depot varchar(60),
  brake_system varchar(40),
  couplings varchar(30),
  in_service_since date
);
CREATE TABLE track_defects (
  defect_id int PRIMARY KEY,
  line_name varchar(60),
  defect_type varchar(50),
  detected_by_method varchar(40),
  rail_side varchar(10),
  speed_restriction_kmh smallint,
  repair_action varchar(80),
  urgency_class varchar(12)
);
CREATE TABLE airframe_task (
  task_id int PRIMARY KEY,
  tail_number varchar(10),
  aircraft_type varchar(40),
  ata_chapter varchar(60),
  task_type varchar(40),
  check_type varchar(20),
  discrepancy text,
  rectification text,
  part_removed varchar(80),
  mel_category varchar(4),
  certifying_engineer varchar(80),
  hangar varchar(30)
);
CREATE TABLE cell_site (
  site_code varchar(12) PRIMARY KEY,
  site_name varchar(80),
  structure_type varchar(40),
  technology varchar(20),
  antenna_model varchar(40),
  frequency_band varchar(20),
  backhaul_type varchar(30),
  power_source varchar(40),
  landlord varchar(80)
);
CREATE TABLE network_fault (
  fault_id bigint PRIMARY KEY,
  site_code varchar(12) NOT NULL REFERENCES cell_site,
  alarm_text varchar(160),
  probable_cause varchar(80),
  alarm_severity varchar(12),
  affected_service varchar(40),
  raised_at timestamp,
  cleared_at timestamp,
  clearance_code varchar(40)
);
CREATE TABLE spacecraft (
  norad_id int PRIMARY KEY,
  satellite_name varchar(60),
  mission_type varchar(40),
  orbit_type varchar(20),
  launch_vehicle varchar(40),
  launch_site varchar(80),
  bus_platform varchar(40),
  payload varchar(80),
  operator_agency varchar(80),
  launched_on date
);
CREATE TABLE telescope_observation (
  obs_id bigint PRIMARY KEY,
  target_name varchar(60),
  object_class varchar(40),
  instrument varchar(60),
  filter_band varchar(12),
  seeing_arcsec numeric(4,2),
  sky_condition varchar(20),
  principal_investigator varchar(80),
  proposal_title varchar(200)
);
CREATE TABLE building_element (
  element_guid char(22) PRIMARY KEY,
  ifc_class varchar(40),
  element_name varchar(80),
  storey varchar(30),
  material varchar(60),
  fire_rating varchar(12),
  finish varchar(40),
  discipline varchar(30),
  phase varchar(30)
);
CREATE TABLE site_inspection (
  inspection_id int PRIMARY KEY,
  element_guid char(22) REFERENCES building_element,
  trade varchar(40),
  observation text,
  snag_category varchar(40),
  responsible_party varchar(80),
  weather varchar(30),
  status varchar(20)
);
CREATE TABLE animal_patient (
  animal_id int PRIMARY KEY,
  animal_name varchar(40),
  species varchar(30),
  breed varchar(40),
  coat_colour varchar(30),
  neuter_status varchar(20),
  owner_name varchar(80),
  temperament varchar(30)
);
CREATE TABLE vet_consult (
  consult_id int PRIMARY KEY,
  animal_id int NOT NULL REFERENCES animal_patient,
  reason_for_visit varchar(120),
  clinical_signs text,
  body_condition varchar(20),
  vaccine_given varchar(40),
  treatment varchar(120),
  vet_name varchar(80)
);
CREATE TABLE grid_asset (
  asset_id int PRIMARY KEY,
  asset_type varchar(40),
  substation varchar(60),
  voltage_level varchar(12),
  insulation_medium varchar(30),
  cooling_method varchar(20),
  manufacturer varchar(60),
  health_index varchar(12),
  outage_cause varchar(60)
);
