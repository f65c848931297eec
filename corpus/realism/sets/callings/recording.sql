-- Recording studios, their sessions and releases in English with underscores

CREATE TABLE studios (
  id serial PRIMARY KEY,
  studio_name varchar(60) NOT NULL,
  street_address varchar(80) NOT NULL,
  city varchar(60) NOT NULL,
  postal_code varchar(10) NOT NULL,
  phone varchar(24) NOT NULL,
  hourly_rate numeric(7,2) NOT NULL,
  square_meters numeric(6,1) NOT NULL,
  opening_hours varchar(60)
);

CREATE TABLE rooms (
  id serial PRIMARY KEY,
  studio_id integer NOT NULL REFERENCES studios (id),
  room_label varchar(30) NOT NULL,
  room_type varchar(24) NOT NULL,
  ceiling_height_m numeric(3,1),
  max_musicians smallint NOT NULL
);

CREATE TABLE engineers (
  id serial PRIMARY KEY,
  studio_id integer REFERENCES studios (id),
  given_name varchar(40) NOT NULL,
  family_name varchar(40) NOT NULL,
  email_address varchar(120) NOT NULL,
  specialty varchar(40),
  day_rate numeric(8,2) NOT NULL,
  years_experience smallint,
  joined_on date NOT NULL,
  left_on date
);

CREATE TABLE artists (
  id serial PRIMARY KEY,
  stage_name varchar(80) NOT NULL,
  legal_name varchar(100),
  genre varchar(40),
  manager_name varchar(80),
  manager_phone varchar(24),
  country_of_origin varchar(60),
  tax_id varchar(20),
  website varchar(160)
);

CREATE TABLE bookings (
  id serial PRIMARY KEY,
  room_id integer NOT NULL REFERENCES rooms (id),
  artist_id integer NOT NULL REFERENCES artists (id),
  engineer_id integer REFERENCES engineers (id),
  booking_ref varchar(14) NOT NULL UNIQUE,
  booked_on date NOT NULL,
  starts_at timestamp NOT NULL,
  ends_at timestamp NOT NULL,
  purpose varchar(40),
  booking_status varchar(16) NOT NULL,
  deposit_amount numeric(8,2),
  special_requests text
);

CREATE TABLE equipment (
  id serial PRIMARY KEY,
  room_id integer REFERENCES rooms (id),
  asset_tag varchar(12) NOT NULL UNIQUE,
  equipment_type varchar(30) NOT NULL,
  manufacturer varchar(40) NOT NULL,
  model varchar(40) NOT NULL,
  serial_number varchar(30),
  purchased_on date NOT NULL,
  purchase_price numeric(9,2) NOT NULL,
  current_value numeric(9,2),
  condition_rating varchar(16) NOT NULL,
  last_serviced_on date
);

CREATE TABLE equipment_loans (
  id serial PRIMARY KEY,
  equipment_id integer NOT NULL REFERENCES equipment (id),
  booking_id integer REFERENCES bookings (id),
  checked_out_at timestamp NOT NULL,
  due_back_at timestamp NOT NULL,
  returned_at timestamp,
  damage_notes varchar(200)
);

CREATE TABLE sessions (
  id serial PRIMARY KEY,
  booking_id integer NOT NULL REFERENCES bookings (id),
  session_no smallint NOT NULL,
  daw_project_file varchar(160),
  sample_rate_hz integer NOT NULL,
  bit_depth smallint NOT NULL,
  take_count smallint NOT NULL,
  session_notes text
);

CREATE TABLE songs (
  id serial PRIMARY KEY,
  artist_id integer NOT NULL REFERENCES artists (id),
  title varchar(120) NOT NULL,
  isrc char(12),
  tempo_bpm smallint,
  musical_key varchar(8),
  time_signature varchar(6),
  duration_seconds integer NOT NULL,
  explicit_lyrics boolean NOT NULL,
  lyrics_language varchar(30)
);

CREATE TABLE song_credits (
  song_id integer NOT NULL REFERENCES songs (id),
  engineer_id integer NOT NULL REFERENCES engineers (id),
  credit_role varchar(30) NOT NULL,
  share_pct numeric(5,2),
  PRIMARY KEY (song_id, engineer_id, credit_role)
);

CREATE TABLE releases (
  id serial PRIMARY KEY,
  artist_id integer NOT NULL REFERENCES artists (id),
  release_title varchar(120) NOT NULL,
  release_kind varchar(16) NOT NULL,
  catalog_number varchar(20),
  upc varchar(13),
  label_name varchar(60),
  release_date date NOT NULL,
  copyright_line varchar(120),
  cover_image_url varchar(200)
);

CREATE TABLE release_tracks (
  release_id integer NOT NULL REFERENCES releases (id),
  track_number smallint NOT NULL,
  song_id integer NOT NULL REFERENCES songs (id),
  mastered_on date,
  PRIMARY KEY (release_id, track_number)
);

CREATE TABLE invoices (
  id serial PRIMARY KEY,
  artist_id integer NOT NULL REFERENCES artists (id),
  invoice_number varchar(14) NOT NULL UNIQUE,
  issued_on date NOT NULL,
  due_on date NOT NULL,
  subtotal numeric(10,2) NOT NULL,
  discount numeric(10,2) NOT NULL,
  tax numeric(10,2) NOT NULL,
  total numeric(10,2) NOT NULL,
  amount_paid numeric(10,2) NOT NULL,
  balance_due numeric(10,2) NOT NULL,
  payment_status varchar(16) NOT NULL
);

CREATE TABLE invoice_items (
  invoice_id integer NOT NULL REFERENCES invoices (id),
  line_no smallint NOT NULL,
  description varchar(120) NOT NULL,
  hours numeric(6,2) NOT NULL,
  rate numeric(8,2) NOT NULL,
  line_total numeric(10,2) NOT NULL,
  PRIMARY KEY (invoice_id, line_no)
);

CREATE TABLE royalty_statements (
  id serial PRIMARY KEY,
  release_id integer NOT NULL REFERENCES releases (id),
  period_start date NOT NULL,
  period_end date NOT NULL,
  streams bigint NOT NULL,
  downloads integer NOT NULL,
  gross_revenue numeric(12,2) NOT NULL,
  platform_fee numeric(12,2) NOT NULL,
  net_revenue numeric(12,2) NOT NULL,
  paid_out_on date
);

CREATE TABLE maintenance_tickets (
  id serial PRIMARY KEY,
  equipment_id integer NOT NULL REFERENCES equipment (id),
  reported_by varchar(80) NOT NULL,
  reported_at timestamp NOT NULL,
  fault_description varchar(200) NOT NULL,
  priority varchar(10) NOT NULL,
  resolved_at timestamp,
  repair_cost numeric(8,2),
  technician varchar(80)
);

CREATE TABLE reviews (
  id serial PRIMARY KEY,
  booking_id integer NOT NULL REFERENCES bookings (id),
  rating smallint NOT NULL,
  headline varchar(80),
  review_text text,
  posted_at timestamp NOT NULL
);
