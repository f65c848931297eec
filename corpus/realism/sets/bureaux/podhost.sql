-- Podcast hosting, as Rails migrations name it
create table accounts (
  id bigserial primary key,
  subdomain varchar(63) not null unique,
  billing_email varchar(255) not null,
  plan_tier varchar(20) not null,
  storage_used_bytes bigint not null,
  trial_ends_at timestamp,
  created_at timestamp not null,
  updated_at timestamp not null
);
create table users (
  id bigserial primary key,
  account_id bigint not null references accounts(id),
  email varchar(255) not null unique,
  encrypted_password varchar(128) not null,
  reset_password_token varchar(128),
  display_name varchar(80),
  avatar_url varchar(255),
  locale varchar(8) not null default 'en',
  time_zone varchar(64),
  sign_in_count integer not null default 0,
  current_sign_in_ip varchar(45),
  role varchar(20) not null default 'editor'
);
create table shows (
  id bigserial primary key,
  account_id bigint not null references accounts(id),
  title varchar(120) not null,
  subtitle varchar(160),
  slug varchar(140) not null unique,
  author_name varchar(120),
  itunes_category varchar(60),
  explicit_rating varchar(12),
  primary_language varchar(10),
  feed_url varchar(255) not null,
  website_url varchar(255),
  cover_art_path varchar(255),
  copyright_notice varchar(160),
  show_format varchar(16)
);
create table episodes (
  id bigserial primary key,
  show_id bigint not null references shows(id),
  guid uuid not null,
  title varchar(200) not null,
  season_number integer,
  episode_number integer,
  episode_type varchar(12) not null,
  summary text,
  show_notes_html text,
  transcript text,
  publication_state varchar(16) not null default 'draft',
  published_at timestamp,
  duration_seconds integer
);
create table audio_files (
  id bigserial primary key,
  episode_id bigint not null references episodes(id),
  original_filename varchar(255) not null,
  content_type varchar(100) not null,
  byte_size bigint not null,
  checksum_sha256 varchar(64) not null,
  bitrate_kbps integer,
  sample_rate_hz integer,
  codec varchar(16),
  processing_status varchar(20) not null,
  loudness_lufs numeric(5,1)
);
create table guests (
  id bigserial primary key,
  show_id bigint not null references shows(id),
  full_name varchar(100) not null,
  headline varchar(140),
  bio text,
  twitter_handle varchar(40),
  company varchar(100),
  booking_stage varchar(20)
);
create table sponsors (
  id bigserial primary key,
  account_id bigint not null references accounts(id),
  brand_name varchar(100) not null,
  contact_name varchar(100),
  contact_email varchar(255),
  promo_code varchar(20),
  iab_category_code varchar(12)
);
create table ad_campaigns (
  id bigserial primary key,
  sponsor_id bigint not null references sponsors(id),
  campaign_name varchar(120) not null,
  ad_slot varchar(16) not null,
  pricing_model varchar(16),
  cpm_cents integer,
  budget_cents bigint,
  starts_on date not null,
  ends_on date,
  script_copy text,
  read_style varchar(20)
);
create table download_events (
  id bigserial primary key,
  episode_id bigint not null references episodes(id),
  occurred_at timestamp not null,
  user_agent varchar(255),
  player_app varchar(40),
  device_family varchar(30),
  country_code char(2),
  region_name varchar(60),
  ip_digest varchar(64) not null,
  referrer_host varchar(120)
);
create table comments (
  id bigserial primary key,
  commentable_type varchar(40) not null,
  commentable_id bigint not null,
  author_nickname varchar(40),
  body text not null,
  moderation_state varchar(16),
  sentiment_label varchar(12)
);
