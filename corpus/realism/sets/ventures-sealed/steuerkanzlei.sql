create table mandant (
  mandant_id int primary key,
  mandantennummer varchar(10) not null,
  anrede varchar(10),
  vorname varchar(40),
  nachname varchar(40),
  firmenname varchar(100),
  rechtsform varchar(20),
  branche varchar(40),
  strasse varchar(80),
  plz char(5),
  ort varchar(60),
  telefon varchar(30),
  email varchar(120),
  steuernummer varchar(20),
  ust_id varchar(14),
  geburtsdatum date,
  familienstand varchar(20),
  konfession varchar(20),
  iban varchar(34),
  mandatsbeginn date not null,
  mandatsende date,
  ist_aktiv boolean not null
);
create table mitarbeiter (
  mitarbeiter_id int primary key,
  kuerzel varchar(5) not null,
  name varchar(80) not null,
  funktion varchar(40),
  stundensatz numeric(6,2) not null,
  eintrittsdatum date not null,
  austrittsdatum date,
  wochenstunden numeric(4,1)
);
create table finanzamt (
  finanzamt_nr char(4) primary key,
  bezeichnung varchar(60) not null,
  bundesland varchar(30),
  ort varchar(60)
);
create table auftrag (
  auftrag_id int primary key,
  auftragsnummer varchar(14) not null,
  mandant_id int not null references mandant(mandant_id),
  bearbeiter_id int not null references mitarbeiter(mitarbeiter_id),
  leistungsart varchar(40) not null,
  veranlagungsjahr smallint not null,
  angelegt_am timestamp not null,
  frist date,
  abgegeben_am date,
  prioritaet varchar(12),
  status varchar(20) not null,
  pauschalhonorar numeric(9,2),
  bemerkung text
);
create table zeiterfassung (
  zeit_id bigint primary key,
  auftrag_id int not null references auftrag(auftrag_id),
  mitarbeiter_id int not null references mitarbeiter(mitarbeiter_id),
  datum date not null,
  beginn time,
  ende time,
  stunden numeric(5,2) not null,
  stundensatz numeric(6,2) not null,
  betrag numeric(9,2) not null,
  taetigkeit varchar(100),
  abrechenbar boolean not null
);
create table steuerbescheid (
  bescheid_id int primary key,
  auftrag_id int not null references auftrag(auftrag_id),
  finanzamt_nr char(4) not null references finanzamt(finanzamt_nr),
  steuerart varchar(30) not null,
  bescheiddatum date not null,
  zustelldatum date,
  einspruchsfrist date,
  einspruch_eingelegt_am date,
  festgesetzte_steuer numeric(11,2) not null,
  vorauszahlungen numeric(11,2) not null,
  nachzahlung numeric(11,2) not null,
  abweichung_grund varchar(120),
  bescheid_datei varchar(120)
);
create table honorarrechnung (
  rechnung_id int primary key,
  rechnungsnummer varchar(14) not null,
  mandant_id int not null references mandant(mandant_id),
  auftrag_id int not null references auftrag(auftrag_id),
  rechnungsdatum date not null,
  faelligkeitsdatum date not null,
  nettobetrag numeric(10,2) not null,
  auslagen numeric(8,2) not null,
  mwst_satz numeric(4,2) not null,
  mwst_betrag numeric(9,2) not null,
  bruttobetrag numeric(10,2) not null,
  bezahlt_am date,
  mahnstufe smallint not null,
  zahlungsart varchar(20)
);
