-- A riding school and livery yard, in English with underscores

CREATE TABLE clients (
  client_id serial PRIMARY KEY,
  first_name varchar(40) NOT NULL,
  last_name varchar(40) NOT NULL,
  email varchar(120),
  mobile varchar(24),
  address_line varchar(120),
  town varchar(60),
  postcode varchar(12),
  date_of_birth date,
  height_cm smallint,
  weight_kg smallint,
  riding_level varchar(20),
  emergency_contact varchar(80),
  emergency_phone varchar(24),
  medical_conditions varchar(200),
  preferred_language varchar(20),
  marketing_opt_in boolean NOT NULL,
  registered_at timestamptz NOT NULL
);

CREATE TABLE breeds (
  breed_id serial PRIMARY KEY,
  breed_name varchar(60) NOT NULL,
  origin_country varchar(40),
  typical_height_hh numeric(3,1),
  temperament varchar(40)
);

CREATE TABLE horses (
  horse_id serial PRIMARY KEY,
  stable_name varchar(40) NOT NULL,
  passport_name varchar(80),
  passport_no varchar(20) UNIQUE,
  microchip_no varchar(15),
  breed_id int NOT NULL REFERENCES breeds (breed_id),
  sex varchar(12) NOT NULL,
  coat_colour varchar(24),
  markings varchar(120),
  foaled_on date,
  height_hh numeric(3,1),
  weight_kg smallint,
  ownership varchar(20) NOT NULL,
  owner_id int REFERENCES clients (client_id),
  temperament_score smallint,
  insured_value numeric(9,2),
  arrived_on date NOT NULL,
  left_on date,
  status varchar(20) NOT NULL
);

CREATE TABLE paddocks (
  paddock_code varchar(8) PRIMARY KEY,
  paddock_name varchar(40) NOT NULL,
  area_ha numeric(5,2),
  grass_condition varchar(20),
  fencing_type varchar(24),
  water_source varchar(24),
  max_horses smallint NOT NULL,
  is_resting boolean NOT NULL
);

CREATE TABLE stalls (
  stall_id serial PRIMARY KEY,
  barn varchar(30) NOT NULL,
  stall_no varchar(6) NOT NULL,
  width_m numeric(4,2),
  depth_m numeric(4,2),
  floor_area_m2 numeric(5,2),
  bedding_type varchar(20),
  horse_id int REFERENCES horses (horse_id),
  weekly_rate numeric(7,2) NOT NULL
);

CREATE TABLE instructors (
  instructor_id serial PRIMARY KEY,
  full_name varchar(80) NOT NULL,
  email varchar(120),
  qualification varchar(60),
  specialism varchar(30),
  hourly_rate numeric(6,2) NOT NULL,
  first_aid_expires_on date,
  hired_on date NOT NULL,
  left_on date,
  bio text
);

CREATE TABLE lesson_packages (
  package_id serial PRIMARY KEY,
  package_name varchar(60) NOT NULL,
  lesson_type varchar(24) NOT NULL,
  lessons_included smallint NOT NULL,
  valid_weeks smallint NOT NULL,
  list_price numeric(8,2) NOT NULL,
  min_age smallint,
  active boolean NOT NULL
);

CREATE TABLE package_purchases (
  purchase_id serial PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients (client_id),
  package_id int NOT NULL REFERENCES lesson_packages (package_id),
  purchased_at timestamptz NOT NULL,
  expires_on date NOT NULL,
  list_price numeric(8,2) NOT NULL,
  discount_amount numeric(7,2) NOT NULL,
  price_paid numeric(8,2) NOT NULL,
  payment_method varchar(20) NOT NULL,
  voucher_code varchar(16),
  lessons_included smallint NOT NULL,
  lessons_used smallint NOT NULL,
  lessons_remaining smallint NOT NULL
);

CREATE TABLE lessons (
  lesson_id bigserial PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients (client_id),
  horse_id int NOT NULL REFERENCES horses (horse_id),
  instructor_id int NOT NULL REFERENCES instructors (instructor_id),
  purchase_id int REFERENCES package_purchases (purchase_id),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  arena varchar(24),
  discipline varchar(24),
  attendance varchar(16) NOT NULL,
  cancel_reason varchar(80),
  fee numeric(7,2) NOT NULL,
  instructor_feedback text,
  rating smallint
);

