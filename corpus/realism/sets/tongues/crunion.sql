-- A credit union on a mainframe, in names of at most ten letters

CREATE TABLE mbrmst (
  mbr_no integer PRIMARY KEY,
  mbr_ttl varchar(6) NOT NULL,
  mbr_fnm varchar(30) NOT NULL,
  mbr_mi char(1),
  mbr_lnm varchar(40) NOT NULL,
  mbr_sfx varchar(5),
  mbr_dob date NOT NULL,
  mbr_gndr char(1) NOT NULL,
  mbr_ssn varchar(11) NOT NULL,
  mbr_adr1 varchar(40) NOT NULL,
  mbr_adr2 varchar(40),
  mbr_cty varchar(30) NOT NULL,
  mbr_st char(2) NOT NULL,
  mbr_zip varchar(10) NOT NULL,
  mbr_ctry char(2) NOT NULL,
  mbr_hphn varchar(16) NOT NULL,
  mbr_cphn varchar(16),
  mbr_eml varchar(80),
  mbr_occ varchar(40) NOT NULL,
  mbr_emplr varchar(50) NOT NULL,
  mbr_mstat char(1) NOT NULL,
  mbr_jn_dt date NOT NULL,
  mbr_cls_dt date,
  mbr_stat_cd char(1) NOT NULL,
  mbr_crscr smallint NOT NULL,
  mbr_annl_inc numeric(11, 2) NOT NULL
);

CREATE TABLE brnch (
  br_cd char(4) PRIMARY KEY,
  br_nm varchar(40) NOT NULL,
  br_mgr_nm varchar(50) NOT NULL,
  br_addr_ln1 varchar(50) NOT NULL,
  br_city varchar(30) NOT NULL,
  br_st_cd char(2) NOT NULL,
  br_zip_cd varchar(10) NOT NULL,
  br_ph_nbr varchar(16) NOT NULL,
  br_opn_dt date NOT NULL,
  br_rtng_nbr char(9) NOT NULL
);

CREATE TABLE acctmst (
  acct_nbr varchar(12) PRIMARY KEY,
  mbr_no integer NOT NULL REFERENCES mbrmst (mbr_no),
  br_cd char(4) NOT NULL REFERENCES brnch (br_cd),
  acct_typ varchar(12) NOT NULL,
  acct_nm varchar(40) NOT NULL,
  opn_dt date NOT NULL,
  mat_dt date,
  cur_bal numeric(13, 2) NOT NULL,
  avl_bal numeric(13, 2) NOT NULL,
  int_rt numeric(6, 4) NOT NULL,
  ovrdrft_lmt numeric(9, 2) NOT NULL,
  lst_actvty_ts timestamp NOT NULL,
  stmt_cyc_cd char(1) NOT NULL,
  ccy_cd char(3) NOT NULL
);

CREATE TABLE txnhist (
  txn_id bigint PRIMARY KEY,
  acct_nbr varchar(12) NOT NULL REFERENCES acctmst (acct_nbr),
  txn_ts timestamp NOT NULL,
  eff_dt date NOT NULL,
  txn_amt numeric(13, 2) NOT NULL,
  txn_desc varchar(80) NOT NULL,
  txn_chnl varchar(10) NOT NULL,
  dr_cr_ind char(1) NOT NULL,
  rvrsl_flg char(1) NOT NULL,
  tlr_id varchar(8) NOT NULL,
  mrch_nm varchar(40),
  chk_nbr varchar(8)
);

CREATE TABLE lnapp (
  ln_app_nbr varchar(12) PRIMARY KEY,
  mbr_no integer NOT NULL REFERENCES mbrmst (mbr_no),
  ln_purp varchar(40) NOT NULL,
  req_amt numeric(11, 2) NOT NULL,
  aprvd_amt numeric(11, 2),
  trm_mths smallint NOT NULL,
  app_dt date NOT NULL,
  dcsn_dt date,
  dcsn_cd varchar(10) NOT NULL,
  dcln_rsn varchar(60),
  undwrtr varchar(40) NOT NULL,
  coll_desc varchar(60),
  dti_pct numeric(5, 2) NOT NULL
);

CREATE TABLE lnpmt (
  pmt_id integer PRIMARY KEY,
  ln_app_nbr varchar(12) NOT NULL REFERENCES lnapp (ln_app_nbr),
  due_dt date NOT NULL,
  pd_dt date,
  prin_amt numeric(11, 2) NOT NULL,
  int_amt numeric(11, 2) NOT NULL,
  lt_fee numeric(7, 2) NOT NULL,
  pmt_mthd varchar(16) NOT NULL,
  pmt_sts varchar(10) NOT NULL
);

CREATE TABLE crdmst (
  crd_nbr varchar(19) PRIMARY KEY,
  acct_nbr varchar(12) NOT NULL REFERENCES acctmst (acct_nbr),
  embsd_nm varchar(26) NOT NULL,
  exp_mo smallint NOT NULL,
  exp_yr smallint NOT NULL,
  crd_netwk varchar(12) NOT NULL,
  dly_wdl_lmt numeric(9, 2) NOT NULL,
  blkd_ind char(1) NOT NULL,
  iss_dt date NOT NULL
);

CREATE TABLE benef (
  benef_id integer PRIMARY KEY,
  mbr_no integer NOT NULL REFERENCES mbrmst (mbr_no),
  benef_nm varchar(50) NOT NULL,
  rltnshp varchar(16) NOT NULL,
  benef_dob date NOT NULL,
  shr_pct numeric(5, 2) NOT NULL,
  ph_nbr varchar(16) NOT NULL
);

CREATE TABLE usrmst (
  usr_id varchar(10) PRIMARY KEY,
  usr_nm varchar(40) NOT NULL,
  usr_dept varchar(24) NOT NULL,
  usr_ttl varchar(30) NOT NULL,
  eml_addr varchar(80) NOT NULL,
  pwd_hash varchar(80) NOT NULL,
  lst_lgn_ts timestamp NOT NULL,
  lckd_flg char(1) NOT NULL,
  crtd_by varchar(10) NOT NULL,
  crtd_dt timestamp NOT NULL
);
