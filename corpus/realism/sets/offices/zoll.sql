-- Zollabwicklung einer Spedition
CREATE TABLE beteiligter (
  beteiligter_id bigint PRIMARY KEY,
  eori_nummer varchar(17) NOT NULL UNIQUE,
  firmenbezeichnung varchar(100) NOT NULL,
  rechtsform varchar(20),
  rolle varchar(20),
  ansprechpartner varchar(80),
  anschrift varchar(120),
  postleitzahl varchar(10),
  ortsname varchar(60),
  staat char(2),
  telefonnr varchar(24),
  telefax varchar(24),
  mailadresse varchar(120),
  ust_idnr varchar(14),
  zahlungsziel_tage smallint,
  aeo_status varchar(4),
  angelegt_am timestamp
);
CREATE TABLE zollstelle (
  dienststellennr char(8) PRIMARY KEY,
  bezeichnung varchar(80),
  dienstort varchar(60),
  oeffnungszeiten varchar(60),
  zustaendiges_hza varchar(60)
);
CREATE TABLE warennummer (
  warennr char(11) PRIMARY KEY,
  warenbezeichnung varchar(160),
  zollsatz_prozent numeric(5,2),
  besondere_masseinheit varchar(10),
  einfuhrumsatzsteuer numeric(4,2),
  genehmigungspflichtig boolean,
  gefahrgutklasse varchar(4),
  un_nummer varchar(6)
);
CREATE TABLE sendung (
  sendung_id bigint PRIMARY KEY,
  sendungsnummer varchar(20) NOT NULL UNIQUE,
  versender_id bigint NOT NULL REFERENCES beteiligter,
  empfaenger_id bigint NOT NULL REFERENCES beteiligter,
  versandland char(2),
  bestimmungsland char(2),
  lieferbedingung char(3),
  lieferort varchar(60),
  verkehrszweig varchar(20),
  befoerderungsmittel varchar(40),
  kennzeichen varchar(12),
  containernr varchar(11),
  plombennr varchar(15),
  ladeort varchar(60),
  entladeort varchar(60),
  packstuecke integer,
  verpackungsart varchar(20),
  rohmasse_kg numeric(10,3),
  eigenmasse_kg numeric(10,3),
  verladen_am timestamp,
  eingetroffen_am timestamp,
  bearbeitungsstand varchar(20)
);
CREATE TABLE zollanmeldung (
  anmeldung_id bigint PRIMARY KEY,
  sendung_id bigint NOT NULL REFERENCES sendung,
  mrn varchar(18) NOT NULL UNIQUE,
  dienststellennr char(8) NOT NULL REFERENCES zollstelle,
  bezugsnummer varchar(22),
  verfahren varchar(4),
  anmeldeart varchar(4),
  art_des_geschaefts varchar(2),
  sachbearbeiter varchar(80),
  bearbeiterkuerzel varchar(4),
  rechnungswaehrung char(3),
  rechnungsbetrag numeric(14,2),
  umrechnungskurs numeric(12,6),
  statistischer_wert numeric(14,2),
  abgabenbetrag numeric(12,2),
  zahlungsart varchar(20),
  aufschubkonto varchar(12),
  eingereicht_am timestamp,
  ueberlassen_am timestamp,
  ablehnungsgrund varchar(160),
  bemerkung text
);
CREATE TABLE anmeldeposition (
  position_id bigint PRIMARY KEY,
  anmeldung_id bigint NOT NULL REFERENCES zollanmeldung,
  positionsnr smallint,
  warennr char(11) NOT NULL REFERENCES warennummer,
  handelsuebliche_bezeichnung varchar(120),
  ursprungsland char(2),
  artikelpreis numeric(12,2),
  menge numeric(12,3),
  einheit varchar(8),
  praeferenz varchar(3)
);
CREATE TABLE unterlage (
  unterlage_id bigint PRIMARY KEY,
  anmeldung_id bigint NOT NULL REFERENCES zollanmeldung,
  unterlagenart varchar(40),
  unterlagennummer varchar(35),
  ausstellungsdatum date,
  ausgestellt_von varchar(80),
  dateiname varchar(120),
  dateiformat varchar(10)
);
CREATE TABLE beschau (
  beschau_id bigint PRIMARY KEY,
  anmeldung_id bigint NOT NULL REFERENCES zollanmeldung,
  beschauart varchar(20),
  beamter varchar(80),
  befund text,
  ergebnis varchar(20),
  massnahme varchar(80),
  durchgefuehrt_am timestamp
);
CREATE TABLE bescheid (
  bescheid_id bigint PRIMARY KEY,
  anmeldung_id bigint NOT NULL REFERENCES zollanmeldung,
  aktenzeichen varchar(24),
  registrierkennzeichen varchar(24),
  abgabenart varchar(30),
  betrag numeric(12,2),
  faellig_am date,
  bezahlt_am date,
  verwendungszweck varchar(140),
  iban varchar(34),
  kreditinstitut varchar(60),
  kontoinhaber varchar(80)
);
