-- Verwaltung einer Kirchengemeinde
create table gemeindeglied (
  id serial primary key,
  gliednummer varchar(12) unique,
  nachname varchar(60) not null,
  vorname varchar(60) not null,
  anrede varchar(10),
  taufdatum date,
  taufspruch varchar(200),
  konfession varchar(24),
  wohnbezirk varchar(40),
  strasse_hausnr varchar(80),
  postleitzahl varchar(5),
  wohnort varchar(60),
  festnetz varchar(30),
  mobilnummer varchar(30),
  e_mail varchar(100),
  beruf varchar(60),
  eintrittsart varchar(24),
  austritt_am date
);
create table amtshandlung (
  id serial primary key,
  glied_id int references gemeindeglied,
  handlungsart varchar(24),
  datum date,
  pfarrer varchar(60),
  kirchengebaeude varchar(60),
  bibelstelle varchar(30),
  pate_eins varchar(60),
  registerblatt varchar(12),
  besonderheiten text
);
create table gottesdienst (
  id serial primary key,
  bezeichnung varchar(80),
  beginn timestamp,
  liturg varchar(60),
  organist varchar(60),
  predigttext varchar(40),
  liturgische_farbe varchar(12),
  kollektenzweck varchar(120),
  kollekte_betrag numeric(8,2),
  besucherzahl int
);
create table gruppe (
  id serial primary key,
  gruppenname varchar(60),
  zielgruppe varchar(30),
  wochentag varchar(12),
  uhrzeit time,
  treffpunkt varchar(60),
  ansprechpartner varchar(60),
  turnus varchar(20)
);
create table raumbuchung (
  id serial primary key,
  raumname varchar(40),
  mieter varchar(80),
  anlass varchar(60),
  beginn timestamp,
  ende timestamp,
  mietpreis numeric(8,2),
  buchungsstand varchar(16),
  schluesselnummer varchar(10)
);
create table spende (
  id serial primary key,
  spender varchar(80),
  verwendung varchar(80),
  betrag numeric(9,2),
  zahlungsweg varchar(20),
  kontoinhaber varchar(80),
  iban varchar(34),
  bic varchar(11),
  quittungsnummer varchar(16),
  spendendatum date
);
create table grabstelle (
  id serial primary key,
  grabnummer varchar(12),
  feld varchar(6),
  grabart varchar(24),
  verstorbener varchar(60),
  nutzungsberechtigter varchar(80),
  ruhefrist_bis date,
  grabstein_zustand varchar(20),
  pflegefirma varchar(80)
);
create table kirchenvorstand (
  id serial primary key,
  mitglied_id int references gemeindeglied,
  amt varchar(40),
  ausschuss varchar(40),
  gewaehlt_am date,
  amtszeit_bis date
);
