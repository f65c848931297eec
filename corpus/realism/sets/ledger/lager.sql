-- Ein Lager: Artikel, Bestände, Bestellungen, Lieferungen.
CREATE TABLE lieferant (
  lieferant_id integer PRIMARY KEY,
  firma varchar(100) NOT NULL,
  ort varchar(60) NOT NULL,
  angelegt_am timestamp NOT NULL
);
CREATE TABLE lagerort (
  lagerort_id integer PRIMARY KEY,
  bezeichnung varchar(60) NOT NULL,
  kapazitaet integer NOT NULL,
  belegt integer NOT NULL,
  frei integer NOT NULL,
  min_temperatur numeric(4,1) NOT NULL,
  max_temperatur numeric(4,1) NOT NULL
);
CREATE TABLE artikel (
  artikel_id integer PRIMARY KEY,
  lieferant_id integer NOT NULL REFERENCES lieferant,
  artikelnummer varchar(20) NOT NULL UNIQUE,
  bezeichnung varchar(100) NOT NULL,
  einkaufspreis numeric(10,2) NOT NULL,
  verkaufspreis numeric(10,2) NOT NULL,
  mindestbestand integer NOT NULL,
  hoechstbestand integer NOT NULL,
  nettogewicht_kg numeric(8,3) NOT NULL,
  verpackungsgewicht_kg numeric(8,3) NOT NULL,
  bruttogewicht_kg numeric(8,3) NOT NULL
);
CREATE TABLE bestand (
  artikel_id integer NOT NULL REFERENCES artikel,
  lagerort_id integer NOT NULL REFERENCES lagerort,
  menge integer NOT NULL,
  reservierte_menge integer NOT NULL,
  verfuegbare_menge integer NOT NULL,
  PRIMARY KEY (artikel_id, lagerort_id)
);
CREATE TABLE bestellung (
  bestellung_id integer PRIMARY KEY,
  lieferant_id integer NOT NULL REFERENCES lieferant,
  bestellnummer varchar(20) NOT NULL UNIQUE,
  bestellt_am timestamp NOT NULL,
  bestaetigt_am timestamp,
  geliefert_am timestamp,
  bezahlt_am timestamp,
  anzahl_positionen integer NOT NULL,
  nettobetrag numeric(12,2) NOT NULL,
  mwst_satz numeric(4,1) NOT NULL,
  mwst_betrag numeric(12,2) NOT NULL,
  bruttobetrag numeric(12,2) NOT NULL,
  angelegt_am timestamp NOT NULL,
  geaendert_am timestamp NOT NULL
);
CREATE TABLE bestellposition (
  bestellung_id integer NOT NULL REFERENCES bestellung ON DELETE CASCADE,
  position integer NOT NULL,
  artikel_id integer NOT NULL REFERENCES artikel,
  artikelnummer varchar(20) NOT NULL,
  bestellmenge integer NOT NULL,
  gelieferte_menge integer NOT NULL,
  offene_menge integer NOT NULL,
  einzelpreis numeric(10,2) NOT NULL,
  rabatt_prozent numeric(4,1) NOT NULL,
  gesamtpreis numeric(12,2) NOT NULL,
  PRIMARY KEY (bestellung_id, position)
);
CREATE TABLE wareneingang (
  wareneingang_id integer PRIMARY KEY,
  bestellung_id integer NOT NULL REFERENCES bestellung,
  lieferant_id integer NOT NULL REFERENCES lieferant,
  lagerort_id integer NOT NULL REFERENCES lagerort,
  ankunft timestamp NOT NULL,
  entladen_von timestamp NOT NULL,
  entladen_bis timestamp NOT NULL,
  geprueft_am timestamp,
  stueck_geliefert integer NOT NULL,
  stueck_beschaedigt integer NOT NULL,
  stueck_angenommen integer NOT NULL
);
CREATE TABLE lagerbewegung (
  bewegung_id integer PRIMARY KEY,
  artikel_id integer NOT NULL,
  lagerort_id integer,
  wareneingang_id integer,
  bestand_vorher integer NOT NULL,
  zugang integer NOT NULL,
  abgang integer NOT NULL,
  bestand_nachher integer NOT NULL,
  gebucht_am timestamp NOT NULL
);
CREATE TABLE inventur (
  inventur_id integer PRIMARY KEY,
  lagerort_id integer NOT NULL REFERENCES lagerort,
  artikel_id integer NOT NULL REFERENCES artikel,
  begonnen_am timestamp NOT NULL,
  beendet_am timestamp,
  soll_menge integer NOT NULL,
  ist_menge integer NOT NULL,
  differenz integer NOT NULL
);
