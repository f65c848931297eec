-- Hospital laboratory, radiology, blood bank and wards
CREATE TABLE wards (
  ward_id int PRIMARY KEY,
  ward_name varchar(60),
  specialty varchar(50),
  floor varchar(10),
  bed_capacity smallint,
  head_nurse varchar(80),
  extension varchar(8)
);
CREATE TABLE patients (
  mrn varchar(12) PRIMARY KEY,
  last_name varchar(60),
  first_name varchar(60),
  dob date,
  sex char(1),
  blood_group varchar(4),
  known_allergies varchar(200),
  gp_name varchar(80),
  next_of_kin varchar(80),
  kin_relationship varchar(30)
);
CREATE TABLE admissions (
  admission_id bigint PRIMARY KEY,
  mrn varchar(12) NOT NULL REFERENCES patients,
  ward_id int NOT NULL REFERENCES wards,
  admission_type varchar(24),
  referral_source varchar(40),
  admitting_consultant varchar(80),
  presenting_complaint varchar(160),
  admitted_at timestamp,
  discharged_at timestamp,
  discharge_destination varchar(40),
  discharge_summary text
);
CREATE TABLE nursing_assessments (
  assessment_id bigint PRIMARY KEY,
  admission_id bigint NOT NULL REFERENCES admissions,
  assessment_tool varchar(50),
  score smallint,
  risk_level varchar(12),
  mobility varchar(30),
  diet_type varchar(40),
  skin_condition varchar(40),
  nurse_name varchar(80),
  care_plan text,
  assessed_at timestamp
);
CREATE TABLE lab_tests (
  test_code varchar(10) PRIMARY KEY,
  test_name varchar(80),
  discipline varchar(40),
  specimen_type varchar(40),
  container varchar(40),
  method varchar(60),
  units varchar(20),
  ref_low numeric(10,3),
  ref_high numeric(10,3),
  turnaround_hrs smallint
);
CREATE TABLE lab_orders (
  order_id bigint PRIMARY KEY,
  admission_id bigint NOT NULL REFERENCES admissions,
  test_code varchar(10) NOT NULL REFERENCES lab_tests,
  ordered_by varchar(80),
  urgency varchar(12),
  clinical_indication varchar(200),
  sample_barcode varchar(20),
  collected_at timestamp,
  received_at timestamp,
  rejection_reason varchar(60),
  order_status varchar(20)
);
CREATE TABLE lab_results (
  result_id bigint PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES lab_orders,
  result_value varchar(40),
  abnormal_flag varchar(4),
  analyser varchar(60),
  validated_by varchar(80),
  interpretation text,
  resulted_at timestamp
);
CREATE TABLE imaging_studies (
  study_id bigint PRIMARY KEY,
  admission_id bigint NOT NULL REFERENCES admissions,
  accession_number varchar(16),
  modality varchar(20),
  body_part varchar(40),
  laterality varchar(10),
  contrast_agent varchar(40),
  scanner_model varchar(60),
  radiographer varchar(80),
  reporting_radiologist varchar(80),
  findings text,
  impression text,
  dose_msv numeric(6,3)
);
CREATE TABLE pathology_specimens (
  specimen_id bigint PRIMARY KEY,
  admission_id bigint REFERENCES admissions,
  specimen_no varchar(16),
  anatomical_site varchar(60),
  procedure_type varchar(40),
  fixative varchar(30),
  stain varchar(40),
  gross_description text,
  microscopic_description text,
  diagnosis varchar(160),
  tumour_grade varchar(12),
  pathologist varchar(80)
);
CREATE TABLE blood_units (
  unit_id bigint PRIMARY KEY,
  donation_number varchar(20),
  component varchar(40),
  blood_group varchar(4),
  anticoagulant varchar(20),
  volume_ml smallint,
  collected_on date,
  expiry_date date,
  storage_fridge varchar(30),
  unit_status varchar(20),
  discard_reason varchar(60)
);
CREATE TABLE transfusions (
  transfusion_id bigint PRIMARY KEY,
  unit_id bigint NOT NULL REFERENCES blood_units,
  admission_id bigint NOT NULL REFERENCES admissions,
  indication varchar(80),
  crossmatch_result varchar(20),
  started_at timestamp,
  ended_at timestamp,
  administered_by varchar(80),
  reaction_type varchar(40)
);
