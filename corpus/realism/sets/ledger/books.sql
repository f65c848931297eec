-- A general ledger: accounts, periods, entries with lines, customers' invoices and what is paid on them.
CREATE TABLE company (
  company_id serial PRIMARY KEY,
  legal_name varchar(120) NOT NULL,
  country_code char(2) NOT NULL,
  base_currency char(3) NOT NULL,
  website varchar(200),
  accounting_email varchar(160),
  created_at timestamptz NOT NULL
);
CREATE TABLE fiscal_period (
  period_id serial PRIMARY KEY,
  company_id integer NOT NULL REFERENCES company,
  period_name varchar(20) NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  closed_at timestamptz,
  UNIQUE (company_id, starts_on)
);
CREATE TABLE account (
  account_id serial PRIMARY KEY,
  company_id integer NOT NULL REFERENCES company,
  parent_account_id integer REFERENCES account,
  account_no varchar(10) NOT NULL,
  account_name varchar(80) NOT NULL,
  opening_balance numeric(14,2) NOT NULL,
  total_debits numeric(14,2) NOT NULL,
  total_credits numeric(14,2) NOT NULL,
  closing_balance numeric(14,2) NOT NULL,
  UNIQUE (company_id, account_no)
);
CREATE TABLE journal_entry (
  entry_id serial PRIMARY KEY,
  company_id integer NOT NULL REFERENCES company,
  period_id integer NOT NULL REFERENCES fiscal_period,
  entry_no varchar(20) NOT NULL,
  drafted_at timestamptz NOT NULL,
  approved_at timestamptz,
  posted_at timestamptz,
  reversed_at timestamptz,
  line_count integer NOT NULL,
  total_debit numeric(14,2) NOT NULL,
  total_credit numeric(14,2) NOT NULL
);
CREATE TABLE journal_line (
  line_id serial PRIMARY KEY,
  entry_id integer NOT NULL REFERENCES journal_entry ON DELETE CASCADE,
  company_id integer NOT NULL REFERENCES company,
  account_id integer NOT NULL REFERENCES account,
  account_no varchar(10) NOT NULL,
  debit numeric(14,2) NOT NULL,
  credit numeric(14,2) NOT NULL
);
CREATE TABLE customer (
  customer_id serial PRIMARY KEY,
  company_id integer NOT NULL REFERENCES company,
  customer_name varchar(120) NOT NULL,
  billing_email varchar(160) NOT NULL,
  credit_limit numeric(12,2) NOT NULL,
  credit_used numeric(12,2) NOT NULL,
  credit_available numeric(12,2) NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE sales_invoice (
  invoice_id serial PRIMARY KEY,
  company_id integer NOT NULL REFERENCES company,
  customer_id integer NOT NULL REFERENCES customer,
  invoice_no varchar(20) NOT NULL UNIQUE,
  customer_name varchar(120) NOT NULL,
  issued_on date NOT NULL,
  due_on date NOT NULL,
  amount_excl_vat numeric(12,2) NOT NULL,
  vat_amount numeric(12,2) NOT NULL,
  amount_incl_vat numeric(12,2) NOT NULL,
  amount_paid numeric(12,2) NOT NULL,
  amount_open numeric(12,2) NOT NULL
);
CREATE TABLE sales_invoice_line (
  invoice_id integer NOT NULL REFERENCES sales_invoice ON DELETE CASCADE,
  line_no integer NOT NULL,
  qty numeric(10,2) NOT NULL,
  unit_price numeric(10,2) NOT NULL,
  line_amount numeric(12,2) NOT NULL,
  PRIMARY KEY (invoice_id, line_no)
);
CREATE TABLE payment (
  payment_id serial PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customer,
  invoice_id integer NOT NULL REFERENCES sales_invoice,
  amount numeric(12,2) NOT NULL,
  bank_fee numeric(12,2) NOT NULL,
  net_received numeric(12,2) NOT NULL,
  initiated_at timestamptz NOT NULL,
  settled_at timestamptz
);
CREATE TABLE cost_split (
  split_id serial PRIMARY KEY,
  line_id integer NOT NULL REFERENCES journal_line ON DELETE CASCADE,
  cost_center varchar(10) NOT NULL,
  share_pct numeric(5,2) NOT NULL
);
CREATE TABLE exchange_rate (
  rate_date date NOT NULL,
  currency_code char(3) NOT NULL,
  low_rate numeric(12,6) NOT NULL,
  avg_rate numeric(12,6) NOT NULL,
  high_rate numeric(12,6) NOT NULL,
  PRIMARY KEY (rate_date, currency_code)
);
