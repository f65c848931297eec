CREATE TABLE liegenschaft (
  liegenschaft_id bigint PRIMARY KEY,
  objektnr varchar(12) NOT NULL UNIQUE,
  objektbezeichnung varchar(80),
  strasse varchar(80),
  hausnummer varchar(8),
  plz varchar(5),
  ort varchar(60),
  bundesland varchar(40),
  baujahr integer,
  heizungsart varchar(40),
  energietraeger varchar(30),
  gemarkung varchar(60),
  flurstueck varchar(20),
  hausmeister varchar(80)
);
CREATE TABLE einheit (
  einheit_id bigint PRIMARY KEY,
  liegenschaft_id bigint NOT NULL REFERENCES liegenschaft,
  wohnungsnr varchar(10),
  lage varchar(30),
  nutzungsart varchar(30),
  wohnflaeche numeric(6,2),
  zimmeranzahl numeric(3,1),
  ausstattung varchar(120),
  zaehlernummer varchar(20)
);
CREATE TABLE mieter (
  mieter_id bigint PRIMARY KEY,
  anrede varchar(10),
  titel varchar(20),
  nachname varchar(60) NOT NULL,
  vorname varchar(60),
  telefon_privat varchar(30),
  telefon_geschaeftlich varchar(30),
  emailadresse varchar(120),
  arbeitgeber varchar(80),
  schufa_auskunft varchar(20),
  kontoinhaber varchar(80),
  bankverbindung varchar(34)
);
CREATE TABLE mietvertrag (
  mietvertrag_id bigint PRIMARY KEY,
  einheit_id bigint NOT NULL REFERENCES einheit,
  mieter_id bigint NOT NULL REFERENCES mieter,
  vertragsnummer varchar(20) NOT NULL UNIQUE,
  vertragsart varchar(30),
  kuendigungsfrist varchar(20),
  kaltmiete numeric(8,2),
  nebenkosten numeric(8,2),
  kaution numeric(8,2),
  zahlungsweise varchar(20),
  mietbeginn date NOT NULL,
  mietende date
);
CREATE TABLE schadensmeldung (
  meldung_id bigint PRIMARY KEY,
  einheit_id bigint NOT NULL REFERENCES einheit,
  vorgangsnummer varchar(16),
  gemeldet_von varchar(80),
  schadensart varchar(40),
  dringlichkeit varchar(16),
  schadensbeschreibung text,
  bearbeitungsstand varchar(20),
  sachbearbeiter varchar(80),
  handwerksbetrieb varchar(100),
  gewerk varchar(40)
);
CREATE TABLE eigentuemerversammlung (
  versammlung_id bigint PRIMARY KEY,
  liegenschaft_id bigint NOT NULL REFERENCES liegenschaft,
  tagungsort varchar(80),
  versammlungsleiter varchar(80),
  protokollfuehrer varchar(80),
  tagesordnung text,
  beschlussnummer varchar(20),
  abstimmungsergebnis varchar(20),
  protokolldatei varchar(150)
);
CREATE TABLE buchung (
  buchung_id bigint PRIMARY KEY,
  mietvertrag_id bigint NOT NULL REFERENCES mietvertrag,
  belegnummer varchar(20),
  sachkonto varchar(10),
  kostenstelle varchar(12),
  buchungstext varchar(120),
  gegenkonto varchar(10),
  betrag numeric(10,2),
  sollhaben char(1),
  steuerschluessel varchar(4),
  mahnstufe varchar(4)
);
