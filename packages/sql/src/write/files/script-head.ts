import type { SqlDialect } from '@rowloom/engine';

/**
 * What a script says first: it is written in UTF-8, and its texts are read in one way only, whatever the session's and the
 * client's own settings are. Under another character set a letter's last byte could hide a quote's end.
 */
export const SCRIPT_HEAD: Readonly<Record<SqlDialect, readonly string[]>> = {
  postgresql: ["SET client_encoding = 'UTF8';", 'SET standard_conforming_strings = on;'],
  mysql: ['SET NAMES utf8mb4;', "SET sql_mode = 'STRICT_ALL_TABLES,NO_AUTO_VALUE_ON_ZERO';"],
  sqlite: [],
};
