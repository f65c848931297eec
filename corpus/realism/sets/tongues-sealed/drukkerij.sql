-- A printing house in Dutch

CREATE TABLE relaties (
  relatienummer integer PRIMARY KEY,
  bedrijfsnaam varchar(60) NOT NULL,
  contactpersoon varchar(60) NOT NULL,
  aanhef varchar(12) NOT NULL,
  straatnaam varchar(60) NOT NULL,
  huisnummer varchar(8) NOT NULL,
  toevoeging varchar(6),
  postcode varchar(7) NOT NULL,
  plaats varchar(50) NOT NULL,
  landcode char(2) NOT NULL,
  telefoonnummer varchar(20) NOT NULL,
  mobiel varchar(20),
  emailadres varchar(100) NOT NULL,
  btw_nummer varchar(16) NOT NULL,
  kvk_nummer varchar(8) NOT NULL,
  betaaltermijn_dagen smallint NOT NULL,
  kredietlimiet numeric(10, 2) NOT NULL,
  geblokkeerd boolean NOT NULL,
  aangemaakt_op timestamp NOT NULL,
  opmerkingen text
);

CREATE TABLE papiersoorten (
  papiercode varchar(10) PRIMARY KEY,
  omschrijving varchar(60) NOT NULL,
  grammage smallint NOT NULL,
  kleur varchar(20) NOT NULL,
  formaat varchar(12) NOT NULL,
  voorraad_vellen integer NOT NULL,
  minimumvoorraad integer NOT NULL,
  prijs_per_1000 numeric(8, 2) NOT NULL,
  leverancier varchar(60) NOT NULL,
  magazijnlocatie varchar(12) NOT NULL
);

CREATE TABLE persen (
  pers_id serial PRIMARY KEY,
  naam varchar(40) NOT NULL,
  fabrikant varchar(40) NOT NULL,
  bouwjaar smallint NOT NULL,
  serienummer varchar(24) NOT NULL,
  max_snelheid integer NOT NULL,
  uurtarief numeric(7, 2) NOT NULL,
  laatste_onderhoud date NOT NULL,
  toestand varchar(20) NOT NULL,
  in_gebruik boolean NOT NULL
);

CREATE TABLE medewerkers (
  personeelsnummer varchar(8) PRIMARY KEY,
  voorletters varchar(8) NOT NULL,
  voornaam varchar(30) NOT NULL,
  tussenvoegsel varchar(10),
  achternaam varchar(40) NOT NULL,
  geboortedatum date NOT NULL,
  geslacht char(1) NOT NULL,
  functie varchar(40) NOT NULL,
  afdeling varchar(30) NOT NULL,
  datum_in_dienst date NOT NULL,
  datum_uit_dienst date,
  dienstverband varchar(20) NOT NULL,
  brutoloon numeric(8, 2) NOT NULL,
  rekeningnummer varchar(34) NOT NULL,
  burgerlijke_staat varchar(24) NOT NULL,
  nationaliteit varchar(24) NOT NULL
);

CREATE TABLE offertes (
  offertenummer varchar(12) PRIMARY KEY,
  relatienummer integer NOT NULL REFERENCES relaties (relatienummer),
  offertedatum date NOT NULL,
  geldig_tot date NOT NULL,
  onderwerp varchar(80) NOT NULL,
  oplage integer NOT NULL,
  bedrag_excl_btw numeric(10, 2) NOT NULL,
  btw_bedrag numeric(10, 2) NOT NULL,
  bedrag_incl_btw numeric(10, 2) NOT NULL,
  status varchar(16) NOT NULL,
  reden_afwijzing varchar(120),
  opgesteld_door varchar(40) NOT NULL
);

CREATE TABLE orders (
  ordernummer varchar(12) PRIMARY KEY,
  relatienummer integer NOT NULL REFERENCES relaties (relatienummer),
  offertenummer varchar(12) REFERENCES offertes (offertenummer),
  orderdatum date NOT NULL,
  gewenste_leverdatum date NOT NULL,
  werkelijke_leverdatum date,
  orderstatus varchar(20) NOT NULL,
  prioriteit varchar(10) NOT NULL,
  spoedopdracht boolean NOT NULL,
  leveringswijze varchar(20) NOT NULL,
  afleveradres varchar(120) NOT NULL
);

CREATE TABLE orderregels (
  ordernummer varchar(12) NOT NULL REFERENCES orders (ordernummer),
  regelnummer smallint NOT NULL,
  papiercode varchar(10) NOT NULL REFERENCES papiersoorten (papiercode),
  productomschrijving varchar(80) NOT NULL,
  aantal integer NOT NULL,
  eenheid varchar(10) NOT NULL,
  stuksprijs numeric(8, 4) NOT NULL,
  kortingspercentage numeric(5, 2) NOT NULL,
  regelbedrag numeric(10, 2) NOT NULL,
  bestandsnaam varchar(120) NOT NULL
);

CREATE TABLE persgangen (
  persgang_id serial PRIMARY KEY,
  pers_id integer NOT NULL REFERENCES persen (pers_id),
  ordernummer varchar(12) NOT NULL REFERENCES orders (ordernummer),
  personeelsnummer varchar(8) NOT NULL REFERENCES medewerkers (personeelsnummer),
  starttijd timestamp NOT NULL,
  eindtijd timestamp NOT NULL,
  aantal_vellen integer NOT NULL,
  afkeur_vellen integer NOT NULL,
  storingsreden varchar(120)
);

CREATE TABLE facturen (
  factuurnummer varchar(12) PRIMARY KEY,
  ordernummer varchar(12) NOT NULL REFERENCES orders (ordernummer),
  factuurdatum date NOT NULL,
  vervaldatum date NOT NULL,
  totaalbedrag numeric(10, 2) NOT NULL,
  betaald_bedrag numeric(10, 2) NOT NULL,
  betaaldatum date,
  betaalwijze varchar(20) NOT NULL,
  betaalstatus varchar(16) NOT NULL,
  omschrijving varchar(100) NOT NULL
);
