-- Altes ERP mit Praefixen
CREATE TABLE tblAdresse (
  lAdrID integer PRIMARY KEY,
  sKdNr varchar(12) NOT NULL UNIQUE,
  sAnrede varchar(10),
  sVorname varchar(40),
  sNachname varchar(40),
  sFirma1 varchar(60),
  sFirma2 varchar(60),
  sStrasse varchar(60),
  sHausNr varchar(8),
  sPLZ varchar(10),
  sOrt varchar(40),
  sLandKZ char(2),
  sTelefon varchar(30),
  sTelefax varchar(30),
  sEMail varchar(80),
  sUStIdNr varchar(20),
  sBranche varchar(30),
  nZahlZiel smallint,
  dblRabattProz numeric(5,2),
  bGesperrt boolean,
  dtAngelegt timestamp,
  sAngelegtVon varchar(20)
);
CREATE TABLE tblArtikelGruppe (
  sGrpKZ varchar(6) PRIMARY KEY,
  sGrpBez varchar(40),
  sErloesKto varchar(8)
);
CREATE TABLE tblArtikel (
  lArtID integer PRIMARY KEY,
  sArtNr varchar(20) NOT NULL UNIQUE,
  sGrpKZ varchar(6) REFERENCES tblArtikelGruppe,
  sBez1 varchar(60),
  sBez2 varchar(60),
  sZeichnNr varchar(20),
  sRevStand varchar(4),
  sME varchar(6),
  sWerkstoff varchar(30),
  dblGewNetto numeric(9,3),
  dblGewBrutto numeric(9,3),
  curEKPreis numeric(12,2),
  curVKPreis numeric(12,2),
  sLagerPlatz varchar(12),
  dblMindBest numeric(9,2),
  sEAN varchar(13),
  sWarenNr varchar(11),
  sUrspLand char(2),
  bAuslauf boolean,
  sBildDatei varchar(80)
);
CREATE TABLE tblStueckliste (
  lStlID integer PRIMARY KEY,
  lArtID integer NOT NULL REFERENCES tblArtikel,
  lKompArtID integer NOT NULL REFERENCES tblArtikel,
  nPosNr smallint,
  dblMenge numeric(9,3),
  dblVerschnittProz numeric(5,2)
);
CREATE TABLE tblMaschine (
  sMaschNr varchar(10) PRIMARY KEY,
  sMaschBez varchar(60),
  sHersteller varchar(60),
  sMaschTyp varchar(30),
  nBaujahr smallint,
  sSerienNr varchar(24),
  sHalle varchar(20),
  curStdSatz numeric(8,2),
  sKostSt varchar(8),
  dtLetzteWartung date,
  dtNaechsteWartung date
);
CREATE TABLE tblFertAuftrag (
  lFAID integer PRIMARY KEY,
  sFANr varchar(14) NOT NULL UNIQUE,
  lArtID integer NOT NULL REFERENCES tblArtikel,
  dblSollMenge numeric(9,2),
  dblGutMenge numeric(9,2),
  dblAusschuss numeric(9,2),
  sStatus char(1),
  dtStartSoll date,
  dtEndeSoll date,
  dtFertig timestamp,
  sMeister varchar(40),
  sBemerkung varchar(200),
  sChargenNr varchar(16)
);
CREATE TABLE tblArbGang (
  lAGID integer PRIMARY KEY,
  lFAID integer NOT NULL REFERENCES tblFertAuftrag,
  sMaschNr varchar(10) REFERENCES tblMaschine,
  nAGNr smallint,
  sAGText varchar(80),
  dblRuestMin numeric(7,2),
  dblStueckMin numeric(7,3),
  sPersNr varchar(10)
);
CREATE TABLE tblAuftrag (
  lAufID integer PRIMARY KEY,
  lAdrID integer NOT NULL REFERENCES tblAdresse,
  sAufNr varchar(12) NOT NULL UNIQUE,
  sBestNrKd varchar(24),
  dtBestellt date,
  dtLieferTermin date,
  sVersArt varchar(20),
  sLiefBed varchar(20),
  sWaehrung char(3),
  curNetto numeric(12,2),
  curMwSt numeric(12,2),
  curBrutto numeric(12,2),
  sVertreter varchar(40),
  sZahlArt varchar(20)
);
CREATE TABLE tblQSPruefung (
  lQSID integer PRIMARY KEY,
  lFAID integer NOT NULL REFERENCES tblFertAuftrag,
  sPruefer varchar(40),
  sMerkmal varchar(40),
  dblSollWert numeric(9,3),
  dblTolMin numeric(9,3),
  dblTolMax numeric(9,3),
  dblIstWert numeric(9,3),
  sErgebnis varchar(10),
  sFehlerCode varchar(8),
  sMassnahme varchar(120)
);
