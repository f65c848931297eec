-- Claims administration with names that have lost their vowels
CREATE TABLE pty (
  pty_id bigint PRIMARY KEY,
  pty_typ_cd varchar(4) NOT NULL,
  frst_nm varchar(40) NOT NULL,
  mid_nm varchar(40),
  lst_nm varchar(40),
  org_nm varchar(80),
  brth_dt date,
  gndr_cd char(1),
  mrtl_sts varchar(12),
  ocptn varchar(40),
  emplr_nm varchar(80),
  addr_ln1 varchar(80),
  cty_nm varchar(40),
  st_cd char(2),
  zip_cd varchar(10),
  cntry_cd char(2),
  hm_phn varchar(20),
  wrk_phn varchar(20),
  cell_nbr varchar(20),
  eml varchar(120),
  drvr_lic_nbr varchar(16),
  lic_st_cd char(2),
  prfrd_lng varchar(12)
);
CREATE TABLE agcy (
  agcy_nbr varchar(8) PRIMARY KEY,
  agcy_nm varchar(80) NOT NULL,
  prncpl_nm varchar(80) NOT NULL,
  rgn_cd varchar(4),
  cmsn_schd varchar(8),
  tax_id_nbr varchar(11)
);
CREATE TABLE plcy (
  plcy_nbr varchar(14) PRIMARY KEY,
  agcy_nbr varchar(8) NOT NULL REFERENCES agcy,
  insd_id bigint NOT NULL REFERENCES pty,
  lob_cd varchar(4),
  prod_nm varchar(40),
  plcy_sts varchar(12),
  bllng_pln varchar(12),
  pymt_mthd varchar(16),
  undrwrtr varchar(60),
  rtg_trtry varchar(8),
  cncl_rsn_cd varchar(6),
  eff_dt date,
  exp_dt date,
  ttl_prem_amt numeric(12,2)
);
CREATE TABLE vhcl (
  vin varchar(17) PRIMARY KEY,
  plcy_nbr varchar(14) NOT NULL REFERENCES plcy,
  mk_nm varchar(30) NOT NULL,
  mdl_nm varchar(30),
  mdl_yr smallint,
  bdy_styl varchar(16),
  lic_plt varchar(10),
  usg_typ varchar(12),
  grg_zip varchar(10),
  lien_hldr varchar(80),
  ext_clr varchar(20)
);
CREATE TABLE clm (
  clm_nbr varchar(14) PRIMARY KEY,
  plcy_nbr varchar(14) NOT NULL REFERENCES plcy,
  clm_sts varchar(12) NOT NULL,
  loss_typ varchar(24),
  loss_desc varchar(255),
  loss_loc varchar(80),
  loss_cty varchar(40),
  cause_cd varchar(6),
  rptd_by varchar(60),
  rpt_mthd varchar(12),
  plc_rpt_nbr varchar(16),
  wthr_cnd varchar(16),
  adjstr_nm varchar(60),
  slvg_bid numeric(10,2),
  fraud_ind char(1),
  sbrgtn_flg char(1),
  loss_dt date,
  rptd_dt date
);
CREATE TABLE clmnt (
  clmnt_id bigint PRIMARY KEY,
  clm_nbr varchar(14) NOT NULL REFERENCES clm,
  clmnt_nm varchar(80) NOT NULL,
  clmnt_role varchar(16),
  inj_typ varchar(24),
  bdy_prt varchar(24),
  atty_nm varchar(80),
  law_frm varchar(80),
  hsptl_nm varchar(80),
  trtmt_sts varchar(12)
);
CREATE TABLE est (
  est_nbr varchar(12) PRIMARY KEY,
  clm_nbr varchar(14) NOT NULL REFERENCES clm,
  shp_nm varchar(80) NOT NULL,
  aprsr varchar(60),
  dmg_area varchar(24),
  dmg_svrty varchar(10),
  rpr_or_rplc varchar(8),
  prt_desc varchar(80),
  lbr_hrs numeric(6,2),
  sppl_rsn varchar(80)
);
CREATE TABLE pymt (
  pymt_nbr varchar(14) PRIMARY KEY,
  clm_nbr varchar(14) NOT NULL REFERENCES clm,
  paye_nm varchar(80) NOT NULL,
  chk_nbr varchar(10),
  pymt_typ_cd varchar(4),
  bnk_nm varchar(60),
  rtng_nbr varchar(9),
  acct_nbr_lst4 char(4),
  stp_rsn varchar(60),
  aprvd_by varchar(60),
  cvrg_cd varchar(6),
  pymt_amt numeric(12,2),
  issd_dt date
);
CREATE TABLE nt (
  nt_id bigint PRIMARY KEY,
  clm_nbr varchar(14) NOT NULL REFERENCES clm,
  nt_txt text NOT NULL,
  nt_ctgry varchar(16),
  auth_usr_id varchar(12),
  cnfdntl_ind char(1),
  crtd_ts timestamp
);
CREATE TABLE doc (
  doc_id bigint PRIMARY KEY,
  clm_nbr varchar(14) NOT NULL REFERENCES clm,
  doc_typ varchar(24) NOT NULL,
  fl_nm varchar(120),
  mime_typ varchar(40),
  scnr_id varchar(12),
  idxd_by varchar(60),
  rtntn_cls varchar(8)
);
