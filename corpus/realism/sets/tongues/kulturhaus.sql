-- An art-house cinema and stage in German compounds, written out

CREATE TABLE spielstaetten (
  spielstaetten_id serial PRIMARY KEY,
  bezeichnung varchar(80) NOT NULL,
  hausnummer varchar(8) NOT NULL,
  strasse varchar(80) NOT NULL,
  postleitzahl char(5) NOT NULL,
  ortsname varchar(60) NOT NULL,
  sitzplatzanzahl integer NOT NULL,
  barrierefrei boolean NOT NULL,
  ansprechpartner varchar(80) NOT NULL,
  telefonnummer varchar(24) NOT NULL,
  internetadresse varchar(160) NOT NULL
);

CREATE TABLE produktionen (
  produktions_id serial PRIMARY KEY,
  stuecktitel varchar(120) NOT NULL,
  autorenname varchar(80) NOT NULL,
  regisseurin varchar(80) NOT NULL,
  gattung varchar(40) NOT NULL,
  spieldauer_minuten smallint NOT NULL,
  altersfreigabe smallint NOT NULL,
  sprachfassung varchar(40) NOT NULL,
  kurzbeschreibung text NOT NULL,
  premierendatum date NOT NULL,
  auffuehrungsrechte_verlag varchar(80) NOT NULL
);

CREATE TABLE auffuehrungen (
  auffuehrungs_id serial PRIMARY KEY,
  produktions_id integer NOT NULL REFERENCES produktionen (produktions_id),
  spielstaetten_id integer NOT NULL REFERENCES spielstaetten (spielstaetten_id),
  vorstellungsbeginn timestamp NOT NULL,
  einlasszeit timestamp NOT NULL,
  verkaufte_karten integer NOT NULL,
  vorstellungsstatus varchar(20) NOT NULL,
  absagegrund varchar(120)
);

CREATE TABLE sitzplaetze (
  sitzplatz_id serial PRIMARY KEY,
  spielstaetten_id integer NOT NULL REFERENCES spielstaetten (spielstaetten_id),
  reihe varchar(4) NOT NULL,
  platznummer varchar(6) NOT NULL,
  platzkategorie varchar(20) NOT NULL,
  sichtbehindert boolean NOT NULL
);

CREATE TABLE besucher (
  besucher_id serial PRIMARY KEY,
  anredeform varchar(12) NOT NULL,
  vorname varchar(40) NOT NULL,
  familienname varchar(40) NOT NULL,
  geburtstag date,
  mailadresse varchar(120) NOT NULL,
  mobilfunknummer varchar(24),
  anschrift varchar(160) NOT NULL,
  wohnort varchar(60) NOT NULL,
  ermaessigungsart varchar(30),
  newsletter_einwilligung boolean NOT NULL,
  registrierungsdatum timestamp NOT NULL
);

CREATE TABLE eintrittskarten (
  kartennummer varchar(16) PRIMARY KEY,
  auffuehrungs_id integer NOT NULL REFERENCES auffuehrungen (auffuehrungs_id),
  sitzplatz_id integer NOT NULL REFERENCES sitzplaetze (sitzplatz_id),
  besucher_id integer NOT NULL REFERENCES besucher (besucher_id),
  grundpreis numeric(7, 2) NOT NULL,
  ermaessigungsbetrag numeric(7, 2) NOT NULL,
  endpreis numeric(7, 2) NOT NULL,
  zahlungsart varchar(24) NOT NULL,
  verkaufsstelle varchar(40) NOT NULL,
  kaufzeitpunkt timestamp NOT NULL,
  einlass_erfolgt boolean NOT NULL
);

CREATE TABLE ensemblemitglieder (
  mitglieds_id serial PRIMARY KEY,
  kuenstlername varchar(80) NOT NULL,
  berufsbezeichnung varchar(60) NOT NULL,
  stimmlage varchar(20),
  vertragsbeginn date NOT NULL,
  vertragsende date,
  monatsgage numeric(8, 2) NOT NULL,
  steuernummer varchar(20) NOT NULL,
  sozialversicherungsnummer varchar(16) NOT NULL,
  staatsangehoerigkeit varchar(40) NOT NULL,
  bankverbindung varchar(34) NOT NULL
);

CREATE TABLE rollenbesetzungen (
  besetzungs_id serial PRIMARY KEY,
  produktions_id integer NOT NULL REFERENCES produktionen (produktions_id),
  mitglieds_id integer NOT NULL REFERENCES ensemblemitglieder (mitglieds_id),
  rollenname varchar(60) NOT NULL,
  zweitbesetzung boolean NOT NULL,
  probenbeginn date NOT NULL,
  anmerkungen text
);

CREATE TABLE requisiten (
  inventarnummer varchar(16) PRIMARY KEY,
  gegenstand varchar(80) NOT NULL,
  lagerort varchar(40) NOT NULL,
  erhaltungszustand varchar(24) NOT NULL,
  anschaffungswert numeric(9, 2) NOT NULL,
  anschaffungsjahr smallint NOT NULL,
  leihgeber varchar(80),
  rueckgabefrist date,
  farbton varchar(30) NOT NULL
);

CREATE TABLE foerdermittel (
  bewilligungsnummer varchar(24) PRIMARY KEY,
  zuwendungsgeber varchar(80) NOT NULL,
  foerderprogramm varchar(80) NOT NULL,
  bewilligungsdatum date NOT NULL,
  foerdersumme numeric(11, 2) NOT NULL,
  waehrung char(3) NOT NULL,
  verwendungszweck varchar(140) NOT NULL,
  nachweisfrist date NOT NULL,
  bearbeitungsstand varchar(24) NOT NULL
);
