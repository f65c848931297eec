import type { DialectFacts } from './dialect-facts.ts';

export const mysql: DialectFacts = {
  label: 'MySQL',
  quoteName: (name) => `\`${name.replaceAll('`', '``')}\``,
  quoteText: (text) => `'${text.replaceAll("'", "''").replaceAll('\\', '\\\\').replaceAll('\0', '\\0')}'`,
  // The client reads quotes by a character set of its own, which only its own command changes; servers see a comment.
  scriptHead: [
    '/*!999999\\C utf8mb4 */',
    'SET NAMES utf8mb4;',
    "SET sql_mode = 'STRICT_ALL_TABLES,NO_AUTO_VALUE_ON_ZERO';",
  ],
  // The ledger is created in the database; TRUNCATE TABLE is a DROP to the server; an undo stages keys in a temporary table.
  grants: ({ database, user }) => [
    `GRANT SELECT, INSERT, UPDATE, DELETE, CREATE, CREATE TEMPORARY TABLES, DROP, ALTER, INDEX, REFERENCES, TRIGGER ON ${mysql.quoteName(database)}.* TO ${mysql.quoteText(user)}@'%';`,
  ],
  server: { drop: (name) => `drop database if exists ${mysql.quoteName(name)}` },
  exampleUrl: 'mysql://user:password@host:3306/database',
  usualSchema: 'app',
  hasSchemas: false,
  hasPartitionTables: false,
  isLooselyTyped: false,
  hasNullableKeys: false,
  hasEnumTypes: false,
  ordersEnums: false,
  foldsNames: false,
  hasTruth: false,
  hasArrays: false,
  hasSequences: false,
  readsIsoMoments: false,
  ignoresCase: true,
  hasInfinity: false,
  keepsNul: true,
  secondDigits: 0,
  roundsFloats: true,
  failingCasts: 'to numbers',
};
