-- Agriturismo con frantoio
CREATE TABLE ospiti (
  id_ospite serial PRIMARY KEY,
  cognome varchar(60),
  nome varchar(40),
  cod_fiscale varchar(16),
  data_nascita date,
  luogo_nascita varchar(60),
  nazionalita varchar(40),
  indirizzo varchar(80),
  cap varchar(5),
  comune varchar(60),
  prov char(2),
  cellulare varchar(20),
  posta_el varchar(100),
  tipo_documento varchar(20),
  num_documento varchar(16),
  note text
);
CREATE TABLE camere (
  cod_camera varchar(6) PRIMARY KEY,
  nome_camera varchar(40),
  piano varchar(10),
  tipologia varchar(20),
  posti_letto smallint,
  prezzo_notte numeric(7,2),
  vista varchar(20),
  bagno_privato boolean
);
CREATE TABLE prenotazioni (
  id_pren serial PRIMARY KEY,
  id_ospite int NOT NULL REFERENCES ospiti,
  cod_camera varchar(6) NOT NULL REFERENCES camere,
  cod_pren varchar(12) UNIQUE,
  arrivo date,
  partenza date,
  adulti smallint,
  bambini smallint,
  trattamento varchar(20),
  canale varchar(20),
  caparra numeric(8,2),
  totale numeric(9,2),
  stato varchar(16),
  richieste text,
  inserita_il timestamp
);
CREATE TABLE fornitori (
  id_fornitore serial PRIMARY KEY,
  rag_sociale varchar(80),
  p_iva varchar(11),
  referente varchar(60),
  tel varchar(20),
  pec varchar(100),
  iban varchar(34),
  settore varchar(40),
  giorni_pagamento smallint
);
CREATE TABLE dipendenti (
  matr varchar(6) PRIMARY KEY,
  nominativo varchar(80),
  mansione varchar(40),
  assunto_il date,
  cessato_il date,
  stipendio_lordo numeric(9,2),
  reparto varchar(30),
  stato_civile varchar(16),
  titolo_studio varchar(30)
);
CREATE TABLE lotti_olio (
  id_lotto serial PRIMARY KEY,
  sigla_lotto varchar(12) UNIQUE,
  cultivar varchar(30),
  data_raccolta date,
  data_molitura date,
  kg_olive numeric(9,2),
  litri_olio numeric(9,2),
  resa_pct numeric(5,2),
  acidita numeric(4,2),
  silos varchar(6),
  giudizio_panel varchar(20)
);
CREATE TABLE articoli (
  cod_art varchar(12) PRIMARY KEY,
  descrizione varchar(80),
  um varchar(4),
  aliq_iva numeric(4,1),
  prezzo_listino numeric(8,2),
  giacenza numeric(9,2),
  scorta_min numeric(9,2),
  cod_ean varchar(13),
  id_fornitore int REFERENCES fornitori
);
CREATE TABLE fatture (
  num_fattura varchar(12) PRIMARY KEY,
  id_pren int REFERENCES prenotazioni,
  data_emissione date,
  scadenza date,
  imponibile numeric(9,2),
  imposta numeric(9,2),
  importo_totale numeric(9,2),
  metodo_pag varchar(20),
  pagata boolean,
  causale varchar(80)
);
CREATE TABLE righe_fattura (
  id_riga serial PRIMARY KEY,
  num_fattura varchar(12) NOT NULL REFERENCES fatture,
  cod_art varchar(12) REFERENCES articoli,
  quantita numeric(8,2),
  prezzo_unit numeric(8,2),
  sconto_pct numeric(5,2),
  dicitura varchar(100)
);
CREATE TABLE recensioni (
  id_rec serial PRIMARY KEY,
  id_pren int NOT NULL REFERENCES prenotazioni,
  voto smallint,
  titolo varchar(80),
  testo text,
  pubblicata_il timestamp,
  risposta_gestore text
);
