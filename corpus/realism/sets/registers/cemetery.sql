-- Municipal cemetery register
CREATE TABLE cemeteries (
  cemetery_id serial PRIMARY KEY,
  cemetery_name varchar(80) NOT NULL,
  address_line varchar(100),
  town varchar(60),
  postcode varchar(10),
  opened_year smallint,
  superintendent varchar(80),
  office_phone varchar(24),
  visiting_hours varchar(60),
  acreage numeric(7,2),
  denomination varchar(40)
);
CREATE TABLE sections (
  section_id serial PRIMARY KEY,
  cemetery_id int NOT NULL REFERENCES cemeteries,
  section_code varchar(6) NOT NULL,
  section_name varchar(60),
  consecrated boolean,
  layout_plan_file varchar(120)
);
CREATE TABLE plots (
  plot_id serial PRIMARY KEY,
  section_id int NOT NULL REFERENCES sections,
  grave_number varchar(12) NOT NULL,
  row_label varchar(6),
  plot_type varchar(24),
  depth_ft numeric(4,1),
  max_interments smallint,
  occupied_spaces smallint,
  condition varchar(20),
  ground_lat numeric(9,6),
  ground_lon numeric(9,6),
  surveyor_remarks text
);
CREATE TABLE deed_holders (
  holder_id serial PRIMARY KEY,
  title varchar(10),
  forenames varchar(60),
  surname varchar(60),
  correspondence_address varchar(160),
  town varchar(60),
  county varchar(60),
  tel varchar(24),
  email varchar(120),
  deceased boolean
);
CREATE TABLE deeds (
  deed_id serial PRIMARY KEY,
  plot_id int NOT NULL REFERENCES plots,
  holder_id int NOT NULL REFERENCES deed_holders,
  deed_number varchar(20) NOT NULL UNIQUE,
  granted_on date,
  lease_years smallint,
  expires_on date,
  fee_paid numeric(9,2),
  receipt_no varchar(20),
  transfer_reason varchar(80)
);
CREATE TABLE interments (
  interment_id serial PRIMARY KEY,
  plot_id int NOT NULL REFERENCES plots,
  register_no varchar(16) UNIQUE,
  deceased_name varchar(100),
  sex char(1),
  age_at_death smallint,
  died_on date,
  interred_on date,
  interment_kind varchar(20),
  last_residence varchar(120),
  occupation varchar(60),
  funeral_director varchar(80),
  officiating_minister varchar(80),
  coffin_length_in smallint,
  layer_depth varchar(12)
);
CREATE TABLE memorials (
  memorial_id serial PRIMARY KEY,
  plot_id int NOT NULL REFERENCES plots,
  memorial_type varchar(24),
  stone varchar(30),
  mason varchar(80),
  inscription text,
  height_mm integer,
  permit_ref varchar(16),
  erected_on date,
  stability_grade varchar(4),
  last_tested_on date,
  photo_path varchar(160)
);
CREATE TABLE groundwork_orders (
  order_id serial PRIMARY KEY,
  plot_id int REFERENCES plots,
  ordered_by varchar(80),
  task varchar(80),
  crew varchar(40),
  due_on date,
  finished_on date,
  hours_spent numeric(5,2),
  plant_used varchar(60),
  weather varchar(20),
  outcome varchar(40)
);
