-- Names suggest an order of events; a CHECK may say another, and has the last word.
CREATE TABLE letters (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  delivered_at timestamptz NOT NULL,
  opened_at timestamptz,
  CONSTRAINT opened_after_delivery CHECK (opened_at >= delivered_at)
);

-- A count that is zero exactly where a moment is missing.
CREATE TABLE inquiries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  status text NOT NULL CHECK (status IN ('open', 'resolved', 'closed')),
  replies_count integer NOT NULL,
  created_at timestamptz NOT NULL,
  first_reply_at timestamptz,
  resolved_at timestamptz,
  CONSTRAINT reply_means_count CHECK ((first_reply_at IS NULL) = (replies_count = 0)),
  CONSTRAINT resolved_has_time CHECK ((status IN ('resolved', 'closed')) = (resolved_at IS NOT NULL)),
  CONSTRAINT in_order CHECK (first_reply_at >= created_at AND resolved_at >= created_at)
);

-- One payment for an order, one parcel for a payment, and ratings that name both the order's line and its parcel.
CREATE TABLE purchases (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  placed_at timestamptz NOT NULL
);

CREATE TABLE purchase_lines (
  purchase_id bigint NOT NULL REFERENCES purchases (id),
  line_no integer NOT NULL CHECK (line_no > 0),
  net numeric(10, 2) NOT NULL CHECK (net >= 0),
  tax numeric(10, 2) NOT NULL CHECK (tax >= 0),
  gross numeric(10, 2) NOT NULL,
  PRIMARY KEY (purchase_id, line_no),
  CONSTRAINT adds_up CHECK (round(gross, 4) = round(net + tax, 4))
);

CREATE TABLE settlements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  purchase_id bigint NOT NULL UNIQUE REFERENCES purchases (id),
  UNIQUE (purchase_id, id)
);

CREATE TABLE parcels (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  purchase_id bigint NOT NULL UNIQUE REFERENCES purchases (id),
  settlement_id bigint NOT NULL,
  UNIQUE (purchase_id, id),
  FOREIGN KEY (purchase_id, settlement_id) REFERENCES settlements (purchase_id, id)
);

CREATE TABLE ratings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  purchase_id bigint NOT NULL,
  line_no integer NOT NULL,
  parcel_id bigint NOT NULL,
  stars smallint NOT NULL CHECK (stars BETWEEN 1 AND 5),
  FOREIGN KEY (purchase_id, line_no) REFERENCES purchase_lines (purchase_id, line_no),
  FOREIGN KEY (purchase_id, parcel_id) REFERENCES parcels (purchase_id, id)
);
