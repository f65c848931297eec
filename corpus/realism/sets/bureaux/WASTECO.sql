-- Waste collection, in the manner of an old Oracle system
create table CUST_MSTR (
  CUST_NBR varchar(10) primary key,
  CUST_NM varchar(60) not null,
  CUST_TYP_CD char(1),
  ACCT_STAT_CD varchar(2) not null,
  SVC_ADDR_LN1 varchar(60),
  SVC_CTY_NM varchar(40),
  SVC_ST_CD char(2),
  SVC_ZIP_CD varchar(10),
  BILL_EMAIL_ADDR varchar(80),
  HM_PHN_NBR varchar(20),
  BILL_CYC_CD varchar(4),
  PMT_MTHD_DESC varchar(20),
  AUTO_PAY_IND char(1),
  CRDT_RTNG varchar(4),
  ACCT_OPN_DT date,
  ACCT_CLS_DT date,
  TAX_XMPT_FLG char(1),
  LST_UPD_USR_ID varchar(12),
  LST_UPD_TS timestamp
);
create table TRK_MSTR (
  TRK_NBR varchar(8) primary key,
  LIC_PLT_NBR varchar(10),
  VIN_NBR char(17),
  MFR_NM varchar(30),
  MDL_YR smallint,
  BODY_TYP_DESC varchar(30),
  CAP_CU_YD numeric(5,1),
  GVW_LBS integer,
  FUEL_TYP_CD varchar(6),
  ODO_RDNG integer,
  TRK_STAT_DESC varchar(20),
  LST_INSP_DT date
);
create table RTE_MSTR (
  RTE_CD varchar(8) primary key,
  RTE_DESC varchar(60),
  SVC_DY_CD char(3),
  RTE_TYP_CD varchar(4),
  DRVR_EMP_NBR varchar(8),
  TRK_NBR varchar(8) references TRK_MSTR,
  EST_DUR_MIN smallint,
  STOP_CNT smallint,
  DSTRC_NM varchar(30)
);
create table EMP_MSTR (
  EMP_NBR varchar(8) primary key,
  FRST_NM varchar(30),
  LST_NM varchar(30),
  MID_INIT char(1),
  JOB_TTL_DESC varchar(40),
  CDL_CLS_CD char(1),
  HIRE_DT date,
  TERM_DT date,
  HRLY_RT_AMT numeric(6,2),
  UNION_CD varchar(6),
  EMRG_CNTCT_NM varchar(60),
  EMRG_CNTCT_PHN varchar(20)
);
create table CNTNR_INV (
  CNTNR_ID integer primary key,
  CNTNR_SRL_NBR varchar(16) unique,
  CUST_NBR varchar(10) references CUST_MSTR,
  CNTNR_TYP_DESC varchar(20),
  CNTNR_SZ_CD varchar(6),
  CNTNR_CLR varchar(12),
  RFID_TAG_NBR varchar(24),
  DLVRD_DT date,
  CNTNR_COND_CD varchar(4),
  WST_STRM_DESC varchar(30)
);
create table PCKUP_EVT (
  PCKUP_EVT_ID integer primary key,
  RTE_CD varchar(8) references RTE_MSTR,
  CNTNR_ID integer references CNTNR_INV,
  PCKUP_TS timestamp,
  GRS_WT_LBS integer,
  TARE_WT_LBS integer,
  NET_WT_LBS integer,
  EXCPTN_RSN_DESC varchar(60),
  CNTMN_PCT numeric(5,2),
  GPS_LAT numeric(9,6),
  GPS_LON numeric(9,6),
  PHOTO_FL_NM varchar(120)
);
create table DSPSL_TKT (
  TKT_NBR varchar(12) primary key,
  TRK_NBR varchar(8) references TRK_MSTR,
  FAC_NM varchar(60),
  FAC_TYP_CD varchar(4),
  MTRL_DESC varchar(40),
  TPNG_FEE_PER_TON numeric(7,2),
  TOT_FEE_AMT numeric(9,2),
  WGHMSTR_NM varchar(60),
  PMT_TERM_CD varchar(6)
);
create table SVC_RQST (
  RQST_NBR varchar(12) primary key,
  CUST_NBR varchar(10) references CUST_MSTR,
  RQST_CTGRY_DESC varchar(40),
  PRTY_CD char(1),
  RQST_STAT_CD varchar(4),
  CMNT_TXT varchar(400),
  ASGN_TO_NM varchar(60),
  RSLTN_NOTE varchar(200),
  RCVD_CHNL_CD varchar(6)
);
