-- Freiwillige Feuerwehr
CREATE TABLE ortswehr (
  ortswehr_id bigint PRIMARY KEY,
  wehrname varchar(80) NOT NULL,
  gemeinde varchar(60),
  landkreis varchar(60),
  geraetehaus_anschrift varchar(120),
  plz varchar(5),
  wehrfuehrer varchar(80),
  stellvertreter varchar(80),
  rufnummer varchar(24),
  e_mail varchar(120),
  internetseite varchar(120),
  gruendungsjahr smallint
);
CREATE TABLE mitglied (
  mitglied_id bigint PRIMARY KEY,
  ortswehr_id bigint NOT NULL REFERENCES ortswehr,
  personalnummer varchar(12) UNIQUE,
  anrede varchar(10),
  vorname varchar(40),
  nachname varchar(40),
  geburtsname varchar(40),
  geburtsort varchar(60),
  geb_datum date,
  dienstgrad varchar(30),
  beruf varchar(60),
  arbeitgeber varchar(80),
  familienstand varchar(20),
  konfession varchar(20),
  blutgruppe varchar(4),
  konfektionsgroesse varchar(6),
  schuhgroesse varchar(4),
  handynr varchar(24),
  notfallkontakt varchar(80),
  eintritt_am date,
  austritt_am date,
  austrittsgrund varchar(80)
);
CREATE TABLE lehrgang (
  lehrgang_id bigint PRIMARY KEY,
  lehrgangsnr varchar(12),
  bezeichnung varchar(80),
  lehrgangsort varchar(60),
  ausbilder varchar(80),
  dauer_stunden smallint,
  beginn date,
  ende date,
  voraussetzung varchar(80)
);
CREATE TABLE teilnahme (
  mitglied_id bigint NOT NULL REFERENCES mitglied,
  lehrgang_id bigint NOT NULL REFERENCES lehrgang,
  pruefungsergebnis varchar(20),
  note numeric(2,1),
  zeugnisnr varchar(14)
);
CREATE TABLE fahrzeug (
  fahrzeug_id bigint PRIMARY KEY,
  ortswehr_id bigint NOT NULL REFERENCES ortswehr,
  funkrufname varchar(40),
  kennzeichen varchar(12) UNIQUE,
  fahrzeugtyp varchar(20),
  fahrgestell varchar(40),
  aufbauhersteller varchar(60),
  fin varchar(17),
  baujahr smallint,
  kilometerstand integer,
  loeschwassertank_liter integer,
  tuev_faellig date,
  zustand varchar(20)
);
CREATE TABLE geraet (
  geraet_id bigint PRIMARY KEY,
  fahrzeug_id bigint REFERENCES fahrzeug,
  inventarnr varchar(14) UNIQUE,
  geraeteart varchar(40),
  hersteller varchar(60),
  seriennr varchar(24),
  anschaffung_am date,
  anschaffungswert numeric(10,2),
  pruefintervall varchar(20),
  lagerplatz varchar(20),
  bemerkungen text
);
CREATE TABLE einsatz (
  einsatz_id bigint PRIMARY KEY,
  einsatznummer varchar(16) NOT NULL UNIQUE,
  ortswehr_id bigint NOT NULL REFERENCES ortswehr,
  alarmstichwort varchar(30),
  einsatzart varchar(30),
  einsatzort varchar(100),
  anrufer varchar(80),
  alarmierungsart varchar(20),
  alarmiert_um timestamp,
  ausgerueckt_um timestamp,
  eingetroffen_um timestamp,
  beendet_um timestamp,
  einsatzleiter varchar(80),
  lagemeldung text,
  schadenshoehe numeric(12,2),
  verletzte smallint,
  wetterlage varchar(30)
);
CREATE TABLE einsatzkraft (
  einsatz_id bigint NOT NULL REFERENCES einsatz,
  mitglied_id bigint NOT NULL REFERENCES mitglied,
  funktion varchar(30),
  sitzplatz varchar(4),
  atemschutz_minuten smallint
);
CREATE TABLE dienstplan (
  dienst_id bigint PRIMARY KEY,
  ortswehr_id bigint NOT NULL REFERENCES ortswehr,
  thema varchar(100),
  dienstart varchar(20),
  wochentag varchar(10),
  beginnt_um timestamp,
  endet_um timestamp,
  treffpunkt varchar(60),
  leitender varchar(80)
);
CREATE TABLE spende (
  spende_id bigint PRIMARY KEY,
  spender varchar(100),
  spendenzweck varchar(80),
  betrag numeric(10,2),
  zahlweg varchar(20),
  iban varchar(34),
  bic varchar(11),
  quittungsnr varchar(14),
  eingang_am date
);
