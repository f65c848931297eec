-- Ein Schornsteinfegerbetrieb mit Kehrbezirken

CREATE TABLE kehrbezirke (
  bezirk_id serial PRIMARY KEY,
  bezirksnummer varchar(8) NOT NULL UNIQUE,
  bezirksname varchar(60) NOT NULL,
  landkreis varchar(60) NOT NULL,
  bezirksleiter varchar(80) NOT NULL,
  gueltig_ab date NOT NULL,
  gueltig_bis date
);

CREATE TABLE eigentuemer (
  eigentuemer_id serial PRIMARY KEY,
  anrede varchar(10) NOT NULL,
  titel varchar(12),
  vorname varchar(50),
  nachname varchar(50) NOT NULL,
  firma varchar(80),
  strasse varchar(80) NOT NULL,
  hausnummer varchar(8) NOT NULL,
  plz varchar(5) NOT NULL,
  ort varchar(60) NOT NULL,
  telefon_privat varchar(24),
  email varchar(120),
  lastschrift_erlaubt boolean NOT NULL,
  iban varchar(34),
  bic varchar(11)
);

CREATE TABLE liegenschaften (
  liegenschaft_id serial PRIMARY KEY,
  bezirk_id integer NOT NULL REFERENCES kehrbezirke (bezirk_id),
  eigentuemer_id integer NOT NULL REFERENCES eigentuemer (eigentuemer_id),
  flurstueck varchar(20),
  strasse_nr varchar(80) NOT NULL,
  postleitzahl varchar(5) NOT NULL,
  gemeinde varchar(60) NOT NULL,
  gebaeudeart varchar(30) NOT NULL,
  baujahr smallint NOT NULL,
  anzahl_wohneinheiten smallint NOT NULL,
  denkmalgeschuetzt boolean NOT NULL,
  zugangshinweis varchar(160)
);

CREATE TABLE schornsteine (
  schornstein_id serial PRIMARY KEY,
  liegenschaft_id integer NOT NULL REFERENCES liegenschaften (liegenschaft_id),
  bezeichnung varchar(30) NOT NULL,
  bauart varchar(30) NOT NULL,
  hoehe_m numeric(4,1) NOT NULL,
  querschnitt_cm numeric(5,1) NOT NULL,
  letzte_sanierung date
);

CREATE TABLE feuerstaetten (
  feuerstaette_id serial PRIMARY KEY,
  schornstein_id integer NOT NULL REFERENCES schornsteine (schornstein_id),
  hersteller varchar(60) NOT NULL,
  typenbezeichnung varchar(40) NOT NULL,
  seriennummer varchar(24),
  brennstoff varchar(24) NOT NULL,
  nennwaermeleistung_kw numeric(6,1) NOT NULL,
  inbetriebnahme date NOT NULL,
  ausserbetriebnahme date,
  aufstellraum varchar(30),
  messpflichtig boolean NOT NULL
);

CREATE TABLE mitarbeiter (
  personalnummer varchar(8) PRIMARY KEY,
  vorname varchar(50) NOT NULL,
  familienname varchar(50) NOT NULL,
  geburtsdatum date NOT NULL,
  qualifikation varchar(40) NOT NULL,
  eintrittsdatum date NOT NULL,
  austrittsdatum date,
  monatslohn numeric(8,2) NOT NULL,
  steuerklasse varchar(3) NOT NULL,
  mobiltelefon varchar(24)
);

CREATE TABLE dienstfahrzeuge (
  fahrzeug_id serial PRIMARY KEY,
  kennzeichen varchar(12) NOT NULL UNIQUE,
  fahrzeugmarke varchar(30) NOT NULL,
  kraftstoff varchar(16) NOT NULL,
  erstzulassung date NOT NULL,
  naechste_hu date NOT NULL,
  kilometerstand integer NOT NULL
);

CREATE TABLE termine (
  termin_id serial PRIMARY KEY,
  liegenschaft_id integer NOT NULL REFERENCES liegenschaften (liegenschaft_id),
  personalnummer varchar(8) NOT NULL REFERENCES mitarbeiter (personalnummer),
  terminart varchar(24) NOT NULL,
  geplant_von timestamp NOT NULL,
  geplant_bis timestamp NOT NULL,
  angekuendigt_am date,
  terminstatus varchar(20) NOT NULL,
  absagegrund varchar(80)
);

