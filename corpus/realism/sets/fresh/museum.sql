-- Loans between museums, as a registrar keeps them
CREATE TABLE institutions (
  institution_id serial PRIMARY KEY,
  name varchar(120) NOT NULL,
  city varchar(80),
  country_code char(2) NOT NULL,
  founded_year int,
  accredited_on date,
  accreditation_lapses_on date,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE artists (
  artist_id serial PRIMARY KEY,
  full_name varchar(120) NOT NULL,
  birth_year int,
  death_year int
);
CREATE TABLE objects (
  object_id serial PRIMARY KEY,
  institution_id int NOT NULL REFERENCES institutions,
  artist_id int REFERENCES artists,
  accession_no varchar(30) NOT NULL UNIQUE,
  title varchar(200) NOT NULL,
  year_begun int,
  year_completed int,
  acquired_on date,
  deaccessioned_on date,
  height_cm numeric(6,1),
  width_cm numeric(6,1),
  insured_value numeric(12,2),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz
);
CREATE TABLE exhibitions (
  exhibition_id serial PRIMARY KEY,
  institution_id int NOT NULL REFERENCES institutions,
  title varchar(160) NOT NULL,
  announced_on date,
  opening_date date NOT NULL,
  closing_date date NOT NULL,
  install_begins date,
  deinstall_ends date,
  members_preview_on date,
  visitors_expected int,
  visitors_total int,
  visitors_paying int
);
CREATE TABLE loans (
  loan_id serial PRIMARY KEY,
  lender_id int NOT NULL REFERENCES institutions(institution_id),
  borrower_id int NOT NULL REFERENCES institutions(institution_id),
  exhibition_id int REFERENCES exhibitions,
  loan_no varchar(20) NOT NULL UNIQUE,
  requested_at timestamptz NOT NULL,
  approved_at timestamptz,
  agreement_signed_at timestamptz,
  loan_start date NOT NULL,
  loan_end date NOT NULL,
  extended_until date,
  returned_at timestamptz,
  insurance_premium numeric(10,2),
  transport_cost numeric(10,2),
  total_cost numeric(10,2),
  object_count int,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE loan_objects (
  loan_id int NOT NULL REFERENCES loans,
  object_id int NOT NULL REFERENCES objects,
  institution_id int NOT NULL REFERENCES institutions,
  agreed_value numeric(12,2),
  packed_at timestamptz,
  collected_at timestamptz,
  arrived_at timestamptz,
  unpacked_at timestamptz,
  PRIMARY KEY (loan_id, object_id)
);
CREATE TABLE condition_reports (
  id bigserial PRIMARY KEY,
  loan_id int NOT NULL,
  object_id int NOT NULL,
  artist_id int,
  drafted_at timestamptz NOT NULL,
  reviewed_at timestamptz,
  finalised_at timestamptz,
  accession_no varchar(30),
  object_title varchar(200)
);
CREATE TABLE crates (
  crate_id serial PRIMARY KEY,
  loan_id int NOT NULL REFERENCES loans,
  tare_weight_kg numeric(7,2) NOT NULL,
  net_weight_kg numeric(7,2) NOT NULL,
  gross_weight_kg numeric(7,2) NOT NULL,
  min_temp_c numeric(4,1),
  max_temp_c numeric(4,1),
  humidity_pct numeric(5,2)
);
CREATE TABLE tickets (
  ticket_id bigserial PRIMARY KEY,
  exhibition_id int NOT NULL REFERENCES exhibitions,
  adults int NOT NULL,
  children int NOT NULL,
  party_size int NOT NULL,
  price_per_person numeric(6,2) NOT NULL,
  amount_due numeric(8,2) NOT NULL,
  booking_fee numeric(6,2) NOT NULL,
  amount_total numeric(8,2) NOT NULL,
  booked_at timestamptz NOT NULL,
  cancelled_at timestamptz,
  scanned_at timestamptz
);
