import { readdirSync, readFileSync } from 'node:fs';
import { readDdl, writeDdl } from '@rowloom/sql';
import { expect, test } from 'vitest';
import { dialectOf } from './dialect-of.ts';

const { ledger } = dialectOf({ dialect: 'mysql' });

test.each(['postgresql', 'mysql', 'sqlite'] as const)(
  'whatever a created table of %s still lacks can be restored',
  async (dialect) => {
    const zoo = new URL(`../zoo/${dialect}/`, import.meta.url);
    const steps: string[] = [];
    for (const file of readdirSync(zoo)) {
      const read = await readDdl(readFileSync(new URL(file, zoo), 'utf8'), { dialect, name: 'zoo' });
      if ('document' in read) steps.push(...(await writeDdl(read.document, dialect)).steps);
    }
    expect(steps.length).toBeGreaterThan(20);
    const { isRestoring } = dialectOf({ dialect }).ledger;
    const refused: string[] = [];
    for (const step of steps) if (!(await isRestoring(step))) refused.push(step);
    expect(refused).toEqual([]);
  },
);

test.each([
  'CREATE UNIQUE INDEX `a;b` ON `people` (`x`, (lower(`y`)));',
  "ALTER TABLE `people` /*!80013 ADD UNIQUE INDEX `u` ((`a` * 2), (CASE WHEN `b` = 'it''s; \\'--' THEN 1 END)) */;",
  "ALTER TABLE `t` ADD INDEX (`a`) COMMENT '\\'; GRANT ALL ON *.* TO mallory; -- '",
  'ALTER TABLE children ADD CONSTRAINT child FOREIGN KEY (parent_id) REFERENCES parents (id)',
  'ALTER TABLE `s`.`t` ADD CONSTRAINT `a``b` FOREIGN KEY (`p`) REFERENCES `q` (`id`) ON DELETE CASCADE;',
  'CREATE DEFINER=`ada`@`%` TRIGGER `t` BEFORE INSERT ON `people` FOR EACH ROW SET NEW.`a` = 1',
])('%s restores something', async (statement) => {
  expect(await ledger.isRestoring(statement)).toBe(true);
});

test.each([
  "GRANT ALL ON *.* TO 'mallory'@'%'",
  "ALTER TABLE `t` ADD INDEX (`a`); GRANT ALL ON *.* TO 'mallory'@'%'",
  `ALTER TABLE \`t\` ADD INDEX (\`a\`) COMMENT "'" ; GRANT ALL ON *.* TO mallory; SELECT "'"`,
  'ALTER TABLE `t` /*!80013 ADD INDEX (`a`) */; GRANT ALL ON *.* TO mallory',
  'ALTER TABLE `t` ADD INDEX (`a`) /*!; GRANT ALL ON *.* TO mallory */',
  'ALTER TABLE `t` RENAME `mysql`.`t`',
  'DROP TABLE `people`',
])('%s does something else', async (statement) => {
  expect(await ledger.isRestoring(statement)).toBe(false);
});

test.each([
  "COMMIT; ATTACH DATABASE '/tmp/x' AS a; CREATE TABLE a.t (x)",
  "ATTACH DATABASE '/tmp/x' AS a",
  'PRAGMA writable_schema = on',
  'CREATE TABLE t AS SELECT 1',
  'CREATE VIRTUAL TABLE t USING fts5(a)',
])('%s restores nothing in an SQLite file', async (statement) => {
  expect(await dialectOf({ dialect: 'sqlite' }).ledger.isRestoring(statement)).toBe(false);
});
