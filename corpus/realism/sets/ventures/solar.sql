create table leads (
  lead_id serial primary key,
  homeowner varchar(80) not null,
  street varchar(80),
  town varchar(50),
  postcode varchar(10),
  tel varchar(24),
  email varchar(100),
  utility_company varchar(60),
  avg_monthly_bill numeric(7,2),
  annual_usage_kwh int,
  roof_type varchar(24),
  roof_age_years smallint,
  lead_source varchar(24),
  credit_band varchar(12),
  stage varchar(20) not null,
  lost_reason varchar(60),
  created_at timestamptz not null
);
create table site_surveys (
  survey_id serial primary key,
  lead_id int not null references leads(lead_id),
  surveyor varchar(80) not null,
  visited_on date not null,
  usable_area_m2 numeric(7,2),
  azimuth_deg smallint,
  tilt_deg numeric(4,1),
  shading_pct numeric(5,2),
  shading_source varchar(40),
  main_panel_amps smallint,
  panel_upgrade_needed boolean not null,
  attic_access varchar(20),
  survey_photos_url varchar(200),
  surveyor_notes text
);
create table modules (
  module_id serial primary key,
  maker varchar(40) not null,
  model_no varchar(30) not null,
  cell_technology varchar(24),
  rated_watts smallint not null,
  efficiency_pct numeric(4,2),
  weight_kg numeric(4,1),
  warranty_years smallint,
  unit_cost numeric(7,2) not null
);
create table inverters (
  inverter_id serial primary key,
  maker varchar(40) not null,
  model_no varchar(30) not null,
  topology varchar(20),
  ac_kw numeric(6,2) not null,
  max_efficiency_pct numeric(4,2),
  unit_cost numeric(8,2) not null
);
create table proposals (
  proposal_id serial primary key,
  lead_id int not null references leads(lead_id),
  survey_id int references site_surveys(survey_id),
  proposal_no varchar(14) not null,
  issued_on date not null,
  expires_on date not null,
  module_id int not null references modules(module_id),
  module_count smallint not null,
  system_kw numeric(7,3) not null,
  est_annual_kwh int not null,
  equipment_cost numeric(10,2) not null,
  labor_cost numeric(10,2) not null,
  permit_fee numeric(8,2) not null,
  gross_price numeric(10,2) not null,
  tax_credit numeric(10,2) not null,
  net_price numeric(10,2) not null,
  payback_years numeric(4,1),
  financing varchar(20),
  accepted_at timestamptz,
  declined_at timestamptz
);
create table installs (
  install_id serial primary key,
  proposal_id int not null references proposals(proposal_id),
  crew_lead varchar(80),
  permit_number varchar(20),
  permit_authority varchar(60),
  scheduled_for date not null,
  started_on date,
  completed_on date,
  inspected_on date,
  inspection_result varchar(20),
  pto_granted_on date,
  meter_serial varchar(24),
  labor_hours numeric(6,1),
  hourly_rate numeric(6,2),
  labor_total numeric(9,2),
  change_order_reason varchar(80),
  weather_delay_days smallint
);
create table production_readings (
  reading_id bigserial primary key,
  install_id int not null references installs(install_id),
  read_at timestamptz not null,
  energy_kwh numeric(9,3) not null,
  peak_power_kw numeric(7,3),
  irradiance_wm2 numeric(6,1),
  module_temp_c numeric(4,1),
  fault_code varchar(10),
  grid_voltage_v numeric(5,1)
);
create table service_visits (
  visit_id serial primary key,
  install_id int not null references installs(install_id),
  reported_on date not null,
  visited_on date,
  resolved_on date,
  symptom varchar(120),
  root_cause varchar(60),
  parts_cost numeric(8,2) not null,
  callout_fee numeric(7,2) not null,
  invoice_total numeric(9,2) not null,
  covered_by_warranty boolean not null,
  technician varchar(80),
  customer_rating smallint
);
