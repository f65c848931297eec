-- lab info mgmt
CREATE TABLE clnt (
  clnt_id integer PRIMARY KEY,
  clnt_cd varchar(8) UNIQUE,
  clnt_nm varchar(80),
  cntct_prsn varchar(60),
  addr_1 varchar(60),
  cty varchar(40),
  zip varchar(10),
  ctry_cd char(2),
  phn_nbr varchar(20),
  eml varchar(100),
  acct_mgr varchar(60),
  crdt_hold_flg char(1),
  pymt_trms varchar(20)
);
CREATE TABLE proj (
  proj_id integer PRIMARY KEY,
  clnt_id integer NOT NULL REFERENCES clnt,
  proj_nbr varchar(14) UNIQUE,
  proj_ttl varchar(80),
  prtcl_ref varchar(20),
  strt_dt date,
  end_dt date,
  bdgt_amt numeric(11,2),
  proj_sts varchar(12)
);
CREATE TABLE smpl (
  smpl_id integer PRIMARY KEY,
  proj_id integer NOT NULL REFERENCES proj,
  smpl_nbr varchar(16) NOT NULL UNIQUE,
  mtrx varchar(20),
  smpl_desc varchar(100),
  cllct_site varchar(60),
  cllct_by varchar(40),
  cllct_ts timestamp,
  rcvd_ts timestamp,
  rcvd_temp_c numeric(4,1),
  cntnr_typ varchar(20),
  prsrv varchar(20),
  vol_ml numeric(8,2),
  strg_loc varchar(12),
  cstdy_sl_nbr varchar(14),
  hzrd_clss varchar(8),
  dspsl_dt date
);
CREATE TABLE tst (
  tst_cd varchar(10) PRIMARY KEY,
  tst_nm varchar(60),
  mthd_ref varchar(24),
  anlyt varchar(40),
  cas_nbr varchar(12),
  uom varchar(10),
  det_lmt numeric(10,5),
  rpt_lmt numeric(10,5),
  tat_days smallint,
  lst_prc numeric(8,2),
  accrd_flg char(1)
);
CREATE TABLE instr (
  instr_id integer PRIMARY KEY,
  instr_nm varchar(40),
  mfr varchar(40),
  mdl varchar(30),
  srl_nbr varchar(24),
  lab_rm varchar(8),
  lst_cal_dt date,
  nxt_cal_dt date,
  qual_sts varchar(12)
);
CREATE TABLE anlys (
  anlys_id integer PRIMARY KEY,
  smpl_id integer NOT NULL REFERENCES smpl,
  tst_cd varchar(10) NOT NULL REFERENCES tst,
  instr_id integer REFERENCES instr,
  anlyst varchar(40),
  run_nbr varchar(14),
  btch_id varchar(14),
  strt_ts timestamp,
  cmpl_ts timestamp,
  dltn_fctr numeric(7,2),
  rslt_num numeric(12,5),
  rslt_txt varchar(30),
  rslt_uom varchar(10),
  qlfr varchar(4),
  uncrt_pct numeric(5,2),
  rvwd_by varchar(40),
  rvwd_ts timestamp,
  cmmts varchar(200)
);
CREATE TABLE rgnt (
  rgnt_id integer PRIMARY KEY,
  rgnt_nm varchar(60),
  ctlg_nbr varchar(16),
  lot_nbr varchar(16),
  splr varchar(60),
  prty_grd varchar(12),
  opnd_dt date,
  exp_dt date,
  qty_on_hnd numeric(9,2)
);
CREATE TABLE invc (
  invc_id integer PRIMARY KEY,
  proj_id integer NOT NULL REFERENCES proj,
  invc_nbr varchar(14) UNIQUE,
  invc_dt date,
  due_dt date,
  sub_ttl numeric(11,2),
  tx_amt numeric(10,2),
  ttl_amt numeric(11,2),
  crncy char(3),
  po_ref varchar(20),
  paid_flg char(1)
);
