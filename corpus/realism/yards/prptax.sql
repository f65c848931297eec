-- A county's property tax office in the short names of an old system

CREATE TABLE jrsdct (
  jrsdct_cd char(4) PRIMARY KEY,
  jrsdct_nm varchar(40) NOT NULL,
  jrsdct_typ varchar(10) NOT NULL,
  mill_rt numeric(8,4) NOT NULL,
  bnd_amt numeric(14,2),
  cntct_nm varchar(40),
  cntct_ph varchar(14),
  eff_dt date NOT NULL
);

CREATE TABLE ownr (
  ownr_id int PRIMARY KEY,
  ownr_nm1 varchar(60) NOT NULL,
  ownr_nm2 varchar(60),
  ownr_typ char(1) NOT NULL,
  mlng_addr1 varchar(60) NOT NULL,
  mlng_addr2 varchar(40),
  mlng_cty varchar(30) NOT NULL,
  mlng_st char(2) NOT NULL,
  mlng_zip varchar(10) NOT NULL,
  hm_ph varchar(14),
  eml_addr varchar(80),
  cnfdntl_flg char(1) NOT NULL,
  lst_updt_ts timestamp,
  lst_updt_usr varchar(8)
);

CREATE TABLE prcl (
  prcl_no varchar(18) PRIMARY KEY,
  ownr_id int NOT NULL REFERENCES ownr (ownr_id),
  jrsdct_cd char(4) NOT NULL REFERENCES jrsdct (jrsdct_cd),
  sts_addr varchar(60),
  sts_cty varchar(30),
  lgl_dscr varchar(120),
  sbdv_nm varchar(40),
  lot_no varchar(6),
  blk_no varchar(6),
  prop_cls varchar(6) NOT NULL,
  lnd_use_cd varchar(4),
  zn_cd varchar(6),
  acrg numeric(8,3),
  lnd_sqft int,
  frntg_ft numeric(7,1),
  dpth_ft numeric(7,1),
  lat numeric(9,6),
  lon numeric(9,6),
  actv_flg char(1) NOT NULL,
  crt_dt date NOT NULL
);

CREATE TABLE bldg (
  bldg_id int PRIMARY KEY,
  prcl_no varchar(18) NOT NULL REFERENCES prcl (prcl_no),
  bldg_no smallint NOT NULL,
  yr_blt smallint,
  eff_yr_blt smallint,
  strs numeric(3,1),
  bdrms smallint,
  full_bths smallint,
  hlf_bths smallint,
  hght_ft numeric(5,1),
  grs_sqft int,
  lvng_sqft int,
  cnstrctn_typ varchar(12),
  extr_wll varchar(12),
  rf_typ varchar(12),
  fndtn_typ varchar(12),
  ht_typ varchar(12),
  qlty_grd varchar(3),
  cndtn varchar(10),
  dprctn_pct numeric(5,2),
  rplcmnt_cst numeric(12,2)
);

CREATE TABLE assmnt (
  assmnt_id int PRIMARY KEY,
  prcl_no varchar(18) NOT NULL REFERENCES prcl (prcl_no),
  tx_yr smallint NOT NULL,
  lnd_val numeric(12,2) NOT NULL,
  imprv_val numeric(12,2) NOT NULL,
  mkt_val numeric(13,2) NOT NULL,
  assmnt_rto numeric(5,4) NOT NULL,
  assd_val numeric(13,2) NOT NULL,
  exmpt_val numeric(12,2) NOT NULL,
  txbl_val numeric(13,2) NOT NULL,
  vltn_mthd varchar(8),
  apprsr_id int REFERENCES apprsr (apprsr_id),
  apprsl_dt date,
  ntc_mld_dt date,
  rsn_cd varchar(4),
  rmrks varchar(200)
);

CREATE TABLE apprsr (
  apprsr_id int PRIMARY KEY,
  frst_nm varchar(24) NOT NULL,
  lst_nm varchar(24) NOT NULL,
  badge_no varchar(8) NOT NULL,
  lic_no varchar(16),
  lic_exp_dt date,
  tm_cd varchar(4),
  eml varchar(60),
  wrk_ph varchar(14),
  ttl varchar(30),
  hr_dt date NOT NULL,
  trm_dt date
);

