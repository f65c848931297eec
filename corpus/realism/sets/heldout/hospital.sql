CREATE TABLE ward (
  ward_id serial PRIMARY KEY,
  ward_name varchar(60) NOT NULL UNIQUE,
  floor_no smallint,
  specialty varchar(40),
  phone_ext varchar(6),
  bed_count smallint
);
CREATE TABLE staff_member (
  staff_id serial PRIMARY KEY,
  ward_id integer REFERENCES ward (ward_id),
  title varchar(10),
  first_name varchar(40) NOT NULL,
  last_name varchar(40) NOT NULL,
  profession varchar(40) NOT NULL,
  licence_no varchar(16) UNIQUE,
  email varchar(100),
  pager varchar(8),
  hired_on date,
  left_on date,
  grade varchar(10)
);
CREATE TABLE patient (
  patient_id bigserial PRIMARY KEY,
  mrn varchar(12) NOT NULL UNIQUE,
  given_name varchar(60) NOT NULL,
  middle_name varchar(60),
  family_name varchar(60) NOT NULL,
  maiden_name varchar(60),
  sex char(1) NOT NULL,
  date_of_birth date NOT NULL,
  deceased_at timestamptz,
  blood_group varchar(3),
  marital_status varchar(12),
  occupation varchar(60),
  street varchar(80),
  city varchar(60),
  postcode varchar(10),
  country_code char(2),
  home_phone varchar(24),
  mobile varchar(24),
  email varchar(100),
  preferred_language varchar(5),
  next_of_kin_name varchar(80),
  next_of_kin_relation varchar(20),
  next_of_kin_phone varchar(24),
  insurer varchar(60),
  insurance_no varchar(20),
  gp_name varchar(80),
  religion varchar(30),
  allergies text,
  registered_at timestamptz NOT NULL
);
CREATE TABLE admission (
  admission_id bigserial PRIMARY KEY,
  patient_id bigint NOT NULL REFERENCES patient (patient_id),
  ward_id integer NOT NULL REFERENCES ward (ward_id),
  attending_id integer REFERENCES staff_member (staff_id),
  admitted_at timestamptz NOT NULL,
  discharged_at timestamptz,
  admission_type varchar(15) NOT NULL,
  reason text,
  bed_no varchar(6),
  triage_level smallint,
  discharge_to varchar(20),
  status varchar(12) NOT NULL
);
CREATE TABLE diagnosis (
  diagnosis_id bigserial PRIMARY KEY,
  admission_id bigint NOT NULL REFERENCES admission (admission_id),
  icd10_code varchar(8) NOT NULL,
  description varchar(200) NOT NULL,
  is_primary boolean,
  severity varchar(10),
  noted_at timestamptz
);
CREATE TABLE prescription (
  prescription_id bigserial PRIMARY KEY,
  admission_id bigint NOT NULL REFERENCES admission (admission_id),
  patient_id bigint NOT NULL REFERENCES patient (patient_id),
  prescriber_id integer NOT NULL REFERENCES staff_member (staff_id),
  drug_name varchar(80) NOT NULL,
  atc_code varchar(8),
  strength varchar(20),
  dose_form varchar(20),
  route varchar(12),
  frequency varchar(20),
  start_date date NOT NULL,
  end_date date,
  instructions text
);
CREATE TABLE lab_result (
  result_id bigserial PRIMARY KEY,
  patient_id bigint NOT NULL REFERENCES patient (patient_id),
  test_code varchar(10) NOT NULL,
  test_name varchar(60) NOT NULL,
  value_num numeric(10,3),
  unit varchar(12),
  ref_low numeric(10,3),
  ref_high numeric(10,3),
  flag char(1),
  specimen varchar(20),
  collected_at timestamptz NOT NULL,
  reported_at timestamptz,
  comment text
);
CREATE TABLE appointment (
  appointment_id bigserial PRIMARY KEY,
  patient_id bigint NOT NULL REFERENCES patient (patient_id),
  clinician_id integer NOT NULL REFERENCES staff_member (staff_id),
  clinic varchar(40),
  room varchar(8),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  status varchar(12) NOT NULL,
  no_show boolean NOT NULL,
  visit_reason varchar(120)
);
CREATE TABLE vital_sign (
  id bigserial PRIMARY KEY,
  admission_id bigint NOT NULL REFERENCES admission (admission_id),
  bp_systolic smallint,
  bp_diastolic smallint,
  heart_rate smallint,
  temp_c numeric(4,1),
  resp_rate smallint,
  spo2_pct smallint,
  weight_kg numeric(5,1),
  height_cm numeric(5,1),
  recorded_at timestamptz NOT NULL
);
CREATE TABLE audit_entry (
  id bigserial PRIMARY KEY,
  user_name varchar(40) NOT NULL,
  action varchar(20) NOT NULL,
  entity_type varchar(30) NOT NULL,
  entity_id bigint NOT NULL,
  ip_address varchar(45),
  user_agent varchar(255),
  occurred_at timestamptz NOT NULL
);
