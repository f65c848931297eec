-- Distributor of car parts, on an old midrange computer
create table CUSMAS (
  CUSNUM decimal(7,0) primary key,
  CUSNAM varchar(40),
  CUSADR varchar(40),
  CUSCTY varchar(30),
  CUSZIP varchar(10),
  CONNAM varchar(40),
  TELNUM varchar(20),
  FAXNUM varchar(20),
  EMLADD varchar(60),
  CRDLMT decimal(9,2),
  CUSTYP char(1),
  TRMCOD char(3),
  SLSREP varchar(30),
  ACTSTS char(1),
  DTEOPN date,
  CUSCMT varchar(60)
);
create table ITMMAS (
  ITMNUM varchar(15) primary key,
  ITMDSC varchar(40),
  ITMCLS varchar(20),
  VNDNUM decimal(7,0),
  MFGNAM varchar(30),
  UOMCOD char(2),
  LSTPRC decimal(9,2),
  STDCST decimal(9,2),
  WGTLBS decimal(7,2),
  BINLOC varchar(10),
  BARCDE varchar(13),
  WARMTH decimal(3,0),
  CORFLG char(1),
  DSCNTD char(1)
);
create table ORDHDR (
  ORDNUM decimal(9,0) primary key,
  CUSNUM decimal(7,0),
  ORDDTE date,
  SHPDTE date,
  ORDSTS varchar(4),
  SHPVIA varchar(20),
  CUSPO varchar(20),
  ORDTKR varchar(30),
  FRTAMT decimal(9,2),
  TAXPCT decimal(5,3),
  PMTMTH varchar(12),
  CURCDE char(3),
  SHPNAM varchar(40),
  SHPCTY varchar(30)
);
create table ORDDTL (
  ORDNUM decimal(9,0),
  LINNUM decimal(3,0),
  ITMNUM varchar(15),
  QTYORD decimal(7,0),
  UNTPRC decimal(9,2),
  BKOCOD char(1),
  RTNRSN varchar(30),
  LINRMK varchar(60)
);
create table VNDMAS (
  VNDNUM decimal(7,0) primary key,
  VNDNAM varchar(40),
  PAYTRM varchar(10),
  CTYNAM varchar(30),
  CTRYCD char(2),
  FEDTIN varchar(12),
  BNKNAM varchar(40),
  WEBSTE varchar(60),
  QLTRTG char(1)
);
create table WHSINV (
  WHSCOD char(3),
  WHSNAM varchar(30),
  QTYOHD decimal(9,0),
  RORPNT decimal(7,0),
  LSTCNT date,
  CNTBY varchar(20),
  ADJRSN varchar(30),
  LOTNUM varchar(12)
);