CREATE TABLE exmptn (
  exmptn_id int PRIMARY KEY,
  prcl_no varchar(18) NOT NULL REFERENCES prcl (prcl_no),
  ownr_id int NOT NULL REFERENCES ownr (ownr_id),
  exmptn_typ varchar(12) NOT NULL,
  exmptn_pct numeric(5,2),
  exmptn_amt numeric(12,2),
  app_dt date NOT NULL,
  aprv_dt date,
  exp_dt date,
  stat_cd char(1) NOT NULL,
  dny_rsn varchar(60),
  aprv_by varchar(8)
);

CREATE TABLE txbl (
  bill_no varchar(12) PRIMARY KEY,
  prcl_no varchar(18) NOT NULL REFERENCES prcl (prcl_no),
  assmnt_id int NOT NULL REFERENCES assmnt (assmnt_id),
  ownr_id int NOT NULL REFERENCES ownr (ownr_id),
  tx_yr smallint NOT NULL,
  txbl_val numeric(13,2) NOT NULL,
  mill_rt numeric(8,4) NOT NULL,
  bs_tx_amt numeric(11,2) NOT NULL,
  spcl_assmnt numeric(9,2) NOT NULL,
  tot_tx_amt numeric(11,2) NOT NULL,
  pd_amt numeric(11,2) NOT NULL,
  bal_due numeric(11,2) NOT NULL,
  iss_dt date NOT NULL,
  due_dt date NOT NULL,
  dlnqnt_dt date,
  bill_sts varchar(8) NOT NULL,
  esc_cd varchar(6)
);

CREATE TABLE txpmt (
  pmt_id bigint PRIMARY KEY,
  bill_no varchar(12) NOT NULL REFERENCES txbl (bill_no),
  ownr_id int NOT NULL REFERENCES ownr (ownr_id),
  pmt_dt date NOT NULL,
  pmt_amt numeric(11,2) NOT NULL,
  pnlty_amt numeric(9,2) NOT NULL,
  int_amt numeric(9,2) NOT NULL,
  tot_rcvd numeric(11,2) NOT NULL,
  pmt_mthd varchar(8) NOT NULL,
  chk_no varchar(12),
  btch_no varchar(10),
  cshr_id varchar(8),
  rcpt_no varchar(14),
  rvrsd_flg char(1) NOT NULL
);

CREATE TABLE appl (
  appl_no varchar(12) PRIMARY KEY,
  assmnt_id int NOT NULL REFERENCES assmnt (assmnt_id),
  prcl_no varchar(18) NOT NULL REFERENCES prcl (prcl_no),
  fld_dt date NOT NULL,
  fld_by varchar(60) NOT NULL,
  agnt_nm varchar(60),
  orig_val numeric(13,2) NOT NULL,
  rqst_val numeric(13,2) NOT NULL,
  fnl_val numeric(13,2),
  hrng_dt date,
  hrng_tm time,
  hrng_rm varchar(10),
  dcsn_dt date,
  dcsn_cd varchar(8),
  grnds varchar(40),
  cmnt varchar(250)
);

CREATE TABLE sls (
  sl_id int PRIMARY KEY,
  prcl_no varchar(18) NOT NULL REFERENCES prcl (prcl_no),
  sl_dt date NOT NULL,
  rcrd_dt date,
  sl_prc numeric(13,2) NOT NULL,
  dwn_pmt numeric(12,2),
  dd_typ varchar(8) NOT NULL,
  grntr varchar(60) NOT NULL,
  grnte varchar(60) NOT NULL,
  dd_bk varchar(8),
  dd_pg varchar(6),
  vld_flg char(1) NOT NULL,
  src_cd varchar(4)
);

CREATE TABLE lien (
  lien_id int PRIMARY KEY,
  bill_no varchar(12) NOT NULL REFERENCES txbl (bill_no),
  prcl_no varchar(18) NOT NULL REFERENCES prcl (prcl_no),
  crt_no varchar(12) NOT NULL,
  hldr_nm varchar(60),
  fc_amt numeric(11,2) NOT NULL,
  int_rt numeric(5,2) NOT NULL,
  sl_dt date NOT NULL,
  rdm_dt date,
  rdm_amt numeric(11,2),
  lien_sts varchar(8) NOT NULL
);
