-- A blood bank in legacy abbreviations

CREATE TABLE dnr_mstr (
  dnr_id integer PRIMARY KEY,
  dnr_lst_nm varchar(40) NOT NULL,
  dnr_frst_nm varchar(30) NOT NULL,
  dnr_mid_init char(1),
  brth_dt date NOT NULL,
  sex_cd char(1) NOT NULL,
  abo_grp varchar(3) NOT NULL,
  str_addr varchar(60) NOT NULL,
  apt_no varchar(10),
  cty_nm varchar(40) NOT NULL,
  st_prov char(2) NOT NULL,
  pstl_cd varchar(10) NOT NULL,
  cntry_cd char(2) NOT NULL,
  hm_tel varchar(20) NOT NULL,
  wrk_tel varchar(20),
  email_adr varchar(80) NOT NULL,
  empl_nm varchar(60),
  occup varchar(40) NOT NULL,
  prf_lang varchar(20) NOT NULL,
  tot_dntns smallint NOT NULL,
  lst_dntn_dt date,
  dfrl_flg char(1) NOT NULL,
  dfrl_rsn varchar(80),
  crt_ts timestamp NOT NULL,
  upd_ts timestamp
);

CREATE TABLE coll_site (
  site_cd varchar(6) PRIMARY KEY,
  site_nm varchar(50) NOT NULL,
  site_typ varchar(16) NOT NULL,
  addr_line_1 varchar(60) NOT NULL,
  city varchar(40) NOT NULL,
  zip varchar(10) NOT NULL,
  ctc_prsn varchar(50) NOT NULL,
  ctc_phn varchar(20) NOT NULL,
  oprtg_hrs varchar(40) NOT NULL,
  bed_cnt smallint NOT NULL,
  actv_ind char(1) NOT NULL
);

CREATE TABLE drive (
  drv_id integer PRIMARY KEY,
  site_cd varchar(6) NOT NULL REFERENCES coll_site (site_cd),
  drv_dt date NOT NULL,
  sched_strt_tm time NOT NULL,
  sched_end_tm time NOT NULL,
  spnsr_nm varchar(60) NOT NULL,
  goal_qty smallint NOT NULL,
  rgstrd_qty smallint NOT NULL,
  drv_stat varchar(12) NOT NULL,
  cmnts varchar(200)
);

CREATE TABLE staff (
  emp_nbr varchar(8) PRIMARY KEY,
  emp_nm varchar(60) NOT NULL,
  job_ttl varchar(40) NOT NULL,
  dept_nm varchar(30) NOT NULL,
  hr_dt date NOT NULL,
  trm_dt date,
  lic_nbr varchar(16) NOT NULL,
  lic_exp_dt date NOT NULL,
  pgr_no varchar(16),
  sprvsr_nm varchar(60) NOT NULL,
  hrly_rt numeric(6, 2) NOT NULL
);

CREATE TABLE unit_inv (
  unit_nbr varchar(14) PRIMARY KEY,
  dnr_id integer NOT NULL REFERENCES dnr_mstr (dnr_id),
  drv_id integer NOT NULL REFERENCES drive (drv_id),
  coll_dt timestamp NOT NULL,
  exp_dt date NOT NULL,
  prod_cd varchar(8) NOT NULL,
  prod_desc varchar(60) NOT NULL,
  vol_ml smallint NOT NULL,
  wt_gm smallint NOT NULL,
  unit_sts varchar(12) NOT NULL,
  stor_loc varchar(12) NOT NULL,
  bag_lot_no varchar(16) NOT NULL,
  phleb_nm varchar(60) NOT NULL
);

CREATE TABLE tst_rslt (
  tst_id integer PRIMARY KEY,
  unit_nbr varchar(14) NOT NULL REFERENCES unit_inv (unit_nbr),
  tst_cd varchar(10) NOT NULL,
  tst_nm varchar(60) NOT NULL,
  rslt_val varchar(20) NOT NULL,
  rslt_unt varchar(12) NOT NULL,
  abnrml_flg char(1) NOT NULL,
  tst_dttm timestamp NOT NULL,
  tchn_nm varchar(60) NOT NULL,
  rvwd_by varchar(40)
);

CREATE TABLE hosp (
  hosp_cd varchar(8) PRIMARY KEY,
  hosp_nm varchar(60) NOT NULL,
  addr_ln1 varchar(60) NOT NULL,
  addr_ln2 varchar(60),
  cty varchar(40) NOT NULL,
  fax_nbr varchar(20) NOT NULL,
  cntct_nm varchar(60) NOT NULL,
  cntct_ttl varchar(40) NOT NULL,
  tax_id_nbr varchar(12) NOT NULL,
  pymt_trms varchar(20) NOT NULL,
  cr_lmt numeric(10, 2) NOT NULL
);

CREATE TABLE issue (
  iss_nbr varchar(12) PRIMARY KEY,
  hosp_cd varchar(8) NOT NULL REFERENCES hosp (hosp_cd),
  ord_dttm timestamp NOT NULL,
  ship_dttm timestamp,
  rcvd_dttm timestamp,
  iss_prty varchar(10) NOT NULL,
  ship_mthd varchar(20) NOT NULL,
  trkng_no varchar(20),
  tot_chg numeric(10, 2) NOT NULL,
  ptnt_mrn varchar(12)
);

CREATE TABLE iss_item (
  iss_nbr varchar(12) NOT NULL REFERENCES issue (iss_nbr),
  line_seq smallint NOT NULL,
  unit_nbr varchar(14) NOT NULL REFERENCES unit_inv (unit_nbr),
  unt_prc numeric(8, 2) NOT NULL,
  dscnt_amt numeric(8, 2) NOT NULL,
  ext_amt numeric(10, 2) NOT NULL,
  rtn_flg char(1) NOT NULL,
  rtn_rsn_desc varchar(80)
);
