create table lifts (
  id serial primary key,
  lift_name varchar(60) not null,
  lift_kind varchar(24) not null,
  bottom_station_m int not null,
  top_station_m int not null,
  vertical_rise_m int not null,
  capacity_per_hour int not null,
  ride_minutes numeric(4,1),
  commissioned_year smallint,
  lift_status varchar(20) not null
);
create table slopes (
  id serial primary key,
  lift_id int references lifts(id),
  slope_name varchar(60) not null,
  difficulty varchar(16) not null,
  length_m int not null,
  grooming_state varchar(20),
  snow_depth_cm smallint,
  has_snowmaking boolean not null,
  has_night_lighting boolean not null
);
create table snow_reports (
  id serial primary key,
  slope_id int not null references slopes(id),
  observed_at timestamptz not null,
  base_depth_cm smallint not null,
  summit_depth_cm smallint not null,
  fresh_snow_24h_cm smallint not null,
  air_temperature_c numeric(4,1) not null,
  wind_speed_kmh smallint,
  snow_quality varchar(24),
  avalanche_risk smallint,
  reporter_name varchar(80),
  remarks text
);
create table guests (
  id serial primary key,
  first_name varchar(40) not null,
  last_name varchar(40) not null,
  birthdate date,
  email varchar(120),
  mobile varchar(30),
  home_town varchar(60),
  country_code char(2),
  skill_level varchar(20),
  shoe_size numeric(3,1),
  height_cm smallint,
  weight_kg numeric(4,1),
  emergency_contact varchar(80),
  waiver_signed_at timestamptz,
  marketing_opt_in boolean not null
);
create table pass_products (
  id serial primary key,
  pass_name varchar(60) not null,
  age_band varchar(20) not null,
  valid_days smallint not null,
  list_price numeric(8,2) not null,
  is_season_pass boolean not null
);
create table lift_passes (
  id serial primary key,
  guest_id int not null references guests(id),
  product_id int not null references pass_products(id),
  card_serial varchar(24) not null,
  sold_at timestamptz not null,
  valid_from date not null,
  valid_until date not null,
  price_paid numeric(8,2) not null,
  discount_reason varchar(40),
  sales_channel varchar(20) not null,
  deposit numeric(5,2) not null,
  pass_state varchar(16) not null
);
create table gate_scans (
  id bigserial primary key,
  pass_id int not null references lift_passes(id),
  lift_id int not null references lifts(id),
  scanned_at timestamptz not null,
  outcome varchar(16) not null,
  denial_reason varchar(40)
);
create table instructors (
  id serial primary key,
  instructor_name varchar(80) not null,
  discipline varchar(24) not null,
  certification_level varchar(24),
  languages_spoken varchar(80),
  hourly_rate numeric(6,2) not null,
  hired_on date not null,
  left_on date
);
create table lessons (
  id serial primary key,
  instructor_id int not null references instructors(id),
  lesson_type varchar(24) not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  meeting_point varchar(60),
  max_participants smallint not null,
  booked_participants smallint not null,
  price_per_head numeric(7,2) not null,
  lesson_notes text
);
create table rental_items (
  id serial primary key,
  asset_tag varchar(20) not null,
  item_kind varchar(24) not null,
  brand varchar(40),
  size_label varchar(12),
  purchase_price numeric(7,2) not null,
  daily_rate numeric(6,2) not null,
  item_condition varchar(16) not null
);
create table rentals (
  id serial primary key,
  guest_id int not null references guests(id),
  item_id int not null references rental_items(id),
  picked_up_at timestamptz not null,
  due_back_at timestamptz not null,
  returned_at timestamptz,
  rental_days smallint not null,
  daily_rate numeric(6,2) not null,
  rental_fee numeric(8,2) not null,
  damage_fee numeric(7,2),
  damage_description varchar(200),
  din_setting numeric(3,1)
);
create table incidents (
  id serial primary key,
  slope_id int references slopes(id),
  guest_id int references guests(id),
  reported_at timestamptz not null,
  patrol_arrived_at timestamptz,
  closed_at timestamptz,
  response_minutes smallint,
  injury_type varchar(40),
  injured_body_part varchar(24),
  transport_mode varchar(24),
  patroller varchar(80),
  incident_report text
);
