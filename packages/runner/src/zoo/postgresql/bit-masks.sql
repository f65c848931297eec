-- Masks of numbers and of bit strings.
CREATE TABLE devices (
  id bigint PRIMARY KEY,
  address bigint NOT NULL UNIQUE CHECK ((address & 4095) = 0),
  rights integer NOT NULL CHECK ((rights & ~31) = 0 AND (rights & 5) <> 0),
  high bigint NOT NULL CHECK ((high & 281474976710656) <> 0),
  ports bit(8) NOT NULL CHECK (ports & B'00001111' = B'00000011'),
  wide bit(32) NOT NULL CHECK (wide & B'00000000000000001111111111111111' = B'00000000000000000000000000000011'),
  first bit(3) NOT NULL CHECK (first <> B'000' AND get_bit(first, 0) = 1)
);
-- Masks within masks.
CREATE TABLE grants (
  id integer PRIMARY KEY,
  allowed bigint NOT NULL CHECK (allowed > 0),
  granted bigint NOT NULL CHECK (granted | allowed = allowed),
  open integer NOT NULL CHECK (open BETWEEN 1 AND 1023),
  denied integer NOT NULL CHECK ((denied & ~open) = 0 AND denied >= 0),
  seen integer NOT NULL CHECK (seen & open = seen),
  level integer NOT NULL CHECK (level BETWEEN 0 AND 9 AND (1 << level) & open <> 0)
);
