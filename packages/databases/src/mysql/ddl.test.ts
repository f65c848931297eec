import type { SchemaDocument, Table } from '@rowloom/engine';
import { expect, test } from 'vitest';
import { zoo } from '../ddl/zoo.fixture.ts';
import { writeMysqlDdl } from '@rowloom/sql';

const { tables, constraints } = writeMysqlDdl(zoo);

test.each([
  '`id` bigint NOT NULL AUTO_INCREMENT',
  '`email` varchar(255) NOT NULL COMMENT',
  '`salary` decimal(12,2) DEFAULT -1.50',
  '`pay` decimal(12,2) GENERATED ALWAYS AS (`salary` + `bonus`) STORED',
  "`mood` enum('it''s', 'süß', 'a \"b\"', 'back\\\\slash') NOT NULL DEFAULT 'it''s'",
  "`tags` json NOT NULL DEFAULT ('[]')",
  '`is_active` tinyint(1) NOT NULL DEFAULT 1',
  '`hired_on` date NOT NULL DEFAULT (CURRENT_DATE)',
  '`seen_at` datetime(6) DEFAULT CURRENT_TIMESTAMP(6)',
  'CONSTRAINT `rank_in_range` CHECK ((`rank` >= 1) AND (`rank` <= 9))',
  "CONSTRAINT `email_form` CHECK (`email` REGEXP '^[^@]+@[^@]+$')",
  "(`code` LIKE 'K\\\\_%') AND (CHAR_LENGTH(`code`) > 2)",
  '(((`seen_at`) IS NOT NULL) + ((`left_at`) IS NOT NULL)) >= 1',
  '-- Left out, because MySQL cannot check it: cardinality(tags) < 10',
  'CREATE TABLE `Cages; "DROP"` (',
  '`größe "m²"` decimal(12,2) NOT NULL DEFAULT 1.5',
  'CHECK (`größe "m²"` > 0)',
  "COMMENT='The zoo''s people; it''s -- all of them.'",
  'COLLATE=utf8mb4_bin',
])('the tables hold %s', (text) => {
  expect(tables).toContain(text);
});

test('a key has the type of the column that it refers to', () => {
  expect(tables).toContain('`boss_id` bigint');
});

test('a CHECK over a column that a foreign key may change is left out', () => {
  expect(tables).toContain('CHECK (NOT (`boss_id` <=> 0))');
});

test.each([
  'CREATE UNIQUE INDEX `keepers_code_key` ON `keepers` (`code`);',
  'ALTER TABLE `keepers` /*!80013 ADD UNIQUE INDEX `keepers_email_idx` ((LOWER(`email`))) */;',
  '-- Left out, because MySQL has no partial indexes: the unique index keepers_active_idx of keepers WHERE left_at IS NULL',
  '-- Left out, because MySQL has no exclusion constraints: no_overlap',
  'ALTER TABLE `keepers` ADD CONSTRAINT `keepers_boss_id_fkey` FOREIGN KEY (`boss_id`) REFERENCES `keepers` (`id`);',
  'ALTER TABLE `visits` ADD CONSTRAINT `visits_cage_fkey` FOREIGN KEY (`cage_key`, `cage`) REFERENCES `Cages; "DROP"` (`key`, `select`);',
])('the constraints hold %s', (text) => {
  expect(constraints).toContain(text);
});

test('partitions are not tables of their own', () => {
  expect(tables).not.toContain('visits_2026');
});

test('every kind of type is covered', () => {
  const kinds = tables.slice(tables.indexOf('CREATE TABLE `kinds`'), tables.indexOf('ENGINE'));
  const declared = [...kinds.matchAll(/^ {2}`c\d+` (.+?),?$/gm)].map((match) => match[1]);
  expect(declared.join('; ')).toBe(
    [
      'smallint; int; bigint; decimal(38,10); decimal(12,2); float; double; decimal(19,2); tinyint(1)',
      'longtext; varchar(20); char(3); varchar(1); varchar(63); longtext COLLATE utf8mb4_general_ci',
      'longblob; bit(4); varchar(8); date; time(3); time(6); datetime(6); datetime(0); varchar(64); char(36); json; json',
      'longtext; varchar(43); varchar(43); char(17); char(23)',
      "enum('it''s', 'süß', 'a \"b\"', 'back\\\\slash'); decimal(12,2) DEFAULT 1.5; json; json",
      'longtext; '.repeat(12).slice(0, -2),
    ].join('; '),
  );
});

test('names are distinct in the whole database, across schemas', () => {
  const table = (schema: string): Table => ({
    name: 'items',
    schema,
    columns: [{ name: 'id', type: { native: 'integer', kind: 'integer', bits: 32 }, nullable: false }],
    uniques: [],
    foreign_keys: [],
    checks: [
      {
        name: 'positive',
        expression: 'id > 0',
        predicate: {
          op: 'compare',
          operator: '>',
          left: { op: 'column', name: 'id' },
          right: { op: 'literal', type: 'number', value: '0' },
        },
      },
    ],
  });
  const document: SchemaDocument = { ...zoo, enums: [], domains: [], tables: [table('a'), table('b')] };
  const written = writeMysqlDdl(document).tables;
  expect(
    [...written.matchAll(/CREATE TABLE `(\w+)`|CONSTRAINT `(\w+)`/g)].map((match) => match[1] ?? match[2]),
  ).toEqual(['a_items', 'positive', 'b_items', 'items_positive']);
});

test('a schema of MariaDB is written unchanged', () => {
  const document: SchemaDocument = {
    version: 1,
    dialect: 'mariadb',
    name: 'shop',
    enums: [],
    domains: [],
    tables: [
      {
        name: 'items',
        columns: [
          {
            name: 'id',
            type: { native: 'int(10) unsigned', kind: 'integer', bits: 32, unsigned: true },
            nullable: false,
            identity: 'by_default',
          },
          {
            name: 'odd',
            type: { native: 'int(11)', kind: 'integer', bits: 32 },
            nullable: true,
            default: 'rand() * 3',
          },
          {
            name: 'bad',
            type: { native: 'int); DROP TABLE users', kind: 'integer', bits: 32 },
            nullable: true,
            default: '1 # rest',
          },
        ],
        primary_key: { columns: ['odd', 'id'] },
        uniques: [{ name: 'u', columns: ['odd'], prefix_lengths: { odd: 3 } }],
        foreign_keys: [],
        checks: [{ name: 'c', expression: 'json_valid(`odd`)' }],
      },
    ],
  };
  const written = writeMysqlDdl(document);
  expect(written.tables).toContain('`id` int(10) unsigned NOT NULL AUTO_INCREMENT');
  expect(written.tables).toContain('KEY (`id`)');
  expect(written.tables).toContain('`odd` int(11) DEFAULT (rand() * 3)');
  expect(written.tables).toContain('CHECK (json_valid(`odd`))');
  expect(written.tables).toContain('`bad` int,');
  expect(written.constraints).toContain('CREATE UNIQUE INDEX `u` ON `items` (`odd`(3));');
});
