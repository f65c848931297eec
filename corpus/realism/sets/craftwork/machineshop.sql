-- Contract manufacturer: parts, routings, jobs, quality, tools
CREATE TABLE parts (
  part_no varchar(24) PRIMARY KEY,
  rev varchar(4) NOT NULL,
  part_description varchar(80) NOT NULL,
  material_grade varchar(24),
  stock_form varchar(20),
  finish_spec varchar(40),
  heat_treat varchar(30),
  drawing_no varchar(24),
  commodity_code varchar(12),
  abc_class char(1),
  make_or_buy varchar(4),
  planner_code varchar(6),
  uom varchar(6),
  itar_flag char(1)
);
CREATE TABLE work_centers (
  wc_code varchar(10) PRIMARY KEY,
  wc_name varchar(60) NOT NULL,
  machine_make varchar(30) NOT NULL,
  machine_model varchar(40),
  controller varchar(30),
  cell_leader varchar(60),
  shop_floor_area varchar(30),
  asset_tag varchar(16),
  spindle_rpm_max integer
);
CREATE TABLE suppliers (
  vendor_no varchar(10) PRIMARY KEY,
  vendor_name varchar(100) NOT NULL,
  remit_to_address varchar(120) NOT NULL,
  remit_to_city varchar(60),
  contact_name varchar(80),
  contact_title varchar(60),
  phone_ext varchar(6),
  terms_code varchar(10),
  quality_rating varchar(4),
  certification_body varchar(60),
  w9_on_file char(1)
);
CREATE TABLE routings (
  routing_id bigint PRIMARY KEY,
  part_no varchar(24) NOT NULL REFERENCES parts,
  op_seq smallint NOT NULL,
  operation varchar(40),
  wc_code varchar(10) NOT NULL REFERENCES work_centers,
  setup_instructions text,
  fixture_no varchar(16),
  nc_program varchar(30),
  coolant varchar(20),
  tooling_list varchar(200)
);
CREATE TABLE jobs (
  job_no varchar(14) PRIMARY KEY,
  part_no varchar(24) NOT NULL REFERENCES parts,
  job_status varchar(16) NOT NULL,
  customer_po varchar(24),
  end_customer varchar(100),
  job_traveler varchar(24),
  hold_reason varchar(80),
  scheduler_initials varchar(4),
  qty_ordered integer,
  due_date date
);
CREATE TABLE labor_tickets (
  ticket_no varchar(14) PRIMARY KEY,
  job_no varchar(14) NOT NULL REFERENCES jobs,
  operator_badge varchar(10) NOT NULL,
  operator_name varchar(80),
  shift char(1),
  labor_type varchar(12),
  downtime_cause varchar(40),
  scrap_code varchar(6),
  clock_in timestamp,
  clock_out timestamp
);
CREATE TABLE inspections (
  inspection_no varchar(14) PRIMARY KEY,
  job_no varchar(14) NOT NULL REFERENCES jobs,
  inspector varchar(80) NOT NULL,
  inspection_stage varchar(20),
  characteristic varchar(60),
  nominal varchar(16),
  tolerance varchar(16),
  gage_used varchar(30),
  verdict varchar(10),
  stamp_no varchar(8)
);
CREATE TABLE ncrs (
  ncr_no varchar(12) PRIMARY KEY,
  job_no varchar(14) NOT NULL REFERENCES jobs,
  defect_type varchar(40) NOT NULL,
  defect_location varchar(60),
  disposition varchar(20),
  root_cause text,
  containment_action text,
  mrb_member varchar(80),
  corrective_action_owner varchar(80),
  five_why_document varchar(120)
);
CREATE TABLE tools (
  tool_no varchar(14) PRIMARY KEY,
  tool_type varchar(30) NOT NULL,
  tool_material varchar(20) NOT NULL,
  coating varchar(20),
  crib_location varchar(12),
  calibration_cert varchar(24),
  checked_out_to varchar(80)
);
CREATE TABLE shipments (
  packing_slip varchar(14) PRIMARY KEY,
  job_no varchar(14) NOT NULL REFERENCES jobs,
  carrier varchar(40) NOT NULL,
  pro_number varchar(20),
  ship_via varchar(20),
  freight_terms varchar(16),
  lot_or_serial varchar(24),
  coc_signed_by varchar(80),
  special_handling varchar(120)
);
