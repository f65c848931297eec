create table tenants (
  id uuid primary key,
  name varchar(100) not null,
  slug varchar(60) not null unique,
  plan varchar(20) not null,
  seats_limit int not null,
  seats_used int not null,
  created_at timestamptz not null
);
create table users (
  id uuid primary key,
  tenant_id uuid not null references tenants(id),
  email varchar(160) not null unique,
  full_name varchar(100) not null,
  role varchar(20) not null,
  is_active boolean not null default true,
  deactivated_at timestamptz,
  last_login_at timestamptz,
  created_at timestamptz not null
);
create table locations (
  id uuid primary key,
  tenant_id uuid not null references tenants(id),
  name varchar(80) not null,
  street varchar(120) not null,
  city varchar(60) not null,
  postcode varchar(12) not null,
  country char(2) not null,
  timezone varchar(40) not null,
  opened_on date not null
);
create table spaces (
  id uuid primary key,
  tenant_id uuid not null references tenants(id),
  location_id uuid not null references locations(id),
  name varchar(60) not null,
  kind varchar(20) not null check (kind in ('desk','office','meeting_room','phone_booth')),
  capacity int not null,
  hourly_rate numeric(8,2) not null,
  created_at timestamptz not null
);
create table memberships (
  id uuid primary key,
  tenant_id uuid not null references tenants(id),
  user_id uuid not null references users(id),
  home_location_id uuid not null references locations(id),
  tier varchar(20) not null,
  credits_granted int not null,
  credits_used int not null,
  credits_left int not null,
  status varchar(20) not null check (status in ('trial','active','paused','cancelled')),
  started_on date not null,
  paused_at timestamptz,
  cancelled_at timestamptz
);
create table bookings (
  id uuid primary key,
  tenant_id uuid not null references tenants(id),
  space_id uuid not null references spaces(id),
  location_id uuid not null references locations(id),
  user_id uuid not null references users(id),
  membership_id uuid not null references memberships(id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  duration_minutes int not null,
  attendees int not null,
  hourly_rate numeric(8,2) not null,
  price numeric(10,2) not null,
  status varchar(20) not null check (status in ('pending','confirmed','checked_in','completed','no_show','cancelled')),
  checked_in_at timestamptz,
  cancelled_at timestamptz,
  cancellation_reason varchar(120),
  created_at timestamptz not null
);
create table invoices (
  id uuid primary key,
  tenant_id uuid not null references tenants(id),
  membership_id uuid not null references memberships(id),
  user_id uuid not null references users(id),
  number varchar(30) not null,
  period_start date not null,
  period_end date not null,
  subtotal_cents int not null,
  tax_percent numeric(4,2) not null,
  tax_cents int not null,
  total_cents int not null,
  paid_cents int not null,
  outstanding_cents int not null,
  issued_at timestamptz not null,
  due_at timestamptz not null,
  paid_at timestamptz,
  unique (tenant_id, number)
);
create table invoice_items (
  id uuid primary key,
  tenant_id uuid not null references tenants(id),
  invoice_id uuid not null references invoices(id),
  booking_id uuid references bookings(id),
  position int not null,
  description varchar(120) not null,
  quantity int not null,
  unit_price_cents int not null,
  amount_cents int not null
);
create table tickets (
  id uuid primary key,
  tenant_id uuid not null references tenants(id),
  location_id uuid not null references locations(id),
  space_id uuid references spaces(id),
  reporter_id uuid not null references users(id),
  assignee_id uuid references users(id),
  subject varchar(120) not null,
  body text not null,
  priority varchar(10) not null check (priority in ('low','normal','high','urgent')),
  state varchar(20) not null check (state in ('open','in_progress','resolved','closed')),
  comments_count int not null default 0,
  first_response_at timestamptz,
  resolved_at timestamptz,
  closed_at timestamptz,
  created_at timestamptz not null
);
create table comments (
  id uuid primary key,
  tenant_id uuid not null references tenants(id),
  ticket_id uuid not null references tickets(id),
  author_id uuid not null references users(id),
  body text not null,
  created_at timestamptz not null
);
create table surveys (
  id uuid primary key,
  tenant_id uuid not null references tenants(id),
  location_id uuid not null references locations(id),
  sent_count int not null,
  responses_count int not null,
  response_rate numeric(5,2) not null,
  promoters_pct numeric(5,2) not null,
  passives_pct numeric(5,2) not null,
  detractors_pct numeric(5,2) not null,
  nps numeric(5,2) not null
);
create table events (
  id uuid primary key,
  tenant_id uuid not null,
  actor_id uuid,
  subject_type varchar(30) not null check (subject_type in ('booking','invoice','ticket')),
  subject_id uuid not null,
  name varchar(60) not null,
  payload jsonb,
  occurred_at timestamptz not null
);
