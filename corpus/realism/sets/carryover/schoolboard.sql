-- School district: pupils, staff, buses, meals, special education
CREATE TABLE schools (
  school_code varchar(8) PRIMARY KEY,
  school_name varchar(80) NOT NULL,
  school_level varchar(20) NOT NULL,
  principal varchar(80),
  street_address varchar(120),
  city varchar(60),
  main_office_phone varchar(20),
  mascot varchar(30),
  bell_schedule varchar(20),
  accreditation_status varchar(20)
);
CREATE TABLE staff_members (
  employee_no varchar(10) PRIMARY KEY,
  school_code varchar(8) NOT NULL REFERENCES schools,
  first_name varchar(40) NOT NULL,
  middle_name varchar(40),
  last_name varchar(40),
  maiden_name varchar(40),
  assignment varchar(60),
  teaching_subject varchar(40),
  certificate_no varchar(16),
  endorsement_area varchar(60),
  salary_lane varchar(8),
  substitute_pool boolean,
  emergency_contact varchar(80),
  emergency_phone varchar(20),
  background_check varchar(16)
);
CREATE TABLE pupils (
  pupil_id bigint PRIMARY KEY,
  state_student_no varchar(12) NOT NULL UNIQUE,
  school_code varchar(8) NOT NULL REFERENCES schools,
  legal_first_name varchar(40),
  preferred_name varchar(40),
  legal_last_name varchar(40),
  grade_level varchar(4),
  homeroom varchar(10),
  gender char(1),
  ethnicity_code varchar(4),
  home_language varchar(30),
  locker_no varchar(8),
  lunch_status varchar(12),
  lunch_pin varchar(6),
  bus_route varchar(10),
  custody_alert varchar(120),
  allergy_info varchar(120),
  date_of_birth date,
  withdrawn_reason varchar(60)
);
CREATE TABLE guardians (
  guardian_id bigint PRIMARY KEY,
  pupil_id bigint NOT NULL REFERENCES pupils,
  salutation varchar(8) NOT NULL,
  full_name varchar(80),
  relation varchar(20),
  employer varchar(80),
  occupation varchar(60),
  cell_phone varchar(20),
  portal_login varchar(40),
  mailing_label varchar(100),
  can_pick_up boolean
);
CREATE TABLE sections (
  section_no varchar(12) PRIMARY KEY,
  school_code varchar(8) NOT NULL REFERENCES schools,
  course_code varchar(10) NOT NULL,
  course_title varchar(80),
  credit_type varchar(16),
  period varchar(4),
  marking_period varchar(6),
  lead_teacher varchar(80),
  aide varchar(80),
  classroom varchar(10),
  meeting_pattern varchar(8)
);
CREATE TABLE report_cards (
  report_card_id bigint PRIMARY KEY,
  pupil_id bigint NOT NULL REFERENCES pupils,
  section_no varchar(12) NOT NULL REFERENCES sections,
  letter_grade varchar(2),
  effort_mark char(1),
  conduct_mark char(1),
  teacher_comment varchar(255),
  honor_roll varchar(16)
);
CREATE TABLE discipline_incidents (
  incident_no varchar(12) PRIMARY KEY,
  pupil_id bigint NOT NULL REFERENCES pupils,
  infraction varchar(60) NOT NULL,
  location varchar(40),
  reported_by varchar(80),
  witness_statement text,
  consequence varchar(40),
  parent_notified char(1)
);
CREATE TABLE buses (
  bus_no varchar(6) PRIMARY KEY,
  license_plate varchar(10) NOT NULL,
  chassis_make varchar(30) NOT NULL,
  body_style varchar(20),
  fuel varchar(12),
  driver_name varchar(80),
  monitor_name varchar(80),
  depot varchar(40),
  wheelchair_lift boolean
);
CREATE TABLE iep_plans (
  iep_id bigint PRIMARY KEY,
  pupil_id bigint NOT NULL REFERENCES pupils,
  disability_category varchar(40) NOT NULL,
  case_manager varchar(80),
  related_service varchar(40),
  accommodation text,
  placement varchar(40),
  annual_goal text,
  meeting_outcome varchar(30)
);
CREATE TABLE cafeteria_items (
  item_code varchar(8) PRIMARY KEY,
  item_name varchar(60) NOT NULL,
  meal_component varchar(20) NOT NULL,
  allergen_list varchar(80),
  vendor varchar(60),
  storage_temp varchar(10)
);
CREATE TABLE grants (
  grant_no varchar(14) PRIMARY KEY,
  funding_source varchar(40) NOT NULL,
  grant_title varchar(100) NOT NULL,
  fiscal_agent varchar(80),
  program_area varchar(40),
  spending_deadline date
);
