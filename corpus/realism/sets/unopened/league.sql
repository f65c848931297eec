-- Sports league with venues and tickets
CREATE TABLE leagues (
  id int PRIMARY KEY,
  name varchar(80),
  sport varchar(30),
  governing_body varchar(80),
  competition_level varchar(24),
  gender_category varchar(12),
  points_for_win smallint,
  founded_year smallint
);
CREATE TABLE clubs (
  id int PRIMARY KEY,
  club_name varchar(80),
  nickname varchar(40),
  home_city varchar(50),
  founded smallint,
  primary_colour varchar(20),
  mascot varchar(30),
  ownership_model varchar(24),
  annual_budget numeric(14,2)
);
CREATE TABLE venues (
  id int PRIMARY KEY,
  stadium varchar(80),
  capacity int,
  surface varchar(20),
  roof varchar(16),
  parking_spaces int,
  address varchar(120)
);
CREATE TABLE players (
  id int PRIMARY KEY,
  club_id int REFERENCES clubs,
  full_name varchar(80),
  squad_number smallint,
  position varchar(24),
  preferred_foot varchar(8),
  height_cm smallint,
  weight_kg smallint,
  nationality varchar(40),
  market_value numeric(12,2),
  contract_type varchar(20),
  injury_status varchar(24)
);
CREATE TABLE injuries (
  id int PRIMARY KEY,
  player_id int REFERENCES players,
  injury_type varchar(40),
  body_part varchar(24),
  severity varchar(12),
  days_out smallint
);
CREATE TABLE fixtures (
  id int PRIMARY KEY,
  league_id int REFERENCES leagues,
  venue_id int REFERENCES venues,
  round_label varchar(20),
  kickoff_at timestamp,
  home_goals smallint,
  away_goals smallint,
  attendance int,
  weather varchar(24),
  tv_broadcaster varchar(40),
  postponement_reason varchar(60)
);
CREATE TABLE match_events (
  id int PRIMARY KEY,
  fixture_id int REFERENCES fixtures,
  player_id int REFERENCES players,
  minute smallint,
  event_type varchar(24),
  commentary text
);
CREATE TABLE officials (
  id int PRIMARY KEY,
  official_name varchar(80),
  role varchar(30),
  licence_grade varchar(12),
  match_fee numeric(8,2)
);
CREATE TABLE ticket_categories (
  id int PRIMARY KEY,
  category_name varchar(40),
  stand varchar(30),
  seat_price numeric(7,2)
);
CREATE TABLE season_passes (
  id int PRIMARY KEY,
  ticket_category_id int REFERENCES ticket_categories,
  holder_name varchar(80),
  holder_email varchar(120),
  pass_no varchar(14),
  season varchar(9),
  seat_row varchar(4),
  seat_no varchar(4),
  renewal_status varchar(16)
);
CREATE TABLE sanctions (
  id int PRIMARY KEY,
  player_id int REFERENCES players,
  offence varchar(60),
  matches_banned smallint,
  fine numeric(10,2),
  appeal_outcome varchar(24)
);
