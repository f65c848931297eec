-- Clinical trials, with the short names of an old data centre
CREATE TABLE spnsr (spnsr_id int PRIMARY KEY, spnsr_nm varchar(80) NOT NULL, cntry_cd char(2));
CREATE TABLE stdy (
  stdy_id int PRIMARY KEY,
  spnsr_id int NOT NULL REFERENCES spnsr,
  stdy_cd varchar(20) NOT NULL UNIQUE,
  ttl varchar(200),
  aprvl_dt date,
  strt_dt date NOT NULL,
  enrl_cls_dt date,
  end_dt date,
  trgt_enrl int,
  actl_enrl int,
  min_age smallint,
  max_age smallint
);
CREATE TABLE site (
  site_id int PRIMARY KEY,
  stdy_id int NOT NULL REFERENCES stdy,
  site_nm varchar(80) NOT NULL,
  opn_dt date,
  cls_dt date,
  crt_ts timestamp NOT NULL,
  upd_ts timestamp
);
CREATE TABLE sbj (
  sbj_id int PRIMARY KEY,
  site_id int NOT NULL REFERENCES site,
  stdy_id int NOT NULL REFERENCES stdy,
  sbj_no varchar(12) NOT NULL UNIQUE,
  brth_dt date NOT NULL,
  cnsnt_dt date NOT NULL,
  scrn_dt date,
  rndm_dt date,
  wthdrw_dt date,
  cmpl_dt date,
  dth_dt date,
  hght_cm numeric(5,1),
  wght_kg numeric(5,1),
  crt_ts timestamp NOT NULL,
  upd_ts timestamp
);
CREATE TABLE vst (
  vst_id int PRIMARY KEY,
  sbj_id int NOT NULL REFERENCES sbj,
  site_id int NOT NULL REFERENCES site,
  schd_dt date NOT NULL,
  arr_ts timestamp,
  dep_ts timestamp,
  bp_sys smallint,
  bp_dia smallint,
  crt_ts timestamp NOT NULL
);
CREATE TABLE drg_disp (
  disp_id int PRIMARY KEY,
  vst_id int NOT NULL REFERENCES vst,
  sbj_id int NOT NULL REFERENCES sbj,
  lot_no varchar(12),
  exp_dt date,
  disp_dt date NOT NULL,
  rtn_dt date,
  qty_disp int NOT NULL,
  qty_rtn int NOT NULL,
  qty_usd int NOT NULL,
  unt_cst numeric(8,2) NOT NULL,
  tot_cst numeric(10,2) NOT NULL
);
CREATE TABLE adv_evt (
  ae_id int PRIMARY KEY,
  sbj_id int NOT NULL,
  vst_id int,
  onst_dt date NOT NULL,
  rslv_dt date,
  rprt_dt date,
  svr_cd char(1)
);
CREATE TABLE pymt (
  pymt_id int PRIMARY KEY,
  site_id int NOT NULL REFERENCES site,
  stdy_id int NOT NULL REFERENCES stdy,
  inv_dt date NOT NULL,
  due_dt date NOT NULL,
  pd_dt date,
  net_amt numeric(10,2) NOT NULL,
  tax_amt numeric(10,2) NOT NULL,
  grs_amt numeric(10,2) NOT NULL,
  pd_amt numeric(10,2) NOT NULL,
  bal_amt numeric(10,2) NOT NULL
);
