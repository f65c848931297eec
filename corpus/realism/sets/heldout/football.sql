CREATE TABLE country (
  country_code char(3) NOT NULL PRIMARY KEY,
  country_name varchar(50) NOT NULL UNIQUE,
  confederation varchar(10)
);
CREATE TABLE stadium (
  stadium_id serial PRIMARY KEY,
  stadium_name varchar(60) NOT NULL,
  city varchar(50) NOT NULL,
  country_code char(3) NOT NULL REFERENCES country (country_code),
  capacity integer,
  surface varchar(15),
  opened_year smallint,
  latitude numeric(9,6),
  longitude numeric(9,6),
  address varchar(100)
);
CREATE TABLE club (
  club_id serial PRIMARY KEY,
  club_name varchar(60) NOT NULL UNIQUE,
  short_name char(3),
  nickname varchar(40),
  founded smallint,
  stadium_id integer REFERENCES stadium (stadium_id),
  president varchar(60),
  colours varchar(30),
  crest_url varchar(150),
  website varchar(120),
  ticket_phone varchar(24),
  sponsor varchar(50),
  kit_maker varchar(30)
);
CREATE TABLE coach (
  coach_id serial PRIMARY KEY,
  first_name varchar(40) NOT NULL,
  last_name varchar(40) NOT NULL,
  nationality varchar(40),
  birth_date date,
  licence varchar(15),
  club_id integer REFERENCES club (club_id),
  contract_from date,
  contract_until date
);
CREATE TABLE player (
  player_id bigserial PRIMARY KEY,
  first_name varchar(40) NOT NULL,
  last_name varchar(40) NOT NULL,
  shirt_name varchar(25),
  birth_date date NOT NULL,
  birth_place varchar(50),
  nationality char(3) NOT NULL REFERENCES country (country_code),
  club_id integer REFERENCES club (club_id),
  position varchar(12) NOT NULL,
  shirt_no smallint,
  foot varchar(5),
  height_cm smallint,
  weight_kg smallint,
  market_value numeric(12,2),
  agent_name varchar(60),
  agent_email varchar(80),
  photo_path varchar(120),
  injury varchar(60),
  status varchar(12) NOT NULL,
  bio text
);
CREATE TABLE season (
  season_id serial PRIMARY KEY,
  label varchar(9) NOT NULL UNIQUE,
  starts_on date NOT NULL,
  ends_on date NOT NULL
);
CREATE TABLE competition (
  competition_id serial PRIMARY KEY,
  name varchar(60) NOT NULL,
  level smallint,
  type varchar(10) NOT NULL,
  sponsor_name varchar(50)
);
CREATE TABLE referee (
  referee_id serial PRIMARY KEY,
  full_name varchar(60) NOT NULL,
  nationality varchar(40),
  badge varchar(10),
  phone varchar(24)
);
CREATE TABLE fixture (
  fixture_id bigserial PRIMARY KEY,
  competition_id integer NOT NULL REFERENCES competition (competition_id),
  season_id integer NOT NULL REFERENCES season (season_id),
  matchday smallint NOT NULL,
  home_club_id integer NOT NULL REFERENCES club (club_id),
  away_club_id integer NOT NULL REFERENCES club (club_id),
  stadium_id integer NOT NULL REFERENCES stadium (stadium_id),
  referee_id integer REFERENCES referee (referee_id),
  kickoff_at timestamptz NOT NULL,
  finished_at timestamptz,
  home_goals smallint,
  away_goals smallint,
  attendance integer,
  weather varchar(20),
  tv_channel varchar(30),
  status varchar(12) NOT NULL,
  report text
);
CREATE TABLE match_event (
  event_id bigserial PRIMARY KEY,
  fixture_id bigint NOT NULL REFERENCES fixture (fixture_id),
  player_id bigint NOT NULL REFERENCES player (player_id),
  minute smallint NOT NULL,
  event_type varchar(15) NOT NULL,
  detail varchar(60)
);
CREATE TABLE transfer (
  transfer_id bigserial PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player (player_id),
  from_club_id integer REFERENCES club (club_id),
  to_club_id integer NOT NULL REFERENCES club (club_id),
  transfer_type varchar(12) NOT NULL,
  fee numeric(12,2),
  currency char(3),
  agreed_on date NOT NULL,
  transfer_window varchar(10),
  clause_text text
);
CREATE TABLE fan (
  fan_id bigserial PRIMARY KEY,
  username varchar(30) NOT NULL UNIQUE,
  email varchar(80) NOT NULL,
  password_hash varchar(100) NOT NULL,
  full_name varchar(60),
  favourite_club_id integer,
  membership_no varchar(12),
  membership_level varchar(12),
  street varchar(60),
  town varchar(50),
  zip varchar(10),
  country varchar(40),
  joined_at timestamptz NOT NULL,
  last_login_at timestamptz
);
CREATE TABLE ticket_sale (
  sale_id bigserial PRIMARY KEY,
  fixture_id bigint NOT NULL REFERENCES fixture (fixture_id),
  fan_id bigint NOT NULL REFERENCES fan (fan_id),
  block varchar(6),
  row_no varchar(4),
  seat varchar(5),
  category varchar(12),
  price numeric(7,2) NOT NULL,
  payment_method varchar(15),
  barcode varchar(20),
  sold_at timestamptz NOT NULL
);
CREATE TABLE comment (
  comment_id bigserial PRIMARY KEY,
  fan_id bigint NOT NULL REFERENCES fan (fan_id),
  subject_type varchar(20) NOT NULL,
  subject_id bigint NOT NULL,
  body text NOT NULL,
  language varchar(5),
  posted_at timestamptz NOT NULL
);
CREATE TABLE news_article (
  article_id bigserial PRIMARY KEY,
  slug varchar(80) NOT NULL UNIQUE,
  headline varchar(120) NOT NULL,
  teaser varchar(200),
  body text,
  author varchar(60),
  image_url varchar(150),
  tags varchar(100),
  published_at timestamptz
);
