CREATE TABLE agnt (
  agnt_id serial PRIMARY KEY,
  agnt_cd varchar(8) NOT NULL UNIQUE,
  frst_nm varchar(40) NOT NULL,
  lst_nm varchar(40) NOT NULL,
  agncy_nm varchar(60),
  brnch_nm varchar(40),
  lic_st char(2),
  cmmsn_pct numeric(5,2),
  wrk_ph varchar(24),
  eml varchar(80)
);
CREATE TABLE plcy_hldr (
  hldr_id bigserial PRIMARY KEY,
  sltn varchar(8),
  frst_nm varchar(40) NOT NULL,
  mid_init char(1),
  lst_nm varchar(40) NOT NULL,
  sfx varchar(5),
  dob date NOT NULL,
  gndr_cd char(1),
  mrtl_sts_cd char(1),
  ssn_lst4 char(4),
  occptn varchar(50),
  annl_incm numeric(12,2),
  emplr_nm varchar(60),
  str_addr varchar(80),
  apt_no varchar(12),
  cty_nm varchar(50),
  st_nm varchar(40),
  zip varchar(10),
  hm_ph varchar(24),
  cll_ph varchar(24),
  eml_adrs varchar(80),
  cr_dt timestamptz NOT NULL
);
CREATE TABLE prdct_ln (
  prdct_cd varchar(8) NOT NULL PRIMARY KEY,
  prdct_nm varchar(60) NOT NULL,
  lob varchar(20),
  desc_txt text
);
CREATE TABLE plcy (
  plcy_id bigserial PRIMARY KEY,
  plcy_no varchar(16) NOT NULL UNIQUE,
  hldr_id bigint NOT NULL REFERENCES plcy_hldr (hldr_id),
  agnt_id integer REFERENCES agnt (agnt_id),
  prdct_cd varchar(8) NOT NULL REFERENCES prdct_ln (prdct_cd),
  eff_dt date NOT NULL,
  exp_dt date NOT NULL,
  prm_amt numeric(10,2) NOT NULL,
  ddctbl_amt numeric(10,2),
  cvrg_lmt numeric(14,2),
  pmt_frq varchar(12),
  bllng_mthd varchar(15),
  bnk_nm varchar(50),
  rtng_nbr varchar(12),
  acct_nbr varchar(24),
  plcy_sts varchar(10) NOT NULL,
  cncl_rsn varchar(40),
  undrwrtr_nm varchar(60),
  rsk_cls varchar(15)
);
CREATE TABLE insrd_vhcl (
  vhcl_id bigserial PRIMARY KEY,
  plcy_id bigint NOT NULL REFERENCES plcy (plcy_id),
  vin char(17),
  mk_nm varchar(20),
  mdl_nm varchar(30),
  mdl_yr smallint,
  plt_no varchar(12),
  clr varchar(15),
  bdy_typ varchar(15),
  usg_typ varchar(15),
  grg_zip varchar(10)
);
CREATE TABLE bnfcry (
  bnfcry_id bigserial PRIMARY KEY,
  plcy_id bigint NOT NULL REFERENCES plcy (plcy_id),
  bnfcry_nm varchar(80) NOT NULL,
  rltnshp varchar(15),
  shr_pct numeric(5,2),
  ph_nbr varchar(24)
);
CREATE TABLE clm (
  clm_id bigserial PRIMARY KEY,
  clm_no varchar(16) NOT NULL UNIQUE,
  plcy_id bigint NOT NULL REFERENCES plcy (plcy_id),
  hldr_id bigint NOT NULL REFERENCES plcy_hldr (hldr_id),
  adjstr_nm varchar(60),
  loss_dt date NOT NULL,
  rptd_dt date NOT NULL,
  clsd_dt date,
  loss_typ varchar(20) NOT NULL,
  loss_desc text,
  loss_loc varchar(100),
  pol_rpt_no varchar(16),
  clm_sts varchar(12) NOT NULL,
  sev_cd char(1),
  rsrv_amt numeric(12,2),
  pd_amt numeric(12,2),
  wtnss_nm varchar(60),
  inj_desc varchar(200),
  fraud_flg char(1),
  fault_prty varchar(15)
);
CREATE TABLE clm_pymt (
  pymt_id bigserial PRIMARY KEY,
  clm_id bigint NOT NULL REFERENCES clm (clm_id),
  pye_nm varchar(80) NOT NULL,
  pymt_mthd varchar(12) NOT NULL,
  chk_no varchar(12),
  pymt_amt numeric(12,2) NOT NULL,
  pymt_dt date NOT NULL,
  pymt_sts varchar(10) NOT NULL,
  mmo varchar(100)
);
CREATE TABLE clm_doc (
  doc_id bigserial PRIMARY KEY,
  clm_id bigint NOT NULL REFERENCES clm (clm_id),
  doc_typ varchar(20) NOT NULL,
  fl_nm varchar(120) NOT NULL,
  fl_ext varchar(5),
  mime_typ varchar(40),
  fl_sz_byts integer,
  chksm char(64),
  upld_by varchar(30),
  upld_ts timestamptz NOT NULL
);
CREATE TABLE rpr_shp (
  shp_id serial PRIMARY KEY,
  shp_nm varchar(60) NOT NULL,
  ownr_nm varchar(60),
  str_addr varchar(80),
  cty_nm varchar(50),
  ph_nbr varchar(24),
  hrly_rt numeric(7,2),
  cert_lvl varchar(12),
  wb_ste varchar(100)
);
