-- Car sharing: stations, vehicles, trips, charging, claims and invoices
CREATE TABLE cities ( id serial PRIMARY KEY, name varchar(60) NOT NULL, country_code char(2) NOT NULL, currency_code char(3) NOT NULL, timezone varchar(40) );
CREATE TABLE stations (
  id serial PRIMARY KEY, city_id integer NOT NULL REFERENCES cities(id), name varchar(80) NOT NULL, parking_spaces integer NOT NULL, occupied_spaces integer NOT NULL, free_spaces integer NOT NULL, occupancy_pct numeric(5,2), opened_on date NOT NULL, closed_on date, is_open boolean NOT NULL
);
CREATE TABLE vehicle_classes ( id serial PRIMARY KEY, name varchar(40) NOT NULL UNIQUE, seats integer NOT NULL, price_per_hour numeric(8,2) NOT NULL, price_per_km numeric(6,2) NOT NULL );
CREATE TABLE tariffs (
  id serial PRIMARY KEY, vehicle_class_id integer NOT NULL REFERENCES vehicle_classes(id), valid_from date NOT NULL, valid_to date, hourly_rate numeric(8,2) NOT NULL, included_km integer, UNIQUE (vehicle_class_id, valid_from)
);
CREATE TABLE vehicles (
  id serial PRIMARY KEY, station_id integer NOT NULL REFERENCES stations(id), vehicle_class_id integer NOT NULL REFERENCES vehicle_classes(id), licence_plate varchar(12) NOT NULL UNIQUE, first_registered_on date NOT NULL, purchased_on date NOT NULL, decommissioned_on date,
  purchase_price numeric(10,2) NOT NULL, residual_value numeric(10,2), odometer_km integer NOT NULL, last_trip_at timestamp, trip_count integer NOT NULL, is_active boolean NOT NULL
);
CREATE TABLE members (
  id serial PRIMARY KEY, first_name varchar(40) NOT NULL, last_name varchar(40) NOT NULL, email varchar(120) NOT NULL UNIQUE, birth_date date NOT NULL, age integer, licence_issued_on date NOT NULL, licence_expires_on date, joined_at timestamp NOT NULL, cancelled_at timestamp, is_active boolean NOT NULL, last_login_at timestamp, failed_logins integer
);
CREATE TABLE bookings (
  id serial PRIMARY KEY, member_id integer NOT NULL REFERENCES members(id), vehicle_id integer NOT NULL REFERENCES vehicles(id), station_id integer NOT NULL REFERENCES stations(id), created_at timestamp NOT NULL, planned_start timestamp NOT NULL, planned_end timestamp NOT NULL,
  actual_start timestamp, actual_end timestamp, cancelled_at timestamp, cancellation_reason varchar(200), status varchar(20) NOT NULL CHECK (status IN ('booked','active','completed','cancelled','no_show'))
);
CREATE TABLE trips (
  id serial PRIMARY KEY, booking_id integer NOT NULL UNIQUE REFERENCES bookings(id), vehicle_id integer NOT NULL REFERENCES vehicles(id), member_id integer NOT NULL REFERENCES members(id), started_at timestamp NOT NULL, ended_at timestamp NOT NULL, duration_minutes integer NOT NULL,
  odometer_start integer NOT NULL, odometer_end integer NOT NULL, distance_km integer NOT NULL, avg_speed_kmh numeric(5,1), max_speed_kmh numeric(5,1), fuel_level_start_pct integer, fuel_level_end_pct integer,
  time_charge numeric(8,2) NOT NULL, distance_charge numeric(8,2) NOT NULL, discount numeric(8,2) NOT NULL, total_charge numeric(8,2) NOT NULL
);
CREATE TABLE charging_sessions (
  id serial PRIMARY KEY, vehicle_id integer NOT NULL REFERENCES vehicles(id), station_id integer NOT NULL REFERENCES stations(id), plugged_in_at timestamp NOT NULL, unplugged_at timestamp, duration_hours numeric(6,2), meter_start_kwh numeric(10,2) NOT NULL, meter_end_kwh numeric(10,2) NOT NULL, energy_kwh numeric(8,2) NOT NULL, price_per_kwh numeric(6,4) NOT NULL, cost numeric(8,2) NOT NULL, soc_start integer NOT NULL, soc_end integer NOT NULL
);
CREATE TABLE maintenance_orders (
  id serial PRIMARY KEY, vehicle_id integer NOT NULL REFERENCES vehicles(id), opened_at timestamp NOT NULL, closed_at timestamp, odometer_km integer, labour_hours numeric(5,2) NOT NULL, labour_rate numeric(6,2) NOT NULL, labour_cost numeric(8,2) NOT NULL, parts_cost numeric(8,2) NOT NULL, total_cost numeric(8,2) NOT NULL, downtime_days integer, status varchar(20) NOT NULL CHECK (status IN ('open','in_progress','done'))
);
CREATE TABLE damage_claims (
  id serial PRIMARY KEY, trip_id integer NOT NULL REFERENCES trips(id), vehicle_id integer NOT NULL REFERENCES vehicles(id), member_id integer NOT NULL REFERENCES members(id), reported_at timestamp NOT NULL, estimated_cost numeric(8,2), deductible numeric(8,2), approved_amount numeric(8,2), rejected_reason varchar(200), settled_at timestamp, state varchar(20) NOT NULL CHECK (state IN ('reported','under_review','approved','rejected','settled'))
);
CREATE TABLE invoices (
  id serial PRIMARY KEY, member_id integer NOT NULL REFERENCES members(id), invoice_no varchar(20) NOT NULL UNIQUE, period_start date NOT NULL, period_end date NOT NULL, issued_on date NOT NULL, payment_terms_days integer NOT NULL, due_date date NOT NULL, line_count integer NOT NULL, net_amount numeric(10,2) NOT NULL, vat_rate numeric(4,2) NOT NULL, vat_amount numeric(10,2) NOT NULL, gross_amount numeric(10,2) NOT NULL, paid_amount numeric(10,2), paid_at timestamp, balance_due numeric(10,2), currency_code char(3) NOT NULL, status varchar(20) NOT NULL CHECK (status IN ('draft','issued','paid','overdue','cancelled'))
);
CREATE TABLE invoice_lines (
  id serial PRIMARY KEY, invoice_id integer NOT NULL REFERENCES invoices(id), line_no integer NOT NULL, trip_id integer REFERENCES trips(id), description varchar(120) NOT NULL, quantity numeric(8,2) NOT NULL, unit_price numeric(8,2) NOT NULL, line_amount numeric(10,2) NOT NULL
);
