-- Eine Maßschneiderei: Stoffe, Schnitte, Anproben, Änderungen und Verleih
CREATE TABLE kunden (
  kunden_id serial PRIMARY KEY,
  anrede varchar(10),
  vorname varchar(50),
  nachname varchar(50),
  strasse varchar(80),
  plz varchar(5),
  ort varchar(50),
  telefon varchar(30),
  figurtyp varchar(30),
  konfektionsgroesse varchar(6),
  bevorzugte_zahlart varchar(30),
  anlass varchar(40)
);
CREATE TABLE stoffe (
  stoff_id serial PRIMARY KEY,
  artikelnr varchar(16) UNIQUE,
  bezeichnung varchar(60),
  stoffart varchar(30),
  faserart varchar(30),
  muster varchar(30),
  farbe varchar(30),
  webart varchar(30),
  pflegehinweis varchar(120),
  lieferant varchar(80),
  herkunftsland varchar(40),
  breite_cm int,
  preis_je_meter numeric(8,2)
);
CREATE TABLE zutaten (
  zutat_id serial PRIMARY KEY,
  bezeichnung varchar(60),
  knopfart varchar(30),
  verschluss varchar(30),
  garnfarbe varchar(30),
  hersteller varchar(60),
  einheit varchar(10),
  lagerort varchar(40)
);
CREATE TABLE schnitte (
  schnitt_id serial PRIMARY KEY,
  schnittnr varchar(12),
  kleidungsstueck varchar(40),
  kragenform varchar(30),
  aermelform varchar(30),
  passform varchar(30),
  schwierigkeit varchar(20),
  saison varchar(20)
);
CREATE TABLE auftraege (
  auftrag_id serial PRIMARY KEY,
  kunden_id int REFERENCES kunden (kunden_id),
  auftragsnr varchar(14) UNIQUE,
  auftragsart varchar(30),
  status varchar(20),
  schneider varchar(80),
  dringlichkeit varchar(20),
  kundenwunsch text,
  liefertermin date,
  gesamtpreis numeric(9,2)
);
CREATE TABLE anproben (
  anprobe_id serial PRIMARY KEY,
  auftrag_id int REFERENCES auftraege (auftrag_id),
  anprobetyp varchar(20),
  ergebnis varchar(30),
  koerperhaltung varchar(30),
  bemerkung text,
  termin timestamp
);
CREATE TABLE aenderungen (
  aenderung_id serial PRIMARY KEY,
  auftrag_id int REFERENCES auftraege (auftrag_id),
  aenderungsart varchar(40),
  werkzeug varchar(40),
  grund varchar(60),
  naht varchar(30),
  erledigt_von varchar(60)
);
CREATE TABLE maschinen (
  maschinen_id serial PRIMARY KEY,
  maschinentyp varchar(40),
  hersteller varchar(60),
  seriennr varchar(20),
  zustand varchar(20),
  standort varchar(40),
  antrieb varchar(20)
);
CREATE TABLE verleih (
  verleih_id serial PRIMARY KEY,
  kunden_id int REFERENCES kunden (kunden_id),
  kostuemart varchar(30),
  epoche varchar(30),
  schmuck varchar(30),
  schuhtyp varchar(30),
  kaution numeric(7,2),
  rueckgabe_zustand varchar(20)
);
CREATE TABLE mitarbeiter (
  mitarbeiter_id serial PRIMARY KEY,
  vorname varchar(50),
  nachname varchar(50),
  berufsbezeichnung varchar(60),
  ausbildung varchar(40),
  fremdsprache varchar(30),
  qualifikation varchar(60),
  hobby varchar(40)
);
