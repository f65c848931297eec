CREATE TABLE plnt_site (
  site_id integer PRIMARY KEY,
  site_cd varchar(8) NOT NULL UNIQUE,
  site_nm varchar(80) NOT NULL,
  addr_ln1 varchar(100),
  addr_ln2 varchar(60),
  cty varchar(60),
  st_cd char(2),
  zip_cd varchar(10),
  ctry_cd char(2),
  tz varchar(40),
  site_mgr varchar(80)
);
CREATE TABLE tchncn (
  tech_id integer PRIMARY KEY,
  emp_no varchar(10) NOT NULL UNIQUE,
  frst_nm varchar(50) NOT NULL,
  lst_nm varchar(50) NOT NULL,
  job_ttl varchar(60),
  crft varchar(40),
  shft_cd varchar(10),
  wrk_phn varchar(24),
  eml_addr varchar(120),
  hr_rt numeric(6,2),
  cert_lvl varchar(20),
  hire_dt date NOT NULL,
  term_dt date
);
CREATE TABLE vndr (
  vndr_id integer PRIMARY KEY,
  vndr_nm varchar(100) NOT NULL,
  vndr_typ varchar(20),
  cntct_nm varchar(80),
  cntct_eml varchar(120),
  fax_no varchar(24),
  tax_id varchar(20),
  pmt_trms varchar(20),
  crncy_cd char(3),
  web_addr varchar(150),
  acct_no varchar(24)
);
CREATE TABLE eqp (
  eqp_id bigint PRIMARY KEY,
  asset_tag varchar(16) NOT NULL UNIQUE,
  site_id integer NOT NULL REFERENCES plnt_site,
  eqp_desc varchar(120),
  eqp_cls varchar(40),
  mfr_nm varchar(80),
  mdl_no varchar(40),
  srl_no varchar(40),
  loc_cd varchar(16),
  bldg varchar(30),
  flr varchar(10),
  crit_cd char(1),
  eqp_sts varchar(16),
  pwr_kw numeric(8,2),
  instl_dt date,
  wrnty_exp_dt date,
  purch_amt numeric(12,2)
);
CREATE TABLE wrk_ord (
  wo_id bigint PRIMARY KEY,
  wo_no varchar(16) NOT NULL UNIQUE,
  eqp_id bigint NOT NULL REFERENCES eqp,
  asgnd_tech_id integer REFERENCES tchncn,
  wo_typ varchar(20),
  prty varchar(10),
  wo_sts varchar(16),
  shrt_desc varchar(120),
  prob_cd varchar(20),
  cause_cd varchar(20),
  rmdy_txt text,
  rqstr_nm varchar(80),
  dept varchar(40),
  dwntm_hrs numeric(6,2),
  crtd_dttm timestamp NOT NULL,
  strt_dttm timestamp,
  cmpltd_dttm timestamp
);
CREATE TABLE spr_prt (
  prt_id bigint PRIMARY KEY,
  prt_no varchar(24) NOT NULL UNIQUE,
  prt_desc varchar(100),
  prt_ctgry varchar(40),
  uom varchar(6),
  bin_loc varchar(12),
  qty_oh integer,
  rord_pt integer,
  unt_cst numeric(10,2),
  brnd varchar(60),
  matl varchar(40),
  barcd varchar(14)
);
CREATE TABLE insp (
  insp_id bigint PRIMARY KEY,
  eqp_id bigint NOT NULL REFERENCES eqp,
  insp_typ varchar(30),
  inspctr varchar(80),
  rslt varchar(12),
  rdg_val numeric(10,3),
  rdg_unt varchar(10),
  fndngs text,
  safe_flg char(1),
  freq varchar(16),
  insp_dt date NOT NULL,
  nxt_due_dt date
);
CREATE TABLE doc_attch (
  doc_id bigint PRIMARY KEY,
  eqp_id bigint REFERENCES eqp,
  doc_ttl varchar(120),
  doc_typ varchar(20),
  file_nm varchar(160),
  file_ext varchar(6),
  ver_no varchar(10),
  upld_by varchar(60),
  lang_cd char(2)
);
