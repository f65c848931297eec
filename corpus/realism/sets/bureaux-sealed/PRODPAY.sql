-- Film production payroll, in the eight-letter names of a ledger program
create table PRDHDR (
  PRDID integer primary key,
  PRDCODE varchar(8) unique,
  PRDTTL varchar(60),
  PRDTYP varchar(4),
  STDNAME varchar(50),
  PRDSTS varchar(4),
  DIRNAM varchar(40),
  STRTDT date,
  ENDDT date,
  BUDGAMT numeric(12,2),
  CURCD char(3)
);
create table CRWMST (
  CRWNO varchar(8) primary key,
  FSTNAM varchar(30),
  LSTNAM varchar(30),
  JOBDSC varchar(40),
  DPTCD varchar(4),
  UNNCD varchar(6),
  SSNO varchar(11),
  TAXSTS varchar(2),
  HMADR1 varchar(40),
  HMCTY varchar(30),
  HMST char(2),
  HMZIP varchar(10),
  CELLPH varchar(16),
  EMLADR varchar(60),
  BNKACT varchar(20),
  BNKRTN char(9),
  EMGNAM varchar(40),
  DLYRAT numeric(8,2),
  HRLYRAT numeric(7,2),
  AGTNAM varchar(40)
);
create table TMCARD (
  TCNO integer primary key,
  CRWNO varchar(8) references CRWMST,
  PRDID integer references PRDHDR,
  WRKDT date,
  CALLTM time,
  WRAPTM time,
  MEALPN numeric(6,2),
  OTHRS numeric(4,1),
  LOCNAM varchar(40),
  SHTUNT varchar(8),
  APRVBY varchar(30),
  TCSTS char(1),
  RMK varchar(80)
);
create table VNDMST (
  VNDNO varchar(8) primary key,
  VNDNAM varchar(50),
  CNTNAM varchar(40),
  VNDCAT varchar(20),
  PHNNO varchar(16),
  WEBADR varchar(80),
  TAXID varchar(12),
  PMTTRM varchar(6),
  RMTADR varchar(60)
);
create table INVHDR (
  INVNO varchar(14) primary key,
  VNDNO varchar(8) references VNDMST,
  INVDT date,
  DUEDT date,
  INVAMT numeric(11,2),
  TAXAMT numeric(10,2),
  GLACCT varchar(10),
  INVDSC varchar(60),
  APVSTS varchar(4),
  CHKNO varchar(10)
);
create table EQPRNT (
  RNTNO integer primary key,
  EQPDSC varchar(50),
  SRLNO varchar(20),
  CNDCD char(1),
  WKLYRT numeric(8,2),
  PKUPDT date,
  RTNDT date,
  DMGFLG char(1),
  INSCRT varchar(16)
);
create table CSTMST (
  CSTNO integer primary key,
  STGNAM varchar(40),
  ROLNAM varchar(40),
  GUILD varchar(12),
  HAIRCL varchar(12),
  WRDSIZ varchar(4),
  SPLSKL varchar(80),
  HDSHOT varchar(100),
  LANGCD char(2),
  CTRDT date
);
