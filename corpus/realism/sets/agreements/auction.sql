create table currencies (
  code char(3) primary key,
  name varchar(60) not null,
  symbol varchar(6) not null,
  decimal_places smallint not null
);
create table departments (
  id serial primary key,
  name varchar(80) not null unique,
  lots_sold_count int not null default 0
);
create table clients (
  id serial primary key,
  first_name varchar(60) not null,
  last_name varchar(60) not null,
  email varchar(120) not null unique,
  phone varchar(30),
  street varchar(120),
  postal_code varchar(12),
  city varchar(80),
  country_code char(2) not null,
  vat_registered boolean not null,
  created_at timestamp not null,
  updated_at timestamp
);
create table sales (
  id serial primary key,
  department_id int not null references departments(id),
  sale_number varchar(20) not null unique,
  title varchar(120) not null,
  currency_code char(3) not null references currencies(code),
  viewing_starts_on date not null,
  viewing_ends_on date not null,
  starts_at timestamp not null,
  ends_at timestamp,
  buyers_premium_pct numeric(5,2) not null,
  status varchar(20) not null check (status in ('draft','published','running','closed','cancelled')),
  published_at timestamp,
  closed_at timestamp,
  cancelled_at timestamp,
  lots_count int not null default 0,
  hammer_total numeric(14,2) not null default 0
);
create table consignments (
  id serial primary key,
  consignor_id int not null references clients(id),
  contract_number varchar(30) not null unique,
  signed_on date not null,
  commission_pct numeric(5,2) not null,
  insurance_value numeric(14,2),
  items_count int not null default 0
);
create table lots (
  id serial primary key,
  sale_id int not null references sales(id),
  consignment_id int not null references consignments(id),
  lot_number int not null,
  title varchar(160) not null,
  description text,
  estimate_low numeric(12,2) not null,
  estimate_high numeric(12,2) not null,
  reserve_price numeric(12,2),
  starting_price numeric(12,2) not null,
  hammer_price numeric(12,2),
  bids_count int not null default 0,
  status varchar(20) not null check (status in ('catalogued','sold','unsold','withdrawn')),
  sold_at timestamp,
  withdrawn_at timestamp,
  created_at timestamp not null,
  unique (sale_id, lot_number)
);
create table registrations (
  id serial primary key,
  sale_id int not null references sales(id),
  client_id int not null references clients(id),
  paddle_number int not null,
  channel varchar(20) not null check (channel in ('room','phone','online','absentee')),
  registered_at timestamp not null,
  approved_at timestamp,
  unique (sale_id, paddle_number)
);
create table bids (
  id bigserial primary key,
  lot_id int not null references lots(id),
  registration_id int not null references registrations(id),
  sale_id int not null references sales(id),
  amount numeric(12,2) not null check (amount > 0),
  placed_at timestamp not null,
  is_winning boolean not null default false
);
create table invoices (
  id serial primary key,
  invoice_number varchar(30) not null unique,
  sale_id int not null references sales(id),
  registration_id int not null references registrations(id),
  client_id int not null references clients(id),
  issued_on date not null,
  due_on date not null,
  hammer_amount numeric(14,2) not null,
  premium_amount numeric(14,2) not null,
  tax_rate numeric(5,2) not null,
  tax_amount numeric(14,2) not null,
  total_amount numeric(14,2) not null,
  paid_amount numeric(14,2) not null default 0,
  balance_due numeric(14,2) not null,
  status varchar(20) not null check (status in ('open','partially_paid','paid','void')),
  paid_at timestamp,
  billing_email varchar(120) not null,
  billing_name varchar(130) not null
);
create table invoice_lines (
  id serial primary key,
  invoice_id int not null references invoices(id),
  lot_id int not null references lots(id),
  hammer_price numeric(12,2) not null,
  premium numeric(12,2) not null,
  line_total numeric(12,2) not null
);
create table attachments (
  id serial primary key,
  attachable_type varchar(40) not null check (attachable_type in ('Lot','Client','Consignment')),
  attachable_id int not null,
  file_name varchar(120) not null,
  content_type varchar(80) not null,
  size_bytes int not null,
  uploaded_by_id int,
  created_at timestamp not null
);
