-- Eine Baumschule mit Gartenbau und Verkauf

CREATE TABLE lieferanten (
  lieferant_id int PRIMARY KEY,
  lieferantennummer varchar(12) NOT NULL UNIQUE,
  firma varchar(80) NOT NULL,
  ansprechpartner varchar(80),
  strasse varchar(80),
  hausnummer varchar(8),
  plz varchar(10),
  ort varchar(60),
  land varchar(40),
  telefon varchar(30),
  email varchar(120),
  ust_idnr varchar(16),
  zahlungsziel_tage smallint,
  skonto_prozent numeric(4,2),
  bemerkung text
);

CREATE TABLE pflanzengattungen (
  gattung_id int PRIMARY KEY,
  name_botanisch varchar(60) NOT NULL,
  name_deutsch varchar(60) NOT NULL,
  familie varchar(60)
);

CREATE TABLE pflanzen (
  pflanze_id int PRIMARY KEY,
  gattung_id int NOT NULL REFERENCES pflanzengattungen (gattung_id),
  artikelnummer varchar(14) NOT NULL UNIQUE,
  art varchar(60) NOT NULL,
  sorte varchar(60),
  wuchsform varchar(24),
  bluetenfarbe varchar(24),
  bluetezeit varchar(30),
  winterhaerte varchar(12),
  standort varchar(30),
  bodenart varchar(30),
  endhoehe_cm smallint,
  wasserbedarf varchar(12),
  ist_bienenfreundlich boolean NOT NULL,
  ist_giftig boolean NOT NULL,
  vk_preis numeric(8,2) NOT NULL,
  ek_preis numeric(8,2),
  steuersatz numeric(4,2) NOT NULL
);

CREATE TABLE quartiere (
  quartier_id int PRIMARY KEY,
  bezeichnung varchar(40) NOT NULL,
  flaechenart varchar(24) NOT NULL,
  flaeche_m2 numeric(9,2) NOT NULL,
  bodentyp varchar(30),
  ph_wert numeric(3,1),
  bewaesserungsart varchar(24)
);

CREATE TABLE mitarbeiter (
  mitarbeiter_id int PRIMARY KEY,
  personalnummer varchar(10) NOT NULL UNIQUE,
  vorname varchar(40) NOT NULL,
  nachname varchar(40) NOT NULL,
  funktion varchar(40),
  geburtsdatum date,
  eintritt_am date NOT NULL,
  austritt_am date,
  stundenlohn numeric(5,2),
  wochenstunden numeric(4,1),
  fuehrerscheinklasse varchar(10),
  handy varchar(30)
);

CREATE TABLE chargen (
  charge_id int PRIMARY KEY,
  chargennummer varchar(16) NOT NULL UNIQUE,
  pflanze_id int NOT NULL REFERENCES pflanzen (pflanze_id),
  quartier_id int NOT NULL REFERENCES quartiere (quartier_id),
  lieferant_id int REFERENCES lieferanten (lieferant_id),
  vermehrungsart varchar(24) NOT NULL,
  ausgesaet_am date NOT NULL,
  getopft_am date,
  verkaufsbereit_ab date,
  menge_start int NOT NULL,
  menge_ausfall int NOT NULL,
  menge_bestand int NOT NULL,
  topfgroesse varchar(12),
  qualitaet varchar(12),
  status varchar(20) NOT NULL
);

CREATE TABLE pflegemassnahmen (
  massnahme_id int PRIMARY KEY,
  charge_id int NOT NULL REFERENCES chargen (charge_id),
  mitarbeiter_id int NOT NULL REFERENCES mitarbeiter (mitarbeiter_id),
  art_der_massnahme varchar(30) NOT NULL,
  durchgefuehrt_am date NOT NULL,
  beginn time,
  ende time,
  mittel varchar(60),
  aufwandmenge numeric(8,2),
  einheit varchar(10),
  wetter varchar(24),
  notiz varchar(200)
);

