-- Ein Weingut
CREATE TABLE weinberg (
  weinberg_id serial PRIMARY KEY,
  lage varchar(60) NOT NULL,
  gemeinde varchar(60) NOT NULL,
  flaeche_ha numeric(6,2) NOT NULL,
  bestockte_flaeche_ha numeric(6,2) NOT NULL,
  gepflanzt_am date,
  gerodet_am date
);
CREATE TABLE lese (
  lese_id serial PRIMARY KEY,
  weinberg_id int NOT NULL REFERENCES weinberg,
  beginn timestamp NOT NULL,
  ende timestamp,
  brutto_kg numeric(9,2) NOT NULL,
  tara_kg numeric(9,2) NOT NULL,
  netto_kg numeric(9,2) NOT NULL,
  oechsle_min int,
  oechsle_max int
);
CREATE TABLE fass (
  fass_id serial PRIMARY KEY,
  fassnr varchar(12) NOT NULL UNIQUE,
  volumen_l int NOT NULL,
  fuellmenge_l int NOT NULL,
  gekauft_am date,
  ausgemustert_am date
);
CREATE TABLE wein (
  wein_id serial PRIMARY KEY,
  lese_id int REFERENCES lese,
  weinberg_id int REFERENCES weinberg,
  fass_id int,
  bezeichnung varchar(80) NOT NULL,
  gelesen_am date,
  abgefuellt_am date,
  freigegeben_am date,
  trinkreif_ab date,
  trinkreif_bis date,
  preis_flasche numeric(7,2) NOT NULL
);
CREATE TABLE kunde (
  kunde_id serial PRIMARY KEY,
  kundennr varchar(12) NOT NULL UNIQUE,
  name varchar(80) NOT NULL,
  email varchar(120),
  geburtsdatum date,
  kunde_seit date,
  letzte_bestellung date,
  angelegt_am timestamp NOT NULL,
  geaendert_am timestamp
);
CREATE TABLE bestellung (
  bestellung_id serial PRIMARY KEY,
  kunde_id int NOT NULL REFERENCES kunde,
  bestelldatum date NOT NULL,
  versanddatum date,
  zustelldatum date,
  storniert_am date,
  nettobetrag numeric(10,2) NOT NULL,
  mwst_satz numeric(4,2) NOT NULL,
  mwst_betrag numeric(10,2) NOT NULL,
  bruttobetrag numeric(10,2) NOT NULL,
  kunde_email varchar(120),
  angelegt_am timestamp NOT NULL
);
CREATE TABLE bestellposition (
  bestellung_id int NOT NULL REFERENCES bestellung,
  posnr int NOT NULL,
  wein_id int NOT NULL REFERENCES wein,
  anzahl int NOT NULL,
  einzelpreis numeric(8,2) NOT NULL,
  positionsbetrag numeric(10,2) NOT NULL,
  PRIMARY KEY (bestellung_id, posnr)
);
CREATE TABLE rechnung (
  rechnung_id serial PRIMARY KEY,
  rechnungsnr varchar(16) NOT NULL UNIQUE,
  bestellung_id int NOT NULL REFERENCES bestellung,
  kunde_id int NOT NULL REFERENCES kunde,
  rechnungsdatum date NOT NULL,
  faellig_am date NOT NULL,
  gemahnt_am date,
  bezahlt_am date,
  rechnungsbetrag numeric(10,2) NOT NULL,
  bezahlter_betrag numeric(10,2) NOT NULL,
  offener_betrag numeric(10,2) NOT NULL
);
CREATE TABLE weinprobe (
  weinprobe_id serial PRIMARY KEY,
  kunde_id int,
  angefragt_am timestamp NOT NULL,
  bestaetigt_am timestamp,
  von timestamp NOT NULL,
  bis timestamp NOT NULL,
  personen int NOT NULL,
  preis_pro_person numeric(6,2) NOT NULL,
  gesamtpreis numeric(8,2) NOT NULL,
  kundennr varchar(12)
);
CREATE TABLE lieferung (
  lieferung_id serial PRIMARY KEY,
  rechnung_id int REFERENCES rechnung,
  bestellung_id int NOT NULL REFERENCES bestellung,
  abgeholt_am timestamp,
  zugestellt_am timestamp,
  kartons int NOT NULL
);
