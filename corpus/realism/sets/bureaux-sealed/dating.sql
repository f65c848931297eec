-- Dating app, tables as Django names them
create table accounts_member (
  id bigserial primary key,
  username varchar(150) not null unique,
  first_name varchar(60),
  date_of_birth date,
  gender_identity varchar(24),
  sexual_orientation varchar(24),
  relationship_goal varchar(32),
  height_cm smallint,
  body_type varchar(20),
  eye_color varchar(16),
  occupation varchar(80),
  employer_name varchar(80),
  education_level varchar(32),
  hometown varchar(80),
  zodiac_sign varchar(16),
  smoking_habit varchar(16),
  drinking_habit varchar(16),
  religion varchar(24),
  about_me text,
  verification_state varchar(16),
  phone_e164 varchar(16),
  push_token varchar(160),
  last_active timestamp,
  is_staff boolean
);
create table profiles_photo (
  id bigserial primary key,
  member_id bigint references accounts_member,
  storage_key varchar(200),
  caption varchar(120),
  sort_order smallint,
  moderation_verdict varchar(16),
  dominant_hex char(7),
  blurhash varchar(40),
  width_px integer
);
create table profiles_prompt (
  id bigserial primary key,
  prompt_question varchar(160),
  prompt_category varchar(40)
);
create table profiles_promptanswer (
  id bigserial primary key,
  member_id bigint references accounts_member,
  prompt_id bigint references profiles_prompt,
  answer_text varchar(300)
);
create table matching_swipe (
  id bigserial primary key,
  direction varchar(12),
  swiped_at timestamp,
  app_build varchar(20)
);
create table matching_conversation (
  id bigserial primary key,
  opened_by varchar(150),
  icebreaker varchar(200),
  closed_reason varchar(40),
  unread_count integer
);
create table matching_message (
  id bigserial primary key,
  conversation_id bigint references matching_conversation,
  content text,
  media_kind varchar(12),
  delivery_state varchar(12)
);
create table safety_report (
  id bigserial primary key,
  report_category varchar(40),
  details text,
  evidence_url varchar(255),
  moderator_name varchar(80),
  outcome varchar(24)
);
create table billing_subscription (
  id bigserial primary key,
  member_id bigint references accounts_member,
  tier varchar(16),
  store_platform varchar(16),
  original_transaction_id varchar(64),
  price_cents integer,
  currency char(3),
  cancel_reason varchar(60),
  renews_on date
);
create table events_meetup (
  id bigserial primary key,
  venue_name varchar(80),
  street_line varchar(100),
  city varchar(60),
  host_name varchar(80),
  theme varchar(60),
  dress_code varchar(30),
  starts_at timestamp,
  ticket_price numeric(6,2),
  capacity integer
);