CREATE TABLE tack_items (
  tack_id serial PRIMARY KEY,
  tag_no varchar(12) NOT NULL,
  item_type varchar(24) NOT NULL,
  brand varchar(40),
  size_label varchar(12),
  material varchar(24),
  condition varchar(16) NOT NULL,
  purchased_on date,
  purchase_price numeric(7,2),
  assigned_horse_id int REFERENCES horses (horse_id),
  last_cleaned_on date
);

CREATE TABLE vet_visits (
  visit_id serial PRIMARY KEY,
  horse_id int NOT NULL REFERENCES horses (horse_id),
  vet_practice varchar(80) NOT NULL,
  vet_name varchar(80),
  reported_at timestamptz NOT NULL,
  attended_at timestamptz,
  visit_reason varchar(60) NOT NULL,
  diagnosis varchar(80),
  treatment varchar(120),
  drug_given varchar(60),
  dose_ml numeric(5,1),
  callout_fee numeric(7,2) NOT NULL,
  treatment_cost numeric(8,2) NOT NULL,
  medicine_cost numeric(8,2) NOT NULL,
  total_cost numeric(9,2) NOT NULL,
  follow_up_due date,
  outcome varchar(24)
);

CREATE TABLE farrier_visits (
  farrier_visit_id serial PRIMARY KEY,
  horse_id int NOT NULL REFERENCES horses (horse_id),
  farrier varchar(80) NOT NULL,
  visited_on date NOT NULL,
  work_done varchar(30) NOT NULL,
  hoof_condition varchar(24),
  fee numeric(7,2) NOT NULL,
  next_due_on date
);

CREATE TABLE feed_plans (
  plan_id serial PRIMARY KEY,
  horse_id int NOT NULL REFERENCES horses (horse_id),
  feed_name varchar(60) NOT NULL,
  meal_time varchar(16) NOT NULL,
  quantity_kg numeric(5,2) NOT NULL,
  supplement varchar(40),
  special_instructions varchar(200),
  effective_from date NOT NULL,
  effective_to date
);

CREATE TABLE livery_contracts (
  contract_id serial PRIMARY KEY,
  contract_no varchar(16) NOT NULL UNIQUE,
  horse_id int NOT NULL REFERENCES horses (horse_id),
  owner_id int NOT NULL REFERENCES clients (client_id),
  livery_type varchar(20) NOT NULL,
  signed_on date NOT NULL,
  starts_on date NOT NULL,
  ends_on date,
  monthly_fee numeric(8,2) NOT NULL,
  deposit_held numeric(8,2),
  notice_weeks smallint,
  termination_reason varchar(60)
);

CREATE TABLE livery_invoices (
  invoice_id serial PRIMARY KEY,
  invoice_no varchar(16) NOT NULL UNIQUE,
  contract_id int NOT NULL REFERENCES livery_contracts (contract_id),
  owner_id int NOT NULL REFERENCES clients (client_id),
  period_start date NOT NULL,
  period_end date NOT NULL,
  livery_fee numeric(8,2) NOT NULL,
  extras_amount numeric(8,2) NOT NULL,
  net_amount numeric(9,2) NOT NULL,
  vat_rate numeric(4,2) NOT NULL,
  vat_amount numeric(8,2) NOT NULL,
  total_amount numeric(9,2) NOT NULL,
  due_on date NOT NULL,
  paid_on date,
  payment_ref varchar(24),
  status varchar(12) NOT NULL
);

CREATE TABLE incidents (
  incident_id serial PRIMARY KEY,
  lesson_id bigint REFERENCES lessons (lesson_id),
  horse_id int REFERENCES horses (horse_id),
  occurred_at timestamptz NOT NULL,
  reported_at timestamptz NOT NULL,
  location varchar(40),
  incident_type varchar(24) NOT NULL,
  severity varchar(12) NOT NULL,
  injured_person varchar(80),
  injury_description varchar(200),
  first_aid_given boolean NOT NULL,
  ambulance_called boolean NOT NULL,
  reported_by varchar(80),
  action_taken text,
  closed_at timestamptz
);
