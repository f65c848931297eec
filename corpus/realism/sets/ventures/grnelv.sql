create table prdcr (
  prdcr_id int primary key,
  prdcr_nbr varchar(10) not null,
  frst_nm varchar(30),
  lst_nm varchar(30),
  frm_nm varchar(60),
  addr_ln1 varchar(60),
  cty_nm varchar(40),
  st_cd char(2),
  zip_cd varchar(10),
  cell_ph varchar(20),
  eml_addr varchar(80),
  tax_id varchar(12),
  acrs_frmd numeric(9,2),
  mbr_sinc_dt date,
  patrnge_pct numeric(5,2),
  actv_ind char(1) not null
);
create table cmdty (
  cmdty_cd varchar(6) primary key,
  cmdty_nm varchar(30) not null,
  cmdty_cls varchar(20),
  tst_wt_std numeric(5,2),
  mstr_std_pct numeric(4,2),
  uom_cd varchar(6) not null,
  cash_prc numeric(8,4) not null
);
create table elv_site (
  site_id int primary key,
  site_nm varchar(50) not null,
  site_cty varchar(40),
  strg_cap_bu int not null,
  rail_accs_flg char(1) not null,
  lat_deg numeric(9,6),
  lon_deg numeric(9,6),
  mgr_nm varchar(50)
);
create table bin (
  bin_id int primary key,
  site_id int not null references elv_site(site_id),
  bin_nbr varchar(8) not null,
  cmdty_cd varchar(6) references cmdty(cmdty_cd),
  cap_bu int not null,
  on_hnd_bu int not null,
  avl_bu int not null,
  bin_typ varchar(16),
  grn_tmp_f numeric(5,1),
  lst_insp_dt date
);
create table cntrct (
  cntrct_id int primary key,
  cntrct_no varchar(14) not null,
  prdcr_id int not null references prdcr(prdcr_id),
  cmdty_cd varchar(6) not null references cmdty(cmdty_cd),
  cntrct_typ varchar(20) not null,
  cntrct_dt date not null,
  dlvry_beg_dt date not null,
  dlvry_end_dt date not null,
  qty_bu numeric(12,2) not null,
  dlvrd_bu numeric(12,2) not null,
  opn_bu numeric(12,2) not null,
  fut_prc numeric(8,4),
  bss_amt numeric(7,4),
  cash_prc numeric(8,4) not null,
  cntrct_val numeric(14,2) not null,
  stat_cd char(1) not null
);
create table scl_tkt (
  tkt_id bigint primary key,
  tkt_nbr varchar(12) not null,
  prdcr_id int not null references prdcr(prdcr_id),
  cntrct_id int references cntrct(cntrct_id),
  cmdty_cd varchar(6) not null references cmdty(cmdty_cd),
  bin_id int references bin(bin_id),
  wgh_in_ts timestamp not null,
  wgh_out_ts timestamp,
  trk_plt varchar(12),
  drvr_nm varchar(50),
  grs_wt_lb int not null,
  tare_wt_lb int not null,
  net_wt_lb int not null,
  grs_bu numeric(10,2) not null,
  shrnk_bu numeric(10,2) not null,
  net_bu numeric(10,2) not null,
  mstr_pct numeric(4,2) not null,
  tst_wt numeric(4,1),
  frgn_mtl_pct numeric(4,2),
  grd_cd varchar(8),
  dscnt_rsn varchar(30),
  wghmstr varchar(50),
  tkt_rmk varchar(120)
);
create table stlmnt (
  stlmnt_id int primary key,
  prdcr_id int not null references prdcr(prdcr_id),
  tkt_id bigint not null references scl_tkt(tkt_id),
  stlmnt_dt date not null,
  net_bu numeric(10,2) not null,
  unt_prc numeric(8,4) not null,
  grs_amt numeric(12,2) not null,
  dscnt_amt numeric(10,2) not null,
  strg_chg numeric(9,2) not null,
  net_amt numeric(12,2) not null,
  pmt_mthd varchar(10) not null,
  chk_nbr varchar(10),
  void_flg char(1) not null
);
