-- Ambulanter Pflegedienst: Patienten, Touren, Leistungen, Abrechnung
CREATE TABLE patient (
  patientnr varchar(10) PRIMARY KEY,
  anrede varchar(10) NOT NULL,
  vorname varchar(40) NOT NULL,
  nachname varchar(40),
  geburtsname varchar(40),
  strasse_hausnr varchar(80),
  plz varchar(5),
  wohnort varchar(60),
  ortsteil varchar(40),
  telefon_privat varchar(20),
  pflegegrad varchar(2),
  krankenkasse varchar(60),
  versichertennummer varchar(10),
  konfession varchar(20),
  familienstand varchar(20),
  staatsangehoerigkeit varchar(40),
  hausarzt varchar(80),
  schluesselnummer varchar(8),
  wohnsituation varchar(40),
  allergien varchar(120),
  kostform varchar(40),
  geburtsdatum date,
  aufnahmedatum date
);
CREATE TABLE angehoeriger (
  angehoeriger_id bigint PRIMARY KEY,
  patientnr varchar(10) NOT NULL REFERENCES patient,
  name varchar(80) NOT NULL,
  verwandtschaft varchar(30),
  mobilnummer varchar(20),
  e_mail varchar(120),
  ist_betreuer boolean,
  vollmacht varchar(40)
);
CREATE TABLE pflegekraft (
  personalnr varchar(8) PRIMARY KEY,
  kuerzel varchar(4) NOT NULL,
  vorname varchar(40) NOT NULL,
  familienname varchar(40),
  qualifikation varchar(40),
  beschaeftigungsumfang varchar(20),
  steuerklasse char(1),
  sozialversicherungsnr varchar(12),
  fuehrerschein varchar(4),
  dienstwagen_kennzeichen varchar(12),
  iban varchar(34),
  eintritt date,
  austritt date
);
CREATE TABLE tour (
  tourkuerzel varchar(6) PRIMARY KEY,
  tourbezeichnung varchar(60) NOT NULL,
  schicht varchar(10) NOT NULL,
  stuetzpunkt varchar(60),
  gebiet varchar(40),
  tourleitung varchar(80)
);
CREATE TABLE einsatz (
  einsatz_id bigint PRIMARY KEY,
  patientnr varchar(10) NOT NULL REFERENCES patient,
  personalnr varchar(8) NOT NULL REFERENCES pflegekraft,
  tourkuerzel varchar(6) NOT NULL REFERENCES tour,
  einsatzart varchar(30),
  einsatzstatus varchar(20),
  ausfallgrund varchar(60),
  begonnen_um timestamp,
  beendet_um timestamp,
  wegezeit_min smallint,
  unterschrift_datei varchar(120)
);
CREATE TABLE leistung (
  leistungskomplex varchar(6) PRIMARY KEY,
  leistungsbezeichnung varchar(80) NOT NULL,
  leistungsart varchar(20) NOT NULL,
  kostentraeger varchar(60),
  punktzahl integer,
  einzelpreis numeric(8,2)
);
CREATE TABLE vitalwert (
  vitalwert_id bigint PRIMARY KEY,
  patientnr varchar(10) NOT NULL REFERENCES patient,
  messgroesse varchar(30) NOT NULL,
  messwert varchar(12),
  masseinheit varchar(10),
  auffaellig boolean,
  gemessen_von varchar(80),
  gemessen_am timestamp
);
CREATE TABLE medikation (
  medikation_id bigint PRIMARY KEY,
  patientnr varchar(10) NOT NULL REFERENCES patient,
  praeparat varchar(80) NOT NULL,
  wirkstoff varchar(60),
  dosierungsschema varchar(20),
  darreichungsform varchar(20),
  verordnender_arzt varchar(80),
  stellort varchar(30),
  bedarfsmedikation boolean,
  absetzgrund varchar(100)
);
CREATE TABLE wunde (
  wunde_id bigint PRIMARY KEY,
  patientnr varchar(10) NOT NULL REFERENCES patient,
  wundart varchar(30) NOT NULL,
  lokalisation varchar(40),
  wundrand varchar(20),
  exsudat varchar(20),
  verbandmaterial varchar(40),
  fotodatei varchar(120),
  beurteilung text
);
CREATE TABLE abrechnung (
  rechnungsnr varchar(14) PRIMARY KEY,
  patientnr varchar(10) NOT NULL REFERENCES patient,
  abrechnungsmonat char(7) NOT NULL,
  ik_nummer varchar(9),
  genehmigungsnr varchar(16),
  zahlungseingang date,
  mahnstufe varchar(2),
  kuerzungsgrund varchar(100),
  sachbearbeitung varchar(80)
);
CREATE TABLE hilfsmittel (
  inventarnr varchar(12) PRIMARY KEY,
  patientnr varchar(10) NOT NULL REFERENCES patient,
  hilfsmittelart varchar(40) NOT NULL,
  hersteller varchar(60),
  seriennr varchar(20),
  lieferant varchar(80),
  zustand varchar(20)
);
