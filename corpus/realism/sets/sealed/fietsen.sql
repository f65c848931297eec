-- Fietsenwinkel met werkplaats
CREATE TABLE klanten (
  klant_id serial PRIMARY KEY,
  klantnummer varchar(10) UNIQUE,
  aanhef varchar(10),
  voornaam varchar(40),
  tussenvoegsel varchar(12),
  achternaam varchar(60),
  straat varchar(60),
  huisnr varchar(8),
  postcode varchar(7),
  woonplaats varchar(40),
  telefoon varchar(20),
  mobiel varchar(20),
  emailadres varchar(100),
  geboortedatum date,
  nieuwsbrief boolean,
  ingeschreven_op date,
  opmerking text
);
CREATE TABLE merken (
  merk_id serial PRIMARY KEY,
  merknaam varchar(40),
  land varchar(40),
  importeur varchar(60)
);
CREATE TABLE fietsen (
  fiets_id serial PRIMARY KEY,
  merk_id int NOT NULL REFERENCES merken,
  modelnaam varchar(40),
  soort varchar(20),
  framenummer varchar(20) UNIQUE,
  framemaat varchar(6),
  kleur varchar(20),
  versnellingen smallint,
  bouwjaar smallint,
  accu_wh smallint,
  inkoopprijs numeric(8,2),
  verkoopprijs numeric(8,2),
  status varchar(16),
  foto varchar(100)
);
CREATE TABLE monteurs (
  monteur_code varchar(4) PRIMARY KEY,
  naam varchar(60),
  functie varchar(40),
  uurloon numeric(6,2),
  in_dienst date,
  uit_dienst date,
  diploma varchar(40)
);
CREATE TABLE reparaties (
  reparatie_id serial PRIMARY KEY,
  klant_id int NOT NULL REFERENCES klanten,
  fiets_id int REFERENCES fietsen,
  monteur_code varchar(4) REFERENCES monteurs,
  bonnummer varchar(12) UNIQUE,
  klacht varchar(120),
  uitgevoerd_werk text,
  aangeboden_op timestamp,
  gereed_op timestamp,
  opgehaald_op timestamp,
  arbeid_min smallint,
  voortgang varchar(16),
  garantie boolean,
  sleutelnr varchar(8)
);
CREATE TABLE onderdelen (
  artikelnr varchar(16) PRIMARY KEY,
  omschrijving varchar(80),
  categorie varchar(30),
  leverancier varchar(60),
  ean_code varchar(13),
  voorraad integer,
  minimum integer,
  schap varchar(8),
  prijs_ex_btw numeric(8,2),
  btw_tarief numeric(4,1)
);
CREATE TABLE reparatie_regels (
  regel_id serial PRIMARY KEY,
  reparatie_id int NOT NULL REFERENCES reparaties,
  artikelnr varchar(16) REFERENCES onderdelen,
  aantal smallint,
  stukprijs numeric(8,2),
  regelbedrag numeric(9,2),
  toelichting varchar(120)
);
CREATE TABLE facturen (
  factuur_id serial PRIMARY KEY,
  klant_id int NOT NULL REFERENCES klanten,
  factuurnummer varchar(12) UNIQUE,
  factuurdatum date,
  vervaldatum date,
  bedrag_excl numeric(9,2),
  btw numeric(9,2),
  bedrag_incl numeric(9,2),
  betaalwijze varchar(16),
  betaald_op date,
  rekeningnr varchar(34),
  referentie varchar(20)
);
CREATE TABLE verhuur (
  verhuur_id serial PRIMARY KEY,
  fiets_id int NOT NULL REFERENCES fietsen,
  klant_id int NOT NULL REFERENCES klanten,
  van timestamp,
  tot timestamp,
  borg numeric(7,2),
  legitimatie varchar(20),
  documentnr varchar(16),
  schade varchar(100)
);
