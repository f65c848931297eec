CREATE TABLE mitarbeitende (
  mitarb_id bigint PRIMARY KEY,
  personalnr varchar(12) NOT NULL UNIQUE,
  anrede varchar(10),
  vorname varchar(60) NOT NULL,
  nachname varchar(60) NOT NULL,
  geburtsdatum date,
  funktion varchar(60),
  rufname varchar(40),
  dienst_tel varchar(30),
  email varchar(120),
  beschaeftigungsart varchar(30),
  eintritt_am date NOT NULL,
  ausgetreten_am date
);
CREATE TABLE tierart (
  tierart_id integer PRIMARY KEY,
  bezeichnung varchar(60) NOT NULL,
  kuerzel char(3)
);
CREATE TABLE gehege (
  gehege_id integer PRIMARY KEY,
  gehege_name varchar(60) NOT NULL,
  bereich varchar(40),
  flaeche_qm numeric(7,2),
  plaetze integer,
  zustand varchar(20)
);
CREATE TABLE tier (
  tier_id bigint PRIMARY KEY,
  tierart_id integer NOT NULL REFERENCES tierart,
  gehege_id integer REFERENCES gehege,
  tiername varchar(60) NOT NULL,
  chipnr varchar(15),
  rasse varchar(60),
  geschlecht char(1),
  farbe varchar(30),
  fellart varchar(30),
  gewicht_kg numeric(5,2),
  herkunft varchar(40),
  aufnahmegrund varchar(60),
  wesen varchar(80),
  tierbeschreibung text,
  kastriert boolean,
  aufgenommen_am date NOT NULL,
  tierstatus varchar(20)
);
CREATE TABLE behandlung (
  behandlung_id bigint PRIMARY KEY,
  tier_id bigint NOT NULL REFERENCES tier,
  tierarzt varchar(80),
  praxis varchar(100),
  diagnose varchar(120),
  medikament varchar(80),
  dosierung varchar(40),
  impfstoff varchar(60),
  behandelt_am timestamp NOT NULL,
  kosten numeric(8,2),
  befund text
);
CREATE TABLE interessent (
  interessent_id bigint PRIMARY KEY,
  name varchar(80) NOT NULL,
  strasse varchar(80),
  hausnr varchar(8),
  plz varchar(5),
  wohnort varchar(60),
  ortsteil varchar(60),
  mobil varchar(30),
  mailadresse varchar(120),
  beruf varchar(60),
  familienstand varchar(20),
  wohnform varchar(40),
  staatsangehoerigkeit varchar(40),
  ausweisnr varchar(12)
);
CREATE TABLE vermittlung (
  vermittlung_id bigint PRIMARY KEY,
  vertragsnr varchar(20) NOT NULL UNIQUE,
  tier_id bigint NOT NULL REFERENCES tier,
  interessent_id bigint NOT NULL REFERENCES interessent,
  schutzgebuehr numeric(7,2),
  zahlungsart varchar(20),
  status varchar(20),
  rueckgabegrund varchar(60),
  bemerkung text,
  uebergeben_am date
);
CREATE TABLE spende (
  spende_id bigint PRIMARY KEY,
  spender varchar(100),
  betrag numeric(10,2),
  waehrung char(3),
  verwendungszweck varchar(120),
  iban varchar(34),
  bic varchar(11),
  kreditinstitut varchar(80),
  quittungsnr varchar(20),
  eingang_am date NOT NULL
);
CREATE TABLE futterlager (
  artikel_id integer PRIMARY KEY,
  artikelbezeichnung varchar(80),
  warengruppe varchar(40),
  hersteller varchar(80),
  einheit varchar(10),
  bestand integer,
  lagerplatz varchar(20),
  ean char(13),
  lieferant varchar(80),
  ansprechpartner varchar(80),
  haltbar_bis date
);
