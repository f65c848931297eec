-- Bürgerbüro einer Gemeinde
create table einwohner (
  einwohner_id serial primary key,
  ordnungsmerkmal varchar(12) not null unique,
  familienname varchar(60) not null,
  geburtsname varchar(60),
  vornamen varchar(80) not null,
  rufname varchar(40),
  doktorgrad varchar(12),
  geburtsdatum date not null,
  geburtsort varchar(60),
  geschlecht char(1),
  familienstand varchar(20),
  staatsangehoerigkeit varchar(40),
  religionszugehoerigkeit varchar(20),
  auskunftssperre boolean not null,
  sterbedatum date
);
create table wohnungen (
  wohnung_id serial primary key,
  strasse varchar(60) not null,
  hausnummer varchar(8) not null,
  adresszusatz varchar(30),
  plz char(5) not null,
  ortsteil varchar(40),
  gemeindeschluessel char(8),
  wohnungsstatus varchar(20),
  wohnflaeche_qm numeric(6,1)
);
create table meldungen (
  meldung_id serial primary key,
  einwohner_id int not null references einwohner,
  wohnung_id int not null references wohnungen,
  meldeart varchar(20) not null,
  einzugsdatum date not null,
  auszugsdatum date,
  wohnungsgeber varchar(80),
  sachbearbeiter varchar(60),
  vorgangsnummer varchar(20) not null unique,
  bemerkung text
);
create table ausweise (
  ausweis_id serial primary key,
  einwohner_id int not null references einwohner,
  ausweisart varchar(30) not null,
  seriennummer varchar(10) not null,
  ausstellungsdatum date,
  ablaufdatum date,
  ausstellende_behoerde varchar(80),
  augenfarbe varchar(20),
  koerpergroesse_cm smallint,
  abholstatus varchar(20),
  lichtbild_datei varchar(120)
);
create table gewerbe (
  gewerbe_id serial primary key,
  firmenname varchar(100) not null,
  rechtsform varchar(20),
  taetigkeit varchar(120),
  wirtschaftszweig varchar(60),
  betriebsstaette_strasse varchar(60),
  betriebsstaette_ort varchar(60),
  geschaeftsfuehrer varchar(80),
  telefon varchar(30),
  mailadresse varchar(100),
  handelsregisternummer varchar(20),
  anmeldedatum date,
  anzahl_beschaeftigte int,
  gewerbestatus varchar(20)
);
create table hundesteuer (
  hund_id serial primary key,
  halter_id int references einwohner,
  hundename varchar(30),
  rasse varchar(40),
  chipnummer varchar(15),
  steuermarke varchar(10),
  fellfarbe varchar(30),
  jahresbetrag numeric(8,2),
  ermaessigungsgrund varchar(60),
  kassenzeichen varchar(16)
);
create table gebuehrenbescheide (
  bescheid_id serial primary key,
  empfaenger varchar(80),
  aktenzeichen varchar(24) unique,
  gebuehrenart varchar(40),
  betrag numeric(9,2) not null,
  bescheiddatum date,
  faellig_am date,
  zahlungsart varchar(20),
  zahlstatus varchar(16),
  mahnstufe smallint,
  iban varchar(34),
  verwendungszweck varchar(140)
);
create table fundsachen (
  fund_id serial primary key,
  gegenstand varchar(80),
  fundort varchar(80),
  fundzeit timestamp,
  finder_name varchar(80),
  lagerfach varchar(10),
  beschreibung varchar(300),
  verbleib varchar(30)
);
create table trauungen (
  trauung_id serial primary key,
  partner_a varchar(80) not null,
  partner_b varchar(80) not null,
  trauzimmer varchar(40),
  standesbeamter varchar(60),
  termin timestamp not null,
  ehename varchar(60),
  registernummer varchar(20)
);
