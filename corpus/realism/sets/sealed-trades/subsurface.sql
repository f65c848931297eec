-- Exploration, wells, mining and vessels of a resource company
CREATE TABLE basin (
  basin_id int PRIMARY KEY,
  basin_name varchar(60),
  basin_type varchar(40),
  geological_age varchar(40),
  dominant_lithology varchar(40),
  region varchar(60)
);
CREATE TABLE licence_block (
  block_id int PRIMARY KEY,
  basin_id int NOT NULL REFERENCES basin,
  block_code varchar(16),
  operator varchar(80),
  licence_type varchar(40),
  work_commitment varchar(200),
  regulator varchar(80),
  awarded_on date,
  relinquished_on date
);
CREATE TABLE well (
  well_id int PRIMARY KEY,
  block_id int NOT NULL REFERENCES licence_block,
  well_name varchar(40),
  well_type varchar(30),
  trajectory varchar(20),
  spud_date date,
  completion_date date,
  total_depth_m numeric(8,2),
  rig_name varchar(60),
  drilling_contractor varchar(80),
  completion_type varchar(40),
  well_status varchar(30),
  wellbore_fluid varchar(40)
);
CREATE TABLE formation_top (
  top_id int PRIMARY KEY,
  well_id int NOT NULL REFERENCES well,
  formation_name varchar(60),
  lithology varchar(40),
  depth_m numeric(8,2),
  pick_confidence varchar(12),
  interpreter varchar(80),
  log_signature varchar(120)
);
CREATE TABLE core_sample (
  sample_id int PRIMARY KEY,
  well_id int NOT NULL REFERENCES well,
  sample_no varchar(20),
  sample_type varchar(30),
  rock_name varchar(40),
  grain_size varchar(20),
  colour varchar(30),
  mineralogy varchar(80),
  porosity_pct numeric(5,2),
  storage_box varchar(20),
  description text
);
CREATE TABLE assay (
  assay_id int PRIMARY KEY,
  sample_id int NOT NULL REFERENCES core_sample,
  laboratory varchar(80),
  element varchar(20),
  assay_method varchar(40),
  detection_limit numeric(10,4),
  grade_value numeric(10,4),
  grade_unit varchar(10),
  qaqc_type varchar(20)
);
CREATE TABLE mine_site (
  mine_id int PRIMARY KEY,
  mine_name varchar(80),
  commodity varchar(30),
  mining_method varchar(40),
  processing_route varchar(60),
  site_manager varchar(80),
  nearest_town varchar(60),
  operating_status varchar(20),
  reserve_category varchar(20),
  tailings_type varchar(40)
);
CREATE TABLE blast_event (
  blast_id int PRIMARY KEY,
  mine_id int NOT NULL REFERENCES mine_site,
  bench varchar(20),
  explosive_type varchar(40),
  initiation_system varchar(40),
  powder_factor numeric(6,3),
  shot_firer varchar(80),
  misfire boolean,
  outcome_notes text
);
CREATE TABLE support_vessel (
  vessel_id int PRIMARY KEY,
  vessel_name varchar(60),
  imo_number char(10),
  vessel_type varchar(40),
  flag_state varchar(60),
  call_sign varchar(10),
  classification_society varchar(60),
  home_port varchar(60),
  master_name varchar(80),
  propulsion varchar(40)
);
CREATE TABLE hse_incident (
  hse_id int PRIMARY KEY,
  mine_id int REFERENCES mine_site,
  vessel_id int REFERENCES support_vessel,
  incident_class varchar(40),
  hazard varchar(60),
  injury_type varchar(40),
  body_part varchar(30),
  immediate_cause varchar(160),
  corrective_measure text,
  reported_by varchar(80),
  occurred_at timestamp
);
CREATE TABLE pipeline_segment (
  segment_id int PRIMARY KEY,
  pipeline_name varchar(60),
  product_carried varchar(40),
  pipe_material varchar(40),
  coating varchar(40),
  inspection_method varchar(60),
  corrosion_rating varchar(12)
);
