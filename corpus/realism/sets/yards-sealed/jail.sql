-- A county jail: bookings, custody and visits, in English

CREATE TABLE facilities (
  facility_id serial PRIMARY KEY,
  facility_name varchar(80) NOT NULL,
  facility_code varchar(6) NOT NULL UNIQUE,
  security_level varchar(16) NOT NULL,
  address varchar(120),
  city varchar(60),
  state char(2),
  zip_code varchar(10),
  phone varchar(24),
  rated_capacity int NOT NULL,
  warden_name varchar(80),
  opened_on date
);

CREATE TABLE housing_units (
  unit_id serial PRIMARY KEY,
  facility_id int NOT NULL REFERENCES facilities (facility_id),
  unit_code varchar(10) NOT NULL,
  unit_type varchar(24) NOT NULL,
  custody_level varchar(16),
  total_beds smallint NOT NULL,
  occupied_beds smallint NOT NULL,
  vacant_beds smallint NOT NULL,
  gender varchar(10)
);

CREATE TABLE officers (
  officer_id serial PRIMARY KEY,
  facility_id int NOT NULL REFERENCES facilities (facility_id),
  badge_number varchar(10) NOT NULL UNIQUE,
  first_name varchar(40) NOT NULL,
  last_name varchar(40) NOT NULL,
  rank varchar(24) NOT NULL,
  shift varchar(12),
  hired_on date NOT NULL,
  separated_on date,
  firearm_qualified boolean NOT NULL,
  annual_salary numeric(9,2),
  work_email varchar(120)
);

CREATE TABLE inmates (
  inmate_id serial PRIMARY KEY,
  booking_alias varchar(60),
  first_name varchar(40) NOT NULL,
  middle_name varchar(40),
  last_name varchar(40) NOT NULL,
  suffix varchar(6),
  date_of_birth date NOT NULL,
  sex char(1) NOT NULL,
  race varchar(24),
  eye_color varchar(12),
  hair_color varchar(12),
  height_in smallint,
  weight_lb smallint,
  scars_marks_tattoos varchar(200),
  citizenship varchar(40),
  primary_language varchar(30),
  ssn_last4 char(4),
  religion varchar(30),
  marital_status varchar(16),
  highest_grade varchar(24),
  gang_affiliation varchar(40),
  risk_level varchar(12)
);

CREATE TABLE bookings (
  booking_id bigserial PRIMARY KEY,
  booking_number varchar(16) NOT NULL UNIQUE,
  inmate_id int NOT NULL REFERENCES inmates (inmate_id),
  facility_id int NOT NULL REFERENCES facilities (facility_id),
  arrested_at timestamp NOT NULL,
  booked_at timestamp NOT NULL,
  arresting_agency varchar(60),
  arrest_location varchar(100),
  booking_officer_id int NOT NULL REFERENCES officers (officer_id),
  bail_amount numeric(11,2),
  bond_type varchar(20),
  is_bail_posted boolean NOT NULL,
  scheduled_release date,
  released_at timestamp,
  release_reason varchar(30),
  custody_status varchar(20) NOT NULL,
  days_in_custody int
);

CREATE TABLE charges (
  charge_id bigserial PRIMARY KEY,
  booking_id bigint NOT NULL REFERENCES bookings (booking_id),
  statute_code varchar(20) NOT NULL,
  offense_description varchar(100) NOT NULL,
  offense_class varchar(16) NOT NULL,
  counts smallint NOT NULL,
  offense_date date NOT NULL,
  plea varchar(20),
  disposition varchar(24),
  disposed_on date,
  sentence_days int,
  fine_amount numeric(9,2)
);

CREATE TABLE court_dates (
  court_date_id serial PRIMARY KEY,
  booking_id bigint NOT NULL REFERENCES bookings (booking_id),
  court_name varchar(80) NOT NULL,
  courtroom varchar(12),
  judge varchar(80),
  hearing_type varchar(24) NOT NULL,
  hearing_at timestamp NOT NULL,
  attended boolean NOT NULL,
  result_note text
);

CREATE TABLE visitors (
  visitor_id serial PRIMARY KEY,
  first_name varchar(40) NOT NULL,
  last_name varchar(40) NOT NULL,
  id_document_type varchar(24),
  id_document_no varchar(24),
  phone varchar(24),
  home_address varchar(120),
  is_banned boolean NOT NULL,
  ban_reason varchar(80),
  registered_on date NOT NULL
);

CREATE TABLE visits (
  visit_id bigserial PRIMARY KEY,
  visitor_id int NOT NULL REFERENCES visitors (visitor_id),
  inmate_id int NOT NULL REFERENCES inmates (inmate_id),
  relationship varchar(24),
  visit_type varchar(20) NOT NULL,
  checked_in_at timestamp NOT NULL,
  started_at timestamp,
  ended_at timestamp,
  duration_minutes smallint,
  booth_no varchar(6),
  approval_status varchar(12) NOT NULL,
  denial_reason varchar(60)
);

CREATE TABLE commissary_items (
  item_id serial PRIMARY KEY,
  sku varchar(16) NOT NULL UNIQUE,
  item_name varchar(60) NOT NULL,
  category varchar(24) NOT NULL,
  unit_price numeric(6,2) NOT NULL,
  max_per_order smallint,
  taxable boolean NOT NULL
);

CREATE TABLE commissary_orders (
  order_id bigserial PRIMARY KEY,
  inmate_id int NOT NULL REFERENCES inmates (inmate_id),
  item_id int NOT NULL REFERENCES commissary_items (item_id),
  quantity smallint NOT NULL,
  unit_price numeric(6,2) NOT NULL,
  subtotal numeric(8,2) NOT NULL,
  sales_tax numeric(7,2) NOT NULL,
  total numeric(8,2) NOT NULL,
  ordered_at timestamp NOT NULL,
  delivered_at timestamp
);

CREATE TABLE trust_transactions (
  transaction_id bigserial PRIMARY KEY,
  inmate_id int NOT NULL REFERENCES inmates (inmate_id),
  posted_at timestamp NOT NULL,
  transaction_type varchar(20) NOT NULL,
  depositor_name varchar(80),
  amount numeric(9,2) NOT NULL,
  balance_before numeric(9,2) NOT NULL,
  balance_after numeric(9,2) NOT NULL,
  receipt_number varchar(20)
);

CREATE TABLE disciplinary_reports (
  report_id serial PRIMARY KEY,
  report_number varchar(16) NOT NULL UNIQUE,
  inmate_id int NOT NULL REFERENCES inmates (inmate_id),
  reporting_officer_id int NOT NULL REFERENCES officers (officer_id),
  occurred_at timestamp NOT NULL,
  written_at timestamp NOT NULL,
  location varchar(40),
  violation varchar(60) NOT NULL,
  narrative text NOT NULL,
  use_of_force boolean NOT NULL,
  hearing_on date,
  finding varchar(16),
  sanction varchar(60),
  appealed boolean NOT NULL
);

CREATE TABLE medical_screenings (
  screening_id serial PRIMARY KEY,
  inmate_id int NOT NULL REFERENCES inmates (inmate_id),
  nurse_name varchar(80) NOT NULL,
  screened_at timestamp NOT NULL,
  temperature_f numeric(4,1),
  blood_pressure varchar(10),
  pulse_bpm smallint,
  allergies varchar(120),
  current_medication varchar(120),
  mental_health_flag boolean NOT NULL,
  withdrawal_risk varchar(12),
  tb_test_result varchar(12),
  notes text
);
