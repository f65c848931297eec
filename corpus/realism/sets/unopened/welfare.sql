-- Social services of a county: benefits, child care, housing
create table svc_client (
  client_id bigint primary key,
  case_file_no varchar(14) unique,
  surname varchar(50),
  forename varchar(50),
  birth_date date,
  gender_identity varchar(20),
  ethnicity varchar(40),
  preferred_language varchar(30),
  living_arrangement varchar(40),
  immigration_status varchar(30),
  risk_flag varchar(30)
);
create table caseworker (
  worker_id bigint primary key,
  worker_name varchar(80),
  office_location varchar(60),
  specialism varchar(40),
  caseload_cap smallint,
  extension varchar(6)
);
create table referral (
  referral_id bigint primary key,
  client_id bigint references svc_client,
  referral_source varchar(40),
  presenting_need varchar(80),
  urgency varchar(16),
  received_on date,
  screened_on date,
  screening_outcome varchar(40)
);
create table assessment (
  assessment_id bigint primary key,
  client_id bigint references svc_client,
  worker_id bigint references caseworker,
  assessment_tool varchar(40),
  domain varchar(40),
  score smallint,
  eligibility_level varchar(20),
  key_strengths text,
  agreed_actions text
);
create table benefit_award (
  award_id bigint primary key,
  client_id bigint references svc_client,
  benefit_type varchar(40),
  weekly_amount numeric(8,2),
  award_start date,
  award_end date,
  payment_route varchar(20),
  stop_reason varchar(60)
);
create table foster_home (
  home_id bigint primary key,
  carer_names varchar(120),
  approval_status varchar(20),
  household_type varchar(24),
  bedrooms smallint,
  max_children smallint,
  age_preference varchar(20),
  distance_radius_km smallint,
  has_pets boolean
);
create table placement (
  placement_id bigint primary key,
  client_id bigint references svc_client,
  home_id bigint references foster_home,
  placement_type varchar(30),
  legal_basis varchar(40),
  began_on date,
  ended_on date,
  end_reason varchar(60),
  weekly_cost numeric(8,2)
);
create table home_visit (
  visit_id bigint primary key,
  client_id bigint references svc_client,
  worker_id bigint references caseworker,
  visit_kind varchar(24),
  visited_at timestamp,
  duration_min smallint,
  mileage numeric(5,1),
  observations text
);
create table housing_application (
  application_id bigint primary key,
  client_id bigint references svc_client,
  band char(1),
  priority_reason varchar(60),
  bedrooms_needed smallint,
  accessibility_need varchar(40),
  rent_arrears numeric(8,2),
  waiting_weeks smallint
);
