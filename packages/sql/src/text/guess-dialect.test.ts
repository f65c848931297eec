import { expect, test } from 'vitest';
import { guessDialect } from './guess-dialect.ts';

test.each([
  ['CREATE TABLE `a` (id int)', 'mysql', true],
  ['create table a (id int auto_increment primary key) engine = InnoDB', 'mysql', true],
  ['/*!40101 SET NAMES utf8 */; CREATE TABLE a (id int)', 'mysql', true],
  ['-- MariaDB dump 10.19\nCREATE TABLE `a` (id int)', 'mariadb', true],
  ['/*M!999999\\- enable the sandbox mode */\nCREATE TABLE `a` (id int)', 'mariadb', true],
  ['CREATE TABLE a (id INTEGER PRIMARY KEY AUTOINCREMENT)', 'sqlite', true],
  ['CREATE TABLE a (id INTEGER PRIMARY KEY AUTOINCREMENT, d JSONB)', 'sqlite', true],
  ['CREATE TABLE `a` (`id` text PRIMARY KEY NOT NULL)', 'sqlite', true],
  ['CREATE TABLE `a` (`at` integer DEFAULT (unixepoch()) NOT NULL)', 'sqlite', true],
  ['CREATE TABLE [a] ([id] INT)', 'sqlite', true],
  ['CREATE TABLE a (id integer[], b text[][3])', 'postgresql', false],
  ['CREATE TABLE a (id bigserial PRIMARY KEY, at timestamptz)', 'postgresql', true],
  ['CREATE TABLE a (id int)', 'postgresql', false],
  ["-- the `id` is made by auto_increment\nCREATE TABLE a (id text DEFAULT '`')", 'postgresql', false],
  ['CREATE TABLE `a` (id serial, d jsonb)', 'postgresql', true],
  ['CREATE TABLE `a` (id serial)', 'postgresql', false],
  ['DELIMITER $$\nCREATE TABLE a (id serial)$$', 'mysql', true],
])('%s looks like %s', (text, dialect, isSure) => {
  expect(guessDialect(text)).toEqual({ dialect, isSure });
});
