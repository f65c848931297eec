-- Checksums.
CREATE TABLE parcels (
  id integer PRIMARY KEY,
  code varchar(20) NOT NULL,
  checksum integer unsigned NOT NULL,
  CHECK (checksum = crc32(code)),
  shelf varchar(20) NOT NULL CHECK (crc32(shelf) % 4 = 1)
);
CREATE TABLE labels (
  id integer PRIMARY KEY,
  name varchar(8) NOT NULL,
  digits varchar(16) NOT NULL,
  CHECK (digits = hex(name)),
  CHECK (char_length(name) BETWEEN 2 AND 8)
);
