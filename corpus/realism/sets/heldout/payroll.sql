CREATE TABLE company (
  company_id serial PRIMARY KEY,
  legal_name varchar(80) NOT NULL,
  trade_name varchar(80),
  registration_no varchar(16),
  vat_number varchar(16),
  industry varchar(40),
  street varchar(80),
  city varchar(60),
  country varchar(40),
  website varchar(120),
  logo_file varchar(120)
);
CREATE TABLE cost_centre (
  cc_code varchar(8) NOT NULL PRIMARY KEY,
  cc_name varchar(60) NOT NULL,
  company_id integer NOT NULL REFERENCES company (company_id),
  budget numeric(14,2)
);
CREATE TABLE job_position (
  position_id serial PRIMARY KEY,
  position_title varchar(60) NOT NULL,
  job_family varchar(30),
  pay_grade varchar(6),
  min_salary numeric(10,2),
  max_salary numeric(10,2),
  flsa_status varchar(12),
  summary text
);
CREATE TABLE employee (
  employee_id bigserial PRIMARY KEY,
  employee_no varchar(8) NOT NULL UNIQUE,
  company_id integer NOT NULL REFERENCES company (company_id),
  cc_code varchar(8) REFERENCES cost_centre (cc_code),
  position_id integer NOT NULL REFERENCES job_position (position_id),
  manager_id bigint REFERENCES employee (employee_id),
  given_name varchar(40) NOT NULL,
  surname varchar(40) NOT NULL,
  known_as varchar(40),
  gender varchar(10),
  birth_date date NOT NULL,
  nationality varchar(40),
  national_id varchar(16),
  marital_status varchar(15),
  work_email varchar(80) NOT NULL,
  personal_email varchar(80),
  work_phone varchar(24),
  home_address varchar(120),
  town varchar(60),
  postcode varchar(10),
  emergency_contact varchar(60),
  emergency_relation varchar(20),
  emergency_phone varchar(24),
  hire_date date NOT NULL,
  probation_end date,
  termination_date date,
  termination_reason varchar(40),
  employment_type varchar(15) NOT NULL,
  work_location varchar(30),
  shirt_size varchar(4),
  education_level varchar(30),
  skills varchar(120),
  linkedin_url varchar(120),
  bank_name varchar(50),
  iban varchar(34),
  bic varchar(11),
  tax_code varchar(8)
);
CREATE TABLE payslip (
  payslip_id bigserial PRIMARY KEY,
  employee_id bigint NOT NULL REFERENCES employee (employee_id),
  company_id integer NOT NULL REFERENCES company (company_id),
  period varchar(7) NOT NULL,
  pay_date date NOT NULL,
  gross_pay numeric(10,2) NOT NULL,
  tax_amount numeric(10,2) NOT NULL,
  social_security numeric(10,2) NOT NULL,
  net_pay numeric(10,2) NOT NULL,
  currency char(3) NOT NULL,
  payment_method varchar(15) NOT NULL,
  status varchar(10) NOT NULL
);
CREATE TABLE payslip_item (
  item_id bigserial PRIMARY KEY,
  payslip_id bigint NOT NULL REFERENCES payslip (payslip_id),
  item_code varchar(8) NOT NULL,
  item_name varchar(60) NOT NULL,
  item_type varchar(12) NOT NULL,
  hours numeric(6,2),
  rate numeric(8,2),
  amount numeric(10,2) NOT NULL
);
CREATE TABLE leave_request (
  request_id bigserial PRIMARY KEY,
  employee_id bigint NOT NULL REFERENCES employee (employee_id),
  leave_type varchar(20) NOT NULL,
  start_date date NOT NULL,
  end_date date NOT NULL,
  days numeric(4,1) NOT NULL,
  reason varchar(120),
  approver_id bigint,
  status varchar(12) NOT NULL,
  requested_at timestamptz NOT NULL,
  decided_at timestamptz
);
CREATE TABLE performance_review (
  review_id bigserial PRIMARY KEY,
  employee_id bigint NOT NULL REFERENCES employee (employee_id),
  reviewer_name varchar(60),
  review_period varchar(10),
  overall_rating smallint,
  strengths text,
  improvements text,
  goals text,
  review_date date NOT NULL
);
CREATE TABLE training_course (
  course_id serial PRIMARY KEY,
  course_code varchar(10) NOT NULL UNIQUE,
  course_title varchar(80) NOT NULL,
  provider varchar(60),
  delivery_mode varchar(15),
  duration_hours numeric(5,1),
  certificate varchar(60)
);
CREATE TABLE expense_claim (
  claim_id bigserial PRIMARY KEY,
  employee_id bigint NOT NULL REFERENCES employee (employee_id),
  category varchar(20) NOT NULL,
  merchant varchar(60),
  description varchar(120),
  expense_date date NOT NULL,
  amount numeric(9,2) NOT NULL,
  currency char(3) NOT NULL,
  receipt_file varchar(120),
  cost_centre varchar(8)
);
CREATE TABLE applicant (
  applicant_id bigserial PRIMARY KEY,
  full_name varchar(80) NOT NULL,
  email varchar(80) NOT NULL,
  phone varchar(24),
  applied_position_id integer NOT NULL REFERENCES job_position (position_id),
  source varchar(20),
  stage varchar(15) NOT NULL,
  cv_file varchar(120),
  expected_salary numeric(10,2),
  cover_letter text,
  applied_at timestamptz NOT NULL
);
