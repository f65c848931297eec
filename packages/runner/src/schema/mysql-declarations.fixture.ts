/** Columns, keys and changes in every form that MariaDB accepts. */
export const DECLARATIONS = `
CREATE TABLE p (id int PRIMARY KEY, k varchar(10) UNIQUE, b bit(4) default 5, f float(10) default '1.50', r real, d dec, e numeric(5), y year default '2020',
  g text(100), h text(20000), i blob(300), j long varchar, n nvarchar(10), c national character varying(5), q char byte, z timestamp default 0, bo bool default true, s1 varchar(5) default 0,
  t tinyint unsigned default '3', dt date default '2020-01-02', tt text character set latin1, vb varchar(10) character set binary, bb varchar(10) binary);
CREATE TABLE c (
  id serial, p_id int REFERENCES p(id) ON DELETE CASCADE, q_id int, r_id int,
  \`key\` int, x int COMMENT 'hey' CHECK (x > 0), neg int default -5, em enum('a','b ','c''d') default 'a', st set('q','r') default 'q,r',
  FOREIGN KEY named_idx (q_id) REFERENCES p (id), CONSTRAINT nn FOREIGN KEY (r_id) REFERENCES p (id) ON UPDATE SET NULL,
  UNIQUE (x), UNIQUE (x, neg), UNIQUE KEY (x, em), CONSTRAINT uq UNIQUE (neg), CONSTRAINT uq2 UNIQUE KEY uq3 (st),
  INDEX (p_id) USING BTREE COMMENT 'c', KEY ft (em)
);
ALTER TABLE c DROP INDEX ft, ADD COLUMN added decimal(8,2) NOT NULL DEFAULT 1.5 AFTER id, ADD (m1 int, m2 varchar(20)), MODIFY neg bigint NOT NULL, CHANGE x xx int UNSIGNED CHECK (xx > 1), RENAME COLUMN st TO sets, ADD CONSTRAINT ck CHECK (neg < 10), ADD UNIQUE INDEX uu (m2(5)), COMMENT = 'tbl', ENGINE=InnoDB;
ALTER TABLE c DROP COLUMN m1, ALTER COLUMN m2 SET DEFAULT 'abc';
CREATE UNIQUE INDEX idx2 ON c (q_id, r_id DESC);
CREATE TABLE likes LIKE c;
RENAME TABLE likes TO liked;
CREATE TEMPORARY TABLE tmp (a int);
DROP TABLE IF EXISTS nothing;
ALTER TABLE p CONVERT TO CHARACTER SET latin1;
CREATE TABLE conv (a varchar(10), b varchar(10) COLLATE utf8mb4_bin, c enum('x'), j json, l longtext check (json_valid(l))) DEFAULT CHARSET=latin1 COLLATE=latin1_general_cs COMMENT='it''s' AUTO_INCREMENT=5 ROW_FORMAT=DYNAMIC;
`;
