-- Funeral homes and cemeteries
CREATE TABLE branches (
  branch_id serial PRIMARY KEY,
  branch_name varchar(80) NOT NULL,
  trading_as varchar(80),
  street_line varchar(100),
  locality varchar(60),
  postal_code varchar(10),
  manager_name varchar(80),
  out_of_hours_phone varchar(24),
  enquiries_email varchar(120),
  licence_ref varchar(20),
  chapel_capacity smallint
);
CREATE TABLE directors (
  director_id serial PRIMARY KEY,
  branch_id int NOT NULL REFERENCES branches,
  forename varchar(40),
  surname varchar(40),
  qualification varchar(40),
  job_role varchar(40),
  direct_dial varchar(24),
  employed_since date
);
CREATE TABLE deceased (
  deceased_id serial PRIMARY KEY,
  case_ref varchar(16) NOT NULL UNIQUE,
  first_names varchar(80),
  last_name varchar(60),
  maiden_name varchar(60),
  known_as varchar(40),
  sex char(1),
  date_of_birth date,
  date_of_death date,
  place_of_death varchar(100),
  marital_status varchar(16),
  religion varchar(40),
  former_occupation varchar(60),
  cause_of_death varchar(120),
  certifying_doctor varchar(80),
  certificate_number varchar(20),
  pacemaker_fitted boolean,
  height_cm smallint,
  jewellery_instructions varchar(200)
);
CREATE TABLE next_of_kin (
  kin_id serial PRIMARY KEY,
  deceased_id int NOT NULL REFERENCES deceased,
  salutation varchar(10),
  full_name varchar(80),
  relationship varchar(30),
  mobile varchar(24),
  email varchar(120),
  home_address varchar(160),
  is_executor boolean,
  contact_notes text
);
CREATE TABLE funerals (
  funeral_id serial PRIMARY KEY,
  deceased_id int NOT NULL REFERENCES deceased,
  director_id int REFERENCES directors,
  funeral_type varchar(20),
  service_style varchar(30),
  officiant varchar(80),
  venue varchar(80),
  service_starts timestamp,
  committal_at timestamp,
  expected_mourners smallint,
  entrance_music varchar(100),
  reading_text text,
  flowers_wish varchar(120),
  status varchar(16)
);
CREATE TABLE coffins (
  coffin_code varchar(10) PRIMARY KEY,
  model_name varchar(60),
  material varchar(30),
  finish varchar(30),
  lining_colour varchar(30),
  handles varchar(30),
  retail_price numeric(8,2),
  supplier varchar(80),
  stock_on_hand smallint
);
CREATE TABLE cemeteries (
  cemetery_id serial PRIMARY KEY,
  cemetery_name varchar(80),
  operator varchar(80),
  denomination varchar(30),
  opening_times varchar(60),
  groundskeeper varchar(80)
);
CREATE TABLE plots (
  plot_id serial PRIMARY KEY,
  cemetery_id int NOT NULL REFERENCES cemeteries,
  section varchar(10),
  row_label varchar(4),
  plot_number varchar(8),
  plot_type varchar(20),
  soil_type varchar(20),
  lease_starts date,
  lease_ends date,
  grave_orientation varchar(12)
);
CREATE TABLE memorials (
  memorial_id serial PRIMARY KEY,
  plot_id int NOT NULL REFERENCES plots,
  stonemason varchar(80),
  stone_material varchar(30),
  inscription text,
  font_style varchar(20),
  safety_check_result varchar(12),
  approved_by varchar(80),
  erected_on date
);
CREATE TABLE vehicles (
  vehicle_id serial PRIMARY KEY,
  branch_id int NOT NULL REFERENCES branches,
  registration varchar(10) UNIQUE,
  make varchar(30),
  model varchar(40),
  vehicle_class varchar(20),
  body_colour varchar(20),
  odometer_km integer,
  mot_expires date
);
CREATE TABLE invoices (
  invoice_id serial PRIMARY KEY,
  funeral_id int NOT NULL REFERENCES funerals,
  invoice_number varchar(16) UNIQUE,
  billed_to varchar(100),
  net_amount numeric(10,2),
  vat_amount numeric(10,2),
  gross_amount numeric(10,2),
  payment_route varchar(20),
  funeral_plan_provider varchar(80),
  plan_reference varchar(20),
  settled_on date,
  dunning_level smallint
);
