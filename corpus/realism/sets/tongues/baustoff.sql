-- A builders' merchant in the names of an old German program: eight letters, a prefix of its table on each column

CREATE TABLE KDSTAMM (
  KD_NR integer PRIMARY KEY,
  KD_MATCH varchar(12) NOT NULL,
  KD_ANREDE varchar(10) NOT NULL,
  KD_NAME1 varchar(40) NOT NULL,
  KD_NAME2 varchar(40),
  KD_STR varchar(40) NOT NULL,
  KD_PLZ varchar(10) NOT NULL,
  KD_ORT varchar(40) NOT NULL,
  KD_LKZ char(3) NOT NULL,
  KD_TEL varchar(24) NOT NULL,
  KD_FAX varchar(24),
  KD_EMAIL varchar(80),
  KD_USTID varchar(16),
  KD_KRLIM numeric(11, 2) NOT NULL,
  KD_ZAHLBED varchar(20) NOT NULL,
  KD_RABGRP char(2) NOT NULL,
  KD_SPERRE char(1) NOT NULL,
  KD_VERTR varchar(30) NOT NULL,
  KD_ANLDAT date NOT NULL,
  KD_AENDAT date,
  KD_BEM varchar(200)
);

CREATE TABLE LIEFST (
  LF_NR integer PRIMARY KEY,
  LF_FIRMA varchar(50) NOT NULL,
  LF_ANSPR varchar(40),
  LF_STR varchar(40) NOT NULL,
  LF_PLZ varchar(10) NOT NULL,
  LF_ORT varchar(40) NOT NULL,
  LF_TEL varchar(24) NOT NULL,
  LF_IBAN varchar(34) NOT NULL,
  LF_BIC varchar(11) NOT NULL,
  LF_BANK varchar(40) NOT NULL,
  LF_LIEFZT smallint NOT NULL,
  LF_SKONTO numeric(4, 2) NOT NULL
);

CREATE TABLE ARTST (
  ART_NR varchar(12) PRIMARY KEY,
  ART_BEZ1 varchar(40) NOT NULL,
  ART_BEZ2 varchar(40),
  ART_WGR varchar(6) NOT NULL,
  ART_ME char(3) NOT NULL,
  ART_EKPR numeric(9, 2) NOT NULL,
  ART_VKPR numeric(9, 2) NOT NULL,
  ART_MWST numeric(4, 2) NOT NULL,
  ART_EAN varchar(13),
  ART_GEW numeric(9, 3) NOT NULL,
  ART_LGORT varchar(10) NOT NULL,
  ART_BEST numeric(11, 2) NOT NULL,
  ART_MINBST numeric(11, 2) NOT NULL,
  ART_LFNR integer NOT NULL REFERENCES LIEFST (LF_NR),
  ART_AUSLKZ char(1) NOT NULL
);

CREATE TABLE WGRST (
  WGR_NR varchar(6) PRIMARY KEY,
  WGR_BEZ varchar(40) NOT NULL,
  WGR_ERLKTO varchar(8) NOT NULL
);

CREATE TABLE AUFKOPF (
  AUF_NR integer PRIMARY KEY,
  AUF_KDNR integer NOT NULL REFERENCES KDSTAMM (KD_NR),
  AUF_DAT date NOT NULL,
  AUF_LIEFDT date,
  AUF_STAT char(1) NOT NULL,
  AUF_SACHB varchar(30) NOT NULL,
  AUF_KOMM varchar(40),
  AUF_BAUST varchar(60),
  AUF_NETTO numeric(11, 2) NOT NULL,
  AUF_MWST numeric(11, 2) NOT NULL,
  AUF_BRUTTO numeric(11, 2) NOT NULL,
  AUF_VERSART varchar(20) NOT NULL
);

CREATE TABLE AUFPOS (
  POS_AUFNR integer NOT NULL REFERENCES AUFKOPF (AUF_NR),
  POS_NR smallint NOT NULL,
  POS_ARTNR varchar(12) NOT NULL REFERENCES ARTST (ART_NR),
  POS_MENGE numeric(9, 2) NOT NULL,
  POS_EPR numeric(9, 2) NOT NULL,
  POS_RABPROZ numeric(5, 2) NOT NULL,
  POS_GPR numeric(11, 2) NOT NULL,
  POS_TEXT varchar(60)
);

CREATE TABLE FUHRP (
  FZ_KZ varchar(12) PRIMARY KEY,
  FZ_TYP varchar(24) NOT NULL,
  FZ_BJ smallint NOT NULL,
  FZ_NUTZL numeric(7, 1) NOT NULL,
  FZ_TUEV date NOT NULL,
  FZ_KMST integer NOT NULL,
  FZ_FAHRER varchar(40) NOT NULL
);

CREATE TABLE RECHKPF (
  RE_NR varchar(12) PRIMARY KEY,
  RE_AUFNR integer NOT NULL REFERENCES AUFKOPF (AUF_NR),
  RE_DAT date NOT NULL,
  RE_FAELL date NOT NULL,
  RE_BETR numeric(11, 2) NOT NULL,
  RE_BEZDAT date,
  RE_MAHNST smallint NOT NULL,
  RE_ZAHLART varchar(16) NOT NULL
);

CREATE TABLE MITARB (
  MA_PERSNR varchar(8) PRIMARY KEY,
  MA_VNAME varchar(30) NOT NULL,
  MA_NNAME varchar(30) NOT NULL,
  MA_GEBDAT date NOT NULL,
  MA_GESCHL char(1) NOT NULL,
  MA_ABT varchar(24) NOT NULL,
  MA_EINTR date NOT NULL,
  MA_AUSTR date,
  MA_STDLOHN numeric(6, 2) NOT NULL,
  MA_FSKL varchar(6) NOT NULL,
  MA_FAMST varchar(14) NOT NULL,
  MA_KONF varchar(6)
);
