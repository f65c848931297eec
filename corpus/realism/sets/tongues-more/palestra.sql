-- A gym in Italian

CREATE TABLE sedi (
  id_sede serial PRIMARY KEY,
  nome_sede varchar(60) NOT NULL,
  indirizzo varchar(80) NOT NULL,
  civico varchar(8) NOT NULL,
  cap char(5) NOT NULL,
  comune varchar(50) NOT NULL,
  provincia char(2) NOT NULL,
  telefono varchar(20) NOT NULL,
  pec varchar(100) NOT NULL,
  direttore varchar(60) NOT NULL,
  superficie_mq numeric(7, 1) NOT NULL,
  orario_apertura varchar(60) NOT NULL
);

CREATE TABLE soci (
  num_tessera varchar(12) PRIMARY KEY,
  id_sede integer NOT NULL REFERENCES sedi (id_sede),
  cognome varchar(40) NOT NULL,
  nome varchar(40) NOT NULL,
  sesso char(1) NOT NULL,
  data_nascita date NOT NULL,
  luogo_nascita varchar(50) NOT NULL,
  codice_fiscale varchar(16) NOT NULL,
  residenza varchar(100) NOT NULL,
  citta varchar(50) NOT NULL,
  cellulare varchar(20) NOT NULL,
  email varchar(100) NOT NULL,
  professione varchar(40) NOT NULL,
  stato_civile varchar(20) NOT NULL,
  cittadinanza varchar(40) NOT NULL,
  contatto_emergenza varchar(60) NOT NULL,
  tel_emergenza varchar(20) NOT NULL,
  data_iscrizione date NOT NULL,
  certificato_medico_scadenza date NOT NULL,
  note text,
  attivo boolean NOT NULL
);

CREATE TABLE abbonamenti (
  cod_abbonamento varchar(10) PRIMARY KEY,
  descrizione varchar(80) NOT NULL,
  durata_mesi smallint NOT NULL,
  prezzo numeric(8, 2) NOT NULL,
  aliquota_iva numeric(4, 2) NOT NULL,
  tipologia varchar(24) NOT NULL
);

CREATE TABLE rinnovi (
  id_rinnovo serial PRIMARY KEY,
  num_tessera varchar(12) NOT NULL REFERENCES soci (num_tessera),
  cod_abbonamento varchar(10) NOT NULL REFERENCES abbonamenti (cod_abbonamento),
  data_inizio date NOT NULL,
  data_fine date NOT NULL,
  importo_pagato numeric(8, 2) NOT NULL,
  modalita_pagamento varchar(24) NOT NULL,
  stato varchar(16) NOT NULL,
  motivo_disdetta varchar(100)
);

CREATE TABLE istruttori (
  matricola varchar(8) PRIMARY KEY,
  cognome varchar(40) NOT NULL,
  nome varchar(40) NOT NULL,
  specializzazione varchar(40) NOT NULL,
  titolo_studio varchar(40) NOT NULL,
  data_assunzione date NOT NULL,
  tipo_contratto varchar(24) NOT NULL,
  stipendio_lordo numeric(8, 2) NOT NULL,
  iban varchar(34) NOT NULL
);

CREATE TABLE corsi (
  id_corso serial PRIMARY KEY,
  id_sede integer NOT NULL REFERENCES sedi (id_sede),
  matricola varchar(8) NOT NULL REFERENCES istruttori (matricola),
  denominazione varchar(60) NOT NULL,
  livello varchar(20) NOT NULL,
  giorno_settimana varchar(12) NOT NULL,
  ora_inizio time NOT NULL,
  ora_fine time NOT NULL,
  posti_disponibili smallint NOT NULL,
  sala varchar(20) NOT NULL
);

CREATE TABLE prenotazioni (
  id_prenotazione serial PRIMARY KEY,
  id_corso integer NOT NULL REFERENCES corsi (id_corso),
  num_tessera varchar(12) NOT NULL REFERENCES soci (num_tessera),
  data_prenotazione timestamp NOT NULL,
  stato_prenotazione varchar(16) NOT NULL,
  presente boolean NOT NULL,
  canale varchar(20) NOT NULL
);

CREATE TABLE attrezzature (
  num_inventario varchar(12) PRIMARY KEY,
  id_sede integer NOT NULL REFERENCES sedi (id_sede),
  nome_attrezzo varchar(60) NOT NULL,
  marca varchar(40) NOT NULL,
  modello varchar(40) NOT NULL,
  num_serie varchar(24) NOT NULL,
  data_acquisto date NOT NULL,
  costo_acquisto numeric(9, 2) NOT NULL,
  stato_conservazione varchar(20) NOT NULL,
  ultima_manutenzione date,
  fornitore varchar(60) NOT NULL,
  colore varchar(20) NOT NULL
);

CREATE TABLE fatture (
  num_fattura varchar(12) PRIMARY KEY,
  num_tessera varchar(12) NOT NULL REFERENCES soci (num_tessera),
  data_emissione date NOT NULL,
  data_scadenza date NOT NULL,
  imponibile numeric(9, 2) NOT NULL,
  iva numeric(9, 2) NOT NULL,
  totale numeric(9, 2) NOT NULL,
  valuta char(3) NOT NULL,
  causale varchar(80) NOT NULL,
  stato_pagamento varchar(16) NOT NULL,
  intestatario varchar(60) NOT NULL
);

CREATE TABLE fornitori (
  cod_fornitore varchar(8) PRIMARY KEY,
  ragione_sociale varchar(60) NOT NULL,
  partita_iva varchar(13) NOT NULL,
  referente varchar(60) NOT NULL,
  sito_web varchar(100) NOT NULL,
  nazione varchar(40) NOT NULL,
  condizioni_pagamento varchar(40) NOT NULL,
  banca varchar(40) NOT NULL
);
