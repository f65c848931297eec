CREATE TABLE mitglied (
  mitglied_id bigint PRIMARY KEY,
  mitgliedsnummer varchar(12) NOT NULL UNIQUE,
  nachname varchar(60) NOT NULL,
  vorname varchar(60) NOT NULL,
  geschlecht varchar(10),
  geb_datum date,
  geburtsort varchar(60),
  str_hnr varchar(100),
  plz varchar(5),
  wohnort varchar(60),
  land varchar(40),
  handy varchar(30),
  e_mail varchar(120),
  mitgliedsart varchar(30),
  beitragsgruppe varchar(40),
  ehrung varchar(60),
  notfallkontakt varchar(80),
  krankenkasse varchar(60),
  trikotnummer varchar(4),
  trikotgroesse varchar(6)
);
CREATE TABLE abteilung (
  abteilung_id integer PRIMARY KEY,
  abteilungsname varchar(60) NOT NULL,
  abteilungsleiter varchar(80),
  gruendungsjahr integer,
  kurzzeichen varchar(6)
);
CREATE TABLE mannschaft (
  mannschaft_id integer PRIMARY KEY,
  abteilung_id integer NOT NULL REFERENCES abteilung,
  mannschaftsname varchar(60),
  altersklasse varchar(20),
  spielklasse varchar(40),
  trainer varchar(80),
  betreuer varchar(80),
  spielstaette varchar(80)
);
CREATE TABLE spiel (
  spiel_id bigint PRIMARY KEY,
  mannschaft_id integer NOT NULL REFERENCES mannschaft,
  gegner varchar(80),
  spielort varchar(80),
  wettbewerb varchar(40),
  spieltag integer,
  ergebnis varchar(10),
  schiedsrichter varchar(80),
  spielbericht text,
  anstoss timestamp,
  zuschauerzahl integer
);
CREATE TABLE kurs (
  kurs_id bigint PRIMARY KEY,
  abteilung_id integer NOT NULL REFERENCES abteilung,
  kursbezeichnung varchar(80),
  kursleitung varchar(80),
  niveau varchar(20),
  wochentag varchar(12),
  uhrzeit varchar(12),
  halle varchar(60),
  kursgebuehr numeric(6,2),
  zielgruppe varchar(60),
  kurzinfo varchar(255)
);
CREATE TABLE beitragsrechnung (
  rechnung_id bigint PRIMARY KEY,
  mitglied_id bigint NOT NULL REFERENCES mitglied,
  rechnungsnr varchar(20) NOT NULL UNIQUE,
  mandatsreferenz varchar(35),
  glaeubiger_id varchar(35),
  iban varchar(34),
  kreditinst varchar(80),
  zahlstatus varchar(20),
  buchungsjahr integer,
  ruecklastschriftgrund varchar(60)
);
CREATE TABLE inventar (
  inventar_id bigint PRIMARY KEY,
  inventarnr varchar(16) NOT NULL UNIQUE,
  gegenstand varchar(80),
  geraetetyp varchar(40),
  standort varchar(60),
  anschaffungswert numeric(9,2),
  zustand varchar(20),
  verantwortlicher varchar(80)
);
