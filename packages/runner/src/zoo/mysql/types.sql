-- Types that need care: unsigned, bits, years, sets, geometry, network, moments with narrow bounds.
CREATE TABLE things (
  id bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
  tiny tinyint NOT NULL, tiny_up tinyint unsigned NOT NULL, is_on tinyint(1) NOT NULL,
  small smallint NOT NULL, small_up smallint unsigned,
  middle mediumint NOT NULL, middle_up mediumint unsigned,
  whole int NOT NULL, whole_up int unsigned, padded int(8) unsigned zerofill NOT NULL,
  big bigint NOT NULL, big_up bigint unsigned,
  exact decimal(30, 10) NOT NULL, exact_up decimal(5, 2) unsigned, rough float NOT NULL, fine double, cut float(7, 3), up double unsigned,
  bit_one bit(1) NOT NULL, bit_many bit(12) NOT NULL, bit_most bit(64),
  on_day date NOT NULL, at_time time NOT NULL, at_time_fine time(6), in_year year NOT NULL,
  moment datetime NOT NULL, moment_fine datetime(6) NOT NULL, stamp timestamp NOT NULL DEFAULT current_timestamp(),
  stamp_fine timestamp(6) NULL, born_at timestamp NOT NULL DEFAULT current_timestamp(), expires_at timestamp NULL,
  letters char(5) NOT NULL, some varchar(200), tiny_text tinytext, texts text NOT NULL, long_text longtext,
  raw_fixed binary(16) NOT NULL, raw varbinary(30), tiny_blob tinyblob, blobs blob NOT NULL, long_blob longblob,
  mood enum('calm', 'busy', 'on fire', 'it''s over', 'a,b') NOT NULL DEFAULT 'calm', traits set('x', 'y', 'z w') NOT NULL,
  doc json NOT NULL, token uuid NOT NULL, camera inet4 NOT NULL, feeder inet6, last_ip inet4,
  spot point NOT NULL, trail linestring, area polygon NOT NULL, anything geometry, spots multipoint, group_of geometrycollection
);
CREATE TABLE keyed_types (
  token uuid NOT NULL PRIMARY KEY,
  address inet6 NOT NULL UNIQUE,
  host inet4 NOT NULL UNIQUE,
  digest binary(20) NOT NULL UNIQUE,
  mask bit(16) NOT NULL UNIQUE,
  moment timestamp(3) NOT NULL UNIQUE,
  traits set('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j') NOT NULL,
  day date NOT NULL UNIQUE
);
CREATE TABLE small_keys (id tinyint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY, word char(4) NOT NULL UNIQUE);
CREATE TABLE bounded (
  at timestamp NOT NULL CHECK (at >= '2020-01-01 00:00:00'),
  until timestamp NOT NULL,
  born year NOT NULL CHECK (born <= 2020),
  flags bit(4) NOT NULL,
  CHECK (until > at)
);