CREATE TABLE schaedlingsbefall (
  befall_id int PRIMARY KEY,
  charge_id int NOT NULL REFERENCES chargen (charge_id),
  schaderreger varchar(60) NOT NULL,
  befallsgrad varchar(12),
  festgestellt_am date NOT NULL,
  gemeldet_am date,
  behandelt_am date,
  behandlung varchar(80),
  ist_meldepflichtig boolean NOT NULL,
  betroffene_pflanzen int,
  entdeckt_von varchar(80)
);

CREATE TABLE kunden (
  kunde_id int PRIMARY KEY,
  kundennummer varchar(12) NOT NULL UNIQUE,
  kundenart varchar(20) NOT NULL,
  anrede varchar(10),
  name varchar(80) NOT NULL,
  strasse_hausnr varchar(80),
  plz varchar(10),
  ort varchar(60),
  telefon varchar(30),
  email varchar(120),
  rabattgruppe varchar(10),
  kreditlimit numeric(9,2),
  angelegt_am timestamp NOT NULL,
  newsletter boolean NOT NULL
);

CREATE TABLE auftraege (
  auftrag_id int PRIMARY KEY,
  auftragsnummer varchar(14) NOT NULL UNIQUE,
  kunde_id int NOT NULL REFERENCES kunden (kunde_id),
  bestellt_am timestamp NOT NULL,
  liefertermin date,
  lieferart varchar(20) NOT NULL,
  lieferadresse varchar(120),
  warenwert numeric(10,2) NOT NULL,
  rabatt_betrag numeric(9,2) NOT NULL,
  frachtkosten numeric(8,2) NOT NULL,
  nettosumme numeric(10,2) NOT NULL,
  mwst_betrag numeric(9,2) NOT NULL,
  gesamtsumme numeric(10,2) NOT NULL,
  status varchar(20) NOT NULL,
  storno_grund varchar(60)
);

CREATE TABLE auftragspositionen (
  position_id int PRIMARY KEY,
  auftrag_id int NOT NULL REFERENCES auftraege (auftrag_id),
  pos_nr smallint NOT NULL,
  pflanze_id int NOT NULL REFERENCES pflanzen (pflanze_id),
  charge_id int REFERENCES chargen (charge_id),
  menge int NOT NULL,
  einzelpreis numeric(8,2) NOT NULL,
  rabatt_prozent numeric(4,2),
  positionssumme numeric(10,2) NOT NULL,
  etikettentext varchar(60)
);

CREATE TABLE gartenprojekte (
  projekt_id int PRIMARY KEY,
  projektnummer varchar(12) NOT NULL UNIQUE,
  kunde_id int NOT NULL REFERENCES kunden (kunde_id),
  bauleiter_id int REFERENCES mitarbeiter (mitarbeiter_id),
  projekttitel varchar(80) NOT NULL,
  projektart varchar(30) NOT NULL,
  objektadresse varchar(120),
  flaeche_m2 numeric(9,2),
  angebot_am date NOT NULL,
  beginn_am date,
  fertig_am date,
  abgenommen_am date,
  lohnkosten numeric(10,2) NOT NULL,
  materialkosten numeric(10,2) NOT NULL,
  maschinenkosten numeric(9,2) NOT NULL,
  gesamtkosten numeric(11,2) NOT NULL,
  projektstatus varchar(20) NOT NULL
);

CREATE TABLE rechnungen (
  rechnung_id int PRIMARY KEY,
  rechnungsnummer varchar(14) NOT NULL UNIQUE,
  auftrag_id int NOT NULL REFERENCES auftraege (auftrag_id),
  kunde_id int NOT NULL REFERENCES kunden (kunde_id),
  rechnungsdatum date NOT NULL,
  faellig_am date NOT NULL,
  nettobetrag numeric(10,2) NOT NULL,
  steuersatz numeric(4,2) NOT NULL,
  steuerbetrag numeric(9,2) NOT NULL,
  bruttobetrag numeric(10,2) NOT NULL,
  bezahlter_betrag numeric(10,2) NOT NULL,
  offener_betrag numeric(10,2) NOT NULL,
  bezahlt_am date,
  zahlungsart varchar(20),
  mahnstufe smallint NOT NULL,
  verwendungszweck varchar(60)
);
