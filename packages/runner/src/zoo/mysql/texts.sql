-- Patterns, lengths, JSON shapes, collations that fold, and character sets that hold little.
CREATE TABLE notes (
  id int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  main_tag varchar(40) NOT NULL CHECK (main_tag REGEXP '^[a-z]+(-[a-z]+)*$'),
  title varchar(120) NOT NULL UNIQUE CHECK (char_length(title) BETWEEN 2 AND 40),
  done decimal(5, 2) NOT NULL DEFAULT 0 CHECK (done >= 0 AND done <= 100),
  on_day tinyint CHECK (on_day IN (1, 2, 3, 4, 5)),
  phone varchar(20) CHECK (phone RLIKE '^([+][1-9][0-9]{6,14}|0[0-9]{5,9})$'),
  settings json NOT NULL,
  history longtext CHECK (json_valid(history)),
  code varchar(10) CHECK (code REGEXP '^(A|B|CC)[0-9]{3}$' OR code REGEXP '^X-[A-F0-9]{4}$'),
  lang char(2) NOT NULL CHECK (lang LIKE '__'),
  slug varchar(190) NOT NULL UNIQUE CHECK (slug = lower(slug) AND slug <> '' AND slug NOT LIKE '% %')
);
CREATE TABLE legacy (
  id int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  full_name varchar(60) CHARACTER SET latin1 NOT NULL,
  city varchar(40) CHARACTER SET latin1 COLLATE latin1_general_cs,
  country varchar(60) CHARACTER SET ascii,
  login varchar(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL UNIQUE,
  description text CHARACTER SET ascii NOT NULL,
  comment_text tinytext CHARACTER SET latin1,
  old_wide varchar(30) CHARACTER SET utf8mb3 NOT NULL,
  state enum('new', 'old') CHARACTER SET latin1 NOT NULL DEFAULT 'new'
) DEFAULT CHARACTER SET = latin1;
CREATE TABLE folded (
  email varchar(120) COLLATE utf8mb4_unicode_ci NOT NULL UNIQUE,
  exact varchar(40) COLLATE utf8mb4_bin NOT NULL UNIQUE,
  name varchar(60) COLLATE utf8mb4_general_ci NOT NULL,
  letter char(1) NOT NULL,
  UNIQUE KEY name_start (name(8), letter)
);
CREATE TABLE prefixes (
  id int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  body text NOT NULL,
  path varchar(500) NOT NULL,
  raw blob NOT NULL,
  UNIQUE KEY body_start (body(20)),
  UNIQUE KEY path_start (path(12)),
  UNIQUE KEY raw_start (raw(6))
);