CREATE TABLE taetigkeiten (
  taetigkeit_kz varchar(6) PRIMARY KEY,
  taetigkeitsbezeichnung varchar(80) NOT NULL,
  arbeitswerte numeric(5,1) NOT NULL,
  einzelpreis numeric(8,2) NOT NULL,
  steuersatz numeric(4,2) NOT NULL
);

CREATE TABLE leistungen (
  leistung_id serial PRIMARY KEY,
  termin_id integer NOT NULL REFERENCES termine (termin_id),
  taetigkeit_kz varchar(6) NOT NULL REFERENCES taetigkeiten (taetigkeit_kz),
  menge numeric(6,2) NOT NULL,
  einzelpreis numeric(8,2) NOT NULL,
  gesamtpreis numeric(10,2) NOT NULL,
  bemerkung varchar(200)
);

CREATE TABLE abgasmessungen (
  messung_id serial PRIMARY KEY,
  feuerstaette_id integer NOT NULL REFERENCES feuerstaetten (feuerstaette_id),
  personalnummer varchar(8) NOT NULL REFERENCES mitarbeiter (personalnummer),
  messzeitpunkt timestamp NOT NULL,
  messgeraet_nr varchar(16) NOT NULL,
  abgastemperatur_c numeric(5,1) NOT NULL,
  sauerstoff_prozent numeric(4,2) NOT NULL,
  kohlenmonoxid_ppm integer NOT NULL,
  abgasverlust_prozent numeric(4,2),
  ergebnis varchar(24) NOT NULL
);

CREATE TABLE maengel (
  mangel_id serial PRIMARY KEY,
  feuerstaette_id integer REFERENCES feuerstaetten (feuerstaette_id),
  liegenschaft_id integer NOT NULL REFERENCES liegenschaften (liegenschaft_id),
  festgestellt_am date NOT NULL,
  mangelart varchar(40) NOT NULL,
  mangelbeschreibung text NOT NULL,
  schweregrad varchar(12) NOT NULL,
  frist_bis date NOT NULL,
  behoben_am date,
  meldung_an_behoerde boolean NOT NULL
);

CREATE TABLE bescheide (
  bescheid_id serial PRIMARY KEY,
  liegenschaft_id integer NOT NULL REFERENCES liegenschaften (liegenschaft_id),
  aktenzeichen varchar(20) NOT NULL UNIQUE,
  ausgestellt_am date NOT NULL,
  rechtsgrundlage varchar(60),
  unterzeichner varchar(80) NOT NULL,
  pdf_datei varchar(160),
  zugestellt_am date
);

CREATE TABLE rechnungen (
  rechnung_id serial PRIMARY KEY,
  eigentuemer_id integer NOT NULL REFERENCES eigentuemer (eigentuemer_id),
  termin_id integer REFERENCES termine (termin_id),
  rechnungsnummer varchar(14) NOT NULL UNIQUE,
  rechnungsdatum date NOT NULL,
  faelligkeitsdatum date NOT NULL,
  nettosumme numeric(10,2) NOT NULL,
  umsatzsteuer numeric(10,2) NOT NULL,
  bruttosumme numeric(10,2) NOT NULL,
  bezahlt_am date,
  mahnstufe smallint NOT NULL,
  rechnungsstatus varchar(20) NOT NULL
);

CREATE TABLE zahlungseingaenge (
  zahlung_id serial PRIMARY KEY,
  rechnung_id integer NOT NULL REFERENCES rechnungen (rechnung_id),
  zahlungsdatum date NOT NULL,
  zahlbetrag numeric(10,2) NOT NULL,
  zahlungsweg varchar(20) NOT NULL,
  referenztext varchar(140)
);

CREATE TABLE werkzeuge (
  werkzeug_id serial PRIMARY KEY,
  inventarnummer varchar(12) NOT NULL UNIQUE,
  werkzeugart varchar(30) NOT NULL,
  ausgegeben_an varchar(8) REFERENCES mitarbeiter (personalnummer),
  anschaffungsdatum date NOT NULL,
  anschaffungswert numeric(8,2) NOT NULL,
  zustand varchar(16) NOT NULL
);

CREATE TABLE fortbildungen (
  fortbildung_id serial PRIMARY KEY,
  personalnummer varchar(8) NOT NULL REFERENCES mitarbeiter (personalnummer),
  kursthema varchar(80) NOT NULL,
  veranstalter varchar(80) NOT NULL,
  beginn date NOT NULL,
  ende date NOT NULL,
  kursgebuehr numeric(7,2) NOT NULL,
  zertifikat_erhalten boolean NOT NULL
);
