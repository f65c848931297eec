-- A marina: berths, boats, seasonal contracts, visitors, the crane and what all of it costs.
CREATE TABLE harbours (
  id serial PRIMARY KEY, name varchar(60) NOT NULL UNIQUE, city varchar(60) NOT NULL, berth_count integer NOT NULL, occupied_berths integer NOT NULL, free_berths integer NOT NULL, depth_min_m numeric(4,1) NOT NULL, depth_max_m numeric(4,1) NOT NULL, opened_on date NOT NULL
);
CREATE TABLE tariff_zones ( id serial PRIMARY KEY, harbour_id integer NOT NULL REFERENCES harbours(id), code varchar(6) NOT NULL, price_per_metre numeric(8,2) NOT NULL, price_per_night numeric(8,2) NOT NULL, UNIQUE (harbour_id, code) );
CREATE TABLE piers ( id serial PRIMARY KEY, harbour_id integer NOT NULL REFERENCES harbours(id), tariff_zone_id integer NOT NULL REFERENCES tariff_zones(id), letter char(1) NOT NULL, UNIQUE (harbour_id, letter) );
CREATE TABLE berths (
  id serial PRIMARY KEY, harbour_id integer NOT NULL REFERENCES harbours(id), pier_id integer NOT NULL REFERENCES piers(id), berth_no integer NOT NULL, length_m numeric(5,2) NOT NULL, width_m numeric(4,2) NOT NULL, has_power boolean NOT NULL, UNIQUE (pier_id, berth_no)
);
CREATE TABLE owners (
  id serial PRIMARY KEY, first_name varchar(40) NOT NULL, last_name varchar(40) NOT NULL, email varchar(120) NOT NULL UNIQUE, phone varchar(30), birth_date date, created_at timestamp NOT NULL, updated_at timestamp NOT NULL, boats_count integer NOT NULL, opening_balance numeric(10,2) NOT NULL, total_invoiced numeric(10,2) NOT NULL, total_paid numeric(10,2) NOT NULL, closing_balance numeric(10,2) NOT NULL
);
CREATE TABLE boats (
  id serial PRIMARY KEY, owner_id integer NOT NULL REFERENCES owners(id), name varchar(60) NOT NULL, registration_no varchar(20) NOT NULL UNIQUE, boat_type varchar(20) NOT NULL CHECK (boat_type IN ('sailboat','motorboat','catamaran','dinghy')), length_m numeric(5,2) NOT NULL, beam_m numeric(4,2) NOT NULL, draft_m numeric(4,2) NOT NULL, built_year integer NOT NULL, purchased_on date NOT NULL, sold_on date, insured_from date NOT NULL, insured_until date NOT NULL, is_active boolean NOT NULL
);
CREATE TABLE contracts (
  id serial PRIMARY KEY, contract_no varchar(20) NOT NULL UNIQUE, owner_id integer NOT NULL REFERENCES owners(id), boat_id integer NOT NULL REFERENCES boats(id), berth_id integer NOT NULL REFERENCES berths(id), harbour_id integer NOT NULL REFERENCES harbours(id), signed_on date NOT NULL, starts_on date NOT NULL, ends_on date NOT NULL, terminated_at timestamp, termination_reason varchar(200),
  yearly_fee numeric(10,2) NOT NULL, discount_pct numeric(5,2) NOT NULL, discount_amount numeric(10,2) NOT NULL, net_fee numeric(10,2) NOT NULL, deposit numeric(10,2) NOT NULL, status varchar(20) NOT NULL CHECK (status IN ('draft','active','expired','terminated'))
);
CREATE TABLE visits (
  id serial PRIMARY KEY, berth_id integer NOT NULL REFERENCES berths(id), harbour_id integer NOT NULL REFERENCES harbours(id), skipper_name varchar(80) NOT NULL, boat_name varchar(60) NOT NULL, crew_size integer NOT NULL, arrived_at timestamp NOT NULL, departed_at timestamp, nights integer NOT NULL, nightly_rate numeric(8,2) NOT NULL, berth_charge numeric(10,2) NOT NULL, tourist_tax numeric(8,2) NOT NULL, total_charge numeric(10,2) NOT NULL
);
CREATE TABLE meter_readings (
  id serial PRIMARY KEY, berth_id integer NOT NULL REFERENCES berths(id), contract_id integer NOT NULL REFERENCES contracts(id), period_from date NOT NULL, period_to date NOT NULL, previous_kwh numeric(10,1) NOT NULL, current_kwh numeric(10,1) NOT NULL, used_kwh numeric(10,1) NOT NULL, price_per_kwh numeric(6,4) NOT NULL, energy_cost numeric(8,2) NOT NULL
);
CREATE TABLE crane_jobs (
  id serial PRIMARY KEY, boat_id integer NOT NULL REFERENCES boats(id), owner_id integer NOT NULL REFERENCES owners(id), harbour_id integer NOT NULL REFERENCES harbours(id), requested_at timestamp NOT NULL, scheduled_for timestamp NOT NULL, started_at timestamp, finished_at timestamp, cancelled_at timestamp, duration_minutes integer, gross_weight_kg integer NOT NULL, tare_weight_kg integer NOT NULL, net_weight_kg integer NOT NULL, max_wind_kn numeric(4,1), avg_wind_kn numeric(4,1), fee numeric(8,2) NOT NULL, status varchar(20) NOT NULL CHECK (status IN ('requested','scheduled','done','cancelled'))
);
CREATE TABLE invoices (
  id serial PRIMARY KEY, invoice_no varchar(20) NOT NULL UNIQUE, owner_id integer NOT NULL REFERENCES owners(id), contract_id integer NOT NULL REFERENCES contracts(id), issued_on date NOT NULL, due_on date NOT NULL, lines_count integer NOT NULL, subtotal numeric(10,2) NOT NULL, tax_rate numeric(4,2) NOT NULL, tax_amount numeric(10,2) NOT NULL, total numeric(10,2) NOT NULL, amount_paid numeric(10,2) NOT NULL, amount_due numeric(10,2) NOT NULL, paid_at timestamp, customer_email varchar(120) NOT NULL, status varchar(20) NOT NULL CHECK (status IN ('open','partially_paid','paid','void'))
);
CREATE TABLE invoice_lines (
  id serial PRIMARY KEY, invoice_id integer NOT NULL REFERENCES invoices(id), position integer NOT NULL, description varchar(120) NOT NULL, quantity numeric(8,2) NOT NULL, unit_price numeric(8,2) NOT NULL, line_total numeric(10,2) NOT NULL, UNIQUE (invoice_id, position)
);
CREATE TABLE payments (
  id serial PRIMARY KEY, invoice_id integer NOT NULL REFERENCES invoices(id), owner_id integer NOT NULL REFERENCES owners(id), method varchar(20) NOT NULL CHECK (method IN ('card','transfer','cash')), amount numeric(10,2) NOT NULL, fee numeric(8,2) NOT NULL, net_amount numeric(10,2) NOT NULL, received_at timestamp NOT NULL, refunded_at timestamp, refunded_amount numeric(10,2)
);
CREATE TABLE waiting_list ( id serial PRIMARY KEY, owner_id integer NOT NULL, harbour_id integer NOT NULL, requested_at timestamp NOT NULL, offered_at timestamp, accepted_at timestamp, wished_length_m numeric(5,2) NOT NULL );
CREATE TABLE attachments ( id serial PRIMARY KEY, attachable_type varchar(20) NOT NULL CHECK (attachable_type IN ('Boat','Contract','CraneJob')), attachable_id integer NOT NULL, file_name varchar(120) NOT NULL, uploaded_at timestamp NOT NULL );
