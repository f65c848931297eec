-- Point of sale and kitchen of a small chain of restaurants
CREATE TABLE venue (
  venue_id integer PRIMARY KEY,
  venue_name varchar(80) NOT NULL,
  concept varchar(40),
  cuisine varchar(40),
  street_line varchar(100),
  city varchar(50),
  seats smallint,
  liquor_licence varchar(20),
  opening_hours varchar(80),
  hygiene_grade varchar(4)
);
CREATE TABLE dining_area (
  area_id integer PRIMARY KEY,
  venue_id integer REFERENCES venue,
  area_label varchar(40),
  is_outdoor boolean
);
CREATE TABLE dining_table (
  table_id integer PRIMARY KEY,
  area_id integer REFERENCES dining_area,
  table_no varchar(6),
  covers smallint,
  shape varchar(12) CHECK (shape IN ('round','square','booth','bar')),
  table_state varchar(20)
);
CREATE TABLE menu_section (
  section_id integer PRIMARY KEY,
  section_name varchar(40),
  serving_period varchar(20)
);
CREATE TABLE dish (
  dish_id integer PRIMARY KEY,
  section_id integer REFERENCES menu_section,
  dish_name varchar(80) NOT NULL,
  dish_description varchar(240),
  price numeric(6,2),
  food_cost numeric(6,2),
  spice_level varchar(12),
  allergens varchar(80),
  dietary_tag varchar(30),
  kcal smallint,
  prep_minutes smallint,
  kitchen_station varchar(24),
  plating_note varchar(160)
);
CREATE TABLE reservation (
  reservation_id integer PRIMARY KEY,
  table_id integer REFERENCES dining_table,
  guest_name varchar(80),
  guest_phone varchar(24),
  party_size smallint,
  reserved_for timestamp,
  occasion varchar(30),
  booking_channel varchar(20),
  reservation_state varchar(20),
  seating_request varchar(120)
);
CREATE TABLE server (
  server_id integer PRIMARY KEY,
  full_name varchar(80),
  job_role varchar(30),
  pin_code char(4),
  hourly_wage numeric(5,2),
  tip_share_pct numeric(5,2)
);
CREATE TABLE sales_check (
  check_id integer PRIMARY KEY,
  check_no varchar(10),
  table_id integer REFERENCES dining_table,
  server_id integer REFERENCES server,
  opened_at timestamp,
  closed_at timestamp,
  order_mode varchar(20),
  guest_count smallint,
  subtotal numeric(8,2),
  tax numeric(8,2),
  tip numeric(8,2),
  total numeric(8,2),
  tender varchar(20),
  void_reason varchar(60)
);
CREATE TABLE check_line (
  line_id integer PRIMARY KEY,
  check_id integer REFERENCES sales_check,
  dish_id integer REFERENCES dish,
  qty smallint,
  unit_price numeric(6,2),
  course varchar(20),
  modifier varchar(60),
  line_state varchar(20)
);
CREATE TABLE ingredient (
  ingredient_id integer PRIMARY KEY,
  ingredient_name varchar(60),
  purchase_unit varchar(10),
  on_hand numeric(8,2),
  storage_zone varchar(20),
  shelf_life_days smallint
);
COMMENT ON COLUMN dish.kitchen_station IS 'where the dish is cooked';
