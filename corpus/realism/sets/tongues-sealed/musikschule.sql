-- A municipal music school in German compounds

CREATE TABLE musikschulstandorte (
  standort_id serial PRIMARY KEY,
  standortname varchar(80) NOT NULL,
  gebaeudeadresse varchar(120) NOT NULL,
  plz char(5) NOT NULL,
  gemeinde varchar(60) NOT NULL,
  leiterin varchar(80) NOT NULL,
  durchwahl varchar(24) NOT NULL,
  kontaktmail varchar(120) NOT NULL,
  oeffnungszeiten varchar(80) NOT NULL
);

CREATE TABLE raeume (
  raumnummer varchar(8) PRIMARY KEY,
  standort_id integer NOT NULL REFERENCES musikschulstandorte (standort_id),
  raumbezeichnung varchar(60) NOT NULL,
  stockwerk varchar(12) NOT NULL,
  hoechstbelegung smallint NOT NULL,
  grundflaeche_qm numeric(6, 1) NOT NULL,
  klavier_vorhanden boolean NOT NULL
);

CREATE TABLE lehrkraefte (
  lehrkraft_id serial PRIMARY KEY,
  anrede varchar(10) NOT NULL,
  titel varchar(16),
  nachname varchar(50) NOT NULL,
  vorname varchar(50) NOT NULL,
  geburtsdatum date NOT NULL,
  geburtsort varchar(60) NOT NULL,
  privatanschrift varchar(120) NOT NULL,
  festnetz varchar(24),
  handynummer varchar(24) NOT NULL,
  dienstmail varchar(120) NOT NULL,
  hauptinstrument varchar(40) NOT NULL,
  hochschulabschluss varchar(60) NOT NULL,
  eintrittsdatum date NOT NULL,
  austrittsdatum date,
  stundensatz numeric(6, 2) NOT NULL,
  beschaeftigungsart varchar(24) NOT NULL,
  kontoinhaber varchar(80) NOT NULL,
  kontonummer varchar(34) NOT NULL
);

CREATE TABLE schuelerinnen (
  schueler_id serial PRIMARY KEY,
  rufname varchar(40) NOT NULL,
  nachname varchar(50) NOT NULL,
  geburtsdatum date NOT NULL,
  geschlecht varchar(10) NOT NULL,
  schulklasse varchar(8) NOT NULL,
  wohnanschrift varchar(120) NOT NULL,
  postleitzahl char(5) NOT NULL,
  wohnort varchar(60) NOT NULL,
  erziehungsberechtigte varchar(80) NOT NULL,
  notfallnummer varchar(24) NOT NULL,
  mailadresse varchar(120) NOT NULL,
  aufnahmedatum date NOT NULL,
  abmeldedatum date,
  unvertraeglichkeiten varchar(80),
  besonderheiten text,
  fotoerlaubnis boolean NOT NULL
);

CREATE TABLE kursangebote (
  kursnummer varchar(12) PRIMARY KEY,
  kursbezeichnung varchar(80) NOT NULL,
  lehrkraft_id integer NOT NULL REFERENCES lehrkraefte (lehrkraft_id),
  raumnummer varchar(8) NOT NULL REFERENCES raeume (raumnummer),
  unterrichtsform varchar(24) NOT NULL,
  wochentag varchar(12) NOT NULL,
  anfangszeit time NOT NULL,
  endzeit time NOT NULL,
  mindestalter smallint NOT NULL,
  teilnehmerzahl smallint NOT NULL,
  jahresgebuehr numeric(8, 2) NOT NULL,
  kursbeschreibung text NOT NULL,
  schwierigkeitsgrad varchar(24) NOT NULL
);

CREATE TABLE belegungen (
  belegungsnummer varchar(14) PRIMARY KEY,
  schueler_id integer NOT NULL REFERENCES schuelerinnen (schueler_id),
  kursnummer varchar(12) NOT NULL REFERENCES kursangebote (kursnummer),
  anmeldezeitpunkt timestamp NOT NULL,
  unterrichtsbeginn date NOT NULL,
  unterrichtsende date,
  belegungsstatus varchar(20) NOT NULL,
  kuendigungsgrund varchar(120)
);

CREATE TABLE leihinstrumente (
  inventarnummer varchar(14) PRIMARY KEY,
  instrumentenart varchar(40) NOT NULL,
  herstellername varchar(60) NOT NULL,
  seriennummer varchar(24) NOT NULL,
  kaufdatum date NOT NULL,
  kaufpreis numeric(9, 2) NOT NULL,
  versicherungswert numeric(9, 2) NOT NULL,
  zustand varchar(24) NOT NULL,
  monatsmiete numeric(6, 2) NOT NULL,
  aufbewahrungsort varchar(40) NOT NULL
);

CREATE TABLE gebuehrenrechnungen (
  rechnungsnummer varchar(16) PRIMARY KEY,
  belegungsnummer varchar(14) NOT NULL REFERENCES belegungen (belegungsnummer),
  rechnungsdatum date NOT NULL,
  faelligkeitsdatum date NOT NULL,
  nettobetrag numeric(9, 2) NOT NULL,
  mehrwertsteuer numeric(9, 2) NOT NULL,
  rechnungsbetrag numeric(9, 2) NOT NULL,
  mahnstufe smallint NOT NULL,
  zahlungseingang date,
  zahlweise varchar(24) NOT NULL,
  mandatsreferenz varchar(35)
);

CREATE TABLE veranstaltungen (
  veranstaltungs_id serial PRIMARY KEY,
  veranstaltungstitel varchar(100) NOT NULL,
  veranstaltungsort varchar(80) NOT NULL,
  beginn timestamp NOT NULL,
  eintrittspreis numeric(6, 2) NOT NULL,
  besucherzahl integer NOT NULL,
  moderator varchar(80) NOT NULL,
  programmtext text NOT NULL,
  plakatdatei varchar(120)
);
