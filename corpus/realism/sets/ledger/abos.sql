-- Subscription billing with short names.
CREATE TABLE org (
  org_id bigint PRIMARY KEY,
  org_nm varchar(100) NOT NULL,
  dmn varchar(100),
  bill_email varchar(160) NOT NULL,
  ctry_cd char(2) NOT NULL,
  ccy char(3) NOT NULL,
  crt_ts timestamptz NOT NULL,
  upd_ts timestamptz NOT NULL,
  seat_cnt int NOT NULL,
  seat_used int NOT NULL
);
CREATE TABLE plan (
  plan_id bigint PRIMARY KEY,
  plan_cd varchar(20) NOT NULL UNIQUE,
  price_mth numeric(10,2) NOT NULL,
  price_yr numeric(10,2) NOT NULL,
  min_seats int NOT NULL,
  max_seats int NOT NULL,
  launched_on date NOT NULL,
  retired_on date
);
CREATE TABLE sub (
  sub_id bigint PRIMARY KEY,
  org_id bigint NOT NULL REFERENCES org,
  plan_id bigint NOT NULL REFERENCES plan,
  trial_start timestamptz,
  trial_end timestamptz,
  start_ts timestamptz NOT NULL,
  cancel_req_ts timestamptz,
  end_ts timestamptz,
  cur_period_start timestamptz NOT NULL,
  cur_period_end timestamptz NOT NULL,
  qty int NOT NULL,
  unit_amt numeric(10,2) NOT NULL,
  mrr_amt numeric(10,2) NOT NULL
);
CREATE TABLE invoice (
  inv_id bigint PRIMARY KEY,
  org_id bigint NOT NULL REFERENCES org,
  sub_id bigint REFERENCES sub,
  inv_no varchar(24) NOT NULL UNIQUE,
  period_start date NOT NULL,
  period_end date NOT NULL,
  finalized_ts timestamptz,
  due_dt date NOT NULL,
  paid_ts timestamptz,
  voided_ts timestamptz,
  sub_tot numeric(12,2) NOT NULL,
  disc_amt numeric(12,2) NOT NULL,
  tax_amt numeric(12,2) NOT NULL,
  tot_amt numeric(12,2) NOT NULL,
  amt_pd numeric(12,2) NOT NULL,
  amt_due numeric(12,2) NOT NULL,
  item_cnt int NOT NULL
);
CREATE TABLE invoice_item (
  item_id bigint PRIMARY KEY,
  inv_id bigint NOT NULL REFERENCES invoice ON DELETE CASCADE,
  org_id bigint NOT NULL REFERENCES org,
  plan_id bigint REFERENCES plan,
  qty int NOT NULL,
  unit_amt numeric(10,2) NOT NULL,
  line_amt numeric(12,2) NOT NULL
);
CREATE TABLE pmt (
  pmt_id bigint PRIMARY KEY,
  inv_id bigint NOT NULL REFERENCES invoice,
  org_id bigint NOT NULL REFERENCES org,
  amt numeric(12,2) NOT NULL,
  fee_amt numeric(12,2) NOT NULL,
  net_amt numeric(12,2) NOT NULL,
  attempted_ts timestamptz NOT NULL,
  captured_ts timestamptz,
  refunded_ts timestamptz,
  refunded_amt numeric(12,2)
);
CREATE TABLE usage_rec (
  rec_id bigint PRIMARY KEY,
  sub_id bigint NOT NULL,
  org_id bigint NOT NULL,
  win_start timestamptz NOT NULL,
  win_end timestamptz NOT NULL,
  cnt_start bigint NOT NULL,
  cnt_end bigint NOT NULL,
  units_used bigint NOT NULL,
  units_incl bigint NOT NULL,
  units_over bigint NOT NULL
);
CREATE TABLE credit_note (
  cn_id bigint PRIMARY KEY,
  inv_id bigint NOT NULL REFERENCES invoice,
  org_id bigint NOT NULL REFERENCES org,
  net_amt numeric(12,2) NOT NULL,
  tax_amt numeric(12,2) NOT NULL,
  gross_amt numeric(12,2) NOT NULL,
  issued_ts timestamptz NOT NULL
);
