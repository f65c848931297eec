-- A day nursery in Dutch

CREATE TABLE locaties (
  locatie_id serial PRIMARY KEY,
  locatienaam varchar(60) NOT NULL,
  straat varchar(60) NOT NULL,
  huisnr varchar(8) NOT NULL,
  postcode varchar(7) NOT NULL,
  woonplaats varchar(50) NOT NULL,
  telefoon varchar(20) NOT NULL,
  website varchar(120) NOT NULL,
  locatiemanager varchar(60) NOT NULL,
  openingsdatum date NOT NULL,
  capaciteit smallint NOT NULL,
  lrk_nummer varchar(12) NOT NULL
);

CREATE TABLE groepen (
  groepscode varchar(6) PRIMARY KEY,
  locatie_id integer NOT NULL REFERENCES locaties (locatie_id),
  groepsnaam varchar(40) NOT NULL,
  leeftijdscategorie varchar(20) NOT NULL,
  soort_opvang varchar(24) NOT NULL,
  max_kinderen smallint NOT NULL,
  lokaal varchar(12) NOT NULL
);

CREATE TABLE ouders (
  oudernummer integer PRIMARY KEY,
  aanhef varchar(12) NOT NULL,
  voorletters varchar(8) NOT NULL,
  achternaam varchar(40) NOT NULL,
  adres varchar(80) NOT NULL,
  plaats varchar(50) NOT NULL,
  mobiel varchar(20) NOT NULL,
  e_mail varchar(100) NOT NULL,
  bsn varchar(9) NOT NULL,
  iban varchar(34) NOT NULL,
  tenaamstelling varchar(60) NOT NULL,
  beroep varchar(40),
  werkgever varchar(60),
  burgerlijke_staat varchar(24) NOT NULL,
  taal varchar(20) NOT NULL
);

CREATE TABLE kinderen (
  kind_id serial PRIMARY KEY,
  oudernummer integer NOT NULL REFERENCES ouders (oudernummer),
  voornaam varchar(30) NOT NULL,
  achternaam varchar(40) NOT NULL,
  geboortedatum date NOT NULL,
  geboorteplaats varchar(50) NOT NULL,
  geslacht varchar(10) NOT NULL,
  nationaliteit varchar(30) NOT NULL,
  allergieen varchar(80),
  huisarts varchar(60) NOT NULL,
  zorgverzekeraar varchar(60) NOT NULL,
  polisnummer varchar(16) NOT NULL,
  bijzonderheden text,
  foto_toestemming boolean NOT NULL,
  uitschrijfdatum date
);

CREATE TABLE medewerkers (
  mdw_nr varchar(8) PRIMARY KEY,
  groepscode varchar(6) NOT NULL REFERENCES groepen (groepscode),
  roepnaam varchar(30) NOT NULL,
  tussenvoegsel varchar(10),
  achternaam varchar(40) NOT NULL,
  functietitel varchar(40) NOT NULL,
  opleidingsniveau varchar(20) NOT NULL,
  contracttype varchar(24) NOT NULL,
  in_dienst_sinds date NOT NULL,
  uit_dienst date,
  uren_per_week numeric(4, 1) NOT NULL,
  salarisschaal varchar(6) NOT NULL,
  bruto_maandloon numeric(8, 2) NOT NULL
);

CREATE TABLE ziekmeldingen (
  melding_id serial PRIMARY KEY,
  mdw_nr varchar(8) NOT NULL REFERENCES medewerkers (mdw_nr),
  begindatum date NOT NULL,
  einddatum date,
  reden varchar(80),
  verzuimsoort varchar(20) NOT NULL
);

CREATE TABLE contracten (
  contractnr varchar(12) PRIMARY KEY,
  kind_id integer NOT NULL REFERENCES kinderen (kind_id),
  ingangsdatum date NOT NULL,
  einddatum date,
  opvangdagen varchar(40) NOT NULL,
  uurtarief numeric(6, 2) NOT NULL,
  maandbedrag numeric(8, 2) NOT NULL,
  contractstatus varchar(16) NOT NULL,
  opzegreden varchar(80),
  ondertekend boolean NOT NULL
);

CREATE TABLE facturen (
  factuurnr varchar(12) PRIMARY KEY,
  contractnr varchar(12) NOT NULL REFERENCES contracten (contractnr),
  factuurdatum date NOT NULL,
  vervaldatum date NOT NULL,
  bedrag numeric(9, 2) NOT NULL,
  korting numeric(9, 2) NOT NULL,
  betaald_op date,
  betaalmethode varchar(20) NOT NULL,
  status varchar(16) NOT NULL,
  omschrijving varchar(80) NOT NULL
);

CREATE TABLE leveranciers (
  leveranciersnr integer PRIMARY KEY,
  naam varchar(60) NOT NULL,
  contactpersoon varchar(60) NOT NULL,
  straat_huisnr varchar(80) NOT NULL,
  land varchar(40) NOT NULL,
  kvk varchar(8) NOT NULL,
  btw_nr varchar(16) NOT NULL,
  betaaltermijn smallint NOT NULL
);

CREATE TABLE artikelen (
  artikelnr varchar(12) PRIMARY KEY,
  leveranciersnr integer NOT NULL REFERENCES leveranciers (leveranciersnr),
  artikelnaam varchar(60) NOT NULL,
  artikelgroep varchar(30) NOT NULL,
  eenheid varchar(10) NOT NULL,
  inkoopprijs numeric(8, 2) NOT NULL,
  voorraad integer NOT NULL,
  kleur varchar(20),
  opslagplaats varchar(20) NOT NULL
);
