-- tlcm prvsng
CREATE TABLE cust (
  cust_id bigint PRIMARY KEY,
  acct_nbr varchar(16) NOT NULL UNIQUE,
  cust_typ_cd varchar(4),
  frst_nm varchar(40),
  mddl_init char(1),
  lst_nm varchar(40),
  cmpny_nm varchar(80),
  blng_addr_ln1 varchar(80),
  blng_addr_ln2 varchar(40),
  blng_cty varchar(40),
  blng_st char(2),
  blng_pstl_cd varchar(10),
  cntct_phn varchar(20),
  eml_addr varchar(120),
  lang_cd char(2),
  crdt_clss varchar(4),
  actv_flg char(1),
  brth_dt date,
  crtd_ts timestamp
);
CREATE TABLE srvc_loc (
  srvc_loc_id bigint PRIMARY KEY,
  cust_id bigint NOT NULL REFERENCES cust,
  bldg_nm varchar(60),
  flr_nbr varchar(6),
  rm_nbr varchar(8),
  clli_cd varchar(11),
  npa_nxx varchar(7),
  lat_deg numeric(9,6),
  lng_deg numeric(9,6),
  accss_instr varchar(200)
);
CREATE TABLE prdct (
  prdct_cd varchar(10) PRIMARY KEY,
  prdct_nm varchar(60),
  prdct_desc varchar(200),
  srvc_clss varchar(20),
  tchnlgy varchar(12),
  dwnld_mbps integer,
  upld_mbps integer,
  mnthly_chrg numeric(8,2),
  actvtn_fee numeric(8,2),
  cntrct_trm_mths smallint,
  crncy_cd char(3)
);
CREATE TABLE ordr (
  ordr_id bigint PRIMARY KEY,
  cust_id bigint NOT NULL REFERENCES cust,
  srvc_loc_id bigint NOT NULL REFERENCES srvc_loc,
  prdct_cd varchar(10) NOT NULL REFERENCES prdct,
  ordr_nbr varchar(16) UNIQUE,
  ordr_typ varchar(12),
  ordr_sts varchar(12),
  sls_chnl varchar(12),
  slsprsn varchar(60),
  po_nbr varchar(20),
  rqstd_dt date,
  cmttd_dt date,
  cmpltd_ts timestamp,
  cncl_rsn varchar(80),
  prrty_cd char(1),
  rmks text
);
CREATE TABLE eqpmt (
  eqpmt_id bigint PRIMARY KEY,
  mfr_nm varchar(60),
  mdl_nbr varchar(20),
  srl_nbr varchar(24) UNIQUE,
  mac_addr varchar(17),
  ip_addr varchar(45),
  frmwr_vrsn varchar(12),
  hst_nm varchar(60),
  eqpmt_clss varchar(16),
  rck_pos varchar(8),
  wrnty_exp_dt date,
  stts varchar(10)
);
CREATE TABLE sim_crd (
  iccid varchar(20) PRIMARY KEY,
  imsi varchar(15) UNIQUE,
  msisdn varchar(15),
  pin1 varchar(4),
  puk1 varchar(8),
  cust_id bigint REFERENCES cust,
  sts_cd varchar(4),
  actvtd_ts timestamp,
  dctvtd_ts timestamp
);
CREATE TABLE trbl_tkt (
  tkt_id bigint PRIMARY KEY,
  cust_id bigint NOT NULL REFERENCES cust,
  eqpmt_id bigint REFERENCES eqpmt,
  tkt_nbr varchar(14) UNIQUE,
  svrty varchar(8),
  sympt_desc varchar(200),
  rt_cause varchar(80),
  rsltn_cd varchar(6),
  assgnd_tech varchar(60),
  wrk_grp varchar(30),
  opn_ts timestamp,
  ack_ts timestamp,
  rslv_ts timestamp,
  cls_ts timestamp
);
CREATE TABLE usg_rec (
  usg_id bigint PRIMARY KEY,
  iccid varchar(20) NOT NULL REFERENCES sim_crd,
  cllng_nbr varchar(15),
  clld_nbr varchar(15),
  cell_id varchar(12),
  imei varchar(15),
  strt_ts timestamp,
  dur_sec integer,
  vol_kb bigint,
  rmng_ctry char(2),
  rt_pln varchar(12),
  chrgd_amt numeric(8,4)
);
CREATE TABLE inv (
  inv_id bigint PRIMARY KEY,
  cust_id bigint NOT NULL REFERENCES cust,
  inv_nbr varchar(16) UNIQUE,
  bll_prd varchar(7),
  bll_cyc smallint,
  net_amt numeric(10,2),
  tx_amt numeric(10,2),
  gr_amt numeric(10,2),
  pymt_mthd varchar(12),
  bnk_nm varchar(60),
  due_dt date,
  pd_dt date,
  dlnqncy_cd varchar(2)
);
