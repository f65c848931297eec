-- Building permits of a municipality
CREATE TABLE applicants (
  applicant_id serial PRIMARY KEY,
  applicant_type varchar(20) NOT NULL,
  legal_name varchar(120) NOT NULL,
  contact_person varchar(80),
  mailing_address varchar(160),
  mailing_city varchar(60),
  mailing_state char(2),
  mailing_zip varchar(10),
  daytime_phone varchar(24),
  fax varchar(24),
  email_address varchar(120),
  preferred_contact_method varchar(20),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE parcels (
  parcel_id serial PRIMARY KEY,
  parcel_number varchar(24) NOT NULL UNIQUE,
  legal_description text,
  situs_address varchar(120),
  zoning_district varchar(12),
  land_use varchar(40),
  lot_area_sqft numeric(12,2),
  flood_zone varchar(6),
  historic_district boolean,
  subdivision_name varchar(80),
  ward varchar(20),
  assessed_value numeric(14,2)
);
CREATE TABLE contractors (
  contractor_id serial PRIMARY KEY,
  business_name varchar(120) NOT NULL,
  trade varchar(40),
  license_number varchar(20),
  license_class varchar(4),
  license_expires date,
  insurance_carrier varchar(80),
  policy_number varchar(24),
  bond_amount numeric(12,2),
  principal_officer varchar(80),
  is_suspended boolean NOT NULL DEFAULT false
);
CREATE TABLE staff (
  staff_id serial PRIMARY KEY,
  badge_no varchar(10) UNIQUE,
  given_name varchar(40),
  surname varchar(40),
  job_title varchar(60),
  division varchar(60),
  certification varchar(60),
  work_email varchar(120),
  extension varchar(6),
  hired_on date
);
CREATE TABLE permit_types (
  permit_type_code varchar(8) PRIMARY KEY,
  description varchar(80),
  review_track varchar(20),
  base_fee numeric(10,2),
  requires_inspection boolean
);
CREATE TABLE permits (
  permit_id serial PRIMARY KEY,
  permit_no varchar(20) NOT NULL UNIQUE,
  permit_type_code varchar(8) NOT NULL REFERENCES permit_types,
  parcel_id int NOT NULL REFERENCES parcels,
  applicant_id int NOT NULL REFERENCES applicants,
  contractor_id int REFERENCES contractors,
  reviewer_id int REFERENCES staff,
  work_description text NOT NULL,
  construction_type varchar(6),
  occupancy_class varchar(6),
  stories smallint,
  floor_area numeric(10,2),
  declared_valuation numeric(14,2),
  status varchar(20) NOT NULL,
  submitted_at timestamptz NOT NULL,
  approved_at timestamptz,
  issued_at timestamptz,
  expires_at timestamptz,
  denial_reason varchar(200),
  conditions_of_approval text
);
CREATE TABLE plan_reviews (
  review_id serial PRIMARY KEY,
  permit_id int NOT NULL REFERENCES permits,
  staff_id int REFERENCES staff,
  discipline varchar(30),
  cycle smallint,
  outcome varchar(20),
  comments text,
  received_at timestamptz,
  completed_at timestamptz
);
CREATE TABLE inspections (
  inspection_id serial PRIMARY KEY,
  permit_id int NOT NULL REFERENCES permits,
  inspector_id int REFERENCES staff,
  inspection_type varchar(40),
  scheduled_for date,
  time_window varchar(16),
  result varchar(20),
  deficiency_notes text,
  weather varchar(20),
  photo_url varchar(200),
  signed_by varchar(80)
);
CREATE TABLE fees (
  fee_id serial PRIMARY KEY,
  permit_id int NOT NULL REFERENCES permits,
  fee_code varchar(10),
  gl_account varchar(20),
  amount_due numeric(10,2) NOT NULL,
  amount_paid numeric(10,2),
  receipt_no varchar(20),
  tender_type varchar(16),
  check_number varchar(12),
  paid_at timestamptz,
  waiver_justification varchar(160)
);
CREATE TABLE violations (
  violation_id serial PRIMARY KEY,
  parcel_id int NOT NULL REFERENCES parcels,
  code_section varchar(20),
  nature_of_violation varchar(160),
  complaint_source varchar(20),
  severity varchar(12),
  compliance_deadline date,
  abatement_cost numeric(10,2),
  hearing_officer varchar(80),
  disposition varchar(30)
);
CREATE TABLE documents (
  document_id serial PRIMARY KEY,
  permit_id int NOT NULL REFERENCES permits,
  sheet_number varchar(10),
  doc_title varchar(120),
  doc_kind varchar(30),
  original_filename varchar(160),
  content_type varchar(80),
  revision varchar(6),
  prepared_by varchar(80),
  sealed_by varchar(80),
  uploaded_at timestamptz
);
