create table ccy (ccy_cd char(3) primary key, ccy_nm varchar(40) not null);
create table fnd (
  fnd_id int primary key,
  fnd_nm varchar(80) not null,
  isin char(12) not null unique,
  base_ccy_cd char(3) not null references ccy(ccy_cd),
  incptn_dt date not null,
  mgmt_fee_pct numeric(5,3) not null,
  perf_fee_pct numeric(5,3) not null
);
create table shr_cls (
  shr_cls_id int primary key,
  fnd_id int not null references fnd(fnd_id),
  cls_cd varchar(4) not null,
  ccy_cd char(3) not null references ccy(ccy_cd),
  min_sbscrptn_amt numeric(14,2) not null,
  lnch_dt date not null,
  clsd_dt date
);
create table invstr (
  invstr_id int primary key,
  lgl_nm varchar(100) not null,
  eml varchar(120) not null unique,
  cntry_cd char(2) not null,
  kyc_sts varchar(12) not null check (kyc_sts in ('pending','approved','rejected')),
  kyc_apprvd_dt date,
  crtd_ts timestamp not null,
  updtd_ts timestamp
);
create table acct (
  acct_id int primary key,
  invstr_id int not null references invstr(invstr_id),
  shr_cls_id int not null references shr_cls(shr_cls_id),
  acct_no varchar(20) not null unique,
  opnd_dt date not null,
  clsd_dt date,
  opng_unts numeric(16,4) not null,
  unts_in numeric(16,4) not null,
  unts_out numeric(16,4) not null,
  clsng_unts numeric(16,4) not null
);
create table nav (
  shr_cls_id int not null references shr_cls(shr_cls_id),
  nav_dt date not null,
  ttl_assts numeric(18,2) not null,
  ttl_lblts numeric(18,2) not null,
  net_assts numeric(18,2) not null,
  unts_outst numeric(18,4) not null,
  nav_per_unt numeric(14,6) not null,
  hi_prc numeric(14,6) not null,
  lo_prc numeric(14,6) not null,
  primary key (shr_cls_id, nav_dt)
);
create table trd (
  trd_id int primary key,
  acct_id int not null references acct(acct_id),
  shr_cls_id int not null references shr_cls(shr_cls_id),
  invstr_id int not null references invstr(invstr_id),
  trd_typ char(1) not null check (trd_typ in ('S','R')),
  ordr_ts timestamp not null,
  trd_dt date not null,
  sttlmnt_dt date not null,
  unts numeric(14,4) not null,
  prc numeric(12,4) not null,
  grss_amt numeric(16,2) not null,
  fee_pct numeric(5,3) not null,
  fee_amt numeric(14,2) not null,
  net_amt numeric(16,2) not null,
  sts varchar(12) not null check (sts in ('new','priced','settled','cancelled')),
  sttld_ts timestamp,
  cncld_ts timestamp
);
create table fee_accrl (
  accrl_id int primary key,
  fnd_id int not null references fnd(fnd_id),
  shr_cls_id int not null references shr_cls(shr_cls_id),
  prd_strt date not null,
  prd_end date not null,
  base_amt numeric(16,2) not null,
  fee_pct numeric(5,3) not null,
  accrd_amt numeric(16,2) not null,
  pd_amt numeric(16,2) not null,
  outst_amt numeric(16,2) not null
);
create table hldng (
  hldng_id int primary key,
  fnd_id int not null references fnd(fnd_id),
  as_of_dt date not null,
  scrty_nm varchar(80) not null,
  qty numeric(14,2) not null,
  cst_prc numeric(12,4) not null,
  mkt_prc numeric(12,4) not null,
  cst_val numeric(18,2) not null,
  mkt_val numeric(18,2) not null,
  unrlsd_gl numeric(18,2) not null
);
create table dstrbtn (
  dstrbtn_id int primary key,
  shr_cls_id int not null references shr_cls(shr_cls_id),
  rcrd_dt date not null,
  ex_dt date not null,
  pmt_dt date not null,
  unts numeric(16,2) not null,
  rt_per_unt numeric(10,4) not null,
  grss_amt numeric(16,2) not null,
  wthldng_tax numeric(16,2) not null,
  net_amt numeric(16,2) not null
);
