CREATE TABLE schools (
  id bigint PRIMARY KEY,
  school_name varchar(120) NOT NULL,
  school_type varchar(30),
  district varchar(60),
  street_address varchar(120),
  city varchar(60),
  postcode varchar(12),
  head_teacher varchar(80),
  contact_phone varchar(30),
  website varchar(150)
);
CREATE TABLE pupils (
  id bigint PRIMARY KEY,
  school_id bigint NOT NULL REFERENCES schools,
  admission_no varchar(12) NOT NULL UNIQUE,
  first_name varchar(50) NOT NULL,
  last_name varchar(50) NOT NULL,
  preferred_name varchar(50),
  year_group varchar(10),
  form_class varchar(10),
  date_of_birth date,
  dietary_requirement varchar(40),
  allergy_notes text,
  free_meals boolean,
  guardian_name varchar(80),
  guardian_relationship varchar(20),
  guardian_email varchar(120),
  emergency_phone varchar(30)
);
CREATE TABLE allergens (
  id integer PRIMARY KEY,
  allergen_name varchar(40) NOT NULL,
  severity varchar(16)
);
CREATE TABLE dishes (
  id bigint PRIMARY KEY,
  dish_name varchar(80) NOT NULL,
  course varchar(20),
  cuisine varchar(30),
  recipe_instructions text,
  portion_size varchar(20),
  calories integer,
  price numeric(6,2),
  photo_file varchar(150)
);
CREATE TABLE menus (
  id bigint PRIMARY KEY,
  dish_id bigint NOT NULL REFERENCES dishes,
  menu_day varchar(12),
  meal_period varchar(16),
  serving_counter varchar(20),
  menu_title varchar(80)
);
CREATE TABLE meal_transactions (
  id bigint PRIMARY KEY,
  pupil_id bigint NOT NULL REFERENCES pupils,
  receipt_number varchar(20),
  payment_method varchar(20),
  amount numeric(6,2),
  till_operator varchar(60),
  terminal_code varchar(10),
  outcome varchar(16),
  void_reason varchar(60),
  served_at timestamp NOT NULL
);
CREATE TABLE suppliers (
  id bigint PRIMARY KEY,
  trading_name varchar(100) NOT NULL,
  company_number varchar(16),
  vat_number varchar(20),
  account_manager varchar(80),
  delivery_days varchar(40),
  food_hygiene_rating varchar(10),
  bank_sort_code varchar(10),
  bank_account_name varchar(80)
);
